"""The weights of the team bot and its judge: points from weights.toml, 100 = an average hand of five cards."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.search.weights import WeightSheet

GUARDED: Final = 5  # Health 0 to 4 of the guards
DEPTH: Final = 4  # steps to the Vault, 0 to 3 and more
WAYS: Final = 5  # passages on a way, 0 to 4 and more
TOKENS: Final = 6  # tokens on a track, 0 to 5


@final
class HeroesWeights:
    """What evaluation, threats and scenarios read; `take` replaces all of it."""

    def take(self, sheet: WeightSheet) -> None:
        self.take_guard(sheet)
        self.take_kill(sheet)
        self.take_rooms(sheet)
        self.take_cards(sheet)
        self.take_danger(sheet)
        self.take_scenario(sheet)
        self.take_judge(sheet)
        sheet.done()

    def take_guard(self, sheet: WeightSheet) -> None:
        self.guards: vec[i64] = sheet.wholes("guard.guards", GUARDED)
        self.guard_more: i64 = sheet.whole("guard.guard_more")

    def take_kill(self, sheet: WeightSheet) -> None:
        self.sleepers: vec[i64] = sheet.wholes("kill.sleepers", DEPTH)
        self.awake: i64 = sheet.whole("kill.awake")
        self.prisoner: i64 = sheet.whole("kill.prisoner")
        self.crowd: i64 = sheet.whole("kill.crowd")
        self.cliff: i64 = sheet.whole("kill.cliff")
        self.reach: i64 = sheet.whole("kill.reach")

    def take_rooms(self, sheet: WeightSheet) -> None:
        self.bodies: vec[i64] = sheet.wholes("rooms.bodies", DEPTH)
        self.body_more: i64 = sheet.whole("rooms.body_more")
        self.corridor: i64 = sheet.whole("rooms.corridor")
        self.treasures: vec[i64] = sheet.wholes("rooms.treasures", DEPTH)
        self.traps: vec[i64] = sheet.wholes("rooms.traps", DEPTH)
        self.wound: i64 = sheet.whole("rooms.wound")
        self.portal: i64 = sheet.whole("rooms.portal")
        self.stored: vec[i64] = sheet.wholes("rooms.stored", WAYS)
        self.unsold: i64 = sheet.whole("rooms.unsold")

    def take_cards(self, sheet: WeightSheet) -> None:
        self.loot: i64 = sheet.whole("cards.loot")
        self.in_hand: i64 = sheet.whole("cards.in_hand")
        self.played: i64 = sheet.whole("cards.played")
        self.cycled: i64 = sheet.whole("cards.cycled")
        self.keep_defence: i64 = sheet.whole("cards.keep_defence")
        self.throw: i64 = sheet.whole("cards.throw")
        self.waste: i64 = sheet.whole("cards.waste")

    def take_danger(self, sheet: WeightSheet) -> None:
        self.loss: i64 = sheet.whole("danger.loss")
        self.near_loss: i64 = sheet.whole("danger.near_loss")
        self.lost_health: i64 = sheet.whole("danger.lost_health")
        self.lost_worth: i64 = sheet.whole("danger.lost_worth")
        self.stroke: i64 = sheet.whole("danger.stroke")

    def take_scenario(self, sheet: WeightSheet) -> None:
        self.debts: vec[i64] = sheet.wholes("scenario.debts", TOKENS)
        self.strokes: vec[i64] = sheet.wholes("scenario.strokes", TOKENS)
        self.beside: vec[i64] = sheet.wholes("scenario.beside", WAYS)
        self.lying: vec[i64] = sheet.wholes("scenario.lying", WAYS)
        self.fetched: vec[i64] = sheet.wholes("scenario.fetched", WAYS)
        self.freight: vec[i64] = sheet.wholes("scenario.freight", WAYS)
        self.paid: i64 = sheet.whole("scenario.paid")
        self.debt: i64 = sheet.whole("scenario.debt")
        self.carried: i64 = sheet.whole("scenario.carried")
        self.hurry: i64 = sheet.whole("scenario.hurry")
        self.goal: i64 = sheet.whole("scenario.goal")
        self.delivered: i64 = sheet.whole("scenario.delivered")
        self.marks: i64 = sheet.whole("scenario.marks")
        self.guarded: i64 = sheet.whole("scenario.guarded")
        self.prisoners: i64 = sheet.whole("scenario.prisoners")
        self.noted: i64 = sheet.whole("scenario.noted")
        self.ring: i64 = sheet.whole("scenario.ring")
        self.kind: i64 = sheet.whole("scenario.kind")

    def take_judge(self, sheet: WeightSheet) -> None:
        self.even: float = sheet.real("judge.even")
        self.scale: float = sheet.real("judge.scale")


W: Final = HeroesWeights()
