### Why something cannot be done now: what is missing, then what helps. Each with its rules.

## any move

why-any-over = The game is over. You can look back at every turn in the story.
    .rules = GC-23.1
why-any-broke = You are bankrupt and out of the game. It ends this year.
    .rules = GC-20.4
why-any-passed = You have passed. You act again next year.
    .rules = GC-15.1
why-any-closed = You closed the year, so you have no further action in it. The others have one each.
    .rules = GC-3.4
why-any-final_taken = That was your last action this year: everybody gets exactly one once the year is closing.
    .rules = GC-3.6
why-any-not_your_turn = It is the turn of { $who }. One action each, clockwise from the jug.
    .rules = GC-2.2
why-any-running = Finish what you began: answer the question in the ribbon, or take back.
    .rules = GC-13.7
why-any-nothing = There is nothing to choose here now.
    .rules = GC-4.1
why-any-before = The first year has not begun. Choose your first loans, then it does.
    .rules = GC-1.7
why-any-year_over = The year's work is over. Actions come again next year.
    .rules = GC-3.7

## loans

why-loans-sealed = Your choice is sealed. It is opened when everybody has chosen.
    .rules = GC-R42
why-loans-range = You may begin with 1 to 5 loans. More can be had at the end of each year.
    .rules = GC-1.7
why-loans-begun = First loans are taken before year 1 only. The bank lends again at the end of the year.
    .rules = GC-21.1

## auction

why-auction-on_column = That tile is already up for auction. Outbid { $who }, or buy it for 7.
    .rules = GC-6.1
why-auction-not_shown = There is no { $tile } on display. New tiles come at the end of the year.
    .rules = GC-5.1
why-auction-no_column = Every column is taken: there are as many as players. Claim your tile, or wait until one is free.
    .rules = GC-5.3
why-auction-no_marker = All of your markers are out. One comes back when you claim a tile or are outbid.
    .rules = GC-5.3

## outbid

why-outbid-empty = Nothing stands on this column. Put up a tile of the display instead.
    .rules = GC-6.1
why-outbid-own = You lead here already. You can claim { $tile } for { $n }.
    .rules = GC-6.2
why-outbid-top = 6 is the highest bid. You can still buy the tile for 7.
    .rules = GC-6.3
why-outbid-too_low = { $who } bids { $n }. Bid more than that.
    .rules = GC-6.1
why-outbid-no_marker = All of your markers are out. Claim a tile to get one back.
    .rules = GC-1.16

## claim

why-claim-empty = There is no tile on this column.
    .rules = GC-7.1
why-claim-no_bid = Nobody has a bid here. Bid at least 1 first.
    .rules = GC-R54
why-claim-led_by = { $who } leads with { $n }. Only the highest bidder can claim; outbid, or buy for 7.
    .rules = GC-7.1
why-claim-money = You bid { $n } but do not have { $n } francs. Sell wine first; your bid stays.
    .rules = GC-R64

## buy

why-buy-money = Buying at once costs 7 francs and you have { $n }. An auction may be cheaper.
    .rules = GC-8.1

## drop

why-drop-room = You have free fields. A tile is discarded only when all twelve are taken.
    .rules = GC-9.4
why-drop-none = You have no such tile. Choose one of your twelve.
    .rules = GC-9.4

## demand

why-demand-top = { $wine } is at the top already. A sale brings it down again.
    .rules = GC-10.2
why-demand-order = Steps are taken from Gamay towards Pinot Noir. Take back and raise { $wine } first.
    .rules = GC-R67

## harvest

why-harvest-none = You grow no { $wine }.
    .rules = GC-11.1
why-harvest-bare = This vine is bare. It bears again next year.
    .rules = GC-11.2
why-harvest-money = A harvest costs 1 franc and you have none. Sell wine first.
    .rules = GC-11.2
why-harvest-locked = These are your last grapes, and they would close the year. Wait for leaf 4, or plant another vine.
    .rules = GC-3.10
why-harvest-supply = The supply has no { $wine } left to add. Choose another wine, or harvest the plain way.
    .rules = GC-14.6
why-harvest-order = Vines are picked from Gamay towards Pinot Noir. Take back and pick { $wine } first.
    .rules = GC-R67

## sell

why-sell-grapes = Grapes are not wine yet. Harvest them, then let them age.
    .rules = GC-12.1
why-sell-nothing = Barrel { $barrel } is empty.
    .rules = GC-12.1
why-sell-empty = There is no { $wine } in barrel { $barrel }.
    .rules = GC-12.1
why-sell-unripe = { $wine } is not ripe in barrel { $barrel }. Its ribbon shows where it can be sold.
    .rules = GC-12.5
why-sell-too_many = One sale is one wine from one barrel, and there are only { $n }.
    .rules = GC-12.1
why-sell-one_only = Good Vintage sells exactly one cube.
    .rules = GC-14.5
why-sell-at_fair = At the fair you sell only with Special Delivery or Young Wine.
    .rules = GC-18.12

## use

why-use-used = Used this year. It turns up again in the new year.
    .rules = GC-13.2
why-use-no_ripe = You have no ripe wine to sell.
    .rules = GC-13.5
why-use-money = It still costs 1 franc, and you have none.
    .rules = GC-13.5
why-use-locked = Your last grapes must wait for leaf 4, with or without a machine.
    .rules = GC-R8
why-use-bare = All your vines are bare. They bear again next year.
    .rules = GC-13.5
why-use-supply = The supply has no cube to add for any of your vines.
    .rules = GC-14.6
why-use-no_wine = There is no wine to move on.
    .rules = GC-14.7
why-use-no_blend = The barrel before must hold at least as many cubes as you replace. None of yours does.
    .rules = GC-14.2
why-use-top = All five wines are at their top.
    .rules = GC-10.2
why-use-no_host = Your first barrel is empty, or your prestige is at its end. Harvest first.
    .rules = GC-25.5
why-use-two_cubes = Field Blend needs two cubes in your first barrel.
    .rules = GC-25.5

## age

why-age-last = There is no barrel after the seventh.
    .rules = GC-14.7
why-age-empty = There is no { $wine } in barrel { $barrel }.
    .rules = GC-14.7

## blend

why-blend-first = The first barrel has none before it to take from.
    .rules = GC-14.2
why-blend-empty = There is no { $wine } in barrel { $barrel }.
    .rules = GC-14.2
why-blend-too_few = You must replace all { $n } cubes, and the barrel before does not hold that many.
    .rules = GC-14.2
why-blend-same = Both barrels hold the same wine: nothing would change.
    .rules = GC-R77

## take

why-take-none = There is no more { $wine } in the barrel before.
    .rules = GC-14.2
why-take-order = Cubes are taken from Gamay towards Pinot Noir. Take back and begin with { $wine }.
    .rules = GC-R67
why-take-supply = The supply has no { $wine } left.
    .rules = GC-25.3

## return

why-return-none = There is no { $wine } in your first barrel.
    .rules = GC-25.3
why-return-order = Cubes are given from Gamay towards Pinot Noir. Take back and begin with { $wine }.
    .rules = GC-R67

## pass

why-pass-running = Finish this action first. You can pass on your next turn.
    .rules = GC-13.7
why-pass-loans = Here you borrow, repay, or choose Neither.
    .rules = GC-21.1

## done

why-done-first = You turned the improvement over, so do at least the first part. Or take back.
    .rules = GC-13.7
why-done-must = This effect must be carried out once begun. Choose, or take back.
    .rules = GC-13.7

## fair

why-fair-closed = The wine fair opens at the end of the year.
    .rules = GC-18.3
why-fair-left = You have left the fair for this year. Your prestige is kept.
    .rules = GC-18.3
why-fair-taken = { $who } has taken this space. Each is open once a year.
    .rules = GC-18.3
why-fair-group = At this table a group counts as one space, and it is taken.
    .rules = GC-R27
why-fair-prestige = This costs { $n } prestige. You earn prestige by selling most of a wine.
    .rules = GC-18.5

## juice

why-juice-none = Only grapes on your vines can be pressed, and you have no { $wine } there.
    .rules = GC-18.13
why-juice-order = Grapes are pressed from Gamay towards Pinot Noir. Take back and begin with { $wine }.
    .rules = GC-R67

## young

why-young-ripe = This wine is ripe: sell it with Special Delivery, or next year.
    .rules = GC-18.14
why-young-empty = Young Wine is one wine from one barrel: barrel { $barrel } holds { $n }.
    .rules = GC-18.14

## reorg

why-reorg-none = You grow no { $wine } that could be replaced.
    .rules = GC-18.15
why-reorg-pile = There is no { $wine } in this pile. Tiles on display cannot be taken.
    .rules = GC-R32

## borrow

why-borrow-now = The bank lends at the end of the year only. Until then, sell wine.
    .rules = GC-4.3
why-borrow-ending = The game ends this year, so the bank lends nothing more. You may repay.
    .rules = GC-21.4
why-borrow-most = 11 loans are the most. You have { $n }.
    .rules = GC-21.2

## repay

why-repay-now = Loans are repaid at the end of the year, after interest.
    .rules = GC-21.1
why-repay-money = Each loan costs 7 francs to repay, and you have { $n }.
    .rules = GC-21.3
why-repay-owes = You owe only { $n }.
    .rules = GC-21.3

## stay

why-stay-now = Loans are settled at the end of the year.
    .rules = GC-21.1

## shift

why-shift-off = This table plays without innovation tiles.
    .rules = GC-24.1
why-shift-most = You have moved three tiles this year, and that is the limit.
    .rules = GC-R50
why-shift-gone = That tile is in the vineyard of { $who }.
    .rules = GC-24.2
why-shift-nothing = That would change nothing. Choose another place in the row.
    .rules = GC-R50

## innovate

why-innovate-none = You have no innovation tile. One is awarded at the end of each year.
    .rules = GC-24.7
why-innovate-own = You copy opponents only. Use your own as your action.
    .rules = GC-R49
why-innovate-nobody = No opponent has { $tile } face up.
    .rules = GC-24.7
why-innovate-nothing = { $tile } would do nothing for you now.
    .rules = GC-13.5

## spend

why-spend-none = Spend one of your own innovation tiles.
    .rules = GC-24.9

## accept

why-accept-none = The tile goes to whoever meets its condition alone.
    .rules = GC-24.3

## decline

why-decline-none = No tile is offered to you.
    .rules = GC-24.3

## brand

why-brand-off = This table plays without brand identity.
    .rules = GC-27.1
why-brand-no_marker = You have no marker for it: neither a free one nor a bid of yours there.
    .rules = GC-27.2
why-brand-fair = Brands are made during the year, not at the fair.
    .rules = GC-R53

## lift

why-lift-none = You have no brand of { $wine }.
    .rules = GC-27.6
