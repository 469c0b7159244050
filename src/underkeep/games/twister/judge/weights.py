"""The weights of Twister's judge: points from weights.toml, 100 = one victory point."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import vec
from underkeep.core.search.weights import WeightSheet
from underkeep.games.twister.names import FIRST_OBJECT, OBJECT_NAMES

POINT: Final = 100.0
VICTORY: Final = 1000.0
NEARNESS: Final = 8  # action points that an attack may need
KINDS: Final = FIRST_OBJECT  # of characters
OBJECTS: Final = len(OBJECT_NAMES)
COLUMNS: Final = 4  # rooms between the lines


@final
class TwisterWeights:
    """What the judge reads; `take` replaces all of it."""

    def take(self, sheet: WeightSheet) -> None:
        self.take_characters(sheet)
        self.take_fights(sheet)
        self.take_objects(sheet)
        self.take_cards(sheet)
        self.take_options(sheet)
        self.take_placing(sheet)
        self.take_judge(sheet)
        sheet.done()

    def take_characters(self, sheet: WeightSheet) -> None:
        self.progress: float = sheet.real("characters.progress")
        self.fade: float = sheet.real("characters.fade")
        self.standing: float = sheet.real("characters.standing")
        self.strength: float = sheet.real("characters.strength")
        self.special: vec[float] = sheet.reals("characters.special", KINDS)
        self.hidden: float = sheet.real("characters.hidden")
        self.wounded: float = sheet.real("characters.wounded")
        self.wounded_progress: float = sheet.real("characters.wounded_progress")
        self.rescue: float = sheet.real("characters.rescue")
        self.regenerates: float = sheet.real("characters.regenerates")

    def take_fights(self, sheet: WeightSheet) -> None:
        self.near: vec[float] = sheet.reals("fights.near", NEARNESS)
        self.too_dear: float = sheet.real("fights.too_dear")
        self.threat_share: float = sheet.real("fights.threat_share")
        self.second_victim: float = sheet.real("fights.second_victim")

    def take_objects(self, sheet: WeightSheet) -> None:
        self.held: vec[float] = sheet.reals("objects.held", OBJECTS)
        self.wizards_wand: float = sheet.real("objects.wizards_wand")

    def take_cards(self, sheet: WeightSheet) -> None:
        self.pip: float = sheet.real("cards.pip")
        self.jump_card: float = sheet.real("cards.jump_card")
        self.action_point: float = sheet.real("cards.action_point")
        self.card_point: float = sheet.real("cards.card_point")
        self.mean_card: float = sheet.real("cards.mean_card")
        self.gear_held: float = sheet.real("cards.gear_held")
        self.mekanork_gear: float = sheet.real("cards.mekanork_gear")

    def take_options(self, sheet: WeightSheet) -> None:
        self.reveal_room: float = sheet.real("options.reveal_room")
        self.reveal_friend: float = sheet.real("options.reveal_friend")
        self.reveal_enemy: float = sheet.real("options.reveal_enemy")
        self.light_tile: float = sheet.real("options.light_tile")
        self.run_card: float = sheet.real("options.run_card")
        self.spare_point: float = sheet.real("options.spare_point")
        self.leftover_step: float = sheet.real("options.leftover_step")

    def take_placing(self, sheet: WeightSheet) -> None:
        self.line: vec[float] = sheet.reals("placing.line", KINDS)
        self.rooms: vec[float] = sheet.reals("placing.rooms", (KINDS + OBJECTS) * COLUMNS)

    def take_judge(self, sheet: WeightSheet) -> None:
        self.unrest: float = sheet.real("judge.unrest")
        self.most_unrest: float = sheet.real("judge.most_unrest")
        self.chance_scale: float = sheet.real("judge.chance_scale")


W: Final = TwisterWeights()
