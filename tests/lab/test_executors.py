"""The same results in one process, in several, and on a Dask cluster of two workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.lab.executors import connected, spread
from underkeep.lab.ledger import open_ledgers, play_study
from underkeep.lab.watched import Arm

ARM = Arm("base", "twister", ("target_points=1", "stalemate_turns=10"), None, "5")


def square(number: int) -> int:
    return number * number


def test_every_task_is_done_once_wherever_it_is_done() -> None:
    assert sorted(spread(square, [1, 2, 2, 3], 1)) == [1, 4, 4, 9]
    assert sorted(spread(square, [1, 2, 2, 3], 2)) == [1, 4, 4, 9]


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Dask's own, when its processes end
def test_a_cluster_of_two_workers_gives_identical_games(tmp_path: Path) -> None:
    from distributed import LocalCluster  # not above: workers of the other tests import this file too

    alone = open_ledgers(tmp_path / "alone", [ARM])
    list(play_study(alone, 25, 1))
    alone[0].finish(25)

    together = open_ledgers(tmp_path / "together", [ARM])
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        list(play_study(together, 25, 1, cluster.scheduler_address))
    together[0].finish(25)

    assert alone[0].path.read_bytes() == together[0].path.read_bytes()


def test_a_missing_package_is_told_with_its_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)

    with pytest.raises(BadInput, match=r"pip install 'underkeep\[cluster\]'"):
        connected("tcp://127.0.0.1:1")
