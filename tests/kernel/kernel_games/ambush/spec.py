"""The facade of Ambush."""

from __future__ import annotations

from typing import Final, final

from kernel_games.ambush.actions import CARD, GO, RULES, TABLE
from kernel_games.ambush.content import BANDIT_CARDS, CARDS, Content, read_content
from kernel_games.ambush.positions import SCHEMA, position_of, read_hidden, read_luck, read_state
from kernel_games.ambush.reactions import (
    BANDIT_REACTIONS,
    WARDEN_REACTIONS,
    WITCH_REACTIONS,
    CardReaction,
    ShieldReaction,
    Spring,
)
from kernel_games.ambush.refusals import REFUSALS
from kernel_games.ambush.state import (
    BANDIT,
    BANDIT_LUCK,
    BEAST,
    ENDINGS,
    GOLD_TO_WIN,
    MOMENTS,
    ROLES,
    SCOUT,
    STREAMS,
    TILE_LUCK,
    WARDEN,
    WITCH,
    WITCH_LUCK,
    Ambush,
)
from kernel_games.ambush.turn import BeastTurn, Enter, HunterTurn, Prowl, Round, ScoutTurn, WardenTurn
from kernel_games.ambush.view import AmbushView, drawn, game_of, rebuild_turn, view_of
from underkeep.core.formats.codec import frame_kinds, ints, load_kernel, load_luck, save_kernel
from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.options import CHOICE, DRAFT, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.views import Label, Mark, Reason, Result, label
from underkeep.core.kernel.windows import Reaction, Window, gather
from underkeep.core.kernel.zones import Hidden

REACTIONS: Final[list[list[Reaction]]] = gather([BANDIT_REACTIONS, WITCH_REACTIONS, WARDEN_REACTIONS], MOMENTS)
WINNERS: Final = [("scout", "warden"), ("bandit", "witch"), ("beast",), ()]
FIELDS: Final = (
    OptionField("rounds", NUMBER, 8, low=3, high=12, rule="TOYA-TURN-03"),
    OptionField("beast", CHOICE, "wild", choices=("wild", "tame"), rule="TOYA-BEAST-03"),
    OptionField("bite", NUMBER, 1, low=1, high=3, depends_on="beast", depends_value=("wild",), rule="TOYA-BEAST-04"),
    OptionField(
        "gifts",
        DRAFT,
        (),
        choices=("shield", "heart"),
        low=1,
        high=2,
        repeats=("heart",),
        rule="TOYA-SETUP-02",
    ),
)


@final
class AmbushSpec(GameSpec):
    """All that the suite knows of the game."""

    def __init__(self) -> None:
        self.id = "ambush"
        self.rules_version = 1
        self.options = OptionsSpec(FIELDS)
        self.table = TABLE
        self.frames = frame_kinds(
            Round,
            ScoutTurn,
            HunterTurn,
            WardenTurn,
            BeastTurn,
            Prowl,
            Enter,
            Spring,
            CardReaction,
            ShieldReaction,
            Window,
        )
        self.refusals = REFUSALS
        self.public = (
            "beast", "bites", "cancelled", "ending", "gold", "health", "laid.items[]", "peeked", "round", "scout",
            "shields", "stuck", "tiles[]", "width",
        )  # fmt: skip
        self.own = ("hands[].eyes", "hands[].items[]", "tile_deck.items[]")
        self.contents: dict[str, Content] = {}

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Content:
        content = read_content(pack)
        self.contents[content.digest] = content
        return content

    def roles(self, options: Options) -> tuple[str, ...]:
        return ROLES

    def new(self, options: Options, content: Content, seed: bytes) -> Ambush:
        """TOYA-SETUP-01  Shuffle, deal two cards to each hunter, give the gifts."""
        game = Ambush(Luck.new(seed, STREAMS), options, content, REACTIONS)
        game.tile_deck.items = game.luck.shuffle(TILE_LUCK, vec[i64](content.all_tiles()))
        game.deck(BANDIT).items = game.luck.shuffle(BANDIT_LUCK, vec[i64](content.cards_from(0, BANDIT_CARDS)))
        rest = content.cards_from(BANDIT_CARDS, len(CARDS))
        game.deck(WITCH).items = game.luck.shuffle(WITCH_LUCK, vec[i64](rest))
        for role in (BANDIT, WITCH, BANDIT, WITCH):
            game.draw_card(role)
        for gift in options.draft("gifts"):
            if gift == "shield":
                game.change_shields(1)
            else:
                game.change_health(1)
        game.push(Round())
        game.run()
        return game

    def options_of(self, game: Ambush) -> Options:
        return game.settings

    def content_of(self, game: Ambush) -> Content:
        return game.content

    # ------------------------------------------------------------------ questions
    def view(self, game: Ambush, roles: frozenset[int]) -> AmbushView:
        return view_of(game, roles)

    def label(self, game: Ambush, role: int, action: Action) -> Label:
        return label(f"ambush-do-{action.text.split()[0]}", what=action.text)

    def targets(self, game: Ambush, role: int, action: Action) -> tuple[str, ...]:
        if action.verb == GO:
            square = game.neighbour(game.scout, action.a)
            return (game.square(square),) if square >= 0 else ()
        return (CARDS[action.a],) if action.verb == CARD and game.options(role).count(action) else ()

    def preview(self, game: Ambush, role: int, action: Action) -> tuple[Mark, ...]:
        return tuple(Mark("target", target) for target in self.targets(game, role, action))

    def rule_of(self, action: Action) -> str:
        return RULES[action.verb]

    def draw(self, view: AmbushView, colour: bool = False, lang: str = "en") -> str:
        return drawn(view)

    # ------------------------------------------------------------------ knowledge
    def determinize(self, view: AmbushView, seed: bytes) -> Ambush:
        return game_of(view, self.contents[view.content], REACTIONS, Luck.new(seed, STREAMS))

    def hidden(self, game: Ambush) -> list[Hidden]:
        tiles = tuple(ints(game.tile_deck.items))
        top = len(tiles) - int(game.peeked)
        places = [
            Hidden("tiles", "tiles", 0, tiles[:top]),
            Hidden("next tile", "tiles", 1 << WITCH, tiles[top:]),
        ]
        for role in (BANDIT, WITCH):
            name = ROLES[role]
            places.append(Hidden(f"{name} deck", name, 0, tuple(ints(game.deck(role).items))))
            places.append(Hidden(f"{name} hand", name, 1 << role, tuple(ints(game.hand(role).items))))
        return places

    def with_hidden(self, game: Ambush, hidden: list[Hidden]) -> Ambush:
        copy = game.clone()
        values = {place.name: list(place.values) for place in hidden}
        copy.tile_deck.items = vec[i64](values["tiles"] + values["next tile"])
        for role in (BANDIT, WITCH):
            copy.deck(role).items = vec[i64](values[f"{ROLES[role]} deck"])
            copy.hand(role).items = vec[i64](values[f"{ROLES[role]} hand"])
        return copy

    def conserved(self, game: Ambush) -> Tree:
        cards = [int(game.laid.count())]
        cards += [int(pile.count()) for pile in game.decks]
        cards += [int(pile.count()) for pile in game.hands]
        tiles = int(game.tile_deck.count()) + sum(1 for tile in game.tiles if tile != 0)
        return {"cards": sum(cards), "tiles": tiles, "gold": game.count_gold()}

    # ------------------------------------------------------------------ files
    def save(self, game: Ambush) -> Tree:
        return {
            "options": game.settings.tree(),
            "map": [int(game.width), ints(game.tiles)],
            "figures": [int(game.scout), int(game.beast)],
            "numbers": [int(n) for n in (game.health, game.gold, game.shields, game.bites, game.round, game.ending)],
            "flags": [game.stuck, game.cancelled, game.peeked],
            "tiles": ints(game.tile_deck.items),
            "cards": [ints(pile.items) for pile in [*game.decks, *game.hands, game.laid]],
            "kernel": save_kernel(game),
        }

    def load(self, tree: Tree, content: Content) -> Ambush:
        game = Ambush(load_luck(tree["kernel"]), self.options.resolve(tree["options"]), content, REACTIONS)
        game.tiles = vec[i64](tree["map"][1])
        game.width = tree["map"][0]
        game.height = len(game.tiles) // int(game.width)
        game.scout, game.beast = tree["figures"]
        game.health, game.gold, game.shields, game.bites, game.round, game.ending = tree["numbers"]
        game.stuck, game.cancelled, game.peeked = tree["flags"]
        game.tile_deck.items = vec[i64](tree["tiles"])
        for pile, items in zip([*game.decks, *game.hands, game.laid], tree["cards"], strict=True):
            pile.items = vec[i64](items)
        load_kernel(game, tree["kernel"], self.frames)
        return game

    def position_in(self, tree: Tree, content: Content) -> Ambush:
        options = self.options.resolve(tree.get("setup") or {})
        game = Ambush(Luck.new(seed_from(0), STREAMS), options, content, REACTIONS)
        read_state(game, tree.get("state") or {})
        read_hidden(game, tree.get("hidden") or {}, content)
        read_luck(game, tree.get("luck") or {})
        if tree.get("question"):
            raise BadInput("cannot be set", "question", "Set the turn and reach the question by a `do` step.")
        turn = tree.get("turn", ROLES[SCOUT])
        if turn not in ROLES:
            raise BadInput(f"there is no role {turn!r}", "turn", f"The roles are {', '.join(ROLES)}.")
        rebuild_turn(game, ROLES.index(turn))
        return game

    def position_out(self, game: Ambush) -> Tree:
        return position_of(game)

    def position_schema(self) -> Tree:
        return SCHEMA

    # ------------------------------------------------------------------ for bots, lab and environments
    def result(self, game: Ambush) -> Result | None:
        if not game.over():
            return None
        winners = WINNERS[game.ending]
        scores = tuple((role, int(role in winners)) for role in ROLES)
        return Result(winners, scores, label(f"ambush-result-{ENDINGS[game.ending]}"))

    def progress(self, game: Ambush) -> float:
        return 1.0 if game.over() else min(1.0, int(game.round) / game.rounds())

    def features(self, view: AmbushView, role: int) -> dict[str, float]:
        return {"health": float(view.health), "gold": float(view.gold), "bites": float(view.bites)}

    def reasons(self, view: AmbushView, role: int, action: Action) -> tuple[Reason, ...]:
        near = view.gold / GOLD_TO_WIN if role in (SCOUT, WARDEN) else view.bites / GOLD_TO_WIN
        return (Reason(label("ambush-reason-near", role=ROLES[role], beast=ROLES[BEAST]), near),)


SPEC: Final = AmbushSpec()
