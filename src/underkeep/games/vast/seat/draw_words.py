"""The words beside the drawn map, in both languages: numbers of the boards, and things that no content pack names."""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.content import Words
from underkeep.games.vast import names
from underkeep.games.vast.content import Content

SAID: Final = {
    "round": ("Round", "Round"),
    "collapse": ("the Collapse has begun", "il Collasso è cominciato"),
    "turn": ("to move", "di turno"),
    "over": ("the game is over", "partita finita"),
    "knight": ("Knight", "Cavaliere"),
    "goblins": ("Goblins", "Goblin"),
    "dragon": ("Dragon", "Drago"),
    "cave": ("Cave", "Caverna"),
    "thief": ("Thief", "Ladro"),
    "fangs": ("Fangs", "Zanne"),
    "bones": ("Bones", "Ossa"),
    "eye": ("Eye", "Occhio"),
    "none": ("nothing", "niente"),
    "yes": ("yes", "sì"),
    "no": ("no", "no"),
    "of": ("of", "di"),
    "lurks": ("lurks at", "in agguato presso"),
    "health": ("Health", "Salute"),
    "grit": ("Grit", "Coraggio"),
    "free_cubes": ("unplaced cubes", "cubetti non piazzati"),
    "crystals": ("Crystals", "Cristalli"),
    "bombs": ("Bombs", "Bombe"),
    "movement": ("Movement", "Movimento"),
    "perception": ("Perception", "Percezione"),
    "strength": ("Strength", "Forza"),
    "encounters": ("Encounters left", "Incontri rimasti"),
    "moves": ("Movement left", "Movimento rimasto"),
    "cubes_on": ("cubes on equipment (Bomb/Bow/Map/Shield)", "cubetti su Bomba/Arco/Mappa/Scudo"),
    "face_up": ("face up", "scoperte"),
    "kept": ("face down", "coperte"),
    "offered": ("offered", "offerta"),
    "handed": ("to choose from", "tra cui scegliere"),
    "declined": ("declined", "rifiutate"),
    "quests": ("Sidequests", "Missioni"),
    "rage": ("Rage", "Furia"),
    "population": ("Population", "Popolazione"),
    "monsters": ("Monsters", "Mostri"),
    "war_hand": ("War cards", "carte Guerra"),
    "drawn": ("Monsters drawn", "Mostri pescati"),
    "secrets": ("Secrets", "Segreti"),
    "awake": ("awake", "sveglio"),
    "surfaced": ("surfaced", "in superficie"),
    "eaten": ("Goblins eaten", "Goblin divorati"),
    "treasures_held": ("Treasures held", "Tesori tenuti"),
    "shriek": ("Shriek ready", "Strillo pronto"),
    "wakefulness": ("Wakefulness", "Risveglio"),
    "armor": ("Armor", "Corazza"),
    "spirit": ("Spirit", "Spirito"),
    "sloth": ("Sloth cubes (Greed/Hunger/Pride)", "cubetti Indolenza (Cupidigia/Fame/Superbia)"),
    "power_cards": ("Power cards", "carte Potere"),
    "supply": ("Treasures in the supply", "Tesori in riserva"),
    "crystal_tiles": ("Crystal tiles fallen", "tessere Cristallo crollate"),
    "hatred": ("Hatred tokens", "segnalini Disprezzo"),
    "omens_due": ("Omens due", "Presagi da pescare"),
    "omens": ("Omens", "Presagi"),
    "omen_costs": ("costs", "costi"),
    "top_symbol": ("on top of the stack", "in cima alla pila"),
    "tiles": ("tiles in hand", "tessere in mano"),
    "fallen": ("falling", "in crollo"),
    "events": ("Events on top", "Eventi in cima"),
    "treasures": ("Treasure cards seen", "carte Tesoro viste"),
    "carried": ("carried", "portati"),
    "stashed": ("stashed", "al sicuro"),
    "loot": ("Loot Drop Level", "livello di Bottino Perso"),
    "stealth": ("Stealth", "Furtività"),
    "thievery": ("Thievery", "Taccheggio"),
    "action_cubes": ("Action cubes left", "cubetti Azione rimasti"),
    "upgrades": ("upgrades", "migliorie"),
    "advancement": ("Advancement card", "carta Avanzamento"),
    "entrance": ("Entrance", "Ingresso"),
    "ambush": ("Ambush", "Imboscata"),
    "event": ("Event", "Evento"),
    "treasure_room": ("Treasure Room", "Sala del Tesoro"),
    "vault": ("Vault", "Cripta"),
    "crystal": ("Crystal", "Cristallo"),
    "claw": ("Claw", "Artiglio"),
    "flame": ("Flame", "Fiamma"),
    "wing": ("Wing", "Ala"),
    "bat": ("bat", "pipistrello"),
    "boulder": ("boulder", "masso"),
    "crystal_omen": ("crystal", "cristallo"),
    "mushroom": ("mushroom", "fungo"),
    "path": ("path", "sentiero"),
    "chasm": ("chasm", "baratro"),
}  # fmt: skip


def said(word: str, lang: str) -> str:
    """A word of a board in the reader's language."""
    en, it = SAID[word]
    return it if lang == "it" else en


def names_of(content: Content | None) -> dict[str, Words]:
    """What the pack calls its cards, by id; those of a pack that is not loaded are told by their ids."""
    if content is None:
        return {}
    found: dict[str, Words] = {}
    for id, card in zip(names.SIDEQUESTS, content.sidequests, strict=True):
        found[id] = card.name
    for id, treasure in zip(names.TREASURES, content.treasures, strict=True):
        found[id] = treasure.name
    for id, secret in zip(names.SECRETS, content.secrets, strict=True):
        found[id] = secret.name
    for id, scale in zip(names.SCALES, content.scales, strict=True):
        found[id] = scale.name
    for id, upgrade in zip(names.UPGRADES, content.upgrades, strict=False):
        found[id] = upgrade.name
    for id, advancement in zip(names.ADVANCEMENTS, content.advancements, strict=True):
        found[id] = advancement.name
    for id, war in zip(names.WAR, content.war, strict=True):
        found[id] = war.name
    for id, monster in zip(names.MONSTERS, content.monsters, strict=True):
        found[id] = monster.name
    return found


def events_of(content: Content | None) -> dict[str, Words]:
    """Event cards share words with tiles, so they have names of their own."""
    return {} if content is None else dict(zip(names.EVENTS, [card.name for card in content.events], strict=True))
