"""OpenSpiel: our games among its own, as `cuvee_grand_cru` and so on. `pip install cuvee[spiel]`.

>>> import pyspiel
>>> import cuvee.envs.spiel
>>> game = pyspiel.load_game("cuvee_grand_cru", {"players": 3, "seed": 7})
>>> state = game.new_initial_state()
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'loans 1')
"""

from secrets import randbits
from typing import Any, Final, final

import numpy as np
import pyspiel

from cuvee.core.fate import Seeded
from cuvee.core.log import Record, write
from cuvee.core.match import Match, Seed
from cuvee.core.options import Value
from cuvee.core.state import number_of, seat_of
from cuvee.envs.game_spec import GameSpec
from cuvee.envs.loops.episode import Episode
from cuvee.envs.loops.memory import Memory
from cuvee.envs.loops.rewards import RANK, final_rewards
from cuvee.envs.observations import slots
from cuvee.games import card, cards

RANDOM: Final = -1  # the seed of a game in which every state draws its own


@final
class Play:
    """All a state holds: a table and what its seats have seen. Written down it is our log."""

    def __init__(self, room: GameSpec, seed: int) -> None:
        self.room = room
        self.seed = seed
        self.table: Episode[Any] = room.table(seed)
        self.memory: Memory[Any] = Memory(room.players)
        self.guessed = False  # a world that only fits what somebody knows has no log
        self.look()

    def look(self) -> None:
        self.memory.see(self.room.game, self.table.state)

    def answer(self, action: int) -> None:
        self.table.answer(action)
        self.look()

    def __deepcopy__(self, memo: object) -> "Play":
        twin = Play.__new__(Play)
        twin.room, twin.seed, twin.guessed = self.room, self.seed, self.guessed
        twin.table, twin.memory = self.table.copy(), self.memory.copy()
        return twin

    def resampled(self, seat: int, luck: int) -> "Play":
        """A world the seat cannot tell from this one, with luck of its own.

        The seat cannot know who has sealed an answer already; here somebody has, as in truth.
        """
        twin = self.__deepcopy__(None)
        game = self.room.game
        dice = Seeded(luck)
        view = game.observe(self.table.state, seat)
        world = game.determinize(view, seat, dice)
        twin.table.begin(world, dice)
        while world.depth and number_of(world.top()) != number_of(self.table.state.top()):
            twin.table.answer(twin.table.legal()[dice.below(len(twin.table.legal()))])
        twin.guessed = True
        twin.memory = Memory(self.room.players)
        twin.memory.last[seat] = self.memory.last[seat]
        twin.memory.all[seat] = self.memory.all[seat]
        twin.look()
        return twin

    def log(self) -> str:
        match = Match(self.room.game, self.room.players, Seed.of(self.seed))
        for answer in self.table.answers:
            seat = int(seat_of(match.state.top()))
            match.submit(seat, self.room.game.table.text(answer))
        return write(match, keep_seed=True)

    def __reduce__(self) -> tuple[object, ...]:
        if self.guessed:
            stood = (self.table.state, self.table.fate, self.table.answers)
            return guessed, (self.room, self.seed, stood, self.memory.last, self.memory.all)
        return told, (self.room, self.log())


def told(room: GameSpec, log: str) -> Play:
    """A play from its log."""
    match = room.box.load(Record(log))
    assert match.seed is not None, "the log of a state knows its seed"
    play = Play(room, int(match.seed.seed))
    for entry in match.entries:
        play.answer(room.game.table.parse(entry.text))
    return play


def guessed(room: GameSpec, seed: int, stood: Any, last: list[int], seen: list[int]) -> Play:
    play = Play(room, seed)
    play.table = room.resumed(*stood)
    play.memory.last, play.memory.all, play.guessed = last, seen, True
    return play


class State(pyspiel.State):
    """One state; chance has spoken already, so that there are no nodes of its own."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.play = Play(game.room, randbits(32) if game.seed == RANDOM else game.seed)

    def current_player(self) -> int:
        seat = int(self.play.table.seat())
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.table.legal())

    def _apply_action(self, action: int) -> None:
        self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.room.game.table.text(action)

    def is_terminal(self) -> bool:
        return bool(self.play.table.state.depth == 0)

    def returns(self) -> list[float]:
        table = self.play.table
        if table.state.depth > 0:
            return [0.0] * self.play.room.players
        return final_rewards(table.game, table.state, RANK)

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state the player cannot tell from this one; `sampler()` is its luck."""
        twin: State = self.clone()
        twin.play = self.play.resampled(player, int(sampler() * (1 << 60)))
        return twin

    def __str__(self) -> str:
        return f"{self.play.room.title} {self.play.table.state.digest()}"


class Observer:
    """What a seat sees as numbers, and as a string: its view, or with perfect recall all views."""

    def __init__(self, game: "Game", recall: bool) -> None:
        self.recall = recall
        self.slots = slots(game.room.game, 1, np.int8)
        self.tensor = np.zeros(int(game.room.game.layout.width), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = self.slots.sight(state.play.table, max(player, 0))["observation"]

    def string_from(self, state: State, player: int) -> str:
        if self.recall:
            return f"seat_{player} {state.play.memory.all[player]:016x}"
        view = state.play.room.game.observe(state.play.table.state, player)
        return f"seat_{player} {' '.join(map(str, view.words()))}"


class Game(pyspiel.Game):
    """One of our games with its parameters: players, options (`days=3 mode=fleet`), seed."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        pairs = [pair.partition("=") for pair in str(params.get("options", "")).split()]
        given: dict[str, Value] = {option: value for option, _, value in pairs}
        self.room = GameSpec(self.name, int(params["players"]), given)
        self.seed = int(params.get("seed", RANDOM))
        game = self.room.game
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.table),
            max_chance_outcomes=0,
            num_players=self.room.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.team else 0.0,
            max_game_length=game.bound,
        )
        super().__init__(game_type(self.name, game.team), info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind is not None and kind.perfect_recall)


def game_type(name: str, cooperative: bool = False) -> pyspiel.GameType:
    about = card(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"cuvee_{name}",
        long_name=f"{about.title} (Cuvée)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.most,
        min_num_players=about.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": about.learners, "options": "", "seed": RANDOM},
    )


def register() -> None:
    """A class for each: OpenSpiel keeps them beyond the end of Python, when functions are gone."""
    for name, each in cards().items():
        made = type(each.title.replace(" ", ""), (Game,), {"name": name})
        pyspiel.register_game(game_type(name), made)


register()
