"""One heap for all threads. glibc gives each thread its own, and keeps in each what painting needed at its peak."""

import ctypes
import sys

M_ARENA_MAX = -8  # of glibc's malloc.h


def use_one_heap() -> bool:
    """For threads that begin from now on. False where malloc is another one, which is as well."""
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1))
    except (AttributeError, OSError):
        return False
