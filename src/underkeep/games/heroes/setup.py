"""KHO-SETUP-17  Setting up a game, in the order of the rulebook, which is also the order of the random draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import EVERYBODY, NOBODY
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.zones import Pile
from underkeep.games.heroes.actions import ROOM, room_choices
from underkeep.games.heroes.content import Content, lay_out
from underkeep.games.heroes.names import (
    CARD_KINDS,
    GUILD_HEROES,
    INCOMPLETE,
    LABORATORY,
    MAX_VALUE,
    ROOMS,
    SITE,
    TACTICS_KINDS,
    TREASURES,
    TYPE_NAMES,
    VAULT,
)  # fmt: skip
from underkeep.games.heroes.refusals import LEGAL, NOT_A_START, NOT_BUILT, WRONG_KIND
from underkeep.games.heroes.rules.deeds import tell_draw
from underkeep.games.heroes.rules.laboratory import choose_foreign
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.rules_in_force import RulesInForce, scenario_of
from underkeep.games.heroes.scenarios.chronicle import give, hand_out_spoils
from underkeep.games.heroes.scenarios.registry import rules_of
from underkeep.games.heroes.state.changes.board import place_token, summon_monster, tell_call, turn_portal
from underkeep.games.heroes.state.changes.cards import HAND, draw_card, fill_display, new_deck, shuffle_guild
from underkeep.games.heroes.state.changes.dungeon import reveal_projects
from underkeep.games.heroes.state.changes.treasures import place_any_treasure, place_treasure
from underkeep.games.heroes.state.game import (
    DECK_LUCK,
    LOOT_LUCK,
    ROOM_LUCK,
    STREAMS,
    Board,
    Guild,
    Heroes,
    Market,
    Player,
    Turn,
)  # fmt: skip
from underkeep.games.heroes.triggers import BY_MOMENT
from underkeep.games.heroes.turn import TURN


def rules_for(options: Options, content: Content) -> RulesInForce:
    """KHO-SCEN-08  The rules in force, with the scenario's special rules and the reactions."""
    return RulesInForce(options, content, rules_of(scenario_of(options, content).rules), BY_MOMENT)


def empty_game(rules: RulesInForce, luck: Luck) -> Heroes:
    """Everything in the supply, every card in its box, the map as the scenario prescribes."""
    seats = i64(len(rules.clans))
    players = [new_player(rules, role) for role in range(seats)]
    market = Market(Pile(vec[i64](), NOBODY), vec[i64](), Pile(vec[i64](), NOBODY), vec[i64]())
    guild = Guild(Pile(vec[i64](), NOBODY), Pile.discard(), vec[i64]())
    dungeon = lay_out(rules.scenario.tiles, rules.content.rooms)
    game = Heroes(luck, rules, dungeon, Board(seats), players, market, guild, Turn())
    for token in range(TREASURES):
        game.board.hoard = append(game.board.hoard, token)
    fill_boxes(game)
    game.turn.active = first_player(rules)
    return game


def fill_boxes(game: Heroes) -> None:
    """All loot cards, guild cards and unused rooms lie ready, not shuffled yet."""
    for card in range(TACTICS_KINDS, CARD_KINDS):
        if not is_kept(game.rules, card):
            game.market.loot.put(card)
    for card in range(GUILD_HEROES):
        game.guild.deck.put(card)
    for number in game.rules.scenario.cards:
        game.guild.deck.put(GUILD_HEROES + number - 1)
    for room in range(ROOMS):
        if game.dungeon.has(SITE) and not game.dungeon.has(room):
            game.market.rooms.put(room)


def is_kept(rules: RulesInForce, card: i64) -> bool:
    """KHO-SCN-0007  Did a clan bring this loot card from the chapter before?"""
    for kept in rules.kept:
        if card in kept:
            return True
    return False


def new_player(rules: RulesInForce, role: i64) -> Player:
    """KHO-SETUP-06  A clan's ten cards, and the loot that it has kept (KHO-SCN-0007); hands are seen by all unless the
    table hides them (KHO-SETUP-15).
    """
    eyes = EVERYBODY if rules.open_hands else i64(1) << role
    deck = new_deck(rules.content.clans[rules.clans[role]].deck)
    for card in rules.kept[int(role)]:
        deck.put(card)
    return Player(deck, Pile(vec[i64](), eyes), Pile.discard(), Pile.discard())


def first_player(rules: RulesInForce) -> i64:
    """KHO-SETUP-12  The clan with the fewest monsters; sizes differ, so there is no tie."""
    best: i64 = 0
    for role in range(i64(len(rules.sizes))):
        if rules.sizes[role] < rules.sizes[best]:
            best = role
    return best


def new_game(options: Options, content: Content, seed: bytes) -> Heroes:
    """A game at its first question."""
    game = empty_game(rules_for(options, content), Luck.new(seed, STREAMS))
    game.push(SET_UP)
    game.run()
    return game


@final
class SetUpStep:
    """The steps of the set-up in printed order."""

    FURNISH: Final[i64] = 0
    EQUIP_LABORATORY: Final[i64] = 1
    LAY_OUT_LOOT: Final[i64] = 2
    PLAN_CONSTRUCTION: Final[i64] = 3
    SHUFFLE_GUILD: Final[i64] = 4
    APPLY_SCENARIO: Final[i64] = 5
    DEAL_HANDS: Final[i64] = 6
    PLACE_MONSTERS: Final[i64] = 7


@final
@dataclass(frozen=True)
class SetUp(Procedure):
    """KHO-RUL-01  Treasures, Laboratory clan, loot, construction deck, guild deck, scenario, hands, first monsters."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case SetUpStep.FURNISH:
                self.furnish(game)
            case SetUpStep.EQUIP_LABORATORY:
                self.equip_laboratory(game)
            case SetUpStep.LAY_OUT_LOOT:
                self.lay_out_loot(game)
            case SetUpStep.PLAN_CONSTRUCTION:
                self.plan_construction(game)
            case SetUpStep.SHUFFLE_GUILD:
                self.shuffle_guild(game)
            case SetUpStep.APPLY_SCENARIO:
                self.apply_scenario(game)
            case SetUpStep.DEAL_HANDS:
                self.deal_hands(game)
            case SetUpStep.PLACE_MONSTERS:
                self.place_monsters(game)
            case _:
                self.begin(game)

    def furnish(self, game: Heroes) -> None:
        """KHO-SETUP-03  A Treasure in each room that the scenario names; incomplete Portals (KHO-PORTAL-01), and
        what else lies ready (KHO-SCEN-19).
        """
        by_value = game.rules.options.text("treasure_values") == "scenario"
        for room, value in game.rules.scenario.treasures:
            if by_value or is_named(room, value):
                place_treasure(game, i64(room), i64(value))
        for room, value in game.rules.scenario.treasures:
            if not by_value and not is_named(room, value):
                place_any_treasure(game, i64(room))
        for room in game.rules.scenario.portals:
            turn_portal(game, i64(room), INCOMPLETE)
        for room, kind in game.rules.scenario.tokens:
            place_token(game, i64(kind), i64(room))

    def equip_laboratory(self, game: Heroes) -> None:
        """KHO-SETUP-13  With the Laboratory a foreign clan's cards join the loot."""
        if game.dungeon.has(LABORATORY):
            choose_foreign(game)

    def lay_out_loot(self, game: Heroes) -> None:
        """KHO-SETUP-02  Shuffle the loot deck and reveal five; a Chronicle may hand some out (KHO-SCN-0005)."""
        game.market.loot.shuffle(game.luck, LOOT_LUCK)
        fill_display(game)
        if "spoils" in game.rules.gifts:
            hand_out_spoils(game)

    def plan_construction(self, game: Heroes) -> None:
        """KHO-BUILD-01  With the Construction Site the unused rooms form a deck; three are revealed."""
        game.market.rooms.shuffle(game.luck, ROOM_LUCK)
        reveal_projects(game)

    def shuffle_guild(self, game: Heroes) -> None:
        """KHO-SETUP-04  The 16 Hero cards with the Scenario cards that the scenario lists."""
        shuffle_guild(game)

    def apply_scenario(self, game: Heroes) -> None:
        """KHO-SCEN-07  The scenario's own set-up rules, then what a Chronicle's chapters gave (KHO-SCN-0008)."""
        game.rules.special.set_up(game)
        give(game)

    def deal_hands(self, game: Heroes) -> None:
        """KHO-SETUP-10  Shuffle each deck and draw five; a toll leaves fewer (KHO-SCN-0008)."""
        for role in range(game.roles):
            game.players[role].deck.shuffle(game.luck, DECK_LUCK + role)
            tell_draw(game, role, HAND - game.rules.toll, "deal")
            for _ in range(HAND - game.rules.toll):
                draw_card(game, role)

    def place_monsters(self, game: Heroes) -> None:
        """KHO-SETUP-07  Each player places the first monsters, split freely among the rooms of the clan's type."""
        for role in range(game.roles):
            if owed_monsters(game, role) > 0:
                game.go_to(SetUpStep.PLACE_MONSTERS)
                ask(game, PlaceFirst(role))
                return

    def begin(self, game: Heroes) -> None:
        """KHO-SETUP-12  The first player begins."""
        game.finish()
        game.push(TURN)


def is_named(room: int, value: int) -> bool:
    """KHO-SETUP-03  The value-4 Treasure, and what a scenario puts in the Vault instead, are never left to chance."""
    return value == MAX_VALUE or room == VAULT


def owed_monsters(game: Heroes, role: i64) -> i64:
    """KHO-SETUP-07  First monsters still to be placed; a muster brings one more (KHO-SCN-0008), if there is one."""
    placed = game.rules.sizes[role] - game.lair(role)
    first = i64(game.rules.content.clans[game.rules.clans[role]].summons) + game.rules.muster
    return min(first, game.rules.sizes[role]) - placed


def start_rooms(game: Heroes, role: i64) -> i64:
    """KHO-SETUP-08  The rooms of the clan's start type; without one the Vault."""
    mask = game.rooms_of_type(i64(game.rules.content.clans[game.rules.clans[role]].start))
    return mask if mask else i64(1) << VAULT


@final
@dataclass(frozen=True)
class PlaceFirst(Decision):
    """KHO-SETUP-07  Where the next of the first monsters stands."""

    role: i64

    def rule(self) -> str:
        return "KHO-SETUP-07"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        kind = game.rules.content.clans[game.rules.clans[self.role]].start
        return label("heroes-ask-first", type=TYPE_NAMES[kind], count=int(owed_monsters(game, self.role)))

    def candidates(self, game: Heroes) -> list[Action]:
        return room_choices(start_rooms(game, self.role))

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        if not game.dungeon.has(action.a):
            return NOT_BUILT
        return LEGAL if start_rooms(game, self.role) >> action.a & 1 else NOT_A_START

    def take(self, game: Heroes, action: Action) -> None:
        tell_call(game, self.role, action.a, 1, "first")
        summon_monster(game, self.role, action.a)


SET_UP: Final = SetUp()
FRAMES: Final = (SetUp, PlaceFirst)
