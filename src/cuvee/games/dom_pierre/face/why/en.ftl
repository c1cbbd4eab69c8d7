### Why something cannot be chosen now. The first reason that holds is the one that is said.


## any: every move

why-any-turn = It is { $player }'s turn. You can look at everything and plan meanwhile.
    .rules = DP-3.1
why-any-step = Finish this step first: { $question }
    .rules = DP-3.2
why-any-done = Your action is done. You can still take one free action, or end your turn.
    .rules = DP-3.2 DP-11.1
why-any-over = The game is over.
    .rules = DP-13.2

## keep: keep <action> (draft)

why-keep-token = You do not hold that token. Choose one of your three.
    .rules = DP-2.9
why-keep-chosen = You have chosen already. The others are still thinking.
    .rules = DP-2.9

## keep: keep <card> (objectives)

why-keep-action = Objectives are taken with the Objectives action: raise that disc.
    .rules = DP-9.1
why-keep-display = That card does not lie in the display.
    .rules = DP-9.1
why-keep-one = You keep exactly one card. The others you take give you their bonus and are discarded.
    .rules = DP-9.2 DP-9.3

## lay: lay <action>

why-lay-hand = Only one of the two tokens passed to you can lie green side up beside row 1.
    .rules = DP-2.11

## raise: raise <action>

why-raise-gone = This disc has reached the top and left your estate: the column is closed for you.
    .rules = DP-3.3 DP-3.16
why-raise-once = One disc per turn. You have raised yours already.
    .rules = DP-3.2 DP-3.3

## claim: claim vintage

why-claim-waits = Your vintage token waits until every disc is in row 1 or higher: { $columns } still in row 0.
    .rules = DP-3.4
why-claim-placed = You have placed your second vintage token already.
    .rules = DP-3.4
why-claim-later = You can take it right after moving a disc. It will be offered again after your next disc.
    .rules = DP-3.4 DP-R7
why-claim-short = In the short game both vintage tokens lie in place from the start.
    .rules = DP-15.2

## leave: leave vintage, leave strength

why-leave-none = There is no token to leave now. Tokens are offered right after a disc move.
    .rules = DP-3.4 DP-3.5

## strengthen: strengthen <action>

why-strengthen-waits = Your strength token waits until every disc is in row 2 or higher: { $columns } still below.
    .rules = DP-3.5
why-strengthen-placed = Your strength token lies under { $column } and never moves again.
    .rules = DP-3.8
why-strengthen-later = You can place it right after moving a disc. It will be offered again after your next disc.
    .rules = DP-3.5 DP-R7

## perform: perform (by column)

why-perform-first = Choose a column first: raise a disc.
    .rules = DP-3.2
why-perform-vineyard = The vineyard costs { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    }, the row of your lowest disc. You have { $money }: dismiss workers for francs, or take it back and sell a champagne locally first.
    .rules = DP-4.1 DP-3.10 DP-3.12
why-perform-village = The village costs { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    }, the row of your lowest disc. You have { $money }.
    .rules = DP-6.1 DP-3.10
why-perform-nothing = The village has nothing you could take now.
    .rules = DP-R16 DP-6.2
why-perform-harvest = None of your presses holds a harvest tile. Plant or visit the village first.
    .rules = DP-5.1 DP-R16
why-perform-pay = You can pay for neither kind: bottles cost { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    }, barrels a worker at the presses, and you have neither.
    .rules = DP-5.3 DP-5.4 DP-R16
why-perform-champagne = You have no champagne to sell. Press some first.
    .rules = DP-8.2 DP-R16
why-perform-cards = There are no objective cards in the display.
    .rules = DP-9.1 DP-R16

## dismiss: dismiss

why-dismiss-first = You dismiss workers instead of a column's action: raise a disc first.
    .rules = DP-10.1 DP-3.2
why-dismiss-begun = You have performed the action already. It is one or the other.
    .rules = DP-3.2 DP-3.12

## plant: plant <grape> <cell>

why-plant-action = Grapes are planted with the Vineyard action: raise that disc.
    .rules = DP-4.2
why-plant-grape = You did not draw a { $grape }.
    .rules = DP-4.2 DP-4.3
why-plant-taken = A grape grows there already.
    .rules = DP-4.4
why-plant-touch = A grape must touch another one with its side. Corners do not count.
    .rules = DP-4.4
why-plant-harvest = Harvest from the grape you just planted first.
    .rules = DP-4.6 DP-4.12
why-plant-bag = The bag is empty. Point at a grape instead, as if you had just planted it.
    .rules = DP-4.16

## point: point <cell>

why-point-drawn = You point at a grape only when the bag is empty. Plant the grapes you drew.
    .rules = DP-4.16 DP-R26
why-point-empty = Point at a cell with a grape.
    .rules = DP-4.16

## harvest: harvest <grape>, harvest none

why-harvest-first = First plant a grape: the harvest counts what lies around it.
    .rules = DP-4.6
why-harvest-none = No { $grape } lies on the eight cells around, and neither your token nor a worker can lift it to 1.
    .rules = DP-4.6 DP-R21 DP-R72
why-harvest-house = No { $grape } lies around, and by house rule a harvest must start with at least one.
    .rules = DP-R21
why-harvest-supply = The supply has no { $grape } tile of that value or lower.
    .rules = DP-4.10 DP-4.11 DP-R28

## boost: boost self, boost <cell>, boost none

why-boost-token = You have no Vineyard vintage token in play.
    .rules = DP-4.17
why-boost-used = Your Vineyard token helps once per turn, and you have used it.
    .rules = DP-4.17
why-boost-other = The grape you planted is another variety, so it cannot count.
    .rules = DP-4.17
why-boost-worker = None of your workers stands on a { $grape }. Send one there with Logistics.
    .rules = DP-4.7 DP-7.6
why-boost-needed = You need this boost: without it there is no tile to take.
    .rules = DP-R72

## store: store <press>, store supply

why-store-champagne = Champagne lies in this press. Sell or taste both tiles before new grapes go in.
    .rules = DP-4.14 DP-5.15
why-store-variety = This press has a { $grape } tile already: one per variety.
    .rules = DP-4.13
why-store-nothing = You have no harvest tile to store.
    .rules = DP-4.13

## press: press <press> bottles|mixed|barrels, with or without vintage; press done

why-press-action = Champagne is made with the Cellar action: raise that disc.
    .rules = DP-5.1
why-press-champagne = This press still holds champagne. It is blocked until both tiles are gone.
    .rules = DP-5.15
why-press-once = Each press works once per turn.
    .rules = DP-5.1
why-press-harvest = There is no harvest in this press. A marker alone makes no champagne.
    .rules = DP-5.1 DP-5.14
why-press-strength = Strength { $strength }: you have activated as many presses as you may.
    .rules = DP-5.1 DP-R34
why-press-francs = Bottles cost { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    } this turn, and you have { $money }. Barrels cost a worker instead.
    .rules = DP-5.3 DP-5.4
why-press-workers = Barrels need a worker at the presses. Send one there with Logistics.
    .rules = DP-5.3 DP-5.4 DP-7.5
why-press-both = For one of each you must be able to pay both: { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    } and a worker at the presses.
    .rules = DP-5.3 DP-R69
why-press-token = You have no Cellar vintage token in play, or have used it this turn.
    .rules = DP-5.12

## pick: pick harvest <pile>, pick accessory <pile>, pick done

why-pick-action = You take things from the village with the Village action: raise that disc.
    .rules = DP-6.2
why-pick-once = Each benefit once per visit. You have taken yours from there.
    .rules = DP-6.2
why-pick-strength = Strength { $strength }: you have taken all your benefits.
    .rules = DP-6.2
why-pick-empty = This pile is empty. New tiles come when the village is nearly bare.
    .rules = DP-6.7 DP-6.8 DP-R41 DP-R42

## taste: taste <press> <slot>, taste done

why-taste-action = Tastings are held in the village: raise the Village disc.
    .rules = DP-6.5
why-taste-slot = There is no champagne in that place.
    .rules = DP-6.5
why-taste-once = One tasting per visit, with one or two champagnes.
    .rules = DP-6.2 DP-6.5
why-taste-strength = Strength { $strength }: you have taken all your benefits.
    .rules = DP-6.2

## favour: favour <bonus>

why-favour-action = Favours are granted in the village: raise the Village disc.
    .rules = DP-6.6
why-favour-display = No open objective shows this bonus now.
    .rules = DP-6.6
why-favour-second = The second favour must be a different bonus.
    .rules = DP-6.6 DP-R40
why-favour-supply = None of that is left in the supply.
    .rules = DP-16.1 DP-16.3 DP-R67
why-favour-harvest = No press of yours can take this harvest tile.
    .rules = DP-R67 DP-4.13
why-favour-marker = You have no press without grapes and champagne for the marker.
    .rules = DP-5.13 DP-R67
why-favour-taken = You have had your two favours on this visit.
    .rules = DP-6.2 DP-6.6
why-favour-strength = Strength { $strength }: you have taken all your benefits.
    .rules = DP-6.2

## take: take supply|presses|<space>|<cell>|done (logistics)

why-take-action = Workers are moved with Logistics: raise that disc.
    .rules = DP-7.1
why-take-strength = Strength { $strength }: you have taken as many as you may. Those in the Maison come along for free.
    .rules = DP-7.1 DP-7.2
why-take-nobody = None of your workers is there.
    .rules = DP-7.1
why-take-maison = Maison workers need not be taken up: place them after the others.
    .rules = DP-7.2
why-take-grey = Grey workers belong to nobody and never move.
    .rules = DP-7.8 DP-2.5

## take: take <place> (village effect, worker tile)

why-take-one_used = Your Village token moves one worker per turn, and you have used it.
    .rules = DP-6.9
why-take-one_token = You have no Village vintage token in play.
    .rules = DP-6.9
why-take-one_nowhere = From there the worker has nowhere else to go.
    .rules = DP-R66

## place: place <route>|presses|<cell>|done

why-place-nobody = You have no worker in hand or in the Maison.
    .rules = DP-7.3
why-place-full = This route is full.
    .rules = DP-7.4
why-place-nearest = Workers fill a route from the village outwards: the next free space is { $space }.
    .rules = DP-7.4
why-place-worker = A worker stands on this grape already.
    .rules = DP-7.6
why-place-soil = Workers stand on grapes, not on bare soil.
    .rules = DP-7.6
why-place-maison = Nobody is sent to the Maison: workers come home by themselves.
    .rules = DP-7.3 DP-8.11
why-place-hand = Place the workers in your hand first. Only those in the Maison may stay at home.
    .rules = DP-R45
why-place-area = A single move must lead to another area.
    .rules = DP-R43 DP-R78

## skip: skip <route>

why-skip-token = You have no Logistics vintage token in play.
    .rules = DP-7.7
why-skip-used = You may skip once per turn, and you have.
    .rules = DP-7.7
why-skip-spaces = Skipping needs two free spaces on the route.
    .rules = DP-R46

## sell: sell <market> <press> <slot>, sell done

why-sell-action = You sell with the Sales action: raise that disc. A local sale for 1 franc is a free action.
    .rules = DP-8.1 DP-11.2
why-sell-strength = Strength { $strength }: you have made all your sales.
    .rules = DP-8.1
why-sell-slot = There is no champagne in that place.
    .rules = DP-8.2
why-sell-bottles = { $city } buys bottles only.
    .rules = DP-8.3
why-sell-barrels = { $city } buys barrels only.
    .rules = DP-8.3
why-sell-press = { $city } refuses champagne from your { $press }: see the cross on its card.
    .rules = DP-8.3
why-sell-deck = No market card is left on this route.
    .rules = DP-8.14
why-sell-reims = By house rule Reims opens only when the North cards are gone.
    .rules = DP-R47
why-sell-twin = Both tiles in this press are the same: the first one stands for both.
    .rules = DP-R70

## add: add grey|blue <kind>, add pt_sale_1|pt_sale_2, add done

why-add-first = Choose a market and a champagne first.
    .rules = DP-8.2
why-add-kind = { $city } does not ask for { $kind }: only the pictures on its card count.
    .rules = DP-8.6
why-add-reims = Reims takes no accessories.
    .rules = DP-8.13
why-add-none = You have no such accessory.
    .rules = DP-8.6
why-add-once = One grey and one blue of each kind, no more in one sale.
    .rules = DP-8.6
why-add-tile = You have no such prestige tile. One won by this very sale helps from the next sale on.
    .rules = DP-12.8 DP-R50

## rotate: rotate <route>

why-rotate-token = You have no Sales vintage token in play.
    .rules = DP-8.15
why-rotate-used = Once per Sales action, and you have done it.
    .rules = DP-8.15
why-rotate-deck = There is no other card in this deck to come up.
    .rules = DP-8.15
why-rotate-open = Finish the sale you have begun first.
    .rules = DP-8.15 DP-R68

## discard: discard <card>

why-discard-first = First choose the card you keep.
    .rules = DP-9.2 DP-9.3
why-discard-display = That card does not lie in the display.
    .rules = DP-9.1
why-discard-own = Cards before you stay there. Only cards just taken are discarded.
    .rules = DP-9.2

## fire: fire maison|presses|<space>|<cell>|done

why-fire-action = Raise a disc and choose to dismiss workers instead of the action.
    .rules = DP-10.1
why-fire-supply = Workers in the supply are not employed: only those at work or in the Maison can be dismissed.
    .rules = DP-10.1
why-fire-nobody = None of your workers is there.
    .rules = DP-10.1

## end: end

why-end-raise = You must raise a disc in every turn.
    .rules = DP-3.3
why-end-finish = Finish your action first.
    .rules = DP-3.13 DP-R16

## gain: gain <tile>, gain hidden

why-gain-prestige = You take a tile when you win prestige: a champagne of 12, a sale of 16, three presses at once, or 5 francs.
    .rules = DP-12.1 DP-12.4
why-gain-closed = That tile does not lie open on the glass.
    .rules = DP-12.4
why-gain-open = All tiles on the glass are open now.
    .rules = DP-12.3 DP-12.4

## use: use <tile>

why-use-none = You have no such tile.
    .rules = DP-12.5
why-use-moment = Use tiles before or after your action, or between the steps of Cellar, Village and Sales.
    .rules = DP-R58
why-use-harvest = No press of yours can take this harvest tile now.
    .rules = DP-12.11 DP-R58 DP-R67
why-use-marker = The marker needs a press without grapes and champagne, and you have none.
    .rules = DP-12.10 DP-5.13
why-use-worker = None of your workers could move anywhere.
    .rules = DP-12.9 DP-R66
why-use-passive = Sale tiles are added inside a sale; crowns simply stay with you.
    .rules = DP-12.6 DP-12.8

## hold: hold

why-hold-none = There is no new tile to put aside.
    .rules = DP-12.5 DP-R58

## mark: mark <press>

why-mark-none = You have no marker to place.
    .rules = DP-5.13
why-mark-champagne = Champagne lies in this press.
    .rules = DP-5.13
why-mark-harvest = Grapes lie in this press: a marker must come before the harvest.
    .rules = DP-5.13 DP-R39
why-mark-one = By house rule a press carries one marker only.
    .rules = DP-R38

## local: local <press> <slot>, local done

why-local-used = One free action per turn, and you have taken yours.
    .rules = DP-11.1
why-local-middle = Free actions come before or after your action, not in the middle.
    .rules = DP-11.1 DP-R17
why-local-slot = There is no champagne in that place.
    .rules = DP-11.2

## score: score <card>

why-score-used = One free action per turn, and you have taken yours.
    .rules = DP-11.1
why-score-middle = Free actions come before or after your action, not in the middle.
    .rules = DP-11.1 DP-R17
why-score-own = This card is not yours. Take it with the Objectives action first.
    .rules = DP-11.4 DP-9.2
why-score-scored = You have scored this card already.
    .rules = DP-11.4
why-score-count = Not met yet: you have { $count } of { $least }.
    .rules = DP-11.4

## buy: buy prestige

why-buy-used = One free action per turn, and you have taken yours.
    .rules = DP-11.1
why-buy-middle = Free actions come before or after your action, not in the middle.
    .rules = DP-11.1 DP-R17
why-buy-francs = Prestige costs 5 francs, and you have { $money }.
    .rules = DP-11.3
why-buy-top = You stand at the top and the glass is empty: there is nothing left to buy.
    .rules = DP-R57

## pop: pop <action>

why-pop-popped = Your cork has popped already: once per game.
    .rules = DP-11.5
why-pop-used = One free action per turn, and you have taken yours.
    .rules = DP-11.1
why-pop-middle = Free actions come before or after your action, not in the middle.
    .rules = DP-11.1 DP-R17
why-pop-gone = This disc has left your estate.
    .rules = DP-11.5 DP-3.16
