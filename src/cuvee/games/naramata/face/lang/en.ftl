### The words of Naramata in English. {who} is a player, {tourist}, {place}, {winery} what they say.

## ask

ask-setup_car = Which car do you drive?
ask-draft_pick = Round { $round } of 4: choose a tourist to take along, or to refer for { $sale } prestige. All choose in secret.
ask-draft_sell = Round { $round } of 4: your car is full. Whom do you refer for { $sale } prestige? All choose in secret.
ask-draft_cut = Which other tourist do you send away for nothing?
ask-solo_take = Who gets in? { $left } more.
ask-fleet_load = Who gets into your car? The fleet takes { $left } more.
ask-start_site = Where do you start?
ask-phantom_site = Where does the { $car } Phantom start?
ask-clearing = Which cork do you remove? You may take { $about } more off the board.
ask-phantom_road = Both roads are alike. Which way does the { $car } Phantom go?
ask-turn = It is { $hour }. Where do you drive?
ask-landed = You are at { $winery }. { $action }, or an inspection?
ask-serve = Who gets which card? { $free }
ask-serve_none = Nobody can be served any more: what is left is worth prestige.
ask-shop_extra = One more case to choose from, for { $fee } prestige?
ask-shop_cards = Which cases do you buy, and for whom?
ask-views = { $about ->
        [one] 1 marker to put. Who enjoys the view?
       *[other] { $about } markers to put. Who enjoys the view?
    }
ask-view_more = All markers are put. Another one?
ask-signing = The bottle of { $winery } is yours. Points or prestige?
ask-contract_menu = Your bottle opens every door of { $winery }. What now?
ask-spend_time = { $minutes } minutes less by your shortcut?
ask-recharge = Second wind: which disc do you get back?
ask-after = It is { $hour }. Anything else before your turn ends?
ask-market_shift = Shift the upgrade row?
ask-parked = You are in the car park. Anything else before the tourists leave?
ask-bonus = { $tourist } is fully happy: { $rows } points or { $rows } prestige?
ask-benching = Which upgrade rests tomorrow? { $left } too many.
ask-payment = The price is { $about }. How many discs do you pay with?
ask-swapping = { $most } upgrades are active. Which one makes room for { $kind }?
ask-free_card = This one is free.
ask-fee_card = This one costs { $fee }.

## move

move-car = { $car }: { $guide }, { $body }; { $ability }
move-pick_keep = Take { $tourist } along ({ $wishes })
move-pick_sell = Refer { $tourist } for { $sale }
move-cut = Send { $tourist } away ({ $wishes })
move-load = Take { $tourist } along ({ $wishes })
move-load_pass = Take nobody else
move-start = Start at { $site }
move-send = Send it to { $site }
move-steer = Along { $road }
move-clear = Clear { $place }
move-clear_done = Leave the rest
move-go = Drive to { $place }
move-stop = Have lunch by the road behind { $winery }
move-park = Drive to the car park and end your day
move-act = { $action } ({ $minutes } minutes)
move-inspect = Inspection: the die and { $bonus } more in prestige ({ $minutes } minutes)
move-give = { $card } for { $tourist }
move-give_done = Done: discard the rest for the prestige they are worth
move-draw_extra = Draw one more case
move-draw_done = These will do
move-shop = { $card } for { $tourist }: { $points } points, price { $price }
move-shop_done = Done shopping
move-put = A view marker for { $tourist }
move-add = Buy a view marker for { $tourist } (price { $fee })
move-put_done = Done: 1 prestige for each marker left
move-put_end = Enough of the view
move-sign_points = { $points } points
move-sign_prestige = { $prestige } prestige
move-do = { $action } ({ $minutes } minutes)
move-do_done = Leave the winery
move-use_press_review = Press review: a disc for { $review } points
move-use_tip_jar = Tip jar: a disc for the die and { $tip } more in prestige
move-use_shortcut = Use the shortcut
move-use_souvenir_photo = Souvenir photo for { $tourist }: { $row }
move-use_reserved_table = Reserved table: clear { $place }
move-use_local_contacts = Local contacts: clear { $place } for { $fee }
move-use_double_stop = Double stop: { $action } as well
move-use_second_wind_beside = Get back a disc you paid with
move-use_second_wind = Get back the disc on { $kind }
move-skip_shortcut = Take the usual time
move-skip_second_wind = Get none back
move-skip_shift = Leave the row as it is
move-shift = Put { $kind } under the deck
move-pay = { $discs } and { $prestige } prestige
move-pay_prestige = { $prestige } prestige
move-buy = Buy { $kind } for { $price }
move-swap = Put { $kind } aside
move-shelve = Leave the new one inactive
move-bench = { $kind } rests
move-take_points = { $rows } points
move-take_prestige = { $rows } prestige
move-end = End your turn
move-finish = Say goodbye to your tourists

## choice: a button, verb first; {name} is what it is about

choice-go_act = Drive there: { $action }
choice-go_inspect = Drive and inspect
choice-go = Only drive there
choice-go_to = Drive to { $place }
choice-car = Drive with { $name }
choice-cars = Choose a car
choice-cut = Let { $name } go
choice-load = Take { $name } along
choice-start = Start at { $name }
choice-send = Send it to { $name }
choice-steer = Along { $name }
choice-clear = Remove the cork
choice-stop = Lunch behind { $name }
choice-put = A view for { $name }
choice-add = Buy a view for { $name }
choice-do = { $name }
choice-use_table = Remove the cork: reserved table
choice-use_contacts = Remove the cork: local contacts
choice-use_double = Do this as well: { $name }
choice-use_wind = Get back the disc on { $name }
choice-use_wind_beside = Get back a disc you paid with
choice-pay = { $n ->
        [0] Pay { $rest } prestige
        [one] { $rest ->
            [0] Pay 1 disc
           *[other] Pay 1 disc and { $rest } prestige
        }
       *[other] { $rest ->
            [0] Pay { $n } discs
           *[other] Pay { $n } discs and { $rest } prestige
        }
    }
choice-buy = Buy { $name }
choice-swap = Put { $name } aside
choice-bench = Let { $name } rest
choice-pick_keep = Take { $name } along
choice-pick_sell = Refer { $name }
choice-give = For { $tourist }
choice-photo_cheese = Cheese for { $tourist }
choice-photo_view = A view for { $tourist }
choice-load_pass = Take nobody else
choice-done = Done
choice-park = Drive to the car park
choice-act = { $action }
choice-inspect = Inspect
choice-give_done = Sell the rest
choice-draw_extra = Draw one more
choice-draw_done = These will do
choice-shop_done = Done
choice-put_done = Done
choice-sign_points = Take points
choice-sign_prestige = Take prestige
choice-do_done = Leave the winery
choice-use_press = Use the press review
choice-use_tip_jar = Use the tip jar
choice-use_shortcut = Use the shortcut
choice-skip = Not now
choice-skip_shift = Leave the row
choice-shift = Shift the row
choice-shelve = Leave the new one aside
choice-take_points = Take points
choice-take_prestige = Take prestige
choice-end = End turn
choice-finish = Say goodbye
choice-here = Here

## fact: a small line below a choice

fact-minutes = { $minutes } minutes
fact-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
fact-park = your day ends

## hint: a small line below the question

hint-purse = { $n } prestige, { $discs ->
        [0] no disc
        [one] 1 disc
       *[other] { $discs } discs
    }
hint-sealed = All choose in secret.

## warning: what is lost without another question

warning-goodbye = Your tourists leave now: empty rows cost points.
warning-rating = Your tourists leave now: empty rows cost rating.

## note

note-chose_car = { $me ->
        [who] You drive the { $car } car.
       *[none] { $who } drives the { $car } car.
    }
note-new_day_began = Day { $a } begins.
note-kept = { $me ->
        [who] You keep { $tourist }.
       *[none] { $who } keeps { $tourist }.
    }
note-sold = { $me ->
        [who] You refer { $tourist } for { $b } prestige.
       *[none] { $who } refers { $tourist } for { $b } prestige.
    }
note-cut_out = { $me ->
        [who] You send { $tourist } away.
       *[none] { $who } sends { $tourist } away.
    }
note-loaded = { $me ->
        [who] { $tourist } gets into your car.
       *[none] { $tourist } gets into { $who }'s car.
    }
note-started = { $me ->
        [who] You start at { $site }.
       *[none] { $who } starts at { $site }.
    }
note-phantom_started = The { $phantom } Phantom starts at { $site }.
note-cleared = { $me ->
        [who] You clear { $place }.
       *[none] { $who } clears { $place }.
    }
note-went = { $me ->
        [who] You drive to { $place }.
       *[none] { $who } drives to { $place }.
    }
note-stopped = { $me ->
        [who] You stop by the road behind { $winery }.
       *[none] { $who } stops by the road behind { $winery }.
    }
note-favoured = { $me ->
        [who] { $winery } is a favourite: { $b ->
            [one] 1 tourist of yours rejoices
           *[other] { $b } tourists of yours rejoice
        }.
       *[none] { $winery } is a favourite: { $b ->
            [one] 1 tourist of { $who } rejoices
           *[other] { $b } tourists of { $who } rejoice
        }.
    }
note-inspected = { $me ->
        [who] You have the car inspected: { $a } prestige.
       *[none] { $who } has the car inspected: { $a } prestige.
    }
note-drew = { $me ->
        [who] You draw { $card }.
       *[none] { $who } draws { $card }.
    }
note-gave = { $tourist_b } gets { $card }.
note-shopped = { $tourist_b } carries off { $card }.
note-cashed = { $me ->
        [who] You take { $b } prestige for cards left over: { $a }.
       *[none] { $who } takes { $b } prestige for cards left over: { $a }.
    }
note-rolled = { $me ->
        [who] You roll { $a }: { $b ->
            [one] 1 view marker
           *[other] { $b } view markers
        }.
       *[none] { $who } rolls { $a }: { $b ->
            [one] 1 view marker
           *[other] { $b } view markers
        }.
    }
note-put_view = { $tourist } enjoys the view.
note-cashed_views = { $me ->
        [who] You take { $a } prestige for the markers left.
       *[none] { $who } takes { $a } prestige for the markers left.
    }
note-lunched = { $me ->
        [who] You serve lunch to { $a ->
            [one] 1 tourist
           *[other] { $a } tourists
        } and gain { $b } prestige.
       *[none] { $who } serves lunch to { $a ->
            [one] 1 tourist
           *[other] { $a } tourists
        } and gains { $b } prestige.
    }
note-signed = { $me ->
        [who] You sign with { $winery }: { $b } points, { $c } prestige.
       *[none] { $who } signs with { $winery }: { $b } points, { $c } prestige.
    }
note-spent = { $me ->
        [who] Your clock moves on to { $hour }.
       *[none] { $who }'s clock moves on to { $hour }.
    }
note-spent_back = { $me ->
        [who] Your clock goes back to { $hour }.
       *[none] { $who }'s clock goes back to { $hour }.
    }
note-shortened = { $me ->
        [who] You know a shortcut.
       *[none] { $who } knows a shortcut.
    }
note-recharged = { $me ->
        [who] You get back a disc.
       *[none] { $who } gets back a disc.
    }
note-bought = { $me ->
        [who] You buy { $kind } for { $b }.
       *[none] { $who } buys { $kind } for { $b }.
    }
note-shelved = { $me ->
        [who] Your { $kind } rests.
       *[none] { $kind } of { $who } rests.
    }
note-lifted = { $me ->
        [who] You clear { $place } by { $kind_b }.
       *[none] { $who } clears { $place } by { $kind_b }.
    }
note-reviewed = { $me ->
        [who] The press likes you: { $a } points.
       *[none] The press likes { $who }: { $a } points.
    }
note-tipped = { $me ->
        [who] Your tip jar holds { $a } prestige.
       *[none] The tip jar of { $who } holds { $a } prestige.
    }
note-photographed = A souvenir photo for { $tourist }: { $row }.
note-paid = { $me ->
        [who] You pay { $a } prestige and { $discs }.
       *[none] { $who } pays { $a } prestige and { $discs }.
    }
note-paid_prestige = { $me ->
        [who] You pay { $a } prestige.
       *[none] { $who } pays { $a } prestige.
    }
note-paid_discs = { $me ->
        [who] You pay { $discs }.
       *[none] { $who } pays { $discs }.
    }
note-parked_car = { $me ->
        [who] You park at { $hour_a }.
       *[none] { $who } parks at { $hour_a }.
    }
note-parked_late = { $me ->
        [who] You park at { $hour_a }; overtime costs { $b ->
            [one] 1 point
           *[other] { $b } points
        }.
       *[none] { $who } parks at { $hour_a }; overtime costs { $b ->
            [one] 1 point
           *[other] { $b } points
        }.
    }
note-wishes_scored = { $me ->
        [who] You score { $a } points for wishes and lose { $b } for { $c ->
            [one] 1 empty row
           *[other] { $c } empty rows
        }.
       *[none] { $who } scores { $a } points for wishes and loses { $b } for { $c ->
            [one] 1 empty row
           *[other] { $c } empty rows
        }.
    }
note-wishes_clean = { $me ->
        [who] You score { $a } points for wishes.
       *[none] { $who } scores { $a } points for wishes.
    }
note-rated = The online rating falls to { $b }.
note-rewarded = { $me ->
        [who] { $tourist } is fully happy: { $b } points, { $c } prestige for you.
       *[none] { $tourist } is fully happy: { $b } points, { $c } prestige for { $who }.
    }
note-shifted = { $me ->
        [who] You put { $kind } under the deck.
       *[none] { $who } puts { $kind } under the deck.
    }
note-phantom_went = The { $phantom } Phantom takes { $place_b }.
note-phantom_home = The { $phantom } Phantom is done for the day.
note-finished_points = The season is over.
note-finished_won = Three days and still well rated: won!
note-finished_lost = The online rating is gone: lost.
note-upgrades_scored = { $me ->
        [who] Your upgrades are worth { $a } points.
       *[none] { $who }'s upgrades are worth { $a } points.
    }
note-day_money = { $me ->
        [who] You get { $a } prestige for the day.
       *[none] { $who } gets { $a } prestige for the day.
    }
note-double_stopped = { $me ->
        [who] You make a double stop: { $action_a }.
       *[none] { $who } makes a double stop: { $action_a }.
    }
note-discarded_last = { $me ->
        [who] { $tourist }, the last of your hand, stays at home.
       *[none] { $tourist }, the last of { $who }'s hand, stays at home.
    }

## word

word-title = Naramata
word-subtitle = a drive along the Bench
word-day = Day { $day } of { $days }
word-forward = northward
word-backward = southward
word-board = The road along the Bench with its wineries, the time track and the upgrade row
word-tray = { $who }'s car, tourists and upgrades
word-clock = Time track
word-lunch = lunch { $prestige }
word-market = Upgrades
word-deck = { $count } in the deck
word-rating = Online rating { $rating }
word-points = points
word-prestige = prestige
word-pool = prestige (shared)
word-discs = discs
word-one_disc = 1 disc
word-some_discs = { $count } discs
word-phantom = { $car } Phantom
word-order = Order of the day
word-markers = Occupied markers: { $count }
word-nothing = nothing
word-none = none
word-hand = Your hand
word-display = Tourists to choose from
word-drawn = Drawn cards
word-bottles = Bottles
word-upgrades = Upgrades
word-inactive = resting
word-discs_on = { $discs } on it
word-price = price { $price }
word-at_place = at { $place }
word-on_road = on the road behind { $winery }
word-at_start = at { $site }
word-in_car_park = in the car park
word-home = parked
word-off_road = not on the road
word-no_tourists = no tourists
word-free_seat = free seat
word-closed_place = { $place }, occupied
word-open_place = { $place }, free
word-left_bottles = bottles left: { $count }
word-case = { $name } ({ $cost } prestige, { $points } points)
word-tasting_card = { $type } (worth { $value })
word-discard_for = worth { $value }
word-case_cost = { $cost } prestige
word-case_points = { $points } points
word-wine = wine
word-cheese = cheese
word-shopping = shopping
word-view = view
word-lunch_row = lunch
word-favourite = favourite
word-fourth = four players only
word-car_card = { $car } car
word-later = later
word-ending = Game over

## score

score-at_start = Start
score-contracts = Contracts
score-press = Press reviews
score-wishes = Wishes
score-rewards = Rewards
score-empty_rows = Empty rows
score-overtime = Overtime
score-end_points = Upgrades
score-rating = Online rating
