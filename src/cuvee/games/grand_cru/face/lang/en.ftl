### The words of Grand Cru in English. {who} is a player, {tile} a tile, {wine} a variety.

## ask

ask-initial_loans = How many loans do you begin with?
ask-turn = Choose one action.
ask-TURN_innovated = Your innovation is spent. And your action?
ask-TURN_final = Your last action this year: what do you do?
ask-after_action = Do you also use an innovation tile?
ask-spend = Which innovation tile do you spend for { $improvement }?
ask-make_room = Your vineyard is full. Which tile makes room?
ask-sale = { $effect }: which wine do you sell?
ask-pick_harvest = { $effect }: which vine do you harvest?
ask-pick_age = Which wine do you move on to the next barrel?
ask-pick_blend = Which wine in which barrel do you replace?
ask-pick_take = Replace { $left } { $wine } by which wine of the barrel before?
ask-pick_demand = { $effect }: which wine? { $left } left.
ask-pick_field = Which cube of your first barrel do you return?
ask-PICK_FIELD_take = Which cube do you take instead?
ask-brand = Make { $wine } your brand at this price?
ask-lift = Which marker do you bid with?
ask-fair = The wine fair: which special action?
ask-juice = Which grapes do you press for juice?
ask-young = Which young wine do you sell?
ask-reorg = Which vine do you replace by which?
ask-loans = The bank: borrow, repay or neither?
ask-innovation_award = Do you take { $innovation }?

## move

move-loans = { $loans }: { $francs }
move-auction = Put { $tile } up for auction, bid { $n }
move-outbid = Bid { $n } for { $tile } on column { $column }
move-claim = Claim { $tile } for { $francs }
move-buy = Buy { $tile } for { $francs }
move-buy_lot = Buy { $tile } off column { $column } for { $francs }
move-demand = Raise demand for { $wine }: { $old } → { $new }
move-harvest = Harvest { $wine } for { $francs }
move-harvest_free = Harvest { $wine } as well
move-sell = Sell { $n } { $wine } from barrel { $barrel } for { $francs }
move-use = Use { $improvement }: { $effect }
move-pass = Pass
move-shift = Move the innovation '{ $innovation }' to place { $n }
move-innovate = Spend an innovation to copy { $improvement }: { $effect }
move-done = Done
move-spend = Spend '{ $innovation }'
move-drop = Discard: { $tile }
move-age = Move { $n } { $wine } from barrel { $barrel } to the next
move-blend = Replace { $n } { $wine } in barrel { $barrel }
move-take = Take { $wine }
move-return = Return { $wine }
move-brand = Mark it with a free marker
move-brand_lot = Mark it with the marker from column { $column }; that bid is gone
move-lift = End the brand of { $wine }
move-lift_none = Use a free marker
move-fair = { $space }, for { $n } prestige: { $fair }
move-juice = Press { $wine } for { $francs }
move-young = Sell { $n } young { $wine } from barrel { $barrel } for { $francs }
move-reorg = Replace { $wine } by { $other } from the { $pile }
move-borrow = Borrow { $n }: { $francs } more
move-repay = Repay { $n }: { $francs } less
move-interest = , then { $francs } of interest a year
move-stay = Neither
move-accept = Take it
move-decline = Leave it

## choice: a button, verb first

choice-tile = { $tile }: your bid?
choice-bid = Bid { $n }
choice-buy = Buy at once
choice-claim = Claim
choice-claim_tile = Claim { $tile }
choice-last_vine = Harvest the last grapes?
choice-fair_wasted = Take { $space } all the same
choice-end_game = Repay all and end the game
choice-demand = Raise demand for { $wine }
choice-harvest = Harvest { $wine }
choice-barrel = Barrel { $barrel }
choice-sell = Sell { $n } { $wine }
choice-use = Use { $improvement }
choice-shift = Move to place { $n }
choice-innovation = { $innovation }: to which place of the row?
choice-innovate = Copy an improvement
choice-copy = Copy { $improvement }
choice-pass = Pass
choice-juice = Press { $wine }
choice-done = Done
choice-age = Move { $n } { $wine } on
choice-blend = Replace { $n } { $wine }
choice-take = { $wine }
choice-return = { $wine }
choice-drop = Discard: { $tile }
choice-replace = Replace { $wine }
choice-reorg_stack = Plant { $wine } from the stack
choice-reorg_discards = Plant { $wine } from the discards
choice-brand = With a free marker
choice-brand_lot = Take the marker off { $tile }
choice-no_brand = No brand
choice-lift = End the brand of { $wine }
choice-lift_none = With a free marker
choice-fair = Take { $space }
choice-leave_fair = Leave the fair
choice-loans = Take { $n ->
        [one] 1 loan
       *[other] { $n } loans
    }
choice-borrow_n = Borrow { $n ->
        [one] 1 loan
       *[other] { $n } loans
    }
choice-repay_n = Repay { $n ->
        [one] 1 loan
       *[other] { $n } loans
    }
choice-neither = Neither
choice-spend = Spend { $innovation }
choice-accept = Take it
choice-decline = Leave it
choice-end_turn = End turn

## fact: a small line below a choice

fact-new_kind = a new kind of tile: { $n ->
        [one] 1 franc
       *[other] { $n } francs
    } at the end
fact-held_kind = you have this kind
fact-beyond = more than your { $money ->
        [one] 1 franc
       *[other] { $money } francs
    }: you could not claim it now
fact-own_bid = your bid: { $n }
fact-bid = { $who } bids { $n }
fact-no_bid = no bid yet
fact-price = price { $old } → { $new }
fact-ripe = ripe in { $first } to { $last }
fact-last_vine = your last grapes: the year closes, and everybody else has one more action
fact-each = { $n ->
        [one] 1 franc
       *[other] { $n } francs
    } each
fact-pass = no more actions for you this year
fact-wasted = the prestige is wasted
fact-same_price = the price stays { $n }: only the step after this one raises it
fact-gain = +{ $n ->
        [one] 1 franc
       *[other] { $n } francs
    } for your ripe cubes
fact-no_gain = you have no ripe cube of it
fact-falls = then demand falls, the next price is { $n }
fact-dearer = you lead: claiming costs only { $n }
fact-one_left = { $who } then has exactly one more action
fact-one_left_early = { $who } then acts once a round until leaf 4
fact-then_ripe = ripe there: { $n } each now
fact-not_yet_ripe = not ripe there yet
fact-prestige_left = { $n } prestige left
fact-wasted_prestige = { $n } prestige for nothing
fact-wasted_leaves = { $n } prestige for nothing, and you leave the fair
fact-cash = { $old } → { $new ->
        [one] 1 franc
       *[other] { $new } francs
    }
fact-past = past its time there: it is lost
fact-bid_gone = that bid is gone
fact-no_effect = no effect for you now
fact-keeps = you keep { $n } prestige
fact-interest = interest { $n ->
        [one] 1 franc
       *[other] { $n } francs
    } a year
fact-ends = the game ends after this round of the bank, your estate worth { $n }
fact-full = your vineyard is full: a tile must go

## hint: a small line below the question

hint-purse = { $n ->
        [one] 1 franc
       *[other] { $n } francs
    }, { $markers ->
        [0] no free marker
        [one] 1 free marker
       *[other] { $markers } free markers
    }
hint-initial_loans = Each loan brings { $loan }. Sealed until everybody has chosen.
hint-fair = { $n } prestige; a marker stays on the space for the year
hint-lift = A marker of a brand ends the brand.
hint-award = It can copy an opponent's improvement once.
hint-make_room = It goes to the discards.
hint-loans = Next year's interest: { $interest }. Your estate is worth { $worth } today.
hint-any_order = In any order.

## warning: what is lost without another question

warning-soon = Lost when the year ends: { $lost }

## loss: what is given up with the last action of a year

loss-bids = { $n ->
        [one] your bid: { $tiles }
       *[other] your bids: { $tiles }
    }
loss-wine = wine in its last barrel: { $wine }
loss-grapes = { $n ->
        [one] 1 vine with grapes stays unpicked
       *[other] { $n } vines with grapes stay unpicked
    }

## fair

fair-start_player = begin from next year on
fair-harvest = harvest one vine for { $francs }
fair-harvest_many = harvest up to { $n } vines for { $francs } in all
fair-sale = one sale; the cubes go to the supply
fair-sale_many = up to { $n } sales; the cubes go to the supply
fair-juice = give grapes back for { $francs } each
fair-young_sale = sell wine before it is ripe, for { $francs } less for each missing year
fair-reorganization = replace a vine by another from the stack or the discards
fair-demand = raise demand once
fair-demand_many = raise demand up to { $n } times
fair-exchange = get { $francs }

## note

note-first_loans = { $me ->
        [who] You begin with { $la }: { $fb }.
       *[none] { $who } begins with { $la }: { $fb }.
    }
note-starts = { $me ->
        [who] You have the jug and begin.
       *[none] { $who } has the jug and begins.
    }
note-year = Year { $a } begins.
note-leaf = The bottle moves to leaf { $a }.
note-auctioned = { $me ->
        [who] You put { $tile } up for auction and bid { $b }.
       *[none] { $who } puts { $tile } up for auction and bids { $b }.
    }
note-raised_bid = { $me ->
        [who] You bid { $b } for { $tile }.
       *[none] { $who } bids { $b } for { $tile }.
    }
note-claimed = { $me ->
        [who] You claim { $tile } for { $fb }.
       *[none] { $who } claims { $tile } for { $fb }.
    }
note-bought = { $me ->
        [who] You buy { $tile } for { $fb }.
       *[none] { $who } buys { $tile } for { $fb }.
    }
note-bare = { $me ->
        [who] There is no cube for your new { $wine } vine.
       *[none] There is no cube for the new { $wine } vine of { $who }.
    }
note-dropped = { $me ->
        [who] You discard: { $gone }.
       *[none] { $who } discards: { $gone }.
    }
note-raised = { $me ->
        [who] You raise demand for { $wine } to level { $b }: { $fc }.
       *[none] { $who } raises demand for { $wine } to level { $b }: { $fc }.
    }
note-harvested = { $me ->
        [who] You harvest { $wine }: { $b } in the first barrel.
       *[none] { $who } harvests { $wine }: { $b } in the first barrel.
    }
note-sold = { $me ->
        [who] You sell { $b } { $wine } for { $fc }.
       *[none] { $who } sells { $b } { $wine } for { $fc }.
    }
note-delivered = { $me ->
        [who] You deliver { $b } { $wine } for { $fc }.
       *[none] { $who } delivers { $b } { $wine } for { $fc }.
    }
note-sold_young = { $me ->
        [who] You sell { $b } young { $wine } for { $fc }.
       *[none] { $who } sells { $b } young { $wine } for { $fc }.
    }
note-used = { $me ->
        [who] You use { $improvement }.
       *[none] { $who } uses { $improvement }.
    }
note-copied = { $me ->
        [who] You copy { $improvement } with '{ $spent }'.
       *[none] { $who } copies { $improvement } with '{ $spent }'.
    }
note-refined = { $me ->
        [who] You move { $b } { $wine } from barrel { $from } to barrel { $to }.
       *[none] { $who } moves { $b } { $wine } from barrel { $from } to barrel { $to }.
    }
note-blended = { $me ->
        [who] You replace { $b } { $wine } in barrel { $from }.
       *[none] { $who } replaces { $b } { $wine } in barrel { $from }.
    }
note-past = { $me ->
        [who] You lose { $b } { $wine }: past its time.
       *[none] { $who } loses { $b } { $wine }: past its time.
    }
note-hosted = { $me ->
        [who] You open the tavern and gain { $a } prestige.
       *[none] { $who } opens the tavern and gains { $a } prestige.
    }
note-gave_back = { $me ->
        [who] You return { $wine } from your first barrel.
       *[none] { $who } returns { $wine } from the first barrel.
    }
note-created = { $me ->
        [who] You put { $wine } into your first barrel.
       *[none] { $who } puts { $wine } into the first barrel.
    }
note-passed = { $me ->
        [who] You pass for this year.
       *[none] { $who } passes for this year.
    }
note-last_vine = { $me ->
        [who] All your vines are harvested.
       *[none] All vines of { $who } are harvested.
    }
note-branded = { $me ->
        [who] You make the price of { $wine } at level { $b } a brand.
       *[none] { $who } makes the price of { $wine } at level { $b } a brand.
    }
note-unbranded = { $me ->
        [who] Your brand marker for { $wine } returns to you.
       *[none] The brand marker for { $wine } returns to { $who }.
    }
note-shifted = { $me ->
        [who] You move the innovation '{ $innovation }' to place { $b }.
       *[none] { $who } moves the innovation '{ $innovation }' to place { $b }.
    }
note-fee = { $me ->
        [who] You pay { $fa } of auction fees.
       *[none] { $who } pays { $fa } of auction fees.
    }
note-new_tiles = { $a } new tiles come on display.
note-judged = { $me ->
        [who] You win { $b } prestige for { $wine }.
       *[none] { $who } wins { $b } prestige for { $wine }.
    }
note-went_to = { $me ->
        [who] You take { $space } for { $b } prestige.
       *[none] { $who } takes { $space } for { $b } prestige.
    }
note-left_fair = { $me ->
        [who] You are done at the fair.
       *[none] { $who } is done at the fair.
    }
note-juiced = { $me ->
        [who] You press { $wine } for { $fb }.
       *[none] { $who } presses { $wine } for { $fb }.
    }
note-exchanged = { $me ->
        [who] You change prestige into { $fa }.
       *[none] { $who } changes prestige into { $fa }.
    }
note-replanted = { $me ->
        [who] You replace a { $wine } vine by { $other }.
       *[none] { $who } replaces a { $wine } vine by { $other }.
    }
note-interest = { $me ->
        [who] You pay { $fa } of interest.
       *[none] { $who } pays { $fa } of interest.
    }
note-emergency = { $me ->
        [who] You take an emergency loan of { $fa }: { $lb } now.
       *[none] { $who } takes an emergency loan of { $fa }: { $lb } now.
    }
note-went_broke = { $me ->
        [who] You are bankrupt.
       *[none] { $who } is bankrupt.
    }
note-borrowed = { $me ->
        [who] You borrow { $la }: { $fb }.
       *[none] { $who } borrows { $la }: { $fb }.
    }
note-repaid = { $me ->
        [who] You repay { $la }: { $fb }.
       *[none] { $who } repays { $la }: { $fb }.
    }
note-stayed = { $me ->
        [who] You neither borrow nor repay.
       *[none] { $who } neither borrows nor repays.
    }
note-missed = { $me ->
        [who] You get { $fb } for cubes of { $wine } that are missing.
       *[none] { $who } gets { $fb } for cubes of { $wine } that are missing.
    }
note-jug = { $me ->
        [who] You have the jug in the new year.
       *[none] { $who } has the jug in the new year.
    }
note-awarded = { $me ->
        [who] You take the innovation '{ $innovation }'.
       *[none] { $who } takes the innovation '{ $innovation }'.
    }
note-declined = { $me ->
        [who] You leave the innovation '{ $innovation }'.
       *[none] { $who } leaves the innovation '{ $innovation }'.
    }
note-ended_loans_repaid = { $n ->
        [one] { $who } is free of debt
       *[other] { $who } are free of debt
    }: the game is over. The best estate is worth { $worth }: { $cash } in cash, { $kinds } for kinds of tiles, { $wine } for wine, less { $debt } for loans.
note-ended_bankruptcy = { $n ->
        [one] { $who } is bankrupt
       *[other] { $who } are bankrupt
    }: the game is over. The best estate is worth { $worth }: { $cash } in cash, { $kinds } for kinds of tiles, { $wine } for wine, less { $debt } for loans.
note-ended_nobody = Everybody is bankrupt: the game is over, and nobody wins.
note-ended_year_limit = The last year is over: the game ends. The best estate is worth { $worth }: { $cash } in cash, { $kinds } for kinds of tiles, { $wine } for wine, less { $debt } for loans.

## word

word-vine = { $wine } vine
word-a_vine = a { $wine } vine
word-bare_vine = bare { $wine } vine
word-used = { $improvement } (used)
word-innovation = innovation '{ $innovation }'
word-stack = stack
word-discards = discards
word-title = Year { $year }, round { $round }
word-before = Before the first year
word-over = The game is over
word-fair_time = Year { $year }, the fair
word-loans_time = Year { $year }, the bank
word-board = The main board
word-display = Display
word-auction = Auction panel
word-demand = Demand
word-leaf = Leaf { $leaf }
word-fair = Wine fair
word-supply = Supply
word-row = Innovation row
word-column = column { $column }
word-no_bid = no bid
word-free = free
word-none = none
word-covered = purse covered
word-francs = { $n } francs
word-francs_one = 1 franc
word-owes = { $n } loans
word-owes_one = 1 loan
word-famous = { $n } prestige
word-markers = { $n } markers
word-markers_one = 1 marker
word-passed = passed
word-broke = bankrupt
word-jug = start player
word-vineyard = Vineyard
word-cellar = Cellar
word-barrel = Barrel { $barrel }
word-sold = Sold this year
word-seat = The estate of { $who }
word-brand = brand of { $who }
word-cash = Cash
word-kinds = Kinds of tiles, { $n } each
word-cubes = Cubes in the barrels, { $n } each
word-debt = Loans, { $n } each
word-worth = worth { $n }
word-price = { $wine }: level { $level }, { $price }

word-year = Year
word-estates = The other estates
space-exchange = Exchange: { $francs }
space-exchange_head = Exchange
space-demand = Raise Demand: { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
space-demand_head = Raise Demand

## badge: the number on an improvement

badge-doc = +{ $bonus }
badge-blending = ⇄
badge-harvester = { $n }×
badge-wholesale = { $n }×
badge-good_vintage = max
badge-rich_harvest = +{ $bonus }
badge-refinement = +1
badge-advertising = { $n }×
badge-heuriger = 1:{ $n }
badge-field_blend = { $n }:1

## tile: the short name on an innovation tile

tile-most_loans = Most loans
tile-fewest_loans = Fewest loans
tile-most_tiles = Most tiles
tile-fewest_tiles = Fewest tiles
tile-most_cubes = Most cubes
tile-fewest_cubes = Fewest cubes
tile-most_prestige = Most prestige

## memo: printed beside the auction columns

memo-claim = pay your bid
memo-buy = buy at once

## count: what a number in a player's strip counts

count-coin = Francs
count-loan = Loans
count-prestige = Prestige
count-kinds = Kinds of tiles

## label: what a thing on the board is, for the mouse and screen readers

label-row = { $place } in the row: { $innovation }
label-stack = Stack: { $n } tiles
label-discards = Discards: { $n } tiles
label-shown = { $n ->
        [one] On display: { $tile }
       *[other] On display: { $n } × { $tile }
    }
label-bid = { $who } bids { $n }
label-brand = Brand of { $who }: { $wine } at level { $level }
label-supply = Supply: { $n } { $wine }
label-space = { $space }, for { $n } prestige: { $fair }
label-taken = { $who } took { $space }
label-sold = { $wine } sold this year: { $list }
label-rung = { $n ->
        [0] No loan: the game ends
        [one] 1 loan: { $interest } of interest a year
       *[other] { $n } loans: { $interest } of interest a year
    }
label-owes = { $who }: { $loans }
label-prestige = Prestige track
label-famous = { $who }: { $n } prestige
label-book = { $who }: { $list }
label-field = Free field
label-locked = { $wine } vine: your last grapes, locked until leaf 4
label-barrel = { $barrel }: { $list }
label-ribbons = In which barrels each wine is ripe
label-brings = Ripe wine: a sale of all of it brings { $list }
label-hourglass = Sell it this year, or it is lost

## worth: on a help card, what the thing is worth now

worth-new_kind = A kind you do not have: { $n ->
        [one] 1 franc
       *[other] { $n } francs
    } at the end.
worth-held_kind = You have this kind already.
worth-vine = { $kind } Its wine brings { $n } a cube today.
worth-wine = { $ripe ->
        [0] { $each } a cube today; you have no ripe one.
        [one] { $each } a cube today; you have 1 ripe one.
       *[other] { $each } a cube today; your { $ripe } ripe ones bring { $sum }.
    }
worth-barrel = { $n ->
        [0] Nothing in it can be sold today.
       *[other] Its ripe wine brings { $n } today.
    }
worth-space = You can pay for it, with { $n } prestige left.
worth-space_dear = You have only { $n } prestige.
worth-space_idle = It would do nothing for you now.
worth-loans = { $loans }: { $interest } of interest a year, and { $less } less at the end.
worth-use = You can use it now, or later this year.
worth-use_idle = It would change nothing now.
