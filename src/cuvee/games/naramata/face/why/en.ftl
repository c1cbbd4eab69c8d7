### Why something cannot be chosen now, in one sentence, with its rules. {who} is a player.

why-any-over = The game is over. You can replay it or start a new one.
    .rules = NA-23.3
why-any-other = It is { $who }'s turn: { $who }'s pawn stands further left, or came first into the same column.
    .rules = NA-5.1
why-any-parked = Your day is over. { $who } is still on the road; the next morning begins when everybody has parked.
    .rules = NA-20.1 NA-22.1
why-any-chosen = You have chosen. The cards are shown when everybody has.
    .rules = NA-3.13
why-car-taken = { $who } already drives this car. Choose one of the others.
    .rules = NA-2.7
why-car-begun = Cars are chosen once, before the first day.
    .rules = NA-2.7
why-pick-full = Your car is full: it carries { $n ->
        [one] 1 tourist
       *[other] { $n } tourists
    }. Refer this one for prestige instead.
    .rules = NA-3.5 NA-19.4
why-pick-two = At least two tourists must ride with you today, and { $n ->
        [0] no round is left after this one
        [one] only 1 round is left after this one
       *[other] only { $n } rounds are left after this one
    }. Keep this one.
    .rules = NA-3.6 NA-R41
why-pick-absent = This tourist is not in your hand. Choose one of the cards in front of you.
    .rules = NA-3.2
why-pick-morning = Tourists are chosen in the morning only.
    .rules = NA-3.1
why-cut-many = Turning one down belongs to the game of two. Here the rest of the hand simply goes on.
    .rules = NA-3.10
why-cut-picked = You have just chosen { $tourist }. Turn down another one.
    .rules = NA-3.10
why-cut-first = First choose the tourist you keep or refer, then the one you turn down.
    .rules = NA-3.10
why-load-solo_done = Today exactly { $n ->
        [one] 1 tourist
       *[other] { $n } tourists
    } ride with you. The others stay at home.
    .rules = NA-25.5
why-load-full = Your car is full. Let another guide take { $tourist }.
    .rules = NA-26.5
why-load-too_few = Every car needs two tourists. If you take one more, too few are left for the others.
    .rules = NA-26.5 NA-R49
why-load-pass_two = At least two tourists must ride in your car before you can pass.
    .rules = NA-26.5 NA-R49
why-load-pass_room = The fleet must take { $n } more, and the other cars have no room for them. You cannot pass yet.
    .rules = NA-26.4 NA-R49
why-load-pass_solo = Alone you always take the number of the day: { $n }.
    .rules = NA-25.5
why-start-full = { $site } is full. With two cars on the road each start holds one car, with more it holds two.
    .rules = NA-4.2 NA-4.3
why-start-backward = Today the road is driven from the village: all cars start at the car park.
    .rules = NA-27.2
why-start-order = Starts are chosen in the order of the day. { $who } chooses first.
    .rules = NA-4.1 NA-22.7
why-send-full = Two cars already stand at { $site }. The Phantom must take the other start.
    .rules = NA-4.2 NA-24.3 NA-R8
why-send-alone = Both of you start at the same place, so the Phantom takes the other one by itself.
    .rules = NA-24.3
why-send-other = Whoever is second in the order of the day decides where the Phantom starts.
    .rules = NA-24.3
why-steer-fewer = The Phantom takes the road with fewer corks by itself. You decide only when both have the same number.
    .rules = NA-24.6
why-steer-other = Whoever is last in the order of the day decides for the Phantom.
    .rules = NA-24.6 NA-R3
why-clear-none = No cork lies on { $place }. Choose a place that has one.
    .rules = NA-22.8
why-clear-scroll = Scrolls are never corked, so there is nothing to remove.
    .rules = NA-12.1
why-clear-used_up = On day { $n } at this difficulty you have no cork left to remove.
    .rules = NA-22.10
why-clear-day = Corks are removed in the morning. During the day you need Reserved table or Local contacts.
    .rules = NA-22.8 NA-18.1 NA-18.16
why-go-closed = It is { $hour }: all wineries are closed to you. Drive to the car park.
    .rules = NA-5.7 NA-5.8
why-go-stop_made = You have made your stop in this turn. End the turn; you drive on when your pawn is furthest left again.
    .rules = NA-6.1 NA-5.1
why-go-here = You are standing at { $winery }. The next stop must be another winery ahead.
    .rules = NA-6.6
why-go-behind = { $winery } lies behind you. Cars never turn back; you can come here tomorrow.
    .rules = NA-6.3
why-go-branch = { $winery } lies on the { $road }, and you took the other branch. The roads meet again further on.
    .rules = NA-6.3
why-go-visited = The off-roader visits no winery twice a day.
    .rules = NA-19.3
why-go-black_behind = You may cross over, but only to a winery level with you or ahead. { $winery } lies behind you.
    .rules = NA-19.2 NA-R37
why-go-car = { $who } stands at { $winery }. While a car is there, the whole winery is closed to everybody else.
    .rules = NA-6.5
why-go-cork = A cork lies on { $place }: it has been used. Only a bottle of your own, Double stop or removing the cork gets around it.
    .rules = NA-6.4 NA-12.5 NA-18.2
why-go-fourth = This place opens only with four players. With the winery's bottle you can use its action from the scroll.
    .rules = NA-6.7 NA-12.5
why-go-bottles = The bottles of { $winery } are gone and you own none. Its other places are open to you.
    .rules = NA-6.8
why-stop-van = Only the camper van can have lunch by the road. You need a place with a plate.
    .rules = NA-19.7
why-stop-late = It is { $hour }: too late to begin a lunch. Drive to the car park.
    .rules = NA-5.7
why-stop-passed = You have passed this stretch. A further lunch by the road needs a stretch ahead of you.
    .rules = NA-19.8 NA-6.3
why-stop-end = You stop between two wineries, and there is none ahead of this stretch.
    .rules = NA-19.7 NA-R36
why-park-stop_made = You have made your stop in this turn. End it; you can park in your next turn.
    .rules = NA-20.1 NA-6.1
why-park-action = Finish what you are doing first.
    .rules = NA-7.5
why-act-arrive = First drive to a place.
    .rules = NA-7.5
why-act-bottle = Your bottle opens the whole winery: choose what to do first.
    .rules = NA-12.4
why-inspect-arrive = An inspection takes the place of an action: first drive to a place.
    .rules = NA-8.1
why-inspect-begun = You have chosen the action of this place; an inspection would have replaced it.
    .rules = NA-8.1 NA-8.3
why-give-row = { $tourist } does not ask for that. Look for a tourist with this sign.
    .rules = NA-9.4 NA-14.3
why-give-full = { $tourist }'s row is full; more would bring nothing.
    .rules = NA-9.4 NA-14.3 NA-21.2
why-give-type = { $tourist } already has a { $card }. Every further card must be another type.
    .rules = NA-9.5 NA-14.3
why-give-fee = A further card costs { $price }, and you have { $have } prestige and { $discs ->
        [0] no disc
        [one] 1 disc
       *[other] { $discs } discs
    }. Discarded cards pay only after serving.
    .rules = NA-9.3 NA-9.8 NA-16.6
why-give-counter = Only the cards on the counter can be given now. Nothing can be stored from earlier stops.
    .rules = NA-7.6
why-give-twin = Two cards here are exactly alike; take the other one.
    .rules = NA-R75
why-draw-once = One extra case per shopping trip, and you have seen it.
    .rules = NA-10.2
why-draw-bought = The extra case comes before the first purchase.
    .rules = NA-R34
why-draw-money = Another case costs { $price }, and you have neither prestige nor a disc.
    .rules = NA-10.2 NA-16.6
why-draw-none = There is no case left to draw.
    .rules = NA-10.10
why-shop-crate = { $tourist } has no free crate: one case for each crate on the card.
    .rules = NA-10.5
why-shop-price = This case costs { $price }. You have { $have } prestige and { $discs ->
        [0] no disc
        [one] 1 disc
       *[other] { $discs } discs
    }.
    .rules = NA-10.3 NA-16.6
why-shop-counter = Only the cases on the counter are for sale.
    .rules = NA-10.3
why-shop-twin = Two cases here are exactly alike; take the other one.
    .rules = NA-R75
why-put-placed = All views you rolled are placed. You may buy more for { $price } each, up to { $n } in all.
    .rules = NA-11.2 NA-11.3
why-put-row = { $tourist } does not ask for views.
    .rules = NA-11.4
why-put-full = { $tourist }'s view row is full. Views left over pay 1 prestige each.
    .rules = NA-11.4 NA-11.5
why-add-first = First place the { $n ->
        [one] 1 view
       *[other] { $n } views
    } you rolled, then you may buy more.
    .rules = NA-11.6
why-add-limit = { $n } views are the most for one stop. Panorama raises the limit to 5.
    .rules = NA-11.2 NA-11.3 NA-18.20
why-add-row = { $tourist } has no free view step, and a bought view must be placed.
    .rules = NA-11.4 NA-11.6
why-add-money = A view costs { $price }, and you have neither prestige nor a disc. Views of this stop pay only when it ends.
    .rules = NA-11.3 NA-11.5 NA-16.6
why-sign-owned = You have this bottle already, and nobody owns two of a winery. Use it instead.
    .rules = NA-12.3 NA-12.4
why-sign-points = Points do not count here: a contract always pays 3 prestige.
    .rules = NA-25.14 NA-R48
why-sign-scroll = Contracts are signed on the scroll of a gold-roofed winery.
    .rules = NA-12.2
why-do-bottle = You need this winery's bottle from an earlier visit. Taking it and using it are two visits.
    .rules = NA-12.4 NA-12.12
why-do-offer = { $winery } does not offer that.
    .rules = NA-12.4
why-do-done = Each action only once per visit, and one inspection at most.
    .rules = NA-12.4
why-do-late = It is { $hour } by now, too late to start another action. The hour comes off only when you leave.
    .rules = NA-12.8 NA-12.10 NA-R23
why-do-one = Do at least one thing here before you leave.
    .rules = NA-12.11
why-pay-discs = You have { $discs ->
        [0] no unused disc
        [one] 1 unused disc
       *[other] { $discs } unused discs
    }.
    .rules = NA-16.2
why-pay-price = The price is { $price }; that many discs would be too much.
    .rules = NA-16.2 NA-R45
why-pay-few = You have { $have } prestige for a price of { $price }: at least { $n ->
        [one] 1 disc must help
       *[other] { $n } discs must help
    }.
    .rules = NA-16.2 NA-16.6
why-buy-action = Upgrades are bought before or after an action, not in the middle of one.
    .rules = NA-17.2 NA-R28
why-buy-one = One upgrade per turn, and you have bought yours.
    .rules = NA-17.1
why-buy-empty = There is no card here: the deck is used up.
    .rules = NA-17.8
why-buy-owned = You own { $kind } already; nobody has the same upgrade twice.
    .rules = NA-17.3
why-buy-price = { $kind } costs { $price } here. You have { $have } prestige and { $discs ->
        [0] no disc
        [one] 1 disc
       *[other] { $discs } discs
    }. It gets 1 cheaper with every step to the right.
    .rules = NA-17.4 NA-16.6
why-swap-room = You have room: the new upgrade is active at once.
    .rules = NA-17.10 NA-17.11
why-swap-disc = A disc lies on { $kind }, so it stays active until tonight.
    .rules = NA-17.11 NA-R27
why-swap-assistant = The Assistant cannot be sent away during the day.
    .rules = NA-R27
why-shelve-room = A resting card is never better: with fewer than five active it starts working at once.
    .rules = NA-17.11 NA-R27
why-bench-five = You have no more than five upgrades, or no day is left: nothing needs to rest.
    .rules = NA-20.9 NA-23.1
why-bench-evening = Which upgrades rest is decided in the evening, after your tourists have left.
    .rules = NA-17.12 NA-20.9
why-use-owned = You do not own { $kind }.
    .rules = NA-17.9
why-use-resting = { $kind } is resting today. In the evening you can choose which five are active.
    .rules = NA-17.12 NA-17.13
why-use-disc = { $kind } has been used today: its disc stays there until tonight.
    .rules = NA-16.4 NA-17.15
why-use-no_disc = { $kind } needs a disc, and all your discs are used today.
    .rules = NA-16.3 NA-16.4
why-use-press = Points do not count here, so Press review does nothing.
    .rules = NA-R48
why-use-action = Use { $kind } before or after an action, not in the middle of one.
    .rules = NA-R44
why-use-photo = { $tourist } has no free step in that row. The photo counts for cheese or view only.
    .rules = NA-18.15
why-use-table_full = Three corks lie on Reserved table; tonight it is emptied.
    .rules = NA-18.1 NA-R19
why-use-no_cork = No cork lies on { $place }.
    .rules = NA-18.1 NA-18.16
why-use-contacts = Local contacts costs { $price } each time. You have { $have } prestige and { $discs ->
        [0] no disc
        [one] 1 disc
       *[other] { $discs } discs
    }.
    .rules = NA-18.16 NA-16.6
why-use-short = This action takes half an hour, and it cannot get shorter.
    .rules = NA-18.19 NA-5.4
why-use-no_time = The shortcut is offered when the time of an action is spent.
    .rules = NA-18.19
why-use-double_first = Double stop adds a second action: take the first one, then use it before you end the turn.
    .rules = NA-18.2
why-use-double_inspect = Double stop follows a printed action only: not an inspection, a lunch by the road or a visit with your bottle.
    .rules = NA-R22
why-use-double_other = The second action must be another one of { $winery }.
    .rules = NA-18.2 NA-R22 NA-R67
why-use-double_used = Double stop works once per turn.
    .rules = NA-18.2
why-use-double_late = It is { $hour } by now: too late to start a second action.
    .rules = NA-5.7 NA-18.2
why-use-wind_time = Second wind works at the moment your pawn reaches or passes 12:00, and again at 15:00.
    .rules = NA-18.22 NA-R24
why-use-wind_disc = You had no used disc at that moment, so there was nothing to get back.
    .rules = NA-R24
why-skip-nothing = There is nothing to skip now.
    .rules = NA-18.19 NA-18.22 NA-25.10
why-shift-rivals = The row is shifted only alone or in the fleet. Here it moves when somebody buys.
    .rules = NA-25.10 NA-26.11 NA-17.7
why-shift-once = You may shift once, right after your turn.
    .rules = NA-25.10
why-shift-none = There is no other card to slide into the row.
    .rules = NA-R74
why-end-stop = Drive somewhere first, or park and end your day.
    .rules = NA-6.1 NA-6.10
why-end-action = Finish serving first; what you do not use is discarded.
    .rules = NA-7.6
why-finish-park = Your tourists get out in the car park. Drive there first.
    .rules = NA-20.7
why-take-rows = The reward needs every row full, to the last step. { $tourist } has { $n ->
        [one] 1 row that is not
       *[other] { $n } rows that are not
    }.
    .rules = NA-21.9
why-take-together = Points do not count here: the reward comes as prestige by itself.
    .rules = NA-25.14
