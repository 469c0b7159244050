"""Throwaway games that prove the kernel: ambush, siege, and leaky with its planted faults.

Compiled together with core where the native build knows them, plain Python otherwise.
"""

from pathlib import Path

from underkeep import engine

_made = engine.path_of("kernel_games", __path__)
__path__ = _made if Path(_made[0]).is_dir() else list(__path__)
