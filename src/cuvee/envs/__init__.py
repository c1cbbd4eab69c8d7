"""Learning environments: PettingZoo, Gymnasium and vectorised. `pip install cuvee[envs]`.

>>> import cuvee.envs
>>> env = cuvee.envs.aec("grand_cru", players=2)
>>> env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, seen["observation"].shape, int(seen["action_mask"].sum())
('seat_0', (797,), 5)
>>> many = cuvee.envs.vector("grand_cru", games=256, players=2)
>>> many.reset(seed=7).observation.shape
(256, 797)
"""

from cuvee.envs.aec import Aec, aec
from cuvee.envs.single import Single, register
from cuvee.envs.vector import Batch, Vectorised, vector

__all__ = ["Aec", "Batch", "Single", "Vectorised", "aec", "register", "vector"]

register()
