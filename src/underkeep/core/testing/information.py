"""Hidden information is proved: in every world that a seat cannot tell from this one it sees, is asked and
may do the same.

(1) view, prompt, options, refusals and events are byte-identical; (2) a determinized view shows itself; (3)
whether a question opens depends on public knowledge only; (4) nothing shown contains a seed or a frame of
the stack (shown.py). Also the ledger behind undo: what a seat sees after a move may differ between worlds only if the
move taught it something.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import EVERYBODY, Chronicle, Event, event_tree, mask_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN
from underkeep.core.kernel.views import plain
from underkeep.core.kernel.zones import Hidden
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.run import Run, walk
from underkeep.core.testing.shown import check_frames, check_plainness, check_secrets
from underkeep.core.testing.worlds import Seat, another_world, possible_contents, possible_values, sees

SAMPLED_REFUSALS = 40
SPECTATOR: Seat = frozenset()
PARTS = (TURN, DEED, EFFECT, QUIET)
DETERMINIZATIONS = 200


def name_of(spec: GameSpec, game: Game, seat: Seat) -> str:
    names = spec.role_names(game)
    return "+".join(names[role] for role in sorted(seat)) or "spectator"


# ---------------------------------------------------------------------- (1) what a seat sees now
def check_seat(run: Run, seat: Seat) -> None:
    """Everything shown to the seat is the same in another world, and its view determinizes to itself."""
    before = run.saved()
    world = another_world(run.spec, run.game, seat, run.dice)
    actions = run.dice.some(run.spec.table.actions, SAMPLED_REFUSALS)
    shown, there = shown_to(run.spec, run.game, seat, actions), shown_to(run.spec, world, seat, actions)
    for what, bytes_here in shown.items():
        if bytes_here != there[what]:
            name = name_of(run.spec, run.game, seat)
            run.fail(
                f"information 1 {what}",
                f"{name} is shown something hidden: {parting(bytes_here, there[what])}",
            )
    if shown["race"] != canonical(plain(run.spec.race(run.spec.view(run.game, SPECTATOR)))):
        run.fail("information 1 race", f"{name_of(run.spec, run.game, seat)} is shown another race than a spectator")
    check_secrets(run, b"".join(shown.values()).decode(), "a view or prompt")
    check_frames(run, plain(run.spec.view(run.game, seat)))
    check_determinize(run, seat, run.dice.seed())
    if run.saved() != before:
        run.fail("looking changes nothing", "views, other worlds or determinizing changed the game")


def shown_to(spec: GameSpec, game: Game, seat: Seat, actions: list[Action]) -> dict[str, bytes]:
    """All that a seat is shown of a game, by kind, as bytes."""
    view = spec.view(game, seat)
    roles = sorted(seat)
    return {
        "view": canonical(plain(view)),
        "prompt": canonical([plain(spec.prompt(game, role)) for role in roles]),
        "options": canonical([[action.text for action in game.options(role)] for role in roles]),
        "refusals": canonical([answer_to(spec, game, role, action) for role in roles for action in actions]),
        "asked": canonical([list(spec.asked(game)), spec.progress(game), plain(spec.result(game))]),
        "race": canonical(plain(spec.race(view))),
    }


def answer_to(spec: GameSpec, game: Game, role: int, action: Action) -> object:
    """The error text of an action and what a click on it may mean."""
    return [plain(spec.check(game, role, action)), list(spec.targets(game, role, action))]


def parting(here: bytes, there: bytes) -> str:
    """Where two texts part, with some of what stands around."""
    at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    start = max(0, at - 50)
    return f"...{here[start : at + 20].decode()} / ...{there[start : at + 20].decode()}"


# ---------------------------------------------------------------------- (2) determinize
def check_determinize(run: Run, seat: Seat, seed: bytes) -> None:
    """A game made from the view alone shows the same view, asks the same roles, keeps the same things and
    plays on.
    """
    spec, view = run.spec, run.spec.view(run.game, seat)
    name = name_of(spec, run.game, seat)
    check_plainness(run, view)
    made = spec.determinize(view, seed)
    here, there = canonical(plain(view)), canonical(plain(spec.view(made, seat)))
    if here != there:
        run.fail("information 2 determinize", f"{name}'s view of it differs: {parting(here, there)}")
        return
    if spec.asked(made) != spec.asked(run.game):
        run.fail("information 2 determinize", f"for {name} other roles are asked: {spec.asked(made)}")
    for role in sorted(seat):
        if asked_of(spec, made, role) != asked_of(spec, run.game, role):
            run.fail("information 2 determinize", f"{name}'s prompt in it differs")
    if spec.conserved(made) != spec.conserved(run.game):
        run.fail("information 2 determinize", f"for {name} things are lost: {spec.conserved(made)}")
    walk(spec, made, 6, Dice("made", run.seed, run.move))


def asked_of(spec: GameSpec, game: Game, role: int) -> object:
    """The prompt without its number, which counts answers of the past."""
    prompt = spec.prompt(game, role)
    return None if prompt is None else plain((prompt.question, prompt.rule, prompt.options))


def check_variety(run: Run, seat: Seat) -> None:
    """Over many determinizations each hidden slot shows at least three of its possible values, or all."""
    spec, game = run.spec, run.game
    view, places = spec.view(game, seat), spec.hidden(game)
    met: dict[str, list[tuple[int, ...]]] = {}
    for _ in range(DETERMINIZATIONS):
        made = spec.determinize(view, run.dice.seed())
        for place in spec.hidden(made):
            met.setdefault(place.name, []).append(place.values)
    for place in places:
        told = "" if sees(place, seat) else monotony(places, place, seat, met.get(place.name, []))
        if told:
            run.fail("determinize variety", f"{name_of(spec, game, seat)}: {told}")


def monotony(places: list[Hidden], place: Hidden, seat: Seat, met: list[tuple[int, ...]]) -> str:
    """Where a place shows too little: by slots, or as a whole where the order of its values means nothing."""
    if all(list(values) == sorted(values) for values in [place.values, *met]):
        shown, wanted = len(set(met)), min(possible_contents(places, place, seat), 3)
        return "" if shown >= wanted else f"{place.name} showed {shown} contents, not {wanted}"
    wanted = min(possible_values(places, place, seat), 3)
    for slot in range(len(place.values)):
        shown = len({values[slot] for values in met if slot < len(values)})
        if shown < wanted:
            return f"slot {slot} of {place.name} showed {shown} values, not {wanted}"
    return ""


# ---------------------------------------------------------------------- (1) events, (3) windows, the ledger
def check_move(run: Run, seat: Seat, role: int, action: Action) -> None:
    """The same move in two worlds that the seat cannot tell apart.

    As long as it hears the same it cannot tell them apart still: the same questions must open and, unless
    an event says that it was taught something, it must see the same. What it hears may differ only by an
    event that teaches it.
    """
    spec = run.spec
    here, there = run.game.clone(), another_world(spec, run.game, seat, run.dice)
    if there.refuse(role, action) != 0:
        return  # the seat cannot know that, unless it is the one to choose, which check_seat has seen
    heard, heard_there = hear(here, role, action), hear(there, role, action)
    for event in heard:
        check_secrets(run, canonical(event_seen(event, seat)).decode(), "an event")
        check_telling(run, event.seen_by(mask_of(seat)))
    if compare_events(run, seat, heard, heard_there):
        compare_questions(run, seat, action, here, there)
        if not any(teaches(event, seat) for event in [*heard, *heard_there]):
            compare_views(run, seat, action, here, there)


def check_telling(run: Run, event: Event | None) -> None:
    """What is told of an event stands in one of the four parts, as a line of nobody or of a role of this game; what is
    at stake for a role that does not play concerns nobody.
    """
    if event is None:
        return
    told, names = run.spec.telling(event), run.spec.role_names(run.game)
    if told.part not in PARTS or told.role not in ("", *names):
        run.fail("telling", f"{type(event).__name__} is told as {told}")


def hear(game: Game, role: int, action: Action) -> list[Event]:
    listener = Chronicle()
    game.listener = listener
    game.advance(role, action)
    game.listener = None
    return listener.drain()


def teaches(event: Event, seat: Seat) -> bool:
    lesson = int(event.teaches())
    return lesson == EVERYBODY or bool(lesson & mask_of(seat))


def event_seen(event: Event, seat: Seat) -> object:
    seen = event.seen_by(mask_of(seat))
    return None if seen is None else plain(event_tree(seen))


def compare_events(run: Run, seat: Seat, here: list[Event], there: list[Event]) -> bool:
    """True if the seat hears the same in both worlds; the first difference must be a lesson."""
    for one, two in zip_longest(told_to(here, seat), told_to(there, seat), fillvalue=(None, False)):
        if one[0] != two[0]:
            if not one[1] and not two[1]:
                name = name_of(run.spec, run.game, seat)
                run.fail("information 1 events", f"{name} hears something hidden: {one[0]} / {two[0]}")
            return False
    return True


def told_to(events: Iterable[Event], seat: Seat) -> list[tuple[object, bool]]:
    """What the seat hears, and whether it is a lesson."""
    told = [(event_seen(event, seat), teaches(event, seat)) for event in events]
    return [(seen, lesson) for seen, lesson in told if seen is not None or lesson]


def compare_questions(run: Run, seat: Seat, action: Action, here: Game, there: Game) -> None:
    """The same roles are asked the same."""
    one, two = asked_there(run.spec, here), asked_there(run.spec, there)
    if one != two:
        name = name_of(run.spec, run.game, seat)
        told = f"after {action.text!r} a question opens by what {name} cannot know: {one} / {two}"
        run.fail("information 3 windows", told)


def compare_views(run: Run, seat: Seat, action: Action, here: Game, there: Game) -> None:
    """Nobody taught the seat anything: it sees the same."""
    spec, name = run.spec, name_of(run.spec, run.game, seat)
    one, two = canonical(plain(spec.view(here, seat))), canonical(plain(spec.view(there, seat)))
    if one != two:
        told = f"{action.text!r} taught {name} something, and no event says so: {parting(one, two)}"
        run.fail("lessons are told", told)


def asked_there(spec: GameSpec, game: Game) -> str:
    """Who is asked, and by which rule."""
    if game.over():
        return "over"
    return f"{list(spec.asked(game))} {type(game.question()).__name__} {game.question().rule()}"
