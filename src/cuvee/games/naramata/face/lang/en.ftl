### The words of Naramata in English. {who} is a player, {tourist}, {place}, {winery} what they say.

## ask

ask-setup_car = Which car do you drive?
ask-draft_pick = Round { $round } of 4: whom do you take along, or refer for { $sale } prestige?
ask-draft_sell = Round { $round } of 4: your car is full. Whom do you refer for { $sale } prestige?
ask-draft_cut = Which other tourist do you turn down, for nothing?
ask-solo_take = Who gets in? { $left } more.
ask-fleet_load = Who gets into your car? The fleet takes { $left } more.
ask-start_site = Where do you start?
ask-phantom_site = { $of ->
        [one] Where does the Phantom start?
       *[other] Where does Phantom { $n } start?
    }
ask-clearing = Which cork do you remove? You may take { $about } more off the board.
ask-phantom_road = { $of ->
        [one] Both roads are alike. Which way does the Phantom go?
       *[other] Both roads are alike. Which way does Phantom { $n } go?
    }
ask-turn = It is { $hour }. Where do you drive?
ask-landed = You are at { $winery }. { $action }, or an inspection?
ask-serve = { $fee ->
        [0] Who gets which card? The next one is free.
       *[other] Who gets which card? The next one costs { $fee }.
    }
ask-serve_none = Nobody can be served any more: what is left is worth prestige.
ask-shop_extra = One more case to choose from, for { $fee } prestige?
ask-shop_cards = Which cases do you buy, and for whom?
ask-views = { $about ->
        [one] 1 view to give. Who enjoys it?
       *[other] { $about } views to give. Who enjoys them?
    }
ask-view_more = All views are given. Buy one more?
ask-signing = The bottle of { $winery } is yours. Points or prestige?
ask-contract_menu = Your bottle opens every door. What now?
ask-spend_time = { $minutes } minutes less by your shortcut?
ask-recharge = Second wind: which disc do you get back?
ask-after = It is { $hour }. Anything else before your turn ends?
ask-market_shift = Shift the upgrade row?
ask-parked = Anything else before your tourists leave?
ask-bonus = { $tourist } is fully happy: { $rows } points or { $rows } prestige?
ask-benching = Which upgrade rests tomorrow? { $left } too many.
ask-payment = The price is { $about }. How many discs help to pay it?
ask-swapping = { $most } upgrades are active. Which one makes room for { $kind }?

## move

move-car = { $guide }, { $body }: { $ability }
move-pick_keep = Take { $tourist } along ({ $wishes })
move-pick_sell = Refer { $tourist } for { $sale } prestige
move-cut = Turn { $tourist } down ({ $wishes })
move-load = Take { $tourist } along ({ $wishes })
move-load_pass = Take nobody else
move-start = Start at { $site }
move-send = Send it to { $site }
move-steer = Along { $road }
move-clear = Remove the cork at { $place }
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
move-put = A view for { $tourist }
move-add = Buy a view for { $tourist } (price { $fee })
move-put_done = Done: 1 prestige for each view left
move-put_end = Enough of the view
move-sign_points = { $points } points
move-sign_prestige = { $prestige } prestige
move-do = { $action } ({ $minutes } minutes)
move-do_done = Leave the winery
move-use_press_review = Press review: a disc for { $review } points
move-use_tip_jar = Tip jar: a disc for the die and { $tip } more in prestige
move-use_shortcut = Use the shortcut
move-use_souvenir_photo = Souvenir photo for { $tourist }: { $row }
move-use_reserved_table = Reserved table: remove the cork at { $place }
move-use_local_contacts = Local contacts: remove the cork at { $place } for { $fee }
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

choice-go_wine_flight = Drive and taste wine
choice-go_cheese_tasting = Drive and taste cheese
choice-go_shopping = Drive and go shopping
choice-go_viewpoint = Drive and enjoy the view
choice-go_wine_lunch = Drive and have lunch
choice-go_contract = Drive and sign the contract
choice-go_inspect = Drive and inspect
choice-go_bottle = Visit with your bottle
choice-car = Drive with { $name }
choice-cut = Turn { $name } down
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
        [0] No disc
        [one] 1 disc
       *[other] { $n } discs
    }
choice-buy = Buy { $name }
choice-buy_some = Buy an upgrade
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
choice-park_button = Park, end my day
choice-act = { $action }
choice-inspect = Inspect
choice-do_inspect = Inspect
choice-give_done = Discard the rest
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

fact-outcome = { $gain ->
        [0] until { $hour }
       *[other] +{ $gain }, until { $hour }
    }
fact-until = It will be { $hour }.
fact-inspect = It will be { $hour }. The die brings { $least } to { $most } prestige.
fact-contract = It will be { $hour }. The bottle is yours, and { $points } points or { $prestige } prestige.
fact-contract_rating = It will be { $hour }. The bottle is yours, and { $prestige } prestige.
fact-nobody = It will be { $hour }. Nobody wishes that any more: it brings prestige only.
fact-rows = { $saved ->
        [0] It will be { $hour }. The best row gains { $gain }.
       *[other] It will be { $hour }. The best row gains { $gain }: { $saved } of it is a penalty you avoid.
    }
fact-rows_rating = { $count ->
        [one] It will be { $hour }. 1 row wants more.
       *[other] It will be { $hour }. { $count } rows want more.
    }
fact-cases = { $saved ->
        [0] It will be { $hour }. A case brings its points.
       *[other] It will be { $hour }. A case brings its points, and { $saved } you do not lose.
    }
fact-cases_rating = It will be { $hour }. A case fills a step.
fact-lunch = { $served ->
        [0] It will be { $hour }. +{ $prestige } prestige; nobody wishes lunch any more.
        [one] { $saved ->
            [0] It will be { $hour }. +{ $prestige } prestige; 1 tourist is served: +{ $gain }.
           *[other] It will be { $hour }. +{ $prestige } prestige; 1 tourist is served: +{ $gain }, of which { $saved } is a penalty you avoid.
        }
       *[other] { $saved ->
            [0] It will be { $hour }. +{ $prestige } prestige; { $served } tourists are served: +{ $gain }.
           *[other] It will be { $hour }. +{ $prestige } prestige; { $served } tourists are served: +{ $gain }, of which { $saved } is a penalty you avoid.
        }
    }
fact-lunch_rating = { $served ->
        [0] It will be { $hour }. +{ $prestige } prestige; nobody wishes lunch any more.
        [one] It will be { $hour }. +{ $prestige } prestige; 1 tourist is served.
       *[other] It will be { $hour }. +{ $prestige } prestige; { $served } tourists are served.
    }
fact-go_bottle = Several actions in one visit; an hour comes off at the end.
fact-bottle = { $what } If you leave then, your pawn stands at { $final }.
fact-leave = Your pawn goes back to { $hour }.
fact-favours = { $n ->
        [one] A favourite of 1 tourist: +{ $gain }.
       *[other] A favourite of { $n } tourists: +{ $gain }.
    }
fact-favours_rating = { $n ->
        [one] A favourite of 1 tourist.
       *[other] A favourite of { $n } tourists.
    }
fact-passes = { $n ->
        [one] You pass 1 open place.
       *[other] You pass { $n } open places.
    }
fact-aside = { $n ->
        [0] You leave { $road } aside.
        [one] You leave { $road } aside, with 1 open place.
       *[other] You leave { $road } aside, with { $n } open places.
    }
fact-steer = { $n ->
        [one] 1 open place, { $corks } corks
       *[other] { $n } open places, { $corks } corks
    }
fact-item = { $saved ->
        [0] +{ $gain } points
       *[other] +{ $gain } points, and { $saved } you do not lose
    }
fact-item_rating = step { $have } of { $of }
fact-company = Shares { $shared } of { $of } kinds of wishes with your tourists.
fact-buy = { $points ->
        [one] { $text } 1 point at the end.
       *[other] { $text } { $points } points at the end.
    }
fact-park = { $late ->
        [0] Your day ends. Wishes +{ $wishes }, empty rows −{ $lost }.
       *[other] Your day ends. Wishes +{ $wishes }, empty rows −{ $lost }, overtime −{ $late }.
    }
fact-park_rating = { $late ->
        [0] Your day ends. { $rows ->
            [0] Every row is full.
            [one] 1 row is not full: the rating falls to { $left }.
           *[other] { $rows } rows are not full: the rating falls to { $left }.
        }
       *[other] Your day ends late. { $rows ->
            [0] Every row is full; the rating falls to { $left }.
            [one] 1 row is not full: the rating falls to { $left }.
           *[other] { $rows } rows are not full: the rating falls to { $left }.
        }
    }
fact-pay = { $discs ->
        [0] { $rest } prestige
        [one] { $rest ->
            [0] 1 disc, no prestige
           *[other] 1 disc and { $rest } prestige
        }
       *[other] { $rest ->
            [0] { $discs } discs, no prestige
           *[other] { $discs } discs and { $rest } prestige
        }
    }
fact-press = A disc for { $points } points.
fact-tip_jar = A disc for { $least } to { $most } prestige, by the die.
fact-shift = { $kind } goes under the deck.

## worth: what a thing on a help card is worth now

worth-today = If you parked now: { $total } points ({ $empty ->
        [one] 1 empty row costs
       *[other] { $empty } empty rows cost
    } { $lost }).
worth-rating = If you parked now, the rating would be { $left }: { $rows ->
        [one] 1 row is not full
       *[other] { $rows } rows are not full
    }.
worth-discards = Discarding all cards that lie here pays { $n } prestige.
worth-row = { $saved ->
        [0] One more item brings { $gain } points.
       *[other] One more item brings { $gain } points and avoids a penalty of { $saved }.
    }
worth-upgrade = It costs { $price } now and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
worth-upgrade_rating = It costs { $price } now.

## hint: a small line below the question

hint-purse = { $n } prestige, { $discs ->
        [0] no disc
        [one] 1 disc
       *[other] { $discs } discs
    }
hint-sealed = All choose in secret.

## warning: what is lost without another question

warning-goodbye = { $rows ->
        [one] Your tourists leave now: 1 empty row costs { $lost } points.
       *[other] Your tourists leave now: { $rows } empty rows cost { $lost } points.
    }
warning-rating = { $rows ->
        [one] Your tourists leave now: 1 row that is not full costs 1 of the rating.
       *[other] Your tourists leave now: { $rows } rows that are not full cost { $rows } of the rating.
    }
warning-last_stop = This is your last stop today: afterwards you can only park.
warning-closed = All wineries are closed to you. You can only park.
warning-closed_solo = All wineries are closed to you. You can only park; alone you are late only after 18:00.

## note

note-chose_car = { $me ->
        [who] You drive { $guide }'s { $body }.
       *[none] { $who } drives { $guide }'s { $body }.
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
        [who] You turn { $tourist } down.
       *[none] { $who } turns { $tourist } down.
    }
note-loaded = { $me ->
        [who] { $tourist } gets into your car.
       *[none] { $tourist } gets into { $who }'s car.
    }
note-started = { $me ->
        [who] You start at { $site }.
       *[none] { $who } starts at { $site }.
    }
note-phantom_started = { $of ->
        [one] The Phantom starts at { $site }.
       *[other] Phantom { $n } starts at { $site }.
    }
note-cleared = { $me ->
        [who] You remove the cork at { $place }.
       *[none] { $who } removes the cork at { $place }.
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
        [who] You discard { $a ->
            [one] 1 card
           *[other] { $a } cards
        } for { $b } prestige.
       *[none] { $who } discards { $a ->
            [one] 1 card
           *[other] { $a } cards
        } for { $b } prestige.
    }
note-rolled = { $me ->
        [who] You roll { $a }: { $b ->
            [one] 1 view
           *[other] { $b } views
        }.
       *[none] { $who } rolls { $a }: { $b ->
            [one] 1 view
           *[other] { $b } views
        }.
    }
note-put_view = { $tourist } enjoys the view.
note-cashed_views = { $me ->
        [who] You take { $a } prestige for the views left.
       *[none] { $who } takes { $a } prestige for the views left.
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
note-signed_points = { $me ->
        [who] You sign with { $winery }: the bottle and { $b } points.
       *[none] { $who } signs with { $winery }: the bottle and { $b } points.
    }
note-signed_prestige = { $me ->
        [who] You sign with { $winery }: the bottle and { $c } prestige.
       *[none] { $who } signs with { $winery }: the bottle and { $c } prestige.
    }
note-spent = { $me ->
        [who] Your pawn moves on to { $hour }.
       *[none] { $who }'s pawn moves on to { $hour }.
    }
note-spent_back = { $me ->
        [who] Your pawn goes back to { $hour }: a visit with your own bottle takes an hour less.
       *[none] { $who }'s pawn goes back to { $hour }: a visit with the own bottle takes an hour less.
    }
note-shortened = { $me ->
        [who] You take the shortcut.
       *[none] { $who } takes the shortcut.
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
        [who] You remove the cork at { $place } with { $kind_b }.
       *[none] { $who } removes the cork at { $place } with { $kind_b }.
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
note-rewarded_points = { $me ->
        [who] { $tourist } is fully happy: { $b } points for you.
       *[none] { $tourist } is fully happy: { $b } points for { $who }.
    }
note-rewarded_prestige = { $me ->
        [who] { $tourist } is fully happy: { $c } prestige for you.
       *[none] { $tourist } is fully happy: { $c } prestige for { $who }.
    }
note-shifted = { $me ->
        [who] You put { $kind } under the deck.
       *[none] { $who } puts { $kind } under the deck.
    }
note-phantom_went = { $of ->
        [one] The Phantom takes { $place_b }.
       *[other] Phantom { $n } takes { $place_b }.
    }
note-phantom_home = { $of ->
        [one] The Phantom is done for the day.
       *[other] Phantom { $n } is done for the day.
    }
note-finished_none = The season is over.
note-finished_points = { $me ->
        [who] You win with { $points } points, { $ahead } ahead of { $second }. What made the difference: { $part } (+{ $gain }).
       *[none] { $who } wins with { $points } points, { $ahead } ahead of { $second }. What made the difference: { $part } (+{ $gain }).
    }
note-finished_prestige = { $me ->
        [who] You win: { $points } points like { $second }, but more prestige.
       *[none] { $who } wins: { $points } points like { $second }, but more prestige.
    }
note-finished_shared = The best share the victory with { $points } points and the same prestige.
note-finished_won = Won: three days are over, and the online rating is still { $rating }.
note-finished_lost = Lost on day { $day }: the online rating is gone.
note-upgrades_scored = { $me ->
        [who] Your upgrades are worth { $a } points.
       *[none] { $who }'s upgrades are worth { $a } points.
    }
note-day_money = { $me ->
        [who] You get { $a } prestige for the day.
       *[none] { $who } gets { $a } prestige for the day.
    }
note-day_money_pool = { $me ->
        [who] You add { $a } prestige to what all share.
       *[none] { $who } adds { $a } prestige to what all share.
    }
note-phantom_rolled = { $of ->
        [one] The Phantom rolls { $b }.
       *[other] Phantom { $n } rolls { $b }.
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

word-lake = Okanagan Lake
word-start_upper = Upper start
word-start_lower = Lower start
word-car_park = Car park of the village
word-roadside = By the road behind { $winery }
word-signature = { $count ->
        [0] { $winery }, a signature winery; its bottles are gone
        [one] { $winery }, a signature winery; 1 bottle is left
       *[other] { $winery }, a signature winery; { $count } bottles are left
    }
word-fourth_place = { $place }, open with four players only
word-car_at = { $who }: { $where }
word-pawn_at = { $who }, { $hour }
word-hour_lunch = { $hour }: a lunch that begins now brings { $prestige } prestige
word-hour_late = { $hour }: parking now costs { $points } points
word-hour_rating = { $hour }: parking now costs 1 of the rating
word-hour_closing = { $hour }: closing time
word-hour_closed = { $hour }: closed, and not late yet
word-closing_sign = closing
word-day_short = day { $day }
word-rating_of = { $day }. Online rating: { $rating } of { $most }
word-up_to = up to
word-no_car = No car yet
word-purse = { $points } points, { $prestige } prestige
word-purse_rating = Online rating { $rating }, { $prestige } prestige
word-pool_rating = Online rating { $rating }, { $prestige } prestige shared by all
word-disc_count = { $unused ->
        [one] 1 unused disc
       *[other] { $unused } unused discs
    }; paid with today: { $used }
word-bottles_of = Bottles of { $names }
word-no_bottles = No bottle yet
word-upgrade_ready = { $kind }: { $text }
word-upgrade_rests = { $kind } (resting): { $text }
word-upgrade_used = { $kind } (used today): { $text }
word-upgrade_for = { $kind }, price { $price }: { $text }
word-no_upgrade = No upgrade here
word-above = { $count ->
        [one] 1 prestige lies above: the card costs 1 less
       *[other] { $count } prestige lie above: the card costs { $count } less
    }
word-tally_now = If parked now
word-tally_empty = { $rows ->
        [one] 1 empty row
       *[other] { $rows } empty rows
    }
word-tally_late = Empty and late
word-tally_full = Full rows
word-tally_rating = Rating then
word-if_parked = If you parked now: { $total } points. Wishes { $wishes }, empty rows ({ $empty }) cost { $lost }, being late costs { $late }.
word-if_parked_rating = { $full } of { $rows } rows are full. If you parked now, the rating would be { $left }.
word-phantoms = Phantoms
word-hand_goes = Then the rest of your hand goes to { $who }.
word-die = The die shows { $face }
word-rows_filled = rows with something on them
word-title = Naramata
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
word-phantom = { $of ->
        [one] Phantom
       *[other] Phantom { $n }
    }
word-markers = Corks: { $count }
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
word-no_tourists = No tourists aboard
word-free_seat = free seat
word-row_has = { $row }: { $have } of { $of }
word-closed_place = { $place }, corked
word-open_place = { $place }, free
word-case = { $name } ({ $cost } prestige, { $points } points)
word-tasting_card = { $type } (worth { $value })
word-wine = wine
word-cheese = cheese
word-shopping = shopping
word-view = view
word-lunch_row = lunch
word-favourite = favourite
word-car_card = { $guide }, { $body }: { $text }

## thing: what the content file names, unless an owner renamed it

kind-double_stop = Double stop
    .text = Disc: do 2 actions of the same winery in one turn; the times add up, and the second place may be corked.
kind-press_review = Press review
    .text = Disc: gain { $n } points.
kind-souvenir_photo = Souvenir photo
    .text = Disc: a photo counts as one more item on a cheese or view row.
kind-shortcut = Shortcut
    .text = Disc: an action takes { $minutes } minutes less, but never less than 30.
kind-tip_jar = Tip jar
    .text = Disc: roll the die and gain that much prestige and { $n } more.
kind-reserved_table = Reserved table
    .text = Take a cork off the board and put it on this card, at most { $n } a day.
kind-cheese_board = Cheese board
    .text = Draw { $n } more cheese card.
kind-cheese_pairing = Cheese pairing
    .text = The second cheese card you give in an action is free.
kind-wine_cellar = Wine cellar
    .text = Draw { $n } more wine card.
kind-wine_pairing = Wine pairing
    .text = The second wine card you give in an action is free.
kind-case_discount = Case discount
    .text = Cases cost { $n } less, but at least 1.
kind-chefs_table = Chef's table
    .text = A lunch always brings at least { $n } prestige.
kind-tripod = Tripod
    .text = +{ $n } view on every roll at a viewpoint; the limit stays.
kind-lunch_menu = Lunch menu
    .text = +{ $n } prestige with every lunch.
kind-zoom_lens = Zoom lens
    .text = +{ $n } views on every roll at a viewpoint; the limit stays.
kind-evening_licence = Evening licence
    .text = Your day ends at { $hour }; an action may start at 17:00 but not later.
kind-local_contacts = Local contacts
    .text = Pay { $n } prestige: take any cork off the board.
kind-cheese_resale = Cheese resale
    .text = Double prestige for one discarded cheese card.
kind-wine_resale = Wine resale
    .text = Double prestige for one discarded wine card.
kind-panorama = Panorama
    .text = Up to { $n } views at one viewpoint.
kind-express_lunch = Express lunch
    .text = A lunch takes only { $minutes } minutes.
kind-second_wind = Second wind
    .text = At 12:00 and at 15:00 you get back a used disc.
kind-assistant = Assistant
    .text = +{ $n } action disc.
car-red = Vintage coach
    .text = One more action disc: four, or five with the assistant.
car-black = Off-roader
    .text = May change to a parallel road.
car-white = Limousine
    .text = Carries 3 tourists; 4 prestige instead of 3 for each tourist you refer.
car-purple = Minibus
    .text = No penalty for the first 2 empty rows of a day.
car-blue = Shuttle van
    .text = The day ends at 18:00; an action may start at 17:00 but not later.
car-green = Camper van
    .text = May have lunch by the road, between two wineries.
action-wine_flight = Wine flight
    .at = { $winery }, wine flight
action-cheese_tasting = Cheese tasting
    .at = { $winery }, cheese tasting
action-shopping = Shopping
    .at = { $winery }, shopping
action-viewpoint = Viewpoint
    .at = { $winery }, viewpoint
action-wine_lunch = Wine lunch
    .at = { $winery }, wine lunch
action-contract = Contract
    .at = { $winery }, contract
action-inspection = Inspection
    .at = { $winery }, inspection
type-red_wine = Red wine
type-white_wine = White wine
type-rose = Rosé
type-sparkling = Sparkling
type-ice = Ice wine
type-fruit = Fruit wine
type-brie = Brie
type-cheddar = Cheddar
type-gouda = Gouda
type-goat = Goat cheese
type-blue_cheese = Blue cheese
type-camembert = Camembert
case-picnic_trio = Picnic trio
case-porch_four = Porch four
case-neighbours_five = Neighbours' five
case-half_case = Half case
case-one_for_each_day = One for each day
case-cellar_chest = Cellar chest

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
score-upgrades = Upgrades owned
score-bottles = Signature bottles
score-prestige = Prestige left
