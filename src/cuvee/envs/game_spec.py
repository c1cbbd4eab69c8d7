"""Which game an environment plays, and how episodes are made from seeds and logs."""

from typing import Any, Final, final

from cuvee.core.box import Box
from cuvee.core.fate import Seeded, seeded
from cuvee.core.game import Game
from cuvee.core.log import LogError, Record
from cuvee.core.match import Match, Seed
from cuvee.core.options import Value
from cuvee.core.state import BaseState, seat_of
from cuvee.games import box
from cuvee.loops import rewards
from cuvee.loops.episode import Episode

VERSION: Final = 1  # of all environments; raised when observations or rewards change meaning


@final
class GameSpec:
    """A game with its options and number of players. It is pickled by name."""

    def __init__(self, name: str, players: int | None, options: dict[str, Value] | None) -> None:
        stem, _, version = name.rpartition("_v")
        if not version.isdecimal():
            stem, version = name, str(VERSION)
        if version != str(VERSION):
            raise ValueError(f"{name!r}: version {VERSION} of {stem} is the only one")
        self.name = stem
        self.options = dict(options or {})
        self.box: Box[Any] = box(stem)
        self.game: Game[Any] = self.box.game(self.options)
        usual = max(self.game.fewest, min(self.box.card.learners, self.game.most))
        self.players = usual if players is None else players
        self.game.check_seats(self.players)

    def __reduce__(self) -> tuple[object, ...]:
        return GameSpec, (self.name, self.players, self.options)

    @property
    def title(self) -> str:
        return f"{self.name}_v{VERSION}"

    def episode(self, seed: int, log: str | None = None, plies: int | None = None) -> Episode[Any]:
        """A new episode with this seed, or the game of a log after its first `plies` entries."""
        if log is None:
            fate = seeded(str(seed))
            return Episode(self.game, self.game.start(self.players, fate), fate)
        match = self.match_of(seed, log, plies)
        source = match.recorder.source
        assert isinstance(source, Seeded), "a loaded match goes on with a seeded generator"
        return Episode(self.game, match.state, source.copy())

    def resumed(self, state: Any, fate: Seeded, answers: list[int]) -> Episode[Any]:
        """An episode restored from what was pickled."""
        episode: Episode[Any] = Episode(self.game, state, fate)
        episode.recall(answers)
        return episode

    def match_of(self, seed: int, log: str, plies: int | None) -> Match[Any]:
        """The match of a log. Chance continues with this seed, unless the log tells one whose
        generator the loops of environments know."""
        record = Record(log)
        match: Match[Any] = self.box.load(record, plies)
        if match.game.codes != self.game.codes or match.seats != self.players:
            raise LogError(
                f"the log is of {match.seats} players with the options {match.game.chosen()};"
                f" this environment has {self.players} and {self.game.chosen()}"
            )
        if match.over:
            raise LogError("the game of this log is over: give `plies` to start before its end")
        if not isinstance(match.recorder.source, Seeded) or record.seed() is None:
            match.recorder.source = seeded(str(seed))
            match.seed, match.commitment = None, ""
        return match

    def log(self, answers: list[int], seed: int, log: str | None, plies: int | None) -> str:
        """The whole log of an episode, from how it started and the answers given since."""
        if log is None:
            match = Match(self.game, self.players, Seed.of(seed))
        else:
            match = self.match_of(seed, log, plies)
        for answer in answers:
            seat = int(seat_of(match.state.top()))
            match.submit(seat, self.game.moves.text(answer))
        return match.log


def reward_kind(name: str) -> int:
    if name not in rewards.KINDS:
        raise ValueError(f"there are no rewards {name!r}; there are {', '.join(rewards.KINDS)}")
    return rewards.KINDS.index(name)


def points(game: Game[Any], state: BaseState, seats: int) -> list[int]:
    return [int(game.score(state, seat)) for seat in range(seats)]
