"""The HTML report of an analysis."""

from cuvee.arena import plots
from cuvee.arena.analysis import Analysis, Ply, Source
from cuvee.arena.page import figure, page, section, table
from cuvee.core.state import Step
from cuvee.games import card, face
from cuvee.render.svg import element


def report(found: Analysis, source: Source, name: str) -> str:
    match = found.match
    mistakes = found.mistakes()
    courses = {player: found.course(seat) for seat, player in enumerate(match.players)}
    marks = [found.plies.index(ply) for ply in mistakes]
    ended = f"ended by {match.ending.replace('_', ' ')}" if match.over else "not over yet"
    lead = f"{len(found.plies)} answers, {ended}. Win chances as {source.bot} sees them."
    seats = [
        [player, f"{found.last[k]:.0%}", f"{found.given_away(k):.1%}", f"{found.lucky(k):+.1%}"]
        for k, player in enumerate(match.players)
    ]
    head = ["ply", "player", "answer", "better", "cost"]
    dear = [[str(ply.ply), match.players[ply.seat], *cells(found, ply)] for ply in mistakes]
    nothing = element("p", "Nobody gave away much.")
    parts = [
        figure(
            "Win chances",
            plots.lines(courses, marks, "win chances over the answers"),
            "From what the seat that is asked knew; upright lines are the mistakes below.",
            wide=True,
        ),
        section("The dearest mistakes", table(head, dear, (1, 2, 3)) if dear else nothing),
        section(
            "Choice and luck",
            table(["player", "in the end", "given away by choice", "luck"], seats),
            element("p", "In win chances, added up over the game. ", EXPLAINED, class_="lead"),
        ),
    ]
    command = f"cuvee analyse {name} --bot {source.bot} --seed {source.seed}"
    return page(f"{card(match.game.name).title}: a game seen again", lead, parts, command)


EXPLAINED = (
    "Luck is what chance changed where it answered, against what the answer was worth before;"
    " it adds up to nothing over all players of a game that one of them wins."
)


def cells(found: Analysis, ply: Ply) -> list[str]:
    """The answer, the better answer and the cost, as cells of a table."""
    return [*sentences(found, ply), f"{ply.loss:.1%}"]


def sentences(found: Analysis, ply: Ply) -> tuple[str, str]:
    """The answer given and the better one, as sentences."""
    match, game_face = found.match, face(found.match.game.name)
    step = ply.state.asks(ply.seat)
    view = match.game.observe(ply.state, ply.seat)
    table = match.game.moves
    said, better = (
        game_face.move(view, Step(step), table.parse(text), match.players)
        for text in (ply.text, ply.best)
    )
    return said, better
