"""Bots that go wrong, for workers: a worker imports them by name."""

import os
import signal
import time
from typing import Any

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
