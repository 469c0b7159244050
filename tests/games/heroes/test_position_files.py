"""What a position file may say; what is impossible is refused."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import placed
from underkeep.core.kernel.errors import BadInput


@pytest.mark.parametrize(
    "tree",
    [
        {"state": {"rooms": {"attic": {}}}},
        {"state": {"rooms": {"vault": {"frog": 6}}}},
        {"state": {"rooms": {"vault": {"monsters": {"ratkin": 10}}}}},
        {"state": {"rooms": {"vault": {"monsters": {"imp": 1}}}}},
        {"state": {"rooms": {"vault": {"heroes": {"thief": 4}}, "crypt": {"heroes": {"thief": 2}}}}},
        {"state": {"rooms": {"vault": {"active": {"thief": 1}}}}},
        {"state": {"rooms": {"vault": {"treasure": 5}}}},
        {"state": {"clans": {"ratkin": {"hand": ["imp-1"]}}}},
        {"state": {"display": ["spider", "spider"]}},
        {"state": {"colour": 1}},
        {"turn": {"active": "imp"}},
        {"question": "lunch"},
        {"hidden": {"treasures": {"pantry": "prey"}}},
        {"luck": {"coins": [1]}},
    ],
)
def test_impossible_positions_are_refused(tree: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        placed(setup={"scenario": "k0", "clans": ["ratkin"]}, **tree)

    assert caught.value.where
    assert caught.value.remedy
