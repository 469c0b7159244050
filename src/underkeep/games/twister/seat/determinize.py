"""A game consistent with a view: what the eyes could not see is drawn anew, everything else is as it was shown."""

from __future__ import annotations

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import PLACE_NAMES, PLACES, SQUARE_NAMES, dot
from underkeep.games.twister.board.tiles import TILES
from underkeep.games.twister.content import Content
from underkeep.games.twister.names import (
    ASIDE,
    DEAD,
    FACE_DOWN,
    FRESH,
    GONE,
    IN_HAND,
    KINDS,
    LUCK_PLACEMENT,
    ROLES,
    SPENT,
    TEAM,
    UNUSED,
    is_character,
    token_number,
)
from underkeep.games.twister.options import MUTUAL, OPTIONS, way_of
from underkeep.games.twister.rules.abilities import AIMS, Aim
from underkeep.games.twister.rules.choose_action import CHOOSE_ACTION
from underkeep.games.twister.rules.combat import DECLARE, HAND_OVER, RESOLVE, Combat, LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.draft import FREE_CHOICE, MUTUAL_CHOICE
from underkeep.games.twister.rules.group import DECLARED
from underkeep.games.twister.rules.journey import STAGES, OnTheWay
from underkeep.games.twister.rules.lighting import TORCHLIGHT, NameLength, PlaceTile
from underkeep.games.twister.rules.reveal import PLACE_FIRST, PLACE_REST, PlaceToken, RevealRoom
from underkeep.games.twister.rules.spoils import HandOver
from underkeep.games.twister.rules_in_force import RulesInForce, rules_in_force
from underkeep.games.twister.seat.guess_rooms import UNKNOWN, guess_pairs, guess_roster, lay_rooms, put_draft
from underkeep.games.twister.seat.view import CombatView, LightView, TokenView, TwisterView
from underkeep.games.twister.setup import BEGIN_PLACEMENT, CHOOSE_LINE, MATCH, PLACE_TOKEN, PLACE_TOKENS, TAKE_TURNS
from underkeep.games.twister.state.game import COMBAT_CARDS, FULL_ACTION_HAND, PHASES, Twister, first_state
from underkeep.games.twister.turn import CHOOSE_CARD, COMPLETE_ACTION, SPEND_POINTS, TURN_FRAME


def determinize(view: TwisterView, luck: Luck, content: Content) -> Twister:
    if view.content != content.digest:
        raise BadInput("the view is of other content", "view", "Load the content pack of the table.")
    rules = rules_from(view, content)
    rooms = vec[i64](range(PLACES))
    game = first_state(luck, rules, Maze.new(content, rooms, vec[i64]([0] * PLACES), rules.darkness))
    game.pairs = guess_pairs(game, view, luck)
    if view.phase == "draft":
        put_draft(game, view, luck)
    else:
        lay_rooms(game, view, luck)
        game.enlist(guess_roster(game, view, luck))
        put_known(game, view)
        deal_unknown(game, view, luck)
        game.line = line_of(game, view)
    put_sides(game, view, luck)
    put_facts(game, view)
    put_dark_facts(game, view)
    rebuild_stack(game, view)
    return game


def rules_from(view: TwisterView, content: Content) -> RulesInForce:
    given: dict[str, object] = {}
    for id, text in view.options:
        default = OPTIONS.field(id).default
        given[id] = text == "True" if isinstance(default, bool) else int(text) if isinstance(default, int) else text
    return rules_in_force(OPTIONS.resolve(given), content.scenarios)


# ---------------------------------------------------------------------- tokens
def token_from(id: str) -> int:
    _, colour, slot = id.split(":")
    return token_number(colour, slot)


def place_number(token: TokenView) -> int:
    if token.at is not None and token.at.startswith("sq:"):
        return SQUARE_NAMES.number(token.at[3:])
    if token.at is not None:
        return FACE_DOWN - PLACE_NAMES.number(token.at[5:])
    return {"hand": IN_HAND, "left": GONE, "aside": ASIDE, "box": UNUSED}.get(token.place, DEAD)


def put_known(game: Twister, view: TwisterView) -> None:
    for token in game.roster:
        game.place[token] = UNKNOWN
    for seen in view.tokens:
        token = i64(token_from(seen.id))
        game.place[token] = place_number(seen)
        game.wounded[token] = 1 if seen.wounded else 0
        game.marks[token] = (FRESH if seen.fresh_wound else 0) | (SPENT if seen.spent else 0)
        game.potion[token] = seen.potion_ap
        if game.darkness:
            put_dark_token(game, token, seen)
    game.muster()


def put_dark_token(game: Twister, token: i64, seen: TokenView) -> None:
    """What a token has become, its blood, and what was declared about it."""
    game.become(token, KINDS.number(seen.kind))
    game.set_blood(token, seen.blood)
    if seen.declared:
        game.choice = game.choice[:]
        game.choice[token] = sum(bit for bit, word in DECLARED if word in seen.declared)


def deal_unknown(game: Twister, view: TwisterView, luck: Luck) -> None:
    """Unseen tokens of a side: four characters on a hidden line, the others in the rooms or still in hand."""
    for side, name in enumerate(ROLES):
        unseen = [int(t) for t in game.roster if t // TEAM == side and game.place[t] == UNKNOWN]
        if not unseen:
            continue
        pool = luck.shuffle(LUCK_PLACEMENT, vec[i64](unseen))
        line = [int(t) for t in pool if is_character(t)][: view.sides[side].hidden_line]
        for n, token in enumerate(line):
            game.place[token] = dot(side, n)
        # Shuffled again: those left over begin with objects, since the first characters stand on the line.
        rest = luck.shuffle(LUCK_PLACEMENT, vec[i64]([int(t) for t in pool if t not in line]))
        slots = face_down_slots(view, name)
        for n, token in enumerate(rest):
            game.place[token] = slots[n] if n < len(slots) else IN_HAND


def face_down_slots(view: TwisterView, side: str) -> list[int]:
    slots: list[int] = []
    for place, room in enumerate(view.rooms):
        slots.extend([FACE_DOWN - place] * dict(room.face_down)[side])
    return slots


def line_of(game: Twister, view: TwisterView) -> vec[i64]:
    """Who was put on which dot: known while the tokens stand there, of no consequence afterwards."""
    line = vec[i64]([-1] * 8)
    for side in range(2):
        for n in range(4):
            for token in game.people:
                if view.phase in ("line", "placement") and game.place[token] == dot(side, n):
                    line[side * 4 + n] = token
    return line


# ---------------------------------------------------------------------- cards and facts
def put_sides(game: Twister, view: TwisterView, luck: Luck) -> None:
    """DT-CARD-07  Hands follow from what has been played; only a card lying face down is unknown."""
    for n, side in enumerate(view.sides):
        game.points[n] = side.points
        game.jumps[n] = side.jumps
        game.actions[n] = FULL_ACTION_HAND & ~sum(1 << value for value in side.action_played)
        for value in range(7):
            game.combats[n * 7 + value] = COMBAT_CARDS[value] - side.combat_played.count(value)
        if view.combat is not None and side.name in view.combat.answered:
            game.laid[n] = laid_card(game, view, n, luck)


def laid_card(game: Twister, view: TwisterView, side: int, luck: Luck) -> int:
    assert view.combat is not None
    if ROLES[side] in view.roles and view.combat.own_card is not None:
        return view.combat.own_card
    hand = [value for value in range(7) for _ in range(int(game.combats[side * 7 + value]))]
    return hand[int(luck.below(LUCK_PLACEMENT, len(hand)))]


def put_facts(game: Twister, view: TwisterView) -> None:
    game.phase = PHASES.index(view.phase)
    game.active = ROLES.index(view.active) if view.active is not None else 0
    game.ap = view.action_points
    game.ceiling = view.ceiling
    game.turn = view.turn
    game.quiet = view.quiet_turns
    game.stirred = 1 if view.stirred else 0
    if view.winners is not None:
        game.winner = ROLES.index(view.winners[0]) if view.winners else 2


def put_dark_facts(game: Twister, view: TwisterView) -> None:
    """Which corridor tiles have been drawn, and what a combat left."""
    game.tiles = vec[i64]([0] * (len(view.stacks) // 3 * TILES))
    for square in view.squares:
        if square.tile:
            game.tiles[square.tile - 1] = 1
    if view.light is not None and view.light.tile is not None:
        game.tiles[view.light.tile - 1] = 1
    if view.curse is not None:
        game.spoils = vec[i64]([token_from(id) for id in view.curse.others])
        game.victors = vec[i64]([token_from(id) for id in view.curse.victors])


# ---------------------------------------------------------------------- the stack
def rebuild_stack(game: Twister, view: TwisterView) -> None:
    """The frames that ask what the view says is asked."""
    if view.asking == "nothing":
        push(game, MATCH, TAKE_TURNS)
    elif view.asking == "draft":
        mutual = way_of(game.rules.options) == MUTUAL
        push(game, MATCH, 1 if mutual else 2)
        game.push(MUTUAL_CHOICE if mutual else FREE_CHOICE)
    elif view.asking in ("line", "placement"):
        push(game, MATCH, BEGIN_PLACEMENT if view.asking == "line" else PLACE_TOKENS)
        game.push(CHOOSE_LINE if view.asking == "line" else PLACE_TOKEN)
    else:
        push(game, MATCH, TAKE_TURNS)
        push(game, TURN_FRAME, SPEND_POINTS if view.asking == "card" else COMPLETE_ACTION)
        push_asked(game, view)


def push(game: Twister, frame: object, step: int) -> None:
    assert frame is MATCH or frame is TURN_FRAME
    game.push(MATCH if frame is MATCH else TURN_FRAME)
    game.go_to(step)


def push_asked(game: Twister, view: TwisterView) -> None:
    if view.asking == "card":
        game.push(CHOOSE_CARD)
    elif view.journey is not None:
        game.push(journey_frame(view))
    elif view.reveal is not None:
        push_reveal(game, view)
    elif view.aim is not None:
        square = SQUARE_NAMES.number(view.aim.at[3:])
        game.push(Aim(AIMS.index(view.aim.kind), token_from(view.aim.token), square))
    elif view.combat is not None:
        push_combat(game, view.combat)
    elif view.curse is not None:
        curse = token_from(view.curse.token)
        game.push(Combat(int(game.victors[0]), curse))  # whom it was between does not matter any more
        game.go_to(HAND_OVER)
        game.push(HandOver(curse))
    elif view.light is not None:
        game.push(light_frame(view.light))
    else:
        game.push(CHOOSE_ACTION)


def push_combat(game: Twister, combat: CombatView) -> None:
    attacker, target = token_from(combat.attacker), token_from(combat.target)
    game.push(Combat(attacker, target))
    if combat.declaring is None:
        game.go_to(RESOLVE)
        game.push(LayCards(attacker, target))
    else:
        game.go_to(DECLARE)
        game.push(Declare(attacker, target, token_from(combat.declaring), 1 if combat.asks == "swing" else 0))


def light_frame(light: LightView) -> NameLength | PlaceTile:
    left = TORCHLIGHT if light.ring_left is None else light.ring_left
    first = 1 if light.first else 0
    if light.tile is None:
        return NameLength(token_from(light.token), left, first)
    return PlaceTile(token_from(light.token), light.tile - 1, left, first)


def journey_frame(view: TwisterView) -> OnTheWay:
    journey = view.journey
    assert journey is not None
    load = token_from(journey.load) if journey.load is not None else -1
    how = ("walk", "jump", "wall").index(journey.kind)
    return OnTheWay(token_from(journey.token), load, journey.steps_left, how, STAGES.index(journey.stage))


def push_reveal(game: Twister, view: TwisterView) -> None:
    assert view.reveal is not None
    place = PLACE_NAMES.number(view.reveal.room[5:])
    revealer = ROLES.index(view.reveal.revealer)
    placer = ROLES.index(view.asked[0])
    game.push(RevealRoom(place, revealer))
    game.go_to(PLACE_FIRST if placer == revealer else PLACE_REST)
    game.push(PlaceToken(place, placer, token_from(view.reveal.placing)))
