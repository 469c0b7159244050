"""The numbers that are printed on boards, cards and tokens, as the rulebooks and the reference list them."""

from __future__ import annotations

from typing import Any

Tree = dict[str, Any]
ROLES = ("knight", "goblins", "dragon", "cave", "thief")
TRIBES = ("fangs", "bones", "eye")
GRIT_SPACES = (5, 11, 18, 26, 35)
MOVEMENT = (1, 3, 5, 7)
STAT = (1, 2, 3, 4)
ROOM = {"movement": 3, "perception": 3, "strength": 3, "bomb": 1, "bow": 1, "map": 3, "shield": 1}
WITHOUT_CUBE = {"javelin", "cursed_amulet", "treasure_trove"}
DISC_MONSTERS = {"ogre", "troll", "flame_giant"}
WAR = {  # discs of Fangs, Bones and Eye, Monsters, Secrets, Rage
    "thirst": (3, 2, 1, 1, 0, 0), "spite": (2, 1, 2, 0, 1, 0), "consumption": (1, 3, 2, 1, 0, 0),
    "desolation": (1, 2, 2, 1, 1, 0), "waste": (2, 1, 3, 0, 1, 0), "ruin": (2, 2, 1, 1, 0, 0),
    "hate": (2, 2, 2, 0, 0, 0), "fear": (1, 1, 1, 1, 2, 0), "desperation": (0, 0, 0, 3, 3, 1),
    "pain": (1, 1, 1, 0, 0, 1),
}  # fmt: skip
C, F, W, ANY = "claw", "flame", "wing", "any"
POWERS = {
    "claw": (C,), "flame": (F,), "wing": (W,), "hiss": (C, C), "slither": (C, F), "swat": (C, W), "scorch": (F, F),
    "burn": (F, W), "slap": (W, W), "shriek": (ANY,) * 2, "scratch": (C, C, C), "flame_wall": (F, F, F),
    "smash": (ANY,) * 3, "wrath": (ANY,) * 4,
}  # fmt: skip
OMENS = {
    "giant_bats": {"chasm", "bat", "boulder"}, "rockslide": {"bat", "boulder", "crystal"},
    "past_plunder": {"boulder", "crystal", "mushroom"}, "soporific_spores": {"crystal", "mushroom", "path"},
    "hatred": {"mushroom", "path", "chasm"}, "crystal_curse": {"path", "chasm", "bat"},
}  # fmt: skip
FIXED_COST = {"giant_bats": 1, "rockslide": 2, "soporific_spores": 3, "crystal_curse": 1}
OMENS_BY_TOKENS = ((0, 1), (1, 2), (3, 3), (6, 4), (10, 5))
SECTION = {
    "greed": "greed",
    "hunger": "hunger",
    "pride_event": "pride",
    "pride_gem": "pride",
    "pride_still": "pride",
}
ROW_ROOM = {"greed": 4, "hunger": 4, "pride_event": 4, "pride_gem": 1, "pride_still": 1}
SIDEQUESTS = {
    "stalwart": 5, "intrepid": 3, "daring": 4, "fearless": 4, "cunning": 3, "bedecked": 4, "adventurous": 6,
    "swift": 4, "eagle_eyed": 3, "persistent": 4, "noble_failure": 4,
}  # fmt: skip
RING = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
CROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL = ((-1, -1), (1, -1), (1, 1), (-1, 1))
FACES = {1: RING, 2: CROSS, 3: (*CROSS, (0, 0)), 4: DIAGONAL, 5: (*DIAGONAL, (0, 0)), 6: ((0, 0),)}
DRAGON_HEALTH = {"easiest": 3, "easy": 4, "standard": 5, "hard": 6, "expert": 7}
CRYSTALS = {"easiest": 4, "easy": 4, "standard": 5, "hard": 6, "expert": 6}
SMASH_STRENGTH = {"easiest": 2, "easy": 3, "standard": 3, "hard": 3, "expert": 4}
KNIGHT_HEALTH = {"easiest": 5, "easy": 6, "standard": 7, "hard": 8, "expert": 9}
AWAKEN_AT = {"easiest": 7, "easy": 9, "standard": 11, "hard": 13, "expert": 13}
CRYSTAL_TILES = {"easiest": 3, "easy": 4, "standard": 5, "hard": 5, "expert": 5}
STASH = {"easiest": 4, "easy": 5, "standard": 6, "hard": 7, "expert": 8}
TOKENS_OF_BOARD = {"bat", "boulder", "crystal", "mushroom", "path", "chasm"}


def armor_at(wakefulness: int) -> int:
    """VAST-DR-002  The column beside the Wakefulness track."""
    return (1, 1, 2, 2, 3, 3, 4, 4)[wakefulness // 2]


def spirit_at(wakefulness: int) -> int:
    return (3, 4, 4, 5, 5, 6, 6, 7)[wakefulness // 2]


def omens_for(tokens: int) -> int:
    """VAST-CAVE-003  The table on the Cave's board."""
    return next((drawn for most, drawn in OMENS_BY_TOKENS if tokens <= most), 6)


class Variant:
    """What the options and the set of roles change."""

    def __init__(self, options: Tree, roles: tuple[str, ...]) -> None:
        self.options = options
        self.roles = roles
        self.ash = "dragon" in roles and frozenset(roles) in ASH
        self.alone = len(roles) == 1
        self.goals_of = "knight" if "knight" in roles else "goblins"  # VAST-DIF-006

    def has(self, role: str) -> bool:
        return role in self.roles

    def on(self, option: str) -> bool:
        return bool(self.options[option])

    def level(self, role: str) -> str:
        return str(self.options[f"{role}_level"])

    @property
    def thief_turns_freely(self) -> bool:
        """VAST-CTR-11  A tile that the Thief reveals lies as he likes, unless the table wants it joined."""
        return not self.options.get("aid_thief_tile_connects", True)

    @property
    def smash_strength(self) -> int:
        """VAST-DIF-009  Another Strength than 3 only where no Dragon plays."""
        return 3 if self.has("dragon") or not self.has("knight") else SMASH_STRENGTH[self.level("knight")]

    @property
    def treasure_tokens(self) -> int:
        """VAST-CAVE-001  Ten, or twelve with the Thief."""
        return 12 if self.has("thief") else 10


ASH = {
    frozenset(("goblins", "dragon", "cave", "thief")), frozenset(("goblins", "dragon", "cave")),
    frozenset(("goblins", "dragon", "thief")), frozenset(("goblins", "dragon")), frozenset(("dragon", "thief")),
}  # fmt: skip
FLARE = {
    frozenset(("knight", "goblins", "cave", "thief")): {"knight"}, frozenset(("knight", "goblins", "cave")): {"knight"},
    frozenset(("knight", "goblins", "thief")): {"thief"}, frozenset(("knight", "dragon", "thief")): {"thief"},
    frozenset(("knight", "cave", "thief")): {"knight", "thief"}, frozenset(("goblins", "dragon", "thief")): {"thief"},
    frozenset(("goblins", "cave", "thief")): {"goblins", "thief"}, frozenset(("dragon", "cave", "thief")): {"thief"},
    frozenset(("knight", "cave")): {"knight"}, frozenset(("knight", "thief")): {"thief"},
    frozenset(("goblins", "cave")): {"goblins"}, frozenset(("goblins", "thief")): {"goblins", "thief"},
    frozenset(("dragon", "thief")): {"thief"}, frozenset(("cave", "thief")): {"thief"},
    frozenset(("goblins",)): {"goblins"}, frozenset(("thief",)): {"thief"},
}  # fmt: skip
