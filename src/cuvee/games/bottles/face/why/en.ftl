### Why something cannot be chosen now, in one sentence. {coins} {price} {sum} {most} {left} {card}
### {cell} {country} {other} {face} are filled in; `rules` are the rules behind it.

## any

why-any-over = The game is over. You can look through it again, or start a new one.
    .rules = BO-11.1
why-any-out = You are out. You may watch how it ends.
    .rules = BO-10.5
why-any-not_asked = It is not your turn to decide: { $other } is asked first.
    .rules = BO-2.1
why-any-chosen = You have chosen. All choices are shown together, as soon as everybody is ready.
    .rules = BO-1.10 BO-8.4
why-any-shoved = You have just been shoved off. First choose where you go.
    .rules = BO-5.2
why-any-breaks = A bottle breaks. First choose which one.
    .rules = BO-5.7
why-any-writing = Finish your offer first: make it or drop it.
    .rules = BO-9.5
why-any-answer = { $other } waits for your answer first.
    .rules = BO-9.8 BO-9.15
why-any-off = This table plays without deals, auctions and loans.
    .rules = BO-9.3

## choose

why-choose-taken = { $other } has already chosen this character. All characters play alike: take another.
    .rules = BO-1.3
why-choose-later = Characters are chosen once, before the game.
    .rules = BO-1.3

## pick

why-pick-dear = This bottle has { $price ->
        [one] 1 glass
       *[other] { $price } glasses
    }; your free bottle may have at most { $most }.
    .rules = BO-1.5 BO-R2
why-pick-gone = There is only one of each bottle, and this one is taken.
    .rules = BO-1.5 BO-R3
why-pick-later = There is one free bottle, before the game. From now on you buy.
    .rules = BO-1.5

## aim

why-aim-later = Pawns are thrown once, before the first round. Now roll to move.
    .rules = BO-1.10

## roll

why-roll-again = You have rolled. There is one roll a turn.
    .rules = BO-2.3
why-roll-help = You need help first. Make an offer, or leave the game.
    .rules = BO-4.4 BO-10.3

## stay

why-stay-unrolled = Roll first, even if you want to stay.
    .rules = BO-2.3
why-stay-moving = You are on the way. Stop here instead, or go on.
    .rules = BO-3.9
why-stay-toast = You stay anyway: first choose the bottle you open.
    .rules = BO-4.1 BO-4.2
why-stay-over = Your move is over. Buy, sell, make a deal, or end your turn.
    .rules = BO-2.2

## fly

why-fly-unrolled = Roll the die first.
    .rules = BO-2.3
why-fly-face = Only the plane flies. You rolled { $face }.
    .rules = BO-3.5
why-fly-sea = A plane cannot land on the sea. Choose any land, producer or market.
    .rules = BO-3.5 BO-3.11
why-fly-here = You are here already. Stay, or fly somewhere else.
    .rules = BO-3.5

## step

why-step-unrolled = Roll the die first: it tells how far you may go.
    .rules = BO-2.3
why-step-toast = A toast! You do not move this turn.
    .rules = BO-3.6 BO-4.1
why-step-plane = With the plane you fly straight to a place. Choose where.
    .rules = BO-3.5
why-step-thief = The thief moves instead of you this turn.
    .rules = BO-8.1 BO-8.8
why-step-over = Your move is over for this turn.
    .rules = BO-2.2
why-step-twice = You have been there in this move. No place is entered twice.
    .rules = BO-3.8
why-step-link = { $cell } is further than one step. Choose a glowing place and you go there step by step.
    .rules = BO-3.7
why-step-far = { $cell } is too far for { $face }: you have { $left ->
        [one] 1 step
       *[other] { $left } steps
    }.
    .rules = BO-3.1 BO-3.2 BO-3.3 BO-3.4
why-step-balloon = The balloon needs exactly four steps, and from there the way runs out.
    .rules = BO-3.4 BO-3.10

## stop

why-stop-still = You have not moved yet. To remain here, choose Stay.
    .rules = BO-3.12
why-stop-balloon = The balloon flies exactly four steps: { $left } to go.
    .rules = BO-3.4 BO-3.9
why-stop-over = You have already arrived.
    .rules = BO-3.9

## hire

why-hire-unrolled = Roll first. The thief is hired instead of moving.
    .rules = BO-8.1
why-hire-toast = No thief at a party: after a toast he cannot be hired.
    .rules = BO-4.1 BO-R16
why-hire-coins = The thief wants 2 coins; you have { $coins }.
    .rules = BO-8.1
why-hire-moved = You have already used your move. The thief is hired instead of it.
    .rules = BO-3.12 BO-8.1

## send

why-send-unhired = The thief moves only for pay: hire him for 2 coins after your roll.
    .rules = BO-8.1
why-send-steps = The thief goes three steps at most.
    .rules = BO-8.2
why-send-twice = He has been there on this errand. No place twice.
    .rules = BO-8.2
why-send-link = { $cell } is not linked to where the thief stands. Choose a glowing place.
    .rules = BO-8.2

## send done

why-send_done-unhired = The thief is not working for you now.
    .rules = BO-8.1

## rob

why-rob-unhired = Hire the thief first: 2 coins, after your roll, instead of moving.
    .rules = BO-8.1
why-rob-nobody = Nobody stands with the thief. Send him to an opponent first.
    .rules = BO-8.3
why-rob-yourself = You cannot rob yourself.
    .rules = BO-8.3
why-rob-empty = { $other } has no bottle to steal.
    .rules = BO-8.3 BO-R41

## hide

why-hide-nobody = Nobody is robbing you.
    .rules = BO-8.4

## guess

why-guess-nobody = You guess a fist only when your thief robs somebody.
    .rules = BO-8.4

## steal

why-steal-nobody = Bottles are stolen by the thief only, and only after a right guess.
    .rules = BO-8.5
why-steal-elsewhere = This bottle is not in the cellar of { $other }.
    .rules = BO-8.5

## discard

why-discard-none = You discard a bottle only at a toast, or when one breaks.
    .rules = BO-4.2 BO-5.7
why-discard-other = You do not have this bottle. Choose one from your cellar.
    .rules = BO-4.2

## shove

why-shove-free = You are not being shoved off. To shove an opponent, move onto their place.
    .rules = BO-5.1
why-shove-link = You move to a place linked to the one you leave.
    .rules = BO-5.2 BO-5.3
why-shove-turn = { $other } is moving and cannot be shoved.
    .rules = BO-5.4
why-shove-twice = { $other } was shoved just now. Nobody is shoved twice in one chain.
    .rules = BO-5.4
why-shove-free_first = At this table you take a free place if there is one.
    .rules = BO-5.5

## buy

why-buy-unrolled = First roll, then buy where you stand.
    .rules = BO-2.2
why-buy-toast = First the toast. Afterwards you may buy here.
    .rules = BO-4.6
why-buy-move = First move or stay. Then you buy where you stand.
    .rules = BO-2.2 BO-3.12
why-buy-passing = You are passing through. Stop here first.
    .rules = BO-3.15
why-buy-nothing = Nothing is sold here. Bottles are bought at producers and markets.
    .rules = BO-6.1 BO-7.6
why-buy-arrived = At this table you buy only where you have arrived in this turn.
    .rules = BO-6.6
why-buy-country = This producer sells only bottles from { $country }.
    .rules = BO-6.1
why-buy-gone = Somebody was faster: this bottle is gone, and it is not replaced.
    .rules = BO-6.5
why-buy-coins = It costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }; you have { $coins }.
    .rules = BO-6.2 BO-10.1
why-buy-pile = The market sells only what players have sold there. It is not in the pile.
    .rules = BO-7.6 BO-R37
why-buy-sold = You sold it in this turn. A bottle meets the market once a turn.
    .rules = BO-7.9
why-buy-die = Roll the market die first. Only bottles of 4 glasses or more trade without it.
    .rules = BO-7.1 BO-7.12
why-buy-price = It costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } here today; you have { $coins }.
    .rules = BO-7.6

## roll market

why-roll_market-place = Market prices are rolled only in New York, London, São Paulo and Singapore.
    .rules = BO-7.1
why-roll_market-move = First move or stay; then the market opens.
    .rules = BO-2.2 BO-7.1
why-roll_market-again = You have rolled today's prices. They hold until your turn ends.
    .rules = BO-7.1 BO-7.10
why-roll_market-arrived = At this table the market opens only when you arrive in this turn.
    .rules = BO-6.6

## sell

why-sell-place = Bottles are sold at markets: New York, London, São Paulo, Singapore. Or offer it to an opponent.
    .rules = BO-7.5
why-sell-move = First roll and move or stay; then you may sell here.
    .rules = BO-2.2
why-sell-toast = First the toast. Afterwards you may sell here.
    .rules = BO-4.6
why-sell-other = You do not have this bottle.
    .rules = BO-7.5
why-sell-bought = You bought it here in this turn. A bottle meets the market once a turn.
    .rules = BO-7.9
why-sell-die = Roll the market die first. Only bottles of 4 glasses or more sell without it.
    .rules = BO-7.1 BO-7.12
why-sell-bank = The bank has only { $most ->
        [one] 1 coin
       *[other] { $most } coins
    } left and cannot pay { $price }.
    .rules = BO-7.11

## end

why-end-unrolled = You have not rolled. Rolling is the one thing you must do.
    .rules = BO-2.3
why-end-move = Say first where you go, or stay.
    .rules = BO-2.2 BO-3.12
why-end-passing = Stop first; with the balloon go all four steps.
    .rules = BO-3.9 BO-3.4
why-end-toast = A toast is due: choose the bottle you open.
    .rules = BO-4.2
why-end-thief = Your thief is still on his way: rob, or let him stay.
    .rules = BO-8.2

## deal

why-deal-turn = Offers are made in your own turn. Until then you answer those of others.
    .rules = BO-9.1
why-deal-budget = You have made all your { $most } offers of this turn. Dropped ones count too.
    .rules = BO-9.2
why-deal-out = { $other } is out.
    .rules = BO-9.1
why-deal-self = You cannot make a deal with yourself.
    .rules = BO-9.1
why-deal-moving = Not between two steps. Arrive first, then make your offer.
    .rules = BO-2.6 BO-R44

## give

why-give-none = Choose an opponent first and begin an offer.
    .rules = BO-9.4
why-give-other = You can only give what you have.
    .rules = BO-9.4
why-give-most = An offer gives at most 3 bottles.
    .rules = BO-9.4
why-give-twice = This bottle is already in your offer.
    .rules = BO-9.22
why-give-order = An offer is written in order: what you give, what you ask, then money. Drop it and begin again.
    .rules = BO-9.22

## ask

why-ask-none = Choose an opponent first and begin an offer.
    .rules = BO-9.4
why-ask-most = An offer asks for at most 3 bottles.
    .rules = BO-9.4
why-ask-known = { $other } cannot have this bottle: everybody can see, or you know, where it is.
    .rules = BO-9.6
why-ask-twice = You already ask for this bottle.
    .rules = BO-9.6
why-ask-order = An offer is written in order: named bottles, countries, any bottle, then money. Drop it and begin again.
    .rules = BO-9.22

## pay

why-pay-coins = You have only { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .rules = BO-9.5
why-pay-twice = One sum of money an offer: you pay, you are paid, or you borrow.
    .rules = BO-9.4 BO-R66
why-pay-most = An offer moves at most { $most ->
        [one] 1 coin
       *[other] { $most } coins
    }.
    .rules = BO-9.5

## charge

why-charge-coins = { $other } has only { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .rules = BO-9.5
why-charge-twice = One sum of money an offer: you pay, you are paid, or you borrow.
    .rules = BO-9.4 BO-R66
why-charge-most = An offer moves at most { $most ->
        [one] 1 coin
       *[other] { $most } coins
    }.
    .rules = BO-9.5

## borrow

why-borrow-coins = { $other } has only { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to lend.
    .rules = BO-9.5
why-borrow-twice = One sum of money an offer: a loan and a price are two offers.
    .rules = BO-9.4 BO-R66
why-borrow-debts = You owe eight times already. Only { $other }, who lent last, may lend you more.
    .rules = BO-R68
why-borrow-most = A loan is at most { $most ->
        [one] 1 coin
       *[other] { $most } coins
    }.
    .rules = BO-9.5

## interest

why-interest-loan = Interest belongs to a loan. Borrow first.
    .rules = BO-9.5
why-interest-twice = You have promised interest already.
    .rules = BO-9.5
why-interest-most = Interest is at most { $most ->
        [one] 1 coin
       *[other] { $most } coins
    }.
    .rules = BO-9.5

## propose

why-propose-empty = Your offer is empty. Add a bottle or a sum first.
    .rules = BO-9.7
why-propose-none = Choose an opponent first and begin an offer.
    .rules = BO-9.1

## cancel

why-cancel-made = The offer is made. Now { $other } decides.
    .rules = BO-9.8
why-cancel-none = There is no offer to drop.
    .rules = BO-9.5

## accept

why-accept-lacks = You do not have what { $other } asks for, so you can only refuse.
    .rules = BO-9.8
why-accept-none = No offer is waiting for you.
    .rules = BO-9.8

## reject

why-reject-none = No offer is waiting for you.
    .rules = BO-9.8

## counter

why-counter-lacks = You do not have what { $other } asks for, so you can only refuse.
    .rules = BO-9.8
why-counter-coins = { $other } has only { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: that much more cannot be paid.
    .rules = BO-9.9
why-counter-interest = Interest stays at { $most } or less.
    .rules = BO-9.9
why-counter-answer = There is only one asking for more. Agree or refuse.
    .rules = BO-9.10

## hand

why-hand-none = You hand over a bottle only after agreeing to an offer.
    .rules = BO-9.11
why-hand-other = Agreed was { $card }: this bottle does not fit.
    .rules = BO-9.11
why-hand-needed = You need this bottle for another part of the deal. Choose a different one.
    .rules = BO-9.11

## auction

why-auction-turn = Auctions are held in your own turn.
    .rules = BO-9.1
why-auction-budget = You have held your auction of this turn.
    .rules = BO-9.2
why-auction-toast = You have no bottle to put up. Ask an opponent for one.
    .rules = BO-4.4
why-auction-moving = Not between two steps. Arrive first.
    .rules = BO-2.6 BO-R44
why-auction-other = You can only put up a bottle of your own.
    .rules = BO-9.14

## start

why-start-none = Put a bottle up for auction first.
    .rules = BO-9.14
why-start-most = The start price is 1 to 18 coins.
    .rules = BO-9.14

## raise

why-raise-coins = That bid would be { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }; you have { $coins }.
    .rules = BO-9.15
why-raise-passed = You have passed, and passing is for good.
    .rules = BO-9.15
why-raise-highest = Yours is the highest bid. Wait for the others.
    .rules = BO-9.15
why-raise-seller = It is your own bottle: the others bid.
    .rules = BO-9.15

## pass

why-pass-none = There is no auction in which you are asked for a bid.
    .rules = BO-9.15
why-pass-turn = You cannot skip a turn: roll, then stay and end it.
    .rules = BO-2.3

## repay

why-repay-nothing = You owe { $other } nothing.
    .rules = BO-9.19
why-repay-coins = You have no coin to repay with.
    .rules = BO-9.19
why-repay-turn = Repay in your own turn: before the roll, before moving, or where you stopped.
    .rules = BO-2.6 BO-9.19

## concede

why-concede-none = You can leave the game only when you need help. Leave the table and a bot plays on for you.
    .rules = BO-R57 BO-10.4
## more reasons

why-step-here = You are here already. To remain, choose Stay.
    .rules = BO-3.12
why-pay-none = Choose an opponent first and begin an offer.
    .rules = BO-9.4
why-charge-none = Choose an opponent first and begin an offer.
    .rules = BO-9.4
why-borrow-none = Choose an opponent first and begin an offer.
    .rules = BO-9.4
why-counter-none = No offer is waiting for you.
    .rules = BO-9.8
why-raise-none = There is no auction in which you are asked for a bid.
    .rules = BO-9.15
why-sell-arrived = At this table the market opens only when you arrive in this turn.
    .rules = BO-6.6
