"""Bots that go wrong, for workers: a worker imports them by name."""

import os
import signal
import time
from typing import Any

import cuvee
from cuvee.server.tables.bot_pool import think


def ponder(*question: Any) -> int:
    """Thinks for ever, or nearly."""
    time.sleep(60)
    return think(*question)


def hesitate(*question: Any) -> int:
    """Thinks long enough to be killed."""
    time.sleep(1)
    return think(*question)


def die(*question: Any) -> int:
    """Takes its whole process along."""
    os.kill(os.getpid(), signal.SIGKILL)
    return think(*question)


PURE, COMPILED = -1, -2


def tell_build(*question: Any) -> int:
    """Thinks as it should, and tells which build it is instead of the answer."""
    assert think(*question) >= 0
    return COMPILED if cuvee.COMPILED else PURE
