"""Why not: every reason of the catalogue holds in some position, and its sentence is whole."""

from typing import Any

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.moves import Moves
from cuvee.core.state import seat_of
from cuvee.games.naramata import moves as m
from cuvee.games.naramata.face import FACE
from cuvee.games.naramata.face import why as reasons
from cuvee.games.naramata.face.inquiry import Inquiry
from cuvee.games.naramata.game import BOX
from games.naramata.given import NaramataScene, draws, given

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
MENU = 6  # where the actions done begin in what the menu of a contract is about

# the reason, the position, the answer that is refused, and by whom it is given
CASES: list[tuple[str, dict[str, Any], str, int]] = [
    ("any-parked", {"seat": 1, "arrived": [0]}, "park", 0),
    ("any-other", {"seat": 1, "hours": [2, 0]}, "park", 0),
    ("pick-full", {"ask": "draft_pick", "players": 3, "cars": "white red blue",
                   "tourists": ["t02 t03 t04"], "hands": ["t10", "t11", "t12"]},
     "pick t10 keep", 0),
    ("load-full", {"ask": "fleet_load", "players": 2, "mode": "fleet", "day": 3,
                   "tourists": ["t02 t03 t41 t46", "t43"], "display": "t10 t11 t12 t13"},
     "load t10", 0),
    ("load-too_few", {"ask": "fleet_load", "players": 2, "mode": "fleet",
                      "tourists": ["t02 t03", "t43"], "display": "t10 t11"}, "load t10", 0),
    ("load-pass_two", {"ask": "fleet_load", "players": 2, "mode": "fleet",
                       "tourists": ["t02", "t43 t47"], "display": "t10 t11"}, "load pass", 0),
    ("load-pass_room", {"ask": "fleet_load", "players": 2, "mode": "fleet", "day": 3,
                        "tourists": ["t02 t03", "t43 t47 t48"], "display": "t10 t11 t12"},
     "load pass", 0),
    ("start-order", {"ask": "start_site", "seat": 1, "at": ["home", "home"]},
     "start start_upper", 0),
    ("send-full", {"ask": "phantom_site", "about": 2, "mode": "solo", "players": 1,
                   "at": ["start_upper", "start_upper", "home"]}, "send start_upper", 0),
    ("send-other", {"ask": "phantom_site", "seat": 1, "about": 2, "phantom": True,
                    "at": ["start_upper", "start_lower", "home"]}, "send start_upper", 0),
    ("steer-other", {"ask": "phantom_road", "seat": 1, "about": 2 | 10 << 2 | 1 << 7,
                     "phantom": True}, "steer hill_road", 0),
    ("go-closed", {"hours": [12, 14]}, "go roche.wine_flight", 0),
    ("go-bottles", {"bottles": ["", "hillside"]}, "go hillside.contract", 0),
    ("stop-late", {"cars": "green red", "hours": [12, 14]}, "stop roche", 0),
    ("act-bottle", {"ask": "contract_menu", "at": ["hillside.contract"], "bottles": ["hillside"]},
     "act", 0),
    ("put-placed", {"ask": "views", "about": 16, "at": ["wesbert.viewpoint"],
                    "tourists": ["t39 t03"], "prestige": [3]}, "put 1", 0),
    ("add-limit", {"ask": "views", "about": 32, "at": ["wesbert.viewpoint"],
                   "tourists": ["t39 t03"], "prestige": [3]}, "add 1", 0),
    ("add-row", {"ask": "views", "about": 16, "at": ["wesbert.viewpoint"],
                 "tourists": ["t40 t03"], "prestige": [3]}, "add 1", 0),
    ("add-money", {"ask": "views", "about": 16, "at": ["wesbert.viewpoint"],
                   "tourists": ["t39 t03"]}, "add 1", 0),
    ("do-offer", {"ask": "contract_menu", "at": ["hillside.contract"], "bottles": ["hillside"]},
     "do shopping", 0),
    ("do-done", {"ask": "contract_menu", "about": 1 << MENU, "at": ["hillside.contract"],
                 "bottles": ["hillside"]}, "do wine_flight", 0),
    ("do-late", {"ask": "contract_menu", "about": 1 << MENU, "at": ["hillside.contract"],
                 "bottles": ["hillside"], "hours": [12, 14]}, "do wine_lunch", 0),
    ("do-one", {"ask": "contract_menu", "at": ["hillside.contract"], "bottles": ["hillside"]},
     "do done", 0),
    ("pay-price", {"ask": "payment", "about": 1, "prestige": [3], "discs": [3]}, "pay 2", 0),
    ("pay-few", {"ask": "payment", "about": 4, "prestige": [2], "discs": [3]}, "pay 1", 0),
    ("buy-empty", {"row": "- - tripod zoom_lens"}, "buy 1", 0),
    ("use-press", {"mode": "solo", "players": 1, "upgrades": ["press_review"], "discs": [3]},
     "use press_review", 0),
    ("use-photo", {"upgrades": ["souvenir_photo"], "discs": [3], "tourists": ["t02 t03"]},
     "use souvenir_photo 1 cheese", 0),
    ("use-double_inspect", {"ask": "after", "upgrades": ["double_stop"], "discs": [3],
                            "at": ["roche.wine_flight"]}, "use double_stop wine_lunch", 0),
    ("use-double_other", {"ask": "after", "about": 2, "upgrades": ["double_stop"], "discs": [3],
                          "at": ["roche.wine_flight"]}, "use double_stop shopping", 0),
    ("use-double_late", {"ask": "after", "about": 2, "upgrades": ["double_stop"], "discs": [3],
                         "at": ["roche.wine_flight"], "hours": [12, 14]},
     "use double_stop wine_lunch", 0),
    ("shift-none", {"mode": "solo", "players": 1, "row": "- - - -", "deck": ""}, "shift", 0),
]  # fmt: skip


def position(ask: str = "turn", **said: Any) -> NaramataScene:
    """As `given`, where what is not said of later seats is nothing."""
    players = said.get("players", 2)
    for key, nothing in (("prestige", 0), ("discs", 0), ("upgrades", ""), ("bottles", "")):
        if key in said:
            said[key] = [*said[key], *[nothing] * (players - len(said[key]))]
    return given(ask, **said)


def refused(scene: NaramataScene, line: str, seat: int) -> str:
    view = scene.match.game.observe(scene.state, seat)
    move = scene.match.game.moves.parse(line)
    found = FACE.refusal(view, seat, move, NAMES[: view.seats])
    return found.words if found else ""


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_a_reason_holds(case: tuple[str, dict[str, Any], str, int]) -> None:
    key, said, line, seat = case
    scene = position(**said)
    view = scene.match.game.observe(scene.state, seat)
    w = Inquiry(view, seat, NAMES[: view.seats], "en")
    move = scene.match.game.moves.parse(line)
    found = reasons.not_asked(w, move) if w.step < 0 else reasons.reason(w, move)
    assert found == key
    words = refused(scene, line, seat)
    assert words.endswith(".") and "{" not in words


def test_shopping_reasons() -> None:
    scene = position("shop_extra", at=["maple_leaf.shopping"], tourists=["t12 t05"], prestige=[9])
    scene.state.drawn = sum(1 << 48 + card for card in draws("s01 s02"))
    assert "exactly alike" in refused_after(scene, "draw done", "shop s02 1")
    scene = position("shop_cards", at=["maple_leaf.shopping"], tourists=["t12 t05"], prestige=[1])
    scene.state.drawn = sum(1 << 48 + card for card in draws("s05 s09"))
    assert refused(scene, "shop s05 1", 0).startswith("This case costs 3.")
    assert "before the first purchase" in refused(scene, "draw extra", 0)
    scene.state.guides[0].prestige = 0
    assert "neither prestige nor a disc" in refused(scene, "draw extra", 0)
    scene.state.piles[2].count = 0
    assert "no case left" in refused(scene, "draw extra", 0)
    scene.state.drawn = sum(1 << 48 + card for card in draws("s05 s09 s11"))
    assert "you have seen it" in refused(scene, "draw extra", 0)


def refused_after(scene: NaramataScene, first: str, line: str) -> str:
    scene.play(f"0 {first}")
    return refused(scene, line, 0)


def test_a_fee_that_cannot_be_paid() -> None:
    scene = position("serve", about=2, at=["three_sisters.wine_flight"], tourists=["t39 t40"])
    scene.state.drawn = 1 << draws("w06")[0]
    assert refused(scene, "give w06 2", 0).startswith("A further card costs 2, and you have 0")


def test_a_view_row_that_is_full() -> None:
    scene = position("views", about=9, at=["wesbert.viewpoint"], tourists=["t39 t03"])
    scene.on(0, 1, view=3)
    assert "view row is full" in refused(scene, "put 1", 0)


def test_discs_that_lie_on_cards() -> None:
    six = "double_stop press_review souvenir_photo shortcut tip_jar"
    scene = position("swapping", about=12, upgrades=[six], discs=[2], upgrade_discs="many")
    scene.guide(0).put_disc(1)
    assert "A disc lies on Press review" in refused(scene, "swap press_review", 0)
    scene = position("after", at=["roche.wine_flight"], upgrades=[six], discs=[3],
                  upgrade_discs="many")  # fmt: skip
    scene.guide(0).put_disc(0)
    assert "once per turn" in refused(scene, "use double_stop wine_lunch", 0)


def test_a_game_that_is_over() -> None:
    scene = position()
    scene.state.depth = 0
    assert refused(scene, "park", 0).startswith("The game is over")


def test_all_other_reasons_come_up_in_games() -> None:
    """What no position above shows is told in some random game."""
    shown = {f"why-{case[0]}" for case in CASES} | {
        "why-any-over", "why-draw-once", "why-draw-bought", "why-draw-money", "why-draw-none",
        "why-shop-price", "why-shop-twin", "why-put-full", "why-give-fee", "why-clear-scroll",
        "why-swap-assistant", "why-swap-disc", "why-use-double_used",
    }  # fmt: skip
    wanted = set(reasons.BOOK.words.messages()) - shown
    told: set[str] = set()
    for players, options in (
        (2, {}), (3, {}), (4, {}), (2, {"phantom": True}), (1, {"mode": "solo"}),
        (3, {"mode": "fleet"}), (2, {"mode": "fleet"}), (3, {"route": "alternating"}),
    ):  # fmt: skip
        if wanted <= told:
            break
        told |= told_in_a_game(players, options)
    assert wanted <= told, sorted(wanted - told)


def told_in_a_game(players: int, options: dict[str, Any]) -> set[str]:
    """The keys of all reasons for all answers, at every third question of a game."""
    game = BOX.game(options)
    dice, found = Seeded(players + 50), set[str]()
    state = game.start(players, Seeded(players + len(options)))
    out = Moves(len(game.moves))
    for count in range(500):
        if not state.depth:
            break
        step = state.open_steps()[0]
        game.legal(state, step, out)
        moves = out.as_list()
        if count % 3 == 0:
            found |= keys_for(game, state, int(seat_of(step)), set(moves))
        game.answer(state, step, moves[dice.below(len(moves))], dice)
    return found


def keys_for(game: Any, state: Any, seat: int, moves: set[int]) -> set[str]:
    view, found = game.observe(state, seat), set[str]()
    w = Inquiry(view, seat, NAMES[: view.seats], "en")
    for move in range(0, len(game.moves)):
        if move not in moves:
            key = reasons.reason(w, move)
            found |= {f"why-{key}"} if key else set()
    other = (seat + 1) % view.seats
    if other != seat and state.asks(other) < 0:
        twin = Inquiry(game.observe(state, other), other, NAMES[: view.seats], "en")
        found.add(f"why-{reasons.not_asked(twin, int(m.PARK))}")
    return found


def test_things_say_why() -> None:
    scene = position(at=["roche.wine_flight", "hillside.wine_flight"], hours=[2, 4],
                  markers="maple_leaf.shopping")  # fmt: skip
    view = scene.match.game.observe(scene.state, 0)

    def told(word: str) -> str:
        found = FACE.why(view, 0, word, NAMES[:2])
        return found.words if found else ""

    assert told("three_sisters.wine_flight").startswith("Three Sisters lies behind you.")
    assert told("red_rooster").startswith("Red Rooster lies on the Lower Bench Road")
    assert told("hillside.wine_lunch").startswith("Ben stands at Hillside.")
    assert told("maple_leaf.shopping").startswith("A cork lies on Maple Leaf Distilling")
    assert told("singletree.wine_flight") == told("compass") == ""
    assert told("upgrade_deck").startswith("The row is shifted only alone")
    assert told("stop.moraine").startswith("Only the camper van")


def test_scrolls_and_the_assistant_cannot_be_chosen() -> None:
    scene = position("clearing", about=1, day=2, markers="roche.wine_flight")
    view = scene.match.game.observe(scene.state, 0)
    found = FACE.why(view, 0, "hillside.contract", NAMES[:2])
    assert found is not None and found.words.startswith("Scrolls are never corked")
    five = "assistant tripod zoom_lens panorama shortcut"
    scene = position("swapping", about=12, upgrades=[five], discs=[4])
    found = FACE.why(scene.match.game.observe(scene.state, 0), 0, "assistant", NAMES[:2])
    assert found is not None and found.rules == ("NA-R27",)
