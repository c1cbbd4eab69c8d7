"""Our games for OpenSpiel, registered as `cuvee_grand_cru` and so on: `pip install cuvee[spiel]`.

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
from cuvee.core.state import check_seat, number_of, seat_of
from cuvee.envs.game_spec import GameSpec
from cuvee.envs.observations import buffer_pool
from cuvee.games import card, cards
from cuvee.loops.episode import Episode
from cuvee.loops.memory import Memory
from cuvee.loops.rewards import RANK, final_rewards

RANDOM: Final = -1  # as a game's seed: every new state draws a seed of its own


@final
class Play:
    """What an OpenSpiel state holds: the episode and what each seat has seen of it."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.game_spec = spec
        self.seed = seed
        self.episode: Episode[Any] = spec.episode(seed)
        self.memory: Memory[Any] = Memory(spec.players)
        self.guessed = False  # a resampled world has no log, so it is pickled whole
        self.observe()

    def observe(self) -> None:
        self.memory.see(self.game_spec.game, self.episode.state)

    def answer(self, action: int) -> None:
        self.episode.answer(action)
        self.observe()

    def __deepcopy__(self, memo: object) -> "Play":
        twin = Play.__new__(Play)
        twin.game_spec, twin.seed, twin.guessed = self.game_spec, self.seed, self.guessed
        twin.episode, twin.memory = self.episode.copy(), self.memory.copy()
        return twin

    def resampled(self, seat: int, luck: int) -> "Play":
        """A random world that the seat cannot tell from this one.

        A guessed world opens all secret questions again. They are answered at random until the
        same question is open as here.
        """
        twin = self.__deepcopy__(None)
        game = self.game_spec.game
        dice = Seeded(luck)
        view = game.observe(self.episode.state, seat)
        world = game.determinize(view, seat, dice)
        twin.episode.begin(world, dice)
        while world.depth and number_of(world.top()) != number_of(self.episode.state.top()):
            twin.episode.answer(twin.episode.legal()[dice.below(len(twin.episode.legal()))])
        twin.guessed = True
        twin.memory = Memory(self.game_spec.players)
        twin.memory.last[seat] = self.memory.last[seat]
        twin.memory.all[seat] = self.memory.all[seat]
        twin.observe()
        return twin

    def log(self) -> str:
        match = Match(self.game_spec.game, self.game_spec.players, Seed.of(self.seed))
        for answer in self.episode.answers:
            seat = int(seat_of(match.state.top()))
            match.submit(seat, self.game_spec.game.moves.text(answer))
        return write(match, keep_seed=True)

    def __reduce__(self) -> tuple[object, ...]:
        if self.guessed:
            stood = (self.episode.state, self.episode.fate, self.episode.answers)
            return restored_guess, (
                self.game_spec,
                self.seed,
                stood,
                self.memory.last,
                self.memory.all,
            )
        return restored, (self.game_spec, self.log())


def restored(spec: GameSpec, log: str) -> Play:
    """A pickled play, replayed from its log."""
    match = spec.box.load(Record(log))
    assert match.seed is not None, "the log of a state tells its seed"
    play = Play(spec, int(match.seed.seed))
    for entry in match.entries:
        play.answer(spec.game.moves.parse(entry.text))
    return play


def restored_guess(spec: GameSpec, seed: int, stood: Any, last: list[int], seen: list[int]) -> Play:
    play = Play(spec, seed)
    play.episode = spec.resumed(*stood)
    play.memory.last, play.memory.all, play.guessed = last, seen, True
    return play


class State(pyspiel.State):
    """A state of the game. Chance is sampled inside, so there are no chance nodes."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.play = Play(game.game_spec, randbits(32) if game.seed == RANDOM else game.seed)

    def current_player(self) -> int:
        seat = int(self.play.episode.seat())
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.episode.legal())

    def _apply_action(self, action: int) -> None:
        self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.game_spec.game.moves.text(action)

    def is_terminal(self) -> bool:
        return bool(self.play.episode.state.depth == 0)

    def returns(self) -> list[float]:
        episode = self.play.episode
        if episode.state.depth > 0:
            return [0.0] * self.play.game_spec.players
        return final_rewards(episode.game, episode.state, RANK)

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state the player cannot tell from this one; `sampler()` gives its random seed."""
        check_seat(player, self.play.game_spec.players, to_play=True)
        twin: State = self.clone()
        twin.play = self.play.resampled(player, int(sampler() * (1 << 60)))
        return twin

    def __str__(self) -> str:
        return f"{self.play.game_spec.title} {self.play.episode.state.digest()}"


class Observer:
    """What a seat sees, as a tensor and as a string; with perfect recall, all it has seen."""

    def __init__(self, game: "Game", recall: bool) -> None:
        self.recall = recall
        self.buffers = buffer_pool(game.game_spec.game, 1, np.int8)
        self.tensor = np.zeros(int(game.game_spec.game.layout.width), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        check_seat(max(player, 0), state.play.game_spec.players)
        self.tensor[:] = self.buffers.observe(state.play.episode, max(player, 0))["observation"]

    def string_from(self, state: State, player: int) -> str:
        check_seat(max(player, 0), state.play.game_spec.players)
        if self.recall:
            return f"seat_{player} {state.play.memory.all[player]:016x}"
        view = state.play.game_spec.game.observe(state.play.episode.state, player)
        return f"seat_{player} {' '.join(map(str, view.words()))}"


class Game(pyspiel.Game):
    """A game with its parameters: players, options (such as `days=3 mode=fleet`), seed."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        pairs = [pair.partition("=") for pair in str(params.get("options", "")).split()]
        given: dict[str, Value] = {option: value for option, _, value in pairs}
        self.game_spec = GameSpec(self.name, int(params["players"]), given)
        self.seed = int(params.get("seed", RANDOM))
        game = self.game_spec.game
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=0,
            num_players=self.game_spec.players,
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
    """Register a class for each game.

    OpenSpiel holds them until after Python has shut down, when functions no longer work.
    """
    for name, each in cards().items():
        made = type(each.title.replace(" ", ""), (Game,), {"name": name})
        pyspiel.register_game(game_type(name), made)


register()
