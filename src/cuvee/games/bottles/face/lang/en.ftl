### The words of Bottles in English. {who} and {other} are players, {card} a bottle, {cell} a place.

## ask

ask-character = Who will you be?
ask-bottle = Pick your first bottle: Italy, France or Spain, for nothing.
ask-aiming = Where do you aim your marker? All aim in secret.
ask-before_roll = Roll the die, or make a deal first.
ask-move = You rolled { $face }: { $reach }. Where do you go?
ask-moving = On the way: { $reach }. Where next?
ask-cheers = Cheers! Which bottle do you open for everybody?
ask-cheers_help = A toast is due and your cellar is empty. Who helps you?
ask-shoved = { $other } needs your place. Where do you go?
ask-breakage = A bottle breaks on the way. Which one?
ask-thief = Where does the thief go? { $left ->
        [0] No more steps.
        [one] At most 1 more step.
       *[other] At most { $left } more steps.
    }
ask-fist = { $other } sent the thief. In which fist do you hide the die?
ask-fist_guess = In which fist does { $other } hide the die?
ask-loot = The cellar of { $other } is open. What do you take?
ask-cell = You are in { $cell }. What do you do there?
ask-draft = Your offer to { $other }: { $offer }. What else?
ask-reply = { $other } offers you: { $offer }. What do you say?
ask-countered = { $other } wants more: { $offer }. Agreed?
ask-hand_over = Which bottle do you hand over ({ $item })?
ask-start_price = At what price does the auction of { $card } begin?
ask-bid = { $card } is up for auction. The price stands at { $price }. Your bid?
ask-first_bid = { $card } is up for auction. Nobody has bid yet. Your bid?
ask-broke_help = You have no money left. Who helps you?

## ribbon: the same questions where the table shows the rest

ribbon-character = Who will you be?
ribbon-bottle = Pick your first bottle
ribbon-aiming = Where do you aim your pawn?
ribbon-before_roll = Roll, or make a deal first
ribbon-move = { $face }: { $reach }
ribbon-moving = On the way: { $reach }
ribbon-cheers = Cheers! Which bottle do you open?
ribbon-cheers_help = A toast, but no bottle
ribbon-shoved = { $other } needs your place. Where to?
ribbon-breakage = Which of your bottles breaks?
ribbon-thief = Where does the thief go?
ribbon-fist = Where do you hide the die?
ribbon-fist_guess = Which fist holds the die?
ribbon-loot = Take one bottle
ribbon-cell_producer = { $cell }: buy a bottle?
ribbon-cell_sold_out = { $cell }: { $country } is sold out
ribbon-cell_market = { $cell }: roll the market die?
ribbon-cell_rolled = { $cell }: { $trend }. Sell or buy?
ribbon-cell_nothing = { $cell }: nothing is sold here
ribbon-cell_closed = { $cell }: no trade this turn
ribbon-draft = Your offer to { $other }
ribbon-reply = { $other } makes you an offer
ribbon-countered = { $other } wants more. Agreed?
ribbon-hand_over = Which bottle do you hand over?
ribbon-start_price = At what price do you start?
ribbon-bid = { $price ->
        [one] 1 coin is bid. And you?
       *[other] { $price } coins are bid. And you?
    }
ribbon-first_bid = { $start ->
        [one] It starts at 1 coin. Your bid?
       *[other] It starts at { $start } coins. Your bid?
    }
ribbon-broke_help = No coin left. Who helps?

## move

move-choose = { $character }
move-pick = { $card }
move-aim = Aim at { $cell }
move-roll = Roll the die
move-stay = Stay in { $cell }
move-fly = Fly to { $cell }
move-step = Go to { $cell }
move-stop = Stop in { $cell }
move-hire = Hire the thief for { $price }
move-send = Send the thief to { $cell }
move-send_done = The thief stays in { $cell }
move-rob = Rob { $other }
move-hide = Hide it in the { $fist } fist
move-guess = Guess the { $fist } fist
move-steal = Take { $card }
move-discard = Open { $card }
move-break = Lose { $card }
move-shove = Move to { $cell }
move-buy = Buy { $card } for { $price }
move-roll_market = Roll the market die
move-sell = Sell { $card } for { $price }
move-end = End the turn
move-deal = Make { $other } an offer
move-give = Give { $card }
move-ask = Ask for { $item }
move-pay = Pay { $sum }
move-charge = Ask for { $sum } in money
move-borrow = Borrow { $sum }
move-interest = Promise { $sum } of interest
move-propose = Make the offer
move-cancel = Drop the offer
move-accept = Agree
move-reject = Refuse
move-counter = Agree for { $sum } more
move-hand = Hand over { $card }
move-auction = Put { $card } up for auction
move-start = Start at { $sum }
move-raise = Bid { $sum }
move-pass = Pass
move-repay = Repay { $other } 1 coin
move-concede = Leave the game

## choice: a button, verb first; {card} is the name of a bottle

choice-roll = Roll
choice-deal = Deal
choice-deal_with = Make { $other } an offer
choice-auction = Auction
choice-auction_of = Auction { $card }
choice-repay = Repay
choice-repay_to = Repay { $other } { $sum ->
        [one] 1 coin
       *[other] { $sum } coins
    }
choice-aim = Aim at { $cell }
choice-fly = Fly to { $cell }
choice-go = Go to { $cell }
choice-way = Go by way of { $cell }
choice-straight = Go straight
choice-stay = Stay here
choice-stop = Stop here
choice-hire = Hire thief
choice-rob = Rob { $other }
choice-send = Send the thief to { $cell }
choice-thief_only = Only stop there
choice-thief_stays = Leave the thief here
choice-flee = Move to { $cell }
choice-open = Open { $card }
choice-break = Lose { $card }
choice-concede = Leave the game
choice-hide_left = Hide it left
choice-hide_right = Hide it right
choice-guess_left = Guess left
choice-guess_right = Guess right
choice-cellar = The cellar of { $other }
choice-steal = Take { $card }
choice-buy = Buy { $card }
choice-sell = Sell { $card }
choice-roll_market = Roll the die
choice-end = End turn
choice-ask = Ask for bottles
choice-ask_any = Any bottle
choice-ask_country = Any bottle of { $country }
choice-ask_card = { $card }
choice-pay = Pay coins
choice-pay_sum = Pay { $sum }
choice-charge = Receive coins
choice-charge_sum = Receive { $sum }
choice-borrow = Borrow coins
choice-borrow_sum = Borrow { $sum }
choice-interest = Promise interest
choice-interest_sum = { $sum } of interest
choice-propose = Make the offer
choice-cancel = Drop the offer
choice-accept = Agree
choice-more = For { $sum } more
choice-more_interest = +{ $sum } interest
choice-coins = Coins
choice-reject = Refuse
choice-hand = Hand over { $card }
choice-start = Start at { $sum }
choice-bid = Bid { $sum }
choice-pass = Pass

## fact: a small line below a choice

fact-bottle = { $country }, { $glasses ->
        [one] 1 glass
       *[other] { $glasses } glasses
    }
fact-only = your only bottle of { $country }
fact-spare = you have another of { $country }
fact-new = { $country } is new to you
fact-held = you have { $country } already
fact-shove = { $other } is shoved off
fact-shoves = { $some } and { $other } are shoved off
fact-no_shove = nobody is shoved off
fact-offers = { $left ->
        [one] 1 offer left
       *[other] { $left } offers left
    }
fact-auctions = { $left ->
        [one] 1 auction left
       *[other] { $left } auctions left
    }
fact-player = { $money ->
        [one] 1 coin
       *[other] { $money } coins
    }, { $bottles ->
        [one] 1 bottle
       *[other] { $bottles } bottles
    }
fact-owed = { $left ->
        [0] then nothing is owed
       *[other] then you owe { $left }
    }
fact-last_coin = your last coin
fact-thief = the thief is in { $cell }
fact-guess = one guess: left or right
fact-robbed = { $bottles ->
        [one] 1 bottle in the cellar
       *[other] { $bottles } bottles in the cellar
    }
fact-nobody = nobody to rob there
fact-concede = your game ends here
fact-missing = new to you
fact-coins = { $sum ->
        [one] 1 coin
       *[other] { $sum } coins
    }
fact-repays = repay { $debt } later
fact-creditor = { $other } is paid from it first

## waits: what is to be had at a place

waits-new = { $country }: new to you, from { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
waits-new_perhaps = { $country }: new to you, perhaps from { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
waits-owned = { $country }: you have it, { $left ->
        [one] 1 bottle left
       *[other] { $left } bottles left
    }
waits-empty = { $country }: sold out
waits-market = { $pile ->
        [0] market, nothing on the pile
        [one] market, 1 bottle on the pile
       *[other] market, { $pile } bottles on the pile
    }
waits-sale = sure sale: { $card } for { $price }

## worth: what a thing is worth now, on its help card

worth-sells = It brings you { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } now; { $note }.
worth-costs = It costs { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    } now; { $note }.
worth-producer = { $price ->
        [one] 1 coin here
       *[other] { $price } coins here
    }; at a market { $least } to { $most }, by the die.
worth-market = At a market { $least } to { $most ->
        [one] 1 coin
       *[other] { $most } coins
    }, by the die.
worth-steps = { $steps ->
        [0] you are here
        [one] 1 step from you
       *[other] { $steps } steps from you
    }

## hint: a small line below the question

hint-standing = { $countries } of { $goal } countries, { $money ->
        [one] 1 coin
       *[other] { $money } coins
    }
hint-nth = { $country } would be country number { $nth }.
hint-bottle = It is free: Italy, France or Spain.
hint-aiming = All aim in secret. It may land beside.
hint-move = Choose a glowing place.
hint-moving = Choose a glowing place.
hint-cheers = It is removed. You stay where you are.
hint-cheers_help = Without help you are out.
hint-shoved = Then you roll: on a toast a bottle breaks.
hint-breakage = It is removed.
hint-thief = { $left ->
        [0] No step is left.
        [one] 1 step is left. Rob where an opponent is.
       *[other] Up to { $left } steps. Rob where an opponent is.
    }
hint-fist = The thief of { $other } robs you.
hint-fist_guess = Guess right and take a bottle of { $other }.
hint-loot = The cellar of { $other } lies open.
hint-draft = Click bottles to give, then what you want.
hint-hand_over = For { $other }: { $item }.
hint-start_price = Without a bid you keep it.
hint-broke_help = Without help you are out.

## warning: what is lost without another question

warning-turn_end = No coin left: you need help when this turn ends.
warning-round_end = No coin left: you need help when the round ends.
warning-no_spare = No spare bottle: this costs you a country.
warning-sales = No spare bottle: every sale costs a country.
warning-deal = It costs your only bottle of { $country }.

## note

note-chose = { $me ->
        [who] You are the { $character }.
       *[none] { $who } is the { $character }.
    }
note-picked = { $who } picks a bottle from { $country }.
note-picked_card = You pick { $card }.
note-landed = { $me ->
        [who] You aim at { $aim } and land in { $cell }.
       *[none] { $who } aims at { $aim } and lands in { $cell }.
    }
note-landed_missed = { $me ->
        [who] You aim at { $aim }, miss the map (×{ $misses }) and land in { $cell }.
       *[none] { $who } aims at { $aim }, misses the map (×{ $misses }) and lands in { $cell }.
    }
note-new_round = Round { $round } begins.
note-rolled = { $me ->
        [who] You roll { $face }.
       *[none] { $who } rolls { $face }.
    }
note-moved = { $me ->
        [who] You go to { $cell }.
       *[none] { $who } goes to { $cell }.
    }
note-stayed = { $me ->
        [who] You stay.
       *[none] { $who } stays.
    }
note-toasted = { $me ->
        [who] You open { $card } for everybody.
       *[none] { $who } opens { $card } for everybody.
    }
note-pushed = { $me ->
        [who] You shove { $other } out of { $cell }.
        [other] { $who } shoves you out of { $cell }.
       *[none] { $who } shoves { $other } out of { $cell }.
    }
note-fled = { $me ->
        [who] You move to { $cell } and roll { $face }.
       *[none] { $who } moves to { $cell } and rolls { $face }.
    }
note-broke_bottle = { $me ->
        [who] Your { $card } breaks.
       *[none] { $card } of { $who } breaks.
    }
note-bought = { $who } buys a bottle of { $country } for { $price }.
note-bought_card = You buy { $card } for { $price }.
note-market_rolled = { $me ->
        [who] You roll { $die } on the market: { $trend }.
       *[none] { $who } rolls { $die } on the market: { $trend }.
    }
note-sold = { $me ->
        [who] You sell { $card } for { $price }.
       *[none] { $who } sells { $card } for { $price }.
    }
note-market_bought = { $me ->
        [who] You buy { $card } on the market for { $price }.
       *[none] { $who } buys { $card } on the market for { $price }.
    }
note-debt_collected = { $me ->
        [who] { $amount } of it goes to { $other }, to whom you owe it.
        [other] { $amount } of it goes to you: { $who } owes it.
       *[none] { $amount } of it goes to { $other }, to whom { $who } owes it.
    }
note-hired = { $me ->
        [who] You hire the thief.
       *[none] { $who } hires the thief.
    }
note-thief_went = The thief goes to { $cell }.
note-robbing = { $me ->
        [who] You let the thief rob { $other }.
        [other] { $who } lets the thief rob you.
       *[none] { $who } lets the thief rob { $other }.
    }
note-guessed_right = { $me ->
        [who] { $other } hid the die in the { $hidden } fist, and you guessed it.
        [other] You hid the die in the { $hidden } fist, and { $who } guessed it.
       *[none] { $other } hid the die in the { $hidden } fist, and { $who } guessed it.
    }
note-guessed_wrong = { $me ->
        [who] { $other } hid the die in the { $hidden } fist; you guessed the other one.
        [other] You hid the die in the { $hidden } fist; { $who } guessed the other one.
       *[none] { $other } hid the die in the { $hidden } fist; { $who } guessed the other one.
    }
note-stole = { $who } takes a bottle from the cellar of { $other }.
note-stole_card = { $me ->
        [who] You take { $card } from the cellar of { $other }.
        [other] { $who } takes { $card } from your cellar.
       *[none] { $who } takes { $card } from the cellar of { $other }.
    }
note-offered = { $me ->
        [who] You offer { $other }: { $offer }.
        [other] { $who } offers you: { $offer }.
       *[none] { $who } offers { $other }: { $offer }.
    }
note-offered_cards = These bottles are named: { $cards }.
note-agreed_counter = { $me ->
        [who] You agree to it.
       *[none] { $who } agrees to it.
    }
note-refused = { $me ->
        [who] You refuse the offer of { $other }.
        [other] { $who } refuses your offer.
       *[none] { $who } refuses the offer of { $other }.
    }
note-wants_more = { $me ->
        [who] You want { $step } more from { $other }.
        [other] { $who } wants { $step } more from you.
       *[none] { $who } wants { $step } more from { $other }.
    }
note-agreed = { $me ->
        [who] You agree with { $other }.
        [other] { $who } agrees with you.
       *[none] { $who } agrees with { $other }.
    }
note-handed = { $who } hands { $other } a bottle.
note-handed_card = { $me ->
        [who] You hand { $other } { $card }.
        [other] { $who } hands you { $card }.
       *[none] { $who } hands { $other } { $card }.
    }
note-opened_at = { $me ->
        [who] You put { $card } up for auction, from { $price } on.
       *[none] { $who } puts { $card } up for auction, from { $price } on.
    }
note-bid_made = { $me ->
        [who] You bid { $price }.
       *[none] { $who } bids { $price }.
    }
note-auction_won = { $me ->
        [who] You get { $card } for { $price }.
       *[none] { $who } gets { $card } for { $price }.
    }
note-unsold = Nobody wants { $card }.
note-repaid = { $me ->
        [who] You repay { $other } 1 coin.
        [other] { $who } repays you 1 coin.
       *[none] { $who } repays { $other } 1 coin.
    }
note-needs_help_toast = { $me ->
        [who] You have no bottle for the toast and ask for help.
       *[none] { $who } has no bottle for the toast and asks for help.
    }
note-needs_help_money = { $me ->
        [who] You have no money and ask for help.
       *[none] { $who } has no money and asks for help.
    }
note-saved = { $me ->
        [who] You are saved.
       *[none] { $who } is saved.
    }
note-eliminated = { $me ->
        [who] You are out.
       *[none] { $who } is out.
    }
note-passed = { $me ->
        [who] You pass.
       *[none] { $who } passes.
    }
note-lent = { $me ->
        [who] { $other } now owes you { $debt }.
        [other] You now owe { $who } { $debt }.
       *[none] { $other } now owes { $who } { $debt }.
    }
note-saw_deck = You see in { $country }: { $cards }.
note-saw_cellar = You see in the cellar of { $other }: { $cards }.
note-won_goal = The goal is reached: the game is over.
note-won_run_out = The bottles have run out: the game is over.
note-won_dead_goal = Too few countries are left to win: the game is over.
note-won_last_player = Only one player is left: the game is over.
note-won_round_limit = The last round is played: the game is over.

## offer

offer-nothing = nothing yet
offer-gives = gives { $things }
offer-asks = asks for { $things }
offer-pays = pays { $sum }
offer-charges = wants { $sum } in money
offer-borrows = borrows { $sum } and pays back { $debt }
offer-a_bottle = a bottle
offer-bottles = { $count } bottles
offer-named = a certain bottle
offer-of_country = a bottle of { $country }
offer-any = any bottle
offer-joint = { " " }and{ " " }
offer-more = ;{ " " }

## word

word-you_are_out = You are out. The others play on.
word-up_to_1 = 1 step
word-up_to = up to { $left } steps
word-exactly_1 = 1 more step to go
word-exactly = exactly { $left } steps
word-anywhere = fly to any place on land
word-nowhere_to = you stay where you are
word-trend_down = prices fall
word-trend_stable = prices stay
word-trend_up = prices rise
word-trend_boom = prices soar
word-left = left
word-right = right
word-round = Round { $round }
word-set_up = Setting up
word-goal = { $countries } of { $goal } countries
word-turn = to move
word-out = out
word-out_watch = You are out. You may watch how it ends.
word-out_other = { $who } is out.
word-money = money
word-bottles = bottles
word-market = Market pile
word-removed = Removed
word-decks = Bottles at the producers
word-thief = the thief
word-empty = empty
word-cellar = Cellar of { $who }
word-cellars = The cellars at the end
word-hidden = { $count } hidden bottles
word-owes = owes { $other } { $debt }
word-glasses = { $count } glasses
word-one_glass = 1 glass
word-in_cell = in { $cell }
word-nowhere = not on the map
word-linked = linked to
word-map = World map of Bottles
word-seat = Cellar and purse of { $who }
word-countries = countries
word-bottle = { $name } ({ $country }, { $glasses })
word-short_bottle = { $name } ({ $value })
word-market_die = market die { $die }: { $trend }
word-producer = producer in { $country }, { $left } left
word-market_place = market
word-sea = sea
word-land = land
word-have_country = { $place }; you have a bottle from here
word-market_table = What the market pays: a column for each roll of the die
word-cast = Who will you be?
word-first_bottles = Your first bottle, for nothing
word-open_deck = { $country }: only you see these
word-hidden_bottle = hidden bottle
word-hidden_of = hidden bottle of { $country }
word-priced = { $thing }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
word-gives = { $who } gives
word-you_give = You give
word-you_receive = You receive
word-sheet_offer = An offer
word-sheet_auction = Auction
word-sold_by = { $who } sells
word-bid_by = bid by { $who }
word-starts_at = first price
word-no_price = the first price comes next
word-robbery = The thief of { $who } robs { $other }
word-fist_left = Left
word-fist_right = Right
word-goal_held = { $count ->
        [one] { $who } has { $goal } countries.
       *[other] { $who } have { $goal } countries.
    } The round ends with { $last }.
word-strip_last = plays last in the round
word-spare = { $count } to spare
word-last_coin = last coin
word-no_coin = no money left
word-no_spare = no spare bottle
word-no_bottle = no bottle left
word-pile = { $count ->
    [one] 1 bottle, sold in any market
   *[other] { $count } bottles, sold in any market
}
word-pile_empty = nobody has sold anything yet
word-countries_range = { $least }–{ $most }
word-strip_money = money
word-strip_bottles = bottles
word-strip_countries = countries, as far as you know
word-strip_place = place on the map
word-strip_debts = debts

## short: names of countries that must fit on a card

short-usa = USA
