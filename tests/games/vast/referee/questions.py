"""Which question is judged by what."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.games.vast.referee import by_cave, by_dragon, by_goblins, by_knight, by_thief, by_turning
from tests.games.vast.referee.scene import Scene

Judge = Callable[[Scene, list[str]], Iterator[str]]
JUDGES: dict[str, Judge] = {
    "knight": by_knight.judge_knight,
    "encounter-choice": by_knight.judge_meeting,
    "shot": by_knight.judge_shot,
    "magic-shot": by_knight.judge_magic_shot,
    "lose-cube": by_knight.judge_lost_cube,
    "wall": by_knight.judge_wall,
    "ambush": by_goblins.judge_ambush,
    "too-many-goblins": by_goblins.judge_overpopulation,
    "slot": by_goblins.judge_slot,
    "tribe": by_goblins.judge_choice_of_tribe,
    "tribe-to-act": by_goblins.judge_tribe,
    "reveal": by_goblins.judge_reveal,
    "discard-secret": by_goblins.judge_hand,
    "dragon": by_dragon.judge_dragon,
    "wing": by_dragon.judge_wing,
    "hiss": by_dragon.judge_hiss,
    "flame-wall": by_dragon.judge_flame_wall,
    "burn": by_dragon.judge_burn,
    "swat": by_dragon.judge_swat,
    "cube-reaches-row": by_dragon.judge_row,
    "cave": by_cave.judge_cave,
    "spend": by_cave.judge_spend,
    "tile": by_cave.judge_tile,
    "edge": by_cave.judge_edge,
    "place": by_cave.judge_place,
    "treasure": by_cave.judge_treasure,
    "plunder-place": by_cave.judge_plunder,
    "remove": by_cave.judge_remove,
    "edge-to-close": by_cave.judge_rockslide,
    "bats": by_cave.judge_bats,
    "sleepers": by_cave.judge_sleepers,
    "push": by_cave.judge_push,
    "thief": by_thief.judge_thief,
    "upgrade": by_thief.judge_upgrade,
    "stats": by_thief.judge_stats,
    "tile-turned": by_turning.judge_turning,
}


def judge(scene: Scene) -> Iterator[str]:
    """What is offered now, against what the rules offer."""
    judges = JUDGES.get(scene.question)
    if judges is None or len(scene.asked) != 1:
        return
    for options in scene.asked.values():
        yield from judges(scene, options)
