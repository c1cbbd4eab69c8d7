"""The whole table of Dom Pierre as plain text, for terminals and screen readers."""

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.content import BOTH, BOTTLE, REIMS
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import GONE, NONE, STRENGTH, VINTAGE, House
from cuvee.games.dom_pierre.model.state import NEUTRAL, State
from cuvee.games.dom_pierre.rules import metrics
from cuvee.games.dom_pierre.rules.market import cards_left
from cuvee.games.dom_pierre.rules.workers import on_cell, on_space
from cuvee.render.theme import SEAT_MARK


def board(view: State, viewer: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    blocks = [
        [headline(t)],
        vineyard(t),
        [route(t, k) for k in range(4)],
        village(t),
        [t.say("word-glass") + ": " + glass(t)],
        [t.say("word-objectives") + ":", *[f"  {objective(t, int(c))}" for c in shown(view)]],
        *[house(t, seat) for seat in range(view.seats)],
    ]
    return "\n\n".join("\n".join(lines) for lines in blocks)


def shown(view: State) -> list[int]:
    return [int(card) for card in view.shelf.display if card >= 0]


def headline(t: Teller) -> str:
    view = t.view
    words = [t.say("word-round", round=view.round) if view.round else t.say("word-draft")]
    if view.last_round and view.round == view.last_round:
        words.append(t.say("word-last_round"))
    room = int(view.content.trigger[view.seats - 2])
    discs = t.say("word-disc_count", count=view.discs_off, room=room)
    return ", ".join([*words, f"{t.say('word-end_track').lower()} {discs}"])


def vineyard(t: Teller) -> list[str]:
    """The grid: a letter for the grape, a mark for the worker on it, * for a bonus."""
    view = t.view
    cells = {name: k for k, name in enumerate(view.content.ids["vineyard_cell"])}
    bag = t.say("word-bag", count=view.vineyard.bag.count)
    lines = [f"{t.say('word-vineyard')} ({bag})", "    " + "  ".join("abcdefgh")]
    for row in range(1, 8):
        line = f"  {row}"
        for column in "abcdefgh":
            line += " " + (cell(t, cells[f"{column}{row}"]) if f"{column}{row}" in cells else "  ")
        lines.append(line.rstrip())
    return lines


def cell(t: Teller, k: int) -> str:
    view = t.view
    grape = int(view.vineyard.grape_on(k))
    if grape < 0:
        return "* " if bonus_on(view, k) != NONE else ". "
    worker = int(on_cell(view, k))
    return "CMN"[grape] + (SEAT_MARK[worker].lower() if worker >= 0 else " ")


def bonus_on(view: State, k: int) -> int:
    """The bonus that still lies on a cell, or -1."""
    place = view.content.bonus_cell[k + (52 if view.seats == 4 else 0)]
    return int(view.vineyard.bonuses[place]) if place >= 0 else int(NONE)


def worker_mark(post: int) -> str:
    return "." if post < 0 else "#" if post == NEUTRAL else SEAT_MARK[post]


def route(t: Teller, k: int) -> str:
    """A road from the crossing to its market, sections apart."""
    view, content = t.view, t.view.content
    spaces, before = "", -1
    for space in range(content.route_first[k], content.route_first[k + 1]):
        section = int(content.section[space])
        if section != before:
            spaces += f" +{content.section_bonus[section]}:"
        spaces += worker_mark(int(on_space(view, space)))
        before = section
    quota = [int(view.content.quota[3 * view.market.quotas[k] + n]) for n in range(3)]
    words = t.say("word-quota", a=quota[0], b=quota[1], c=quota[2])
    top = int(view.market.tops[k])
    deck = (
        t.say("word-no_deck", route=t.label("route", k))
        if top < 0
        else market_card(t, 15 * k + top)
    )
    left = t.say("word-deck", count=cards_left(view, k))
    return f"{t.label('route', k):6}{spaces} | {words} | {deck} ({left})"


def market_card(t: Teller, card: int) -> str:
    """A market card in one line."""
    content = t.content
    accepts = int(content.accepts[card])
    kind = "any_kind" if accepts == BOTH else "bottles" if accepts == BOTTLE else "barrels"
    parts = [t.say("word-takes", kinds=t.say(f"word-{kind}"))]
    for press in range(3):
        value, name = int(content.press_add[3 * card + press]), t.label("press", press).lower()
        if value < 0:
            parts.append(t.say("word-refused", press=name))
        elif value > 0:
            parts.append(t.say("word-adds", press=name, value=value))
    parts += [t.label("accessory", k).lower() for k in range(4) if content.takes[card] >> k & 1]
    if card != REIMS:
        parts += [t.say("word-crown")] if content.crowned >> card & 1 else []
        for k, country in enumerate(("usa", "russia")):
            if content.flagged[k] >> card & 1:
                parts.append(t.say("word-flag", country=t.say(f"word-{country}")))
    return f"{t.name('market', card)}: {', '.join(parts)}"


def village(t: Teller) -> list[str]:
    view = t.view
    lines = [t.say("word-village") + ":"]
    for first, key in ((0, "harvest_pile"), (int(BLUE), "blue_pile")):
        for pile in range(2):
            top = int(view.village.piles[first + pile])
            if top >= 0:
                tile = t.label("accessory", top) if first else t.village_tile(top)
                height = view.village.piles[first + pile + HEIGHT]
                lines.append("  " + t.say(f"word-{key}", pile=pile + 1, tile=tile, height=height))
    left = [int(n) for n in view.stock.harvest]
    stock = ", ".join(
        f"{t.label('grape', k)} {left[3 * k]}/{left[3 * k + 1]}/{left[3 * k + 2]}" for k in range(3)
    )
    return [*lines, f"  {t.say('word-harvest_supply')}: {stock}"]


def glass(t: Teller) -> str:
    view = t.view
    up = [t.label("prestige_tile", k) for k in range(12) for _ in range(view.glass.up[k])]
    return ", ".join([*up, t.say("word-face_down", count=view.glass.down)])


def needs(t: Teller, tier: int) -> list[tuple[int, str]]:
    """What a condition asks for: how many of what."""
    content = t.content
    return [
        (int(content.need_least[n]), t.label("objective_metric", int(content.need_metric[n])))
        for n in range(content.need_first[tier], content.need_first[tier + 1])
    ]


def conditions(t: Teller, card: int) -> list[str]:
    """The conditions of a card: in one line where all count the same thing."""
    content = t.content
    span = range(content.tier_first[card], content.tier_first[card + 1])
    tiers = [(str(content.tier_points[tier]), needs(t, tier)) for tier in span]
    if len({tuple(metric for _, metric in need) for _, need in tiers}) == 1:
        points = "/".join(point for point, _ in tiers)
        parts = [
            t.say("word-need", least="/".join(str(need[k][0]) for _, need in tiers), metric=metric)
            for k, (_, metric) in enumerate(tiers[0][1])
        ]
        return [t.say("word-tier", points=points, needs=t.say("word-together").join(parts))]
    return [
        t.say(
            "word-tier",
            points=point,
            needs=t.say("word-together").join(
                t.say("word-need", least=least, metric=metric) for least, metric in need
            ),
        )
        for point, need in tiers
    ]


def objective(t: Teller, card: int) -> str:
    """An objective card in one line."""
    bonus = t.say("word-bonus", bonus=t.label("bonus", int(t.content.card_bonus[card])))
    code = t.content.ids["objective_card"][card]
    title = t.label("objective_card", card)
    return f"{code} {title}: {'; '.join(conditions(t, card))}; {bonus}"


def house(t: Teller, seat: int) -> list[str]:
    view, house = t.view, t.view.houses[seat]
    mark = "*" if view.depth and view.round and view.active == seat else " "
    first = f" ({t.say('word-start_player')})" if view.first == seat else ""
    lines = [
        f"{mark} {SEAT_MARK[seat]} {t.names[seat]}{first}: {scoring.score(view, seat)}"
        f" {t.say('word-points')}, {house.money} {t.say('word-money')},"
        f" {t.say('word-level')} {house.level},"
        f" {metrics.crowns(view, house)} {t.say('word-crowns')}",
        f"    {t.say('word-discs')}: {discs(t, house)}",
        f"    {t.say('word-workers')}: {t.say('word-supply')} {house.supply},"
        f" {t.say('word-maison')} {house.maison}, {t.say('word-presses')} {house.crew}",
    ]
    lines += [f"    {press_line(t, house, press)}" for press in range(3)]
    goods = [t.good(k) for k in range(8) for _ in range(house.goods[k])]
    tiles = [t.label("prestige_tile", k) for k in range(12) for _ in range(house.kept(k))]
    cards = [t.name("market", k) for k in range(60) if house.cards >> k & 1]
    for key, things in (("accessories", goods), ("tiles", tiles), ("cards", cards)):
        if things:
            lines.append(f"    {t.say(f'word-{key}')}: {', '.join(things)}")
    lines += [f"    {objective(t, card)}" for card in range(45) if house.objectives >> card & 1]
    hand = [int(token) for token in view.draft.hands[3 * seat : 3 * seat + 3]]
    if view.round == 0:
        names = [t.say("word-hidden") if k < 0 else t.label("action", k) for k in hand]
        lines.append("    " + t.say("word-hand", tokens=", ".join(names)))
    return lines


def discs(t: Teller, house: House) -> str:
    """Each column with its row and its token."""
    words = []
    for column in range(6):
        row = int(house.rows[column])
        where = t.say("word-gone") if row == GONE else t.say("word-row", row=row)
        if house.spaces[column] == VINTAGE:
            where += f" ({t.say('word-vintage')})"
        elif house.spaces[column] == STRENGTH:
            where += f" ({t.say('word-strength')})"
        words.append(t.say("word-column", action=t.label("action", column), row=where))
    waiting = []
    if house.green != NONE:
        waiting.append(t.say("word-wait_vintage", action=t.label("action", int(house.green))))
    if house.blue:
        waiting.append(t.say("word-wait_strength"))
    if waiting:
        words.append(t.say("word-token_waits", tokens=", ".join(waiting)))
    return "; ".join(words)


def press_line(t: Teller, house: House, press: int) -> str:
    things = press_things(t, house, press)
    name = t.label("press", press)
    return t.say("word-press_line", press=name, things=", ".join(things) or t.say("word-empty"))


def press_things(t: Teller, house: House, press: int) -> list[str]:
    """What lies in a press, in words."""
    things = []
    for grape in range(3):
        tile = int(house.harvest(press, grape))
        if tile:
            name = t.label("grape", grape)
            things.append(t.say("word-harvest", grape=name, value=tile >> 2))
    if house.marker(press):
        things.append(f"+{house.marker(press)}")
    for slot in range(2):
        if house.tile(2 * press + slot):
            things.append(t.champagne(int(house.tile(2 * press + slot))))
    return things
