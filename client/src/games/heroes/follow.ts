/**
 * A view after an event, for the eyes only: pieces are moved as the log says, so that a chain can be watched link
 * by link.
 * No rule is decided here; when the lines have been shown the server's view takes over. */
import type { Event, HeroesView, HeroView, MonsterView, RoomView } from "./view";

type Change = (room: RoomView) => Partial<RoomView>;

function at(view: HeroesView, name: string, change: Change): HeroesView {
  return { ...view, rooms: view.rooms.map((r) => (r.name === name ? { ...r, ...change(r) } : r)) };
}

// ---------------------------------------------------------------- piles of equal pieces
interface Pile {
  id: string;
  count: number;
}
function put<P extends Pile>(piles: P[], one: P, n = 1): P[] {
  return piles.some((p) => p.id === one.id)
    ? piles.map((p) => (p.id === one.id ? { ...p, count: p.count + n } : p))
    : [...piles, { ...one, count: n }];
}
function take<P extends Pile>(piles: P[], id: string, n = 1): P[] {
  return piles.map((p) => (p.id === id ? { ...p, count: p.count - n } : p)).filter((p) => p.count > 0);
}

const monster = (room: string, clan: string, wounds: number): MonsterView => ({
  id: `monster:${room}:${clan}:${wounds}`,
  clan,
  wounds,
  count: 1,
});
const hero = (room: string, name: string, state: string, grade = "plain"): HeroView => ({
  id: `hero:${room}:${name}:${grade}:${state}`,
  hero: name,
  state,
  grade,
  count: 1,
});

function tokens(view: HeroesView, room: string, kind: string, n: 1 | -1): HeroesView {
  const id = `token:${room}:${kind}`;
  return at(view, room, (r) => ({ tokens: n > 0 ? put(r.tokens, { id, kind, count: 1 }) : take(r.tokens, id) }));
}

/** The monster of a clan that a line of the log means: the least wounded, or the most. */
function pickMonster(view: HeroesView, room: string, clan: string, most: boolean): MonsterView | undefined {
  const found = view.rooms.find((r) => r.name === room)?.monsters.filter((m) => m.clan === clan) ?? [];
  return found.sort((a, b) => (most ? b.wounds - a.wounds : a.wounds - b.wounds))[0];
}
function pickHero(view: HeroesView, room: string, name: string, fits: (h: HeroView) => boolean): HeroView | undefined {
  const found = view.rooms.find((r) => r.name === room)?.heroes.filter((h) => h.hero === name) ?? [];
  return found.find(fits) ?? found[0];
}
const awake = (h: HeroView): boolean => h.state !== "exhausted";

function swapHero(view: HeroesView, room: string, from: HeroView | undefined, to: HeroView | null): HeroesView {
  if (!from) return view;
  return at(view, room, (r) => ({ heroes: to ? put(take(r.heroes, from.id), to) : take(r.heroes, from.id) }));
}
function swapMonster(
  view: HeroesView,
  room: string,
  from: MonsterView | undefined,
  to: MonsterView | null,
): HeroesView {
  if (!from) return view;
  return at(view, room, (r) => ({ monsters: to ? put(take(r.monsters, from.id), to) : take(r.monsters, from.id) }));
}

// ---------------------------------------------------------------- leaving: what is on its way is in no room
/** Without the pieces that an event sends on their way. */
export function leave(view: HeroesView, event: Event): HeroesView {
  if (event.kind === "MonsterMoved") {
    const gone = swapMonster(view, event.origin, pickMonster(view, event.origin, event.clan, false), null);
    return event.load ? tokens(gone, event.origin, event.load, -1) : gone;
  }
  if (event.kind === "HeroesCharged")
    return at(view, event.origin, (r) => ({ heroes: r.heroes.filter((h) => !awake(h)) }));
  return view;
}

function moved(view: HeroesView, event: Event & { kind: "MonsterMoved" }): HeroesView {
  const wounds = pickMonster(view, event.origin, event.clan, false)?.wounds ?? 0;
  const arrived = at(leave(view, event), event.room, (r) => ({
    monsters: put(r.monsters, monster(event.room, event.clan, wounds)),
  }));
  return event.load ? tokens(arrived, event.room, event.load, 1) : arrived;
}
function charged(view: HeroesView, event: Event & { kind: "HeroesCharged" }): HeroesView {
  const running = view.rooms.find((r) => r.name === event.origin)?.heroes.filter(awake) ?? [];
  return at(leave(view, event), event.room, (r) => ({
    heroes: running.reduce((all, h) => put(all, hero(event.room, h.hero, "active", h.grade), h.count), r.heroes),
  }));
}

function drawn(view: HeroesView, card: string): HeroesView {
  const left = [...view.guild.unseen];
  left.splice(left.indexOf(card), 1);
  return { ...view, guild: { ...view.guild, deck_count: left.length, unseen: left, resolving: [card] } };
}

// ---------------------------------------------------------------- one event
export function follow(view: HeroesView, event: Event, after: HeroesView): HeroesView {
  switch (event.kind) {
    case "TurnBegun":
      return { ...view, active: event.clan, card: "", icons: [] };
    case "PhaseBegun":
      return { ...view, phase: event.phase };
    case "MonsterMoved":
      return moved(view, event);
    case "MonsterSummoned":
      return at(view, event.room, (r) => ({ monsters: put(r.monsters, monster(event.room, event.clan, 0)) }));
    case "MonsterWounded": {
      const hit = pickMonster(view, event.room, event.clan, false);
      return swapMonster(view, event.room, hit, monster(event.room, event.clan, (hit?.wounds ?? 0) + 1));
    }
    case "MonsterLeft":
      return swapMonster(view, event.room, pickMonster(view, event.room, event.clan, true), null);
    case "WoundsHealed":
      return swapMonster(
        view,
        event.room,
        pickMonster(view, event.room, event.clan, true),
        monster(event.room, event.clan, 0),
      );
    case "TokenPlaced":
      return tokens(view, event.room, event.token, 1);
    case "TokenDiscarded":
      return tokens(view, event.room, event.token, -1);
    case "PortalTurned":
      return at(view, event.room, () => ({ portal: `portal:${event.room}`, portal_side: event.side }));
    case "MarkerPlaced":
      return at(view, event.room, (r) => ({ marks: r.marks + 1 }));
    case "MarkerRemoved":
      return at(view, event.room, (r) => ({ marks: Math.max(0, r.marks - 1) }));
    case "RoomBuilt":
      return {
        ...view,
        rooms: after.rooms
          .filter((r) => r.name === event.room || view.rooms.some((v) => v.name === r.name))
          .map((r) => view.rooms.find((v) => v.name === r.name) ?? { ...r, monsters: [], heroes: [] }),
      };
    case "GuildCardDrawn":
      return drawn(view, event.card);
    case "WaveBegun":
      return { ...view, guild: { ...view.guild, wave: event.wave } };
    default:
      return followHero(view, event);
  }
}

function followHero(view: HeroesView, event: Event): HeroesView {
  switch (event.kind) {
    case "HeroSummoned":
      return at(view, event.room, (r) => ({ heroes: put(r.heroes, hero(event.room, event.hero, "pending")) }));
    case "HeroesCharged":
      return charged(view, event);
    case "HeroWoken": {
      const found = pickHero(view, event.room, event.hero, (h) => !awake(h));
      return swapHero(view, event.room, found, hero(event.room, event.hero, "active", found?.grade));
    }
    case "HeroExhausted": {
      const found = pickHero(view, event.room, event.hero, awake);
      return swapHero(view, event.room, found, hero(event.room, event.hero, "exhausted", found?.grade));
    }
    case "HeroHurt": {
      const found = pickHero(view, event.room, event.hero, (h) => h.grade === "champion");
      return swapHero(view, event.room, found, hero(event.room, event.hero, found?.state ?? "active", "wounded"));
    }
    case "HeroPromoted": {
      const found = pickHero(view, event.room, event.hero, (h) => h.grade === "plain");
      return swapHero(view, event.room, found, hero(event.room, event.hero, found?.state ?? "active", "champion"));
    }
    case "HeroKilled":
      return swapHero(view, event.room, pickHero(view, event.room, event.hero, awake), null);
    case "TreasurePlaced":
      return at(view, event.room, () => ({
        treasure: `treasure:${event.room}`,
        value: event.value,
        effective_value: event.value,
      }));
    case "TreasureRemoved":
    case "TreasurePlundered":
      return at(view, event.room, () => ({ treasure: "", value: 0, effective_value: 0 }));
    default:
      return view; // cards, votes, the end: the panels and the log show them
  }
}
