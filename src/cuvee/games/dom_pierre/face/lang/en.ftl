### The words of Dom Pierre in English. {who} is a player; the rest are names of the content file.

## ask

ask-keeping = Which vintage token do you keep? The two others go to your left.
ask-laying = Which token do you lay beside row 1?
ask-menu = Which disc do you raise?
ask-claim = Every disc has left the start row. Take the vintage token for { $action }?
ask-strengthening = Every disc is in row 2 or higher. Where do you lay the strength token?
ask-choice = { $cost ->
        [0] { $column }: strength { $strength }, for nothing. Perform the action, or dismiss workers?
        [one] { $column }: strength { $strength }, for 1 franc. Perform the action, or dismiss workers?
       *[other] { $column }: strength { $strength }, for { $cost } francs. Perform the action, or dismiss workers?
    }
ask-choice_cellar = { $cost ->
        [0] { $column }: strength { $strength }. Barrels cost a worker. Perform the action, or dismiss workers?
        [one] { $column }: strength { $strength }. Bottles cost 1 franc, barrels a worker. Perform the action, or dismiss workers?
       *[other] { $column }: strength { $strength }. Bottles cost { $cost } francs, barrels a worker. Perform the action, or dismiss workers?
    }
ask-choice_free = { $column }: strength { $strength }. Perform the action, or dismiss workers?
ask-no_choice = { $column } cannot be performed now. Dismiss workers instead, or take it back?
ask-planting = Where do you plant? In your hand: { $grapes }.
ask-pointing = The bag is empty. Which grape do you point at?
ask-harvesting = Which variety do you harvest around it?
ask-boosting_self = { $grape }: let the new grape count as well?
ask-boosting = { $grape } { $value }: call a worker home to lift it by one?
ask-storing = Which press takes { $tile }?
ask-pressing = { $left ->
        [0] The cellar: no press is left. Anything else?
       *[other] { $cost ->
            [0] The cellar. Presses left: { $left }. Barrels cost a worker once.
            [one] The cellar. Presses left: { $left }. Bottles cost 1 franc once, barrels a worker once.
           *[other] The cellar. Presses left: { $left }. Bottles cost { $cost } francs once, barrels a worker once.
        }
    }
ask-picking = { $left ->
        [0] The village: no benefit is left. Anything else?
        [one] The village: 1 benefit left. What do you take?
       *[other] The village: { $left } benefits left. What do you take?
    }
ask-tasting = Taste a second champagne? Two are worth { $points } points together.
ask-favouring = The second favour: another bonus of the display.
ask-taking = { $left ->
        [one] Logistics: take up 1 worker. From where?
       *[other] Logistics: take up { $left } workers. From where?
    }
ask-placing = { $hand ->
        [0] Where do you send a worker of the Maison? There: { $maison }.
       *[other] Where do you send the worker? In your hand: { $hand }, in the Maison: { $maison }.
    }
ask-selling = { $left ->
        [0] No sale is left. Anything else?
        [one] Sales: 1 left. Where do you sell?
       *[other] Sales: { $left } left. Where do you sell?
    }
ask-adding = The sale to { $card } stands at { $value }. What do you add?
ask-card_keeping = { $count ->
        [one] Which card do you keep?
       *[other] Which card do you keep? { $count } to take: the others give their bonus.
    }
ask-discarding = { $left ->
        [one] Which card gives you its bonus and is discarded?
       *[other] Which card gives you its bonus and is discarded? { $left } to go.
    }
ask-firing = Whom do you dismiss for { $pay ->
        [one] 1 franc
       *[other] { $pay } francs
    } each? Left: { $left }.
ask-after = Your action is done. End the turn, or a side action first?
ask-gaining = Prestige { $level }. Which tile do you take from the glass?
ask-using = Use the tile now: { $tile }?
ask-marking = On which press does the +{ $value } marker go?
ask-move_from = Which worker moves?
ask-move_to = Where does the worker from { $place } go?
ask-local_sale = Sell one more champagne locally for { $pay ->
        [one] 1 franc
       *[other] { $pay } francs
    }?

## move

move-keep = Keep { $a }
move-lay = Lay { $a } green side up
move-raise = Raise { $a } to row { $row } (strength { $strength })
move-claim_vintage = Take the vintage token
move-leave_vintage = Leave it for now
move-strengthen = Strengthen { $a }
move-leave_strength = Leave it for now
move-perform = Perform { $column }
move-dismiss = Dismiss workers
move-plant = Plant { $a } on { $b }
move-point = Point at { $a }
move-harvest = { $value ->
        [0] Harvest { $a }: none around, so a worker must come home for it
       *[other] Harvest { $a }: { $value } around
    }
move-harvest_lost = Harvest { $a }: { $value } around, but no press has room for it
move-harvest_none = Harvest nothing
move-boost_self = Let it count
move-boost = Call the worker on { $a } home
move-boost_none = No, leave it
move-store = Store it in { $a }
move-store_supply = Back to the supply
move-press = Make { $tiles } in { $a }
move-press_vintage = Make { $tiles } in { $a }, with your vintage token
move-press_done = Enough pressed
move-pick_harvest = Harvest pile { $a }: { $tile }
move-pick_harvest_lost = Harvest pile { $a }: { $tile }, but no press has room for it
move-pick_accessory = Accessory pile { $a }: { $tile }
move-pick_done = Leave the village
move-taste = Taste the { $tile } of { $press }
move-taste_done = One was enough
move-favour = Favour: { $a }
move-take = Take a worker from { $a }
move-take_done = Enough taken
move-place_route = To the { $a } route
move-place_presses = To the presses
move-place_cell = Onto the grape on { $a }
move-place_done = The others stay in the Maison
move-skip = To the { $a } route, skipping a space
move-sell = Sell the { $tile } of { $press } to { $market }: value { $value }
move-sell_done = No more sales
move-add = Add { $a } (+{ $value })
move-add_done = Close the sale
move-rotate = Put { $card } under the { $a } deck
move-keep_card = Keep “{ $a }”
move-discard = Discard “{ $a }” for its bonus: { $bonus }
move-fire = Dismiss a worker from { $a }
move-fire_done = Nobody else
move-end = End the turn
move-gain = Take { $a }
move-gain_hidden = Take a tile face down
move-use = Use: { $a }
move-hold = Keep it for later
move-mark = Put it on { $a }
move-local = Sell the { $tile } of { $press } locally for { $pay ->
        [one] 1 franc
       *[other] { $pay } francs
    }
move-local_done = Nothing more
move-score = Score “{ $a }” for { $points }
move-buy_prestige = Buy prestige for { $price ->
        [one] 1 franc
       *[other] { $price } francs
    }
move-pop = Pop the cork: { $a } to row { $row } (once; costs a crown)

## choice: a button, verb first

choice-keep = Keep { $a }
choice-lay = Lay { $a } beside row 1
choice-raise = Raise { $a }
choice-raise_only = { $a } and dismiss workers
choice-raise_dismiss = Dismiss workers instead
choice-perform_vineyard = { $n ->
        [one] Plant 1 grape
       *[other] Plant { $n } grapes
    }
choice-perform_cellar = { $n ->
        [one] Use 1 press
       *[other] Use up to { $n } presses
    }
choice-perform_village = { $n ->
        [one] Take 1 benefit
       *[other] Take { $n } benefits
    }
choice-perform_logistics = { $n ->
        [one] Send out 1 worker
       *[other] Send out { $n } workers
    }
choice-perform_sales = { $n ->
        [one] Make 1 sale
       *[other] Make { $n } sales
    }
choice-perform_objectives = { $n ->
        [one] Take 1 objective
       *[other] Take { $n } objectives
    }
choice-strengthen = Strengthen { $a }
choice-plant_here = Plant here
choice-point = Point at this grape
choice-harvest = Harvest { $a }
choice-harvest_here = Harvest around this grape
choice-boost = Call this worker home: { $a } { $n }
choice-store = Store it in { $a }
choice-pick_harvest = Take { $tile }
choice-pick_accessory = Take a { $tile }
choice-favour = { $a }
choice-favours = Two favours
choice-take = Take a worker from { $a }
choice-move = Move a worker from { $a }
choice-place_route = Send to the { $a } route
choice-place_cell = Send onto this grape
choice-skip = Skip a space: { $a } route
choice-add = Add { $a }
choice-rotate = Put { $card } under its deck
choice-keep_card = Keep “{ $a }”
choice-discard = Discard “{ $a }”
choice-fire = Dismiss a worker from { $a }
choice-gain = Take { $a }
choice-gain_hidden = Take one face down
choice-use = Use: { $a }
choice-mark = Put it on { $a }
choice-score = Score “{ $a }”
choice-pop = Raise { $a }
choice-plant = Plant { $a }
choice-make = Make { $a } and { $b }
choice-make_vintage = Make { $a } and { $b }, with your vintage token
choice-sell = Sell { $tile } from { $press }
choice-sell_to = Sell to { $card }
choice-sell_plain = { $points ->
        [one] Sell for 1 point
       *[other] Sell for { $points } points
    }{ $prestige ->
        [True] { " " }and prestige
       *[other] { "" }
    }
choice-sell_with = { $points ->
        [one] With { $extras }: 1 point
       *[other] With { $extras }: { $points } points
    }{ $prestige ->
        [True] { " " }and prestige
       *[other] { "" }
    }
choice-sell_open = Sell, and choose what to add
choice-taste = Taste { $tile }
choice-taste_two = Taste { $a } and { $b }
choice-taste_done = One is enough
choice-local = Sell { $tile } locally
choice-place_presses = Send to the presses
choice-claim = Take the token
choice-leave = Leave it for now
choice-dismiss = Dismiss workers
choice-harvest_none = Harvest nothing
choice-boost_self = Let it count
choice-boost_none = Leave it
choice-store_supply = Back to the supply
choice-press_done = Enough pressed
choice-pick_done = Leave the village
choice-take_done = Enough taken
choice-place_done = Leave the rest in the Maison
choice-sell_done = No more sales
choice-fire_done = Nobody else
choice-local_done = Nothing more
choice-local_all = Sell what I picked
choice-add_done = { $n ->
        [one] Sell for 1 point
       *[other] Sell for { $n } points
    }
choice-end = End turn
choice-hold = Keep it for later
choice-buy_prestige = Buy prestige
choice-pops = Pop the cork
choice-locals = Sell locally
choice-here = Here

## fact: a small line below a choice

fact-francs = { $n ->
        [one] 1 franc
       *[other] { $n } francs
    }
fact-lay = It waits beside row 1. The other token becomes your strength token. { $effect }
fact-raise_vineyard = { $strength ->
        [one] Plant 1 grape
       *[other] Plant { $strength } grapes
    }, { $cost ->
        [0] no francs
        [one] 1 franc
       *[other] { $cost } francs
    }.{ $rises ->
        [yes] { " " }This empties row { $row }: the cost becomes { $cost }.
       *[no] { "" }
    }
fact-raise_village = { $strength ->
        [one] Take 1 benefit
       *[other] Take { $strength } different benefits
    }, { $cost ->
        [0] no francs
        [one] 1 franc
       *[other] { $cost } francs
    }.{ $rises ->
        [yes] { " " }This empties row { $row }: the cost becomes { $cost }.
       *[no] { "" }
    }
fact-raise_cellar = { $strength ->
        [one] Use 1 press
       *[other] Use up to { $strength } presses
    }. { $cost ->
        [0] Bottles cost no francs, barrels a worker.
        [one] Bottles cost 1 franc, barrels a worker.
       *[other] Bottles cost { $cost } francs, barrels a worker.
    }{ $rises ->
        [yes] { " " }This empties row { $row }: the cost becomes { $cost }.
       *[no] { "" }
    }
fact-raise_logistics = { $strength ->
        [one] Take up 1 worker, and send out those of the Maison.
       *[other] Take up { $strength } workers, and send out those of the Maison.
    }{ $rises ->
        [yes] { " " }This empties row { $row }: the cost becomes { $cost }.
       *[no] { "" }
    }
fact-raise_sales = { $strength ->
        [one] Make 1 sale.
       *[other] Make up to { $strength } sales.
    }{ $rises ->
        [yes] { " " }This empties row { $row }: the cost becomes { $cost }.
       *[no] { "" }
    }
fact-raise_objectives = { $strength ->
        [one] Keep 1 card.
       *[other] Take { $strength } cards: keep one, get the bonuses of the others.
    }{ $rises ->
        [yes] { " " }This empties row { $row }: the cost becomes { $cost }.
       *[no] { "" }
    }
fact-cannot = Not possible now, only dismissing. { $why }
fact-dismiss = { $n ->
        [one] 1 worker at most
       *[other] { $n } workers at most
    }
fact-strengthen = { $a } has 1 strength more from now on.
fact-strengthen_covers = { $a } has 1 strength more from now on, but loses its vintage token.
fact-pop = To row { $row }, without its action
fact-pop_top = To the top and off the estate, without its action
fact-pops = Once in the game, one disc rises without its action. It costs the crown of your start card.
fact-harvests = Harvest here: { $a } { $x }, { $b } { $y }, { $c } { $z }
fact-around = { $n } around
fact-around_worker = { $n } around, one more if a worker comes home
fact-around_itself = { $n } around, one more with your token
fact-around_both = { $n } around, up to two more with your token and a worker
fact-no_room = no press has room for it
fact-press_then = the press then counts { $n }
fact-making = { $francs ->
        [0] { $workers ->
            [0] costs nothing more
           *[other] 1 worker of the presses goes home
        }
        [one] { $workers ->
            [0] 1 franc
           *[other] 1 franc, and 1 worker of the presses goes home
        }
       *[other] { $workers ->
            [0] { $francs } francs
           *[other] { $francs } francs, and 1 worker of the presses goes home
        }
    }
fact-benefit = one of your benefits
fact-both_presses = { $a } and { $b }
fact-with_extras = at best, with what you can add
fact-favours = Two different bonuses from the feet of the open objectives
fact-section = adds { $n } to sales on this route
fact-picker = can add 1 to a { $a } harvest
fact-crew = pays for barrels
fact-cellar = { $n ->
        [0] Bottles cost no francs, barrels a worker.
        [one] Bottles cost 1 franc, barrels a worker.
       *[other] Bottles cost { $n } francs, barrels a worker.
    }
fact-sum = { $tile }{ $press ->
        [0] { "" }
       *[other] { " " }+ press { $press }
    }{ $road ->
        [0] { "" }
       *[other] { " " }+ route { $road }
    }{ $added ->
        [0] { "" }
       *[other] { " " }+ added { $added }
    } = value { $value }
fact-ruler = Up to { $low }: { $a }. { $middle } to { $mid }: { $b }. { $high } and more: { $c }. From { $top } on also prestige.
fact-then_value = the sale then stands at { $n }
fact-have = you have { $progress }
fact-prestige = Level { $level }: { $points } points at the end, and a tile from the glass
fact-locals = For leftovers: 1 franc each, no card and no points.

## worth: what a thing is worth now, on its help card

worth-objective = You have { $progress }. Scored now it brings { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    }.
worth-press_bottle = Its harvest counts { $n }, the first bottle { $bonus }.
worth-press_barrel = Its harvest counts { $n }, the first barrel { $bonus }.
worth-prestige = If the game ended now: { $level } points for your prestige level, { $crowns } for your { $n ->
        [one] crown
       *[other] { $n } crowns
    }.

## hint: a small line below the question

hint-tokens = A vintage token helps one action for the whole game. Each says how.
hint-laying = It joins your estate once every disc has left the start row. The other becomes your strength token.
hint-cost = { $cost ->
        [0] Vineyard, Village and bottles cost nothing while a disc is in row 0.
       *[other] Vineyard, Village and bottles cost { $cost } now. You have { $money ->
            [one] 1 franc
           *[other] { $money } francs
        }.
    }
hint-turns_left = { $n ->
        [one] The end is near: one more turn for you after this one.
       *[other] The end is near: { $n } more turns for you after this one.
    }
hint-last_turn = The last round: this is your last turn.
hint-cards = The number on each card says how far you are.
hint-selling = Open a market to see what each champagne would earn there.
hint-sale = { $prestige ->
        [True] Value { $value }: { $points } points. { $missing } more for { $then } points and prestige.
       *[other] Value { $value }: { $points } points. { $missing } more for { $then } points.
    }
hint-sale_best = Value { $value }: { $points } points and prestige.
hint-purse = { $n ->
        [one] 1 franc
       *[other] { $n } francs
    }, { $workers ->
        [0] nobody in the Maison
        [one] 1 worker in the Maison
       *[other] { $workers } workers in the Maison
    }
hint-any_order = In any order.

## warning: what is lost without another question

warning-score = “{ $card }” can be scored now for { $n } points.
warning-score_last = Your last turn: “{ $card }” can still be scored for { $n } points.

## note

note-started = { $me ->
        [who] You hold the start player card.
       *[none] { $who } holds the start player card.
    }
note-laid_out = { $me ->
        [who] You keep { $a }, lay { $b } aside and a strength token beside it.
       *[none] { $who } keeps { $a }, lays { $b } aside and a strength token beside it.
    }
note-round = Round { $a }.
note-raised = { $me ->
        [who] You raise { $a } to row { $b }.
       *[none] { $who } raises { $a } to row { $b }.
    }
note-placed_token = { $me ->
        [who] You lay the vintage token below { $a }.
       *[none] { $who } lays the vintage token below { $a }.
    }
note-placed_strength = { $me ->
        [who] You lay the strength token below { $a }.
       *[none] { $who } lays the strength token below { $a }.
    }
note-performed = { $me ->
        [who] You perform { $a } with strength { $b } and pay { $fc }.
       *[none] { $who } performs { $a } with strength { $b } and pays { $fc }.
    }
note-performed_free = { $me ->
        [who] You perform { $a } with strength { $b }.
       *[none] { $who } performs { $a } with strength { $b }.
    }
note-performed_cellar = { $me ->
        [who] You perform { $a } with strength { $b }. What you press is paid for as you press.
       *[none] { $who } performs { $a } with strength { $b }. What is pressed is paid for then.
    }
note-dismissed = { $me ->
        [who] You dismiss a worker from { $a } for { $fb }.
       *[none] { $who } dismisses a worker from { $a } for { $fb }.
    }
note-drew = { $me ->
        [who] You draw from the bag: { $grapes }.
       *[none] { $who } draws from the bag: { $grapes }.
    }
note-drew_none = The bag is empty.
note-planted = { $me ->
        [who] You plant { $a } on { $b }.
       *[none] { $who } plants { $a } on { $b }.
    }
note-pointed = { $me ->
        [who] You point at { $a }.
       *[none] { $who } points at { $a }.
    }
note-got_bonus = { $me ->
        [who] You gain: { $a }.
       *[none] { $who } gains: { $a }.
    }
note-lost_bonus = { $me ->
        [who] You cannot use the bonus: { $a }.
       *[none] { $who } cannot use the bonus: { $a }.
    }
note-harvested = { $me ->
        [who] You harvest { $a } { $b }.
       *[none] { $who } harvests { $a } { $b }.
    }
note-boosted = { $me ->
        [who] You call the worker on { $a } home: one more.
       *[none] { $who } calls the worker on { $a } home: one more.
    }
note-boosted_self = { $me ->
        [who] You count the grape just planted: one more.
       *[none] { $who } counts the grape just planted: one more.
    }
note-stored = { $me ->
        [who] You store { $a } { $b } in { $c }.
       *[none] { $who } stores { $a } { $b } in { $c }.
    }
note-stored_back = { $a } { $b } returns to the supply.
note-marked = { $me ->
        [who] You put a +{ $b } marker on { $a }.
       *[none] { $who } puts a +{ $b } marker on { $a }.
    }
note-pressed = { $me ->
        [who] You press { $b } and { $c } in { $a }.
       *[none] { $who } presses { $b } and { $c } in { $a }.
    }
note-picked_blue = { $me ->
        [who] You pick a blue accessory: { $a }.
       *[none] { $who } picks a blue accessory: { $a }.
    }
note-picked_harvest = { $me ->
        [who] You pick { $a } { $b } in the village.
       *[none] { $who } picks { $a } { $b } in the village.
    }
note-tasted = { $me ->
        [who] You offer a tasting of { $a } for { $b } points.
       *[none] { $who } offers a tasting of { $a } for { $b } points.
    }
note-refilled = New harvest piles in the village.
note-refilled_blue = New accessory piles in the village.
note-placed = { $me ->
        [who] You send a worker from { $a } to { $b }.
       *[none] { $who } sends a worker from { $a } to { $b }.
    }
note-placed_hand = { $me ->
        [who] You send a worker to { $b }.
       *[none] { $who } sends a worker to { $b }.
    }
note-sold = { $me ->
        [who] You sell to { $a }: value { $b }, { $nc ->
            [one] 1 point
           *[other] { $nc } points
        }.
       *[none] { $who } sells to { $a }: value { $b }, { $nc ->
            [one] 1 point
           *[other] { $nc } points
        }.
    }
note-came_home = { $me ->
        [who] { $na ->
            [one] One of your workers comes home from the { $c } route: { $fb }.
           *[other] { $na } of your workers come home from the { $c } route: { $fb }.
        }
       *[none] { $na ->
            [one] A worker of { $who } comes home from the { $c } route: { $fb }.
           *[other] { $na } workers of { $who } come home from the { $c } route: { $fb }.
        }
    }
note-rotated = { $me ->
        [who] You put { $a } under its deck.
       *[none] { $who } puts { $a } under its deck.
    }
note-kept_card = { $me ->
        [who] You keep the objective “{ $a }”.
       *[none] { $who } keeps the objective “{ $a }”.
    }
note-discarded = { $me ->
        [who] You discard “{ $a }”.
       *[none] { $who } discards “{ $a }”.
    }
note-showed = New objective: “{ $a }”.
note-prestige_up = { $me ->
        [who] You rise to prestige { $a }.
       *[none] { $who } rises to prestige { $a }.
    }
note-turned_up = On the glass appears: { $a }.
note-gained = { $me ->
        [who] You take a prestige tile: { $a }.
       *[none] { $who } takes a prestige tile: { $a }.
    }
note-used = { $me ->
        [who] You use a prestige tile: { $a }.
       *[none] { $who } uses a prestige tile: { $a }.
    }
note-sold_locally = { $me ->
        [who] You sell { $a } locally for { $fb }.
       *[none] { $who } sells { $a } locally for { $fb }.
    }
note-scored = { $me ->
        [who] You score “{ $a }” for { $b } points.
       *[none] { $who } scores “{ $a }” for { $b } points.
    }
note-popped = { $me ->
        [who] You pop the cork: { $a } rises to row { $b }.
       *[none] { $who } pops the cork: { $a } rises to row { $b }.
    }
note-disc_off = { $me ->
        [who] Your { $a } disc goes to the end track for { $b } points: { $nc ->
            [0] the track is full
            [one] 1 space left
           *[other] { $nc } spaces left
        }.
       *[none] The { $a } disc of { $who } goes to the end track for { $b } points: { $nc ->
            [0] the track is full
            [one] 1 space left
           *[other] { $nc } spaces left
        }.
    }
note-disc_off_late = { $me ->
        [who] Your { $a } disc leaves the estate.
       *[none] The { $a } disc of { $who } leaves the estate.
    }
note-last_round = The end track is full: round { $a } is the last.
note-final = { $me ->
        [who] Final scoring: your prestige level brings { $a } points, { $nb ->
            [0] you have no crowns
            [one] your crown brings { $crowns }
           *[other] your { $nb } crowns bring { $crowns }
        }.
       *[none] Final scoring: the prestige level of { $who } brings { $a } points, { $nb ->
            [0] crowns nothing
            [one] 1 crown brings { $crowns }
           *[other] { $nb } crowns bring { $crowns }
        }.
    }
note-added = { $me ->
        [who] You add { $a }: the sale stands at { $b }.
       *[none] { $who } adds { $a }: the sale stands at { $b }.
    }
note-kept_tile = { $me ->
        [who] You keep a prestige tile: { $a }.
       *[none] { $who } keeps a prestige tile: { $a }.
    }

## effect: what a vintage token does

effect-vineyard = Once per turn the grape just planted counts too.
effect-cellar = Once per turn the barrels of one press are worth 1 more.
effect-village = In the village you may also move one worker.
effect-logistics = Once per turn a worker may skip a free space.
effect-sales = Before a sale you may put one market card under its deck.
effect-objectives = More cards to choose from: one for each strength.

## won: how a game was won

won-track = { $who } wins with { $points } points, { $ahead } ahead of { $second }: sales, objectives and discs on the way brought { $gain } more.
won-prestige = { $who } wins with { $points } points, { $ahead } ahead of { $second }: the higher prestige level brought { $gain } more.
won-crown = { $who } wins with { $points } points, { $ahead } ahead of { $second }: crowns brought { $gain } more.
won-francs = { $points ->
        [one] { $who } and { $second } both have 1 point. { $who } wins with more francs.
       *[other] { $who } and { $second } both have { $points } points. { $who } wins with more francs.
    }
won-order = { $who } and { $second } have equal points and francs. { $who } wins, being earlier in turn order.

## word

word-francs = { $n ->
        [one] 1 franc
       *[other] { $n } francs
    }
word-in_vineyard = the vineyard
word-space = space { $n } of the { $route } route
word-title = Dom Pierre
word-round = Round { $round }
word-round_left = Round { $round }/{ $last }
word-round_last = Last round
word-last_round = the last round
word-turn = { $who } to play
word-over = Finished
word-vineyard = Vineyard
word-village = Village
word-glass = Prestige
word-objectives = Objectives
word-markets = Markets
word-crossing = Crossing
word-supplies = Supplies
word-end_track = End track
word-board = The board of Dom Pierre
word-panel = The house of { $who }
word-bottle = bottle
word-the_supply = the supply
word-the_maison = the Maison
word-the_presses = the presses
word-the_left = the left press
word-the_middle = the middle press
word-the_right = the right press
word-barrel = barrel
word-tile = { $kind } { $value }
word-harvest = { $grape } { $value }
word-harvest_pile = harvest pile { $pile }: { $tile }, { $height } tiles
word-blue_pile = accessory pile { $pile }: { $tile }, { $height } tiles
word-blue = blue { $kind }
word-grey = grey { $kind }
word-none = nothing
word-empty = empty
word-face_down = face down: { $count }
word-points = points
word-vp = VP
word-level = prestige level
word-money = francs
word-workers = Workers
word-supply = Supply
word-maison = Maison
word-presses = Presses
word-bag = bag { $count }
word-harvest_supply = Harvest
word-grey_supply = Grey accessories
word-discards = Blue discards
word-flags = Flags
word-usa = USA
word-russia = Russia
word-deck = { $count } cards
word-no_deck = { $route }: no market card is left
word-quota = quota { $a }/{ $b }/{ $c }
word-takes = takes { $kinds }
word-refused = not the { $press }
word-adds = { $press } +{ $value }
word-any_kind = bottles and barrels
word-bottles = bottles
word-barrels = barrels
word-crown = crown
word-crowns = crowns
word-flag = { $country } flag
word-bonus = bonus: { $bonus }
word-tier = { $points } VP: { $needs }
word-need = { $least } { $metric }
word-together = { " " }and{ " " }
word-costs = cost
word-strength = strength
word-vintage = vintage
word-strong = +1
word-gone = gone
word-row = row { $row }
word-discs = Discs
word-column = { $action }: { $row }
word-press_line = { $press }: { $things }
word-tiles = Tiles
word-accessories = Accessories
word-cards = Cards
word-scored = scored
word-favours = two bonuses of the display
word-start_player = start player
word-start_card = start card
word-routes = Routes
word-free_space = free
word-neutral = nobody
word-cell_empty = { $cell }, empty
word-cell = { $cell }, { $grape }
word-cell_worker = { $cell }, with a worker of { $who }
word-cell_gift = { $cell }, with a gift: { $bonus }
word-basket = Drawn from the bag: { $grapes }
word-who_points = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
word-who_level = { $who }: prestige level { $level }
word-glass_levels = Prestige levels: points and the worth of each crown at the end
word-space_free = Free: { $space }, adds { $bonus } to a sale
word-space_taken = Worker of { $who }: { $space }, adds { $bonus } to a sale
word-deck_of = { $card }. { $count ->
        [one] The last card.
       *[other] { $count } cards in the deck.
    }
word-pile_empty = An empty pile
word-house_harvest = Harvest
word-house_accessory = Accessories
word-house_tasting = Tasting
word-house_favours = Favours
word-tasting = Tasting: { $one } points for one champagne, { $two } for two
word-gone_disc = { $action } disc of { $who }
word-track_left = End track: { $left ->
        [one] one more disc
       *[other] { $left } more discs
    } and the last round is near
word-track_full = The end track is full: the last round is near
word-supply_title = Supply
word-stock_harvest = Harvest tiles in the supply, by value
word-stock_grey = Grey accessories in the supply
word-stock_flags = Flags in the supply
word-stock_workers = Workers in the supply
word-of = { $have } of { $least }
word-all_of = { $have } ✓
word-objective = { $card }: { $needs }
word-strip_points = { $n ->
        [one] 1 point
       *[other] { $n } points
    } so far
word-strip_francs = { $n ->
        [one] 1 franc
       *[other] { $n } francs
    }
word-strip_crowns = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
word-strip_level = prestige level { $n }
word-strip_bottles = { $n ->
        [one] 1 bottle in the presses
       *[other] { $n } bottles in the presses
    }
word-strip_barrels = { $n ->
        [one] 1 barrel in the presses
       *[other] { $n } barrels in the presses
    }
word-strip_maison = { $n ->
        [one] 1 worker in the Maison
       *[other] { $n } workers in the Maison
    }
word-estate_low = Estate. The lowest disc is in row { $row }: that is the cost of Vineyard, Village and bottles.
word-estate_empty = Estate. All discs are gone.
word-disc = { $action }, row { $row }. Raised now: strength { $strength }.
word-disc_pays = { $action }, row { $row }. Raised now: strength { $strength }, { $cost ->
        [0] no francs
        [one] 1 franc
       *[other] { $cost } francs
    }.
word-waits_vintage = Waits for every disc in this row or higher: the vintage token of { $action }
word-waits_strength = Waits for every disc in this row or higher: the strength token
word-waits_nothing = No token waits here
word-space_vintage = Vintage token of { $action }: { $effect }
word-space_strength = { $action } has 1 strength more.
word-space_empty = Vintage space of { $action }: empty
word-at_presses = Workers at the presses: { $n }
word-at_maison = Workers in the Maison: { $n }
word-at_supply = Workers in the supply: { $n }
word-some = { $n } × { $thing }
word-start_card_open = Start card: a crown, or a cork to pop once
word-start_card_used = Start card: the cork is popped
word-won = { $route } market cards: { $n }, crowns: { $crowns }, flags: { $flags }
word-letter_north = N
word-letter_east = E
word-letter_south = S
word-letter_west = W
word-scored_cards = Scored objectives: { $n }
word-hidden_token = A hidden vintage token
word-token = { $action }: { $effect }
word-worker_of = worker of { $who }
word-bonus_here = bonus { $bonus }
word-reims = Reims
word-sections = +{ $bonus }
word-disc_count = { $count } of { $room }
word-token_waits = waits: { $tokens }
word-wait_vintage = vintage { $action }
word-wait_strength = strength
word-draft = Draft
word-hand = in hand: { $tokens }
word-hidden = hidden
word-deck_left = deck { $count }, discards { $discards }
word-prestige_points = Prestige level
word-crown_points = Crowns
word-track_points = Score track
word-level_line = level { $level }: { $points } VP, crowns ×{ $times }
word-sale_scale = 1–5 / 6–10 / 11+
word-sale = A sale
word-sale_prestige = { $value }+ and prestige
