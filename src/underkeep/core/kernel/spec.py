"""GameSpec: the complete facade of a game. All that server, bots, lab, environments and the conformance suite know of
it.
"""

from __future__ import annotations

from typing import Any

from underkeep.core.formats.codec import FrameKinds
from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.faults import Fault
from underkeep.core.formats.options import OptionField, Options, OptionsSpec
from underkeep.core.kernel.actions import Action, ActionTable
from underkeep.core.kernel.errors import IllegalAction
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.game import NOT_ASKED, WRONG_KIND, Game
from underkeep.core.kernel.telling import Goal, Telling
from underkeep.core.kernel.views import Label, Mark, Option, Prompt, Reason, Refusal, Result, TargetId, label
from underkeep.core.kernel.zones import Hidden
from underkeep.core.search.values import ValueSheet
from underkeep.core.search.weights import WeightSheet

Tree = dict[str, Any]


class GameSpec:
    """One instance per game. Roles are numbers here; `role_names` gives their names in move order."""

    id: str
    rules_version: int
    options: OptionsSpec
    table: ActionTable
    frames: FrameKinds
    refusals: list[tuple[str, str]]  # by rule code: rule id and message id; code 0 is legal
    cooperative: bool = False  # won or lost together: nobody resigns alone
    draws: bool = False  # the sides may agree on a draw
    public: tuple[str, ...] = ()  # fields of the state that anybody may see in a view: `knight.grit`, `hands[].eyes`
    own: tuple[str, ...] = ()  # those that some roles see besides; the conformance suite knows no others

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Any:
        """The pack, read and checked: frozen dataclasses of the game."""
        raise NotImplementedError

    def forget(self, digest: str) -> None:
        """Content of that hash will not be asked for again."""

    def faults(self, content: Any) -> tuple[str, ...]:
        """What a pack lacks that can be played all the same; `underkeep content check` tells it."""
        return ()

    def workshop_faults(self, pack: ContentPack) -> tuple[Fault, ...]:
        """All that is wrong with what a pack adds, where its parts can be read; nothing is kept of the pack."""
        return ()

    def sketch(self, pack: ContentPack, told: str) -> str:
        """A drawing of what an error about a pack speaks of, also of what is not valid yet; "" where none helps."""
        return ""

    def choices(self, field: OptionField, content: Any) -> tuple[str, ...]:
        """The values of a choice; where it is open, with those that this content brings."""
        return field.choices

    def roles(self, options: Options) -> tuple[str, ...]:
        raise NotImplementedError

    def new(self, options: Options, content: Any, seed: bytes) -> Game:
        raise NotImplementedError

    def sequel(self, game: Any, won: bool) -> Tree | None:
        """The options of the game that goes on from how this one ended; None where nothing follows."""
        return None

    def options_of(self, game: Any) -> Options:
        raise NotImplementedError

    def content_of(self, game: Any) -> Any:
        raise NotImplementedError

    # ------------------------------------------------------------------ questions
    def role_names(self, game: Any) -> tuple[str, ...]:
        return self.roles(self.options_of(game))

    def asked(self, game: Game) -> tuple[int, ...]:
        """The roles that are asked now."""
        bits = game.asked()
        return tuple(role for role in range(int(game.roles)) if bits >> role & 1)

    def version(self, game: Game, role: int) -> int:
        """The number of the question that a role is asked: how many it has answered."""
        return int(game.answered[role])

    def view(self, game: Any, roles: frozenset[int]) -> Any:
        raise NotImplementedError

    def prompt(self, game: Any, role: int) -> Prompt | None:
        """What the role is asked, with its options; None when it is not."""
        if not game.asked() >> role & 1:
            return None
        question = game.question()
        options = tuple(self.offer(game, role, action) for action in game.options(role))
        name = self.role_names(game)[role]
        return Prompt(name, self.version(game, role), question.question(game), question.rule(), options)

    def prepared(self, prompt: Prompt) -> tuple[tuple[str, str], ...]:
        """Prepared plans that answer a question of the set-up, by name, each with its move; none for other questions.
        A plan knows what is offered and nothing else.
        """
        return ()

    def plans(self) -> tuple[str, ...]:
        """The names of its prepared plans."""
        return ()

    def offer(self, game: Any, role: int, action: Action) -> Option:
        return Option(
            action.text,
            self.label(game, role, action),
            self.targets(game, role, action),
            self.preview(game, role, action),
            self.rule_of(action),
            self.outlook(game, role, action),
        )

    def label(self, game: Any, role: int, action: Action) -> Label:
        """The option in words, for the role that is asked."""
        raise NotImplementedError

    def targets(self, game: Any, role: int, action: Action) -> tuple[TargetId, ...]:
        """The drawn things that a click on may mean this action; also for actions that are not legal now."""
        raise NotImplementedError

    def preview(self, game: Any, role: int, action: Action) -> tuple[Mark, ...]:
        """What to draw while a legal option is considered."""
        return ()

    def outlook(self, game: Any, role: int, action: Action) -> tuple[Label, ...]:
        """What may come of a legal option, in sentences with numbers, by what the role may know."""
        return ()

    def rule_of(self, action: Action) -> str:
        """The rule that describes this kind of action."""
        raise NotImplementedError

    # ------------------------------------------------------------------ refusals
    def check(self, game: Any, role: int, action: Action) -> Refusal | None:
        """Why the action is not legal for the role now; None if it is."""
        code = int(game.refuse(role, action))
        if code == 0:
            return None
        if code == NOT_ASKED:
            return self.not_asked(game)
        rule, message = self.refusals[code]
        said = Label(message, self.refusal_args(game, role, action, code))
        if code == WRONG_KIND:
            return Refusal(self.rule_of(action) or rule, said, game.question().question(game))
        return Refusal(rule, said)

    def not_asked(self, game: Game) -> Refusal:
        """The game waits for others, which everybody can see, or for nobody any more."""
        if game.over():
            return Refusal("", label("refusal-over"))
        first, *others = [self.role_names(game)[role] for role in self.asked(game)]
        return Refusal("", label("refusal-waits", role=first, others=len(others)))

    def refusal_args(self, game: Any, role: int, action: Action, code: int) -> tuple[tuple[str, str | int], ...]:
        """Arguments of the refusal's sentence, such as what is needed and what there is; known to the role."""
        return ()

    def candidates(self, game: Any, role: int, target: TargetId) -> list[Action]:
        """What somebody who clicked that target may have meant, legal or not."""
        return [action for action in self.table.actions if target in self.targets(game, role, action)]

    def act(self, game: Any, role: int, action: Action) -> None:
        """The one way into a game: check, then carry out. A refused action changes nothing."""
        refusal = self.check(game, role, action)
        if refusal is not None:
            raise IllegalAction(f"{action.text!r} is not legal", refusal.rule, refusal.message.id)
        game.advance(role, action)

    def timeout(self, game: Any, role: int) -> Action:
        """The action that is played for a role whose time has run out; it goes through `act` like any other."""
        options: list[Action] = game.options(role)
        return options[0]

    # ------------------------------------------------------------------ words
    def text(self, action: Action) -> str:
        return action.text

    def parse(self, text: str) -> Action:
        return self.table.parse(text)

    def draw(self, view: Any, colour: bool = False, lang: str = "en") -> str:
        """The board as text, for terminal and screen reader."""
        raise NotImplementedError

    def board_signs(self) -> dict[str, str]:
        """What is written at the rims of the board, by the id of a place, where people read something else than it."""
        return {}

    # ------------------------------------------------------------------ what can be inspected, from a view alone
    def look(self, view: Any, thing: str) -> tuple[Label, ...]:
        """What those eyes may know of a piece, card, token, tile, room or track: by its id, or the place it lies on."""
        return ()

    def rule_about(self, view: Any, thing: str) -> str:
        """The id of the rule that tells of a thing, or of the kind of action whose text it is."""
        action = self.table.by_text.get(thing)
        return "" if action is None else self.rule_of(action)

    def piles(self, view: Any) -> tuple[Label, ...]:
        """Everything that lies in piles, as far as those eyes may know: discards, supply, decks by their number."""
        return ()

    def goal(self, view: Any, role: int) -> tuple[Label, ...]:
        """What the role must do to win, and how near it is, from what everybody knows."""
        return ()

    # ------------------------------------------------------------------ the story
    def telling(self, event: Event) -> Telling:
        """How an event, as some eyes see it, stands in the story."""
        return Telling()

    def beginning(self, game: Any) -> tuple[Event, ...]:
        """What is told before anything happens, such as whose turn it is: nobody listened while the game was dealt."""
        return ()

    def race(self, view: Any) -> tuple[Goal, ...]:
        """How near each role is to winning, from what everybody knows: the same for all eyes."""
        return ()

    # ------------------------------------------------------------------ knowledge
    def determinize(self, view: Any, seed: bytes) -> Game:
        """A game consistent with a view, the rest drawn by the seed: the only way a search bot gets one."""
        raise NotImplementedError

    def hidden(self, game: Any) -> list[Hidden]:
        """Every hidden place, for the conformance suite."""
        raise NotImplementedError

    def with_hidden(self, game: Any, hidden: list[Hidden]) -> Game:
        """A copy in which the hidden places hold other values."""
        raise NotImplementedError

    def conserved(self, game: Any) -> Tree:
        """Numbers that no rule may change: all cards, tiles, tokens and cubes wherever they are."""
        raise NotImplementedError

    # ------------------------------------------------------------------ files
    def save(self, game: Any) -> Tree:
        raise NotImplementedError

    def load(self, tree: Tree, content: Any) -> Game:
        raise NotImplementedError

    def upgraded(self, tree: Tree, rules: int) -> Tree:
        """A game saved by an older version of the rules as `load` reads it today."""
        return tree

    def position_in(self, tree: Tree, content: Any) -> Game:
        """A game from the keys setup, state, turn, question, hidden and luck of a position file."""
        raise NotImplementedError

    def position_out(self, game: Any) -> Tree:
        """The same keys from a game; collections by id, so that paths name things."""
        raise NotImplementedError

    def position_schema(self) -> Tree:
        """What each path means, for `underkeep position schema`."""
        raise NotImplementedError

    # ------------------------------------------------------------------ for bots, lab and environments
    def load_weights(self, sheet: WeightSheet) -> None:
        """Let the judge use these weights from now on, in this process; a game without a judge has none."""

    def load_values(self, sheet: ValueSheet | None) -> None:
        """Let the judge use these fitted values from now on, or none; most judges do without."""

    def result(self, game: Any) -> Result | None:
        raise NotImplementedError

    def progress(self, game: Any) -> float:
        """How far the game has come, 0 to 1, from what everybody knows."""
        raise NotImplementedError

    def goals(self, game: Any) -> list[float]:
        """How much of its own goal each role has reached, 0 to 1: for the chart of games that no judge knows."""
        return [self.progress(game)] * len(self.role_names(game))

    def measures(self) -> tuple[str, ...]:
        """The names of the numbers on the table that a puzzle's goal may speak of: everybody can see them."""
        return ()

    def measure(self, game: Any, name: str) -> int:
        """One of these numbers now."""
        raise ValueError(f"{name!r} is not a number of this game")

    def showcase(self, content: Any) -> list[Game]:
        """Positions that show names which random play rarely meets, for learning the layout of observations."""
        return []

    def vocabulary(self, content: Any) -> dict[str, list[str]]:
        """Words of Views by `Class.field`, where play meets too few of them, for the same purpose."""
        return {}

    def features(self, view: Any, role: int) -> dict[str, float]:
        """Named numbers about a view, for evaluation and data sets."""
        raise NotImplementedError

    def reasons(self, view: Any, role: int, action: Action) -> tuple[Reason, ...]:
        """Named, weighted reasons for an action, from the view alone."""
        raise NotImplementedError

    @property
    def index(self) -> ActionTable:
        """Integer actions of research environments: an action's number, `index.size()` of them."""
        return self.table
