/** Words: Fluent messages of the package's own locale files, loaded by language and game when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { sources } from "./locales";

export const LOCALES = { en: "English", it: "Italiano" } as const;
export type Locale = keyof typeof LOCALES | "xx";
export type Args = Record<string, FluentVariable>;
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

const LANG = "underkeep-lang";
const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set<string>(["ui"]);

const none: Record<string, string> = {};
export const i18n = $state({ locale: asked(), revision: 0, game: "", names: none, places: none });

function asked(): Locale {
  const given = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(LANG) ?? navigator.language;
  const short = given.slice(0, 2);
  return short === "xx" ? "xx" : short === "it" ? "it" : "en";
}

/** The pseudo-language: English in brackets with other letters, so that whatever is not translated stands out. */
function pseudo(text: string): string {
  return text.replace(/[a-z]/gi, (c) => PSEUDO[c] ?? c);
}
const PSEUDO: Record<string, string> = Object.fromEntries(
  [..."aeiouAEIOUncyNCY"].map((c, i) => [c, [..."àéîöûÀÉÎÖÛñçýÑÇÝ"][i] ?? c]),
);

function bundle(locale: Locale): FluentBundle {
  let found = bundles.get(locale);
  if (!found) {
    const lang = locale === "xx" ? "en" : locale;
    found = new FluentBundle(lang, { useIsolating: false, ...(locale === "xx" ? { transform: pseudo } : {}) });
    bundles.set(locale, found);
  }
  return found;
}

async function load(locale: Locale, part: string): Promise<void> {
  const key = `${locale}/${part}`;
  if (loaded.has(key)) return;
  const text = await textOf(locale === "xx" ? "en" : locale, part);
  if (loaded.has(key)) return;
  loaded.add(key);
  bundle(locale).addResource(new FluentResource(text), { allowOverrides: true });
  i18n.revision += 1;
}

/** A file of sentences: one that the client was built with, or that of a game which only the server knows. */
async function textOf(locale: string, part: string): Promise<string> {
  const source = sources[`${locale}/${part}`];
  if (source) return source();
  const built = part.includes("-") || `en/${part}` in sources; // then this language lacks it
  return built ? "" : (await api.words(part, locale)).messages;
}

/** Make the words of a part ("ui", "server", a game) ready in the present language. */
export async function need(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(parts.map((part) => load(i18n.locale, part)));
}

export async function speak(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((part) => load(locale, part)));
  i18n.locale = locale;
  try {
    localStorage.setItem(LANG, locale);
  } catch {
    /* the choice then lasts as long as the page */
  }
}

/** The language for texts that the server gives. */
export function lang(): string {
  return i18n.locale === "xx" ? "en" : i18n.locale;
}

export function has(id: string): boolean {
  return i18n.revision >= 0 && bundle(i18n.locale).hasMessage(id);
}

export function t(id: string, args?: Args): string {
  const now = i18n.revision >= 0 ? bundle(i18n.locale) : bundle("en");
  const message = now.getMessage(id);
  return message?.value ? now.formatPattern(message.value, args, []) : id;
}

/** A thing by its name, as underkeep.words does it: a component, a role, a drawn thing; several with commas. */
export const nameOf = (value: unknown): string => named(value, i18n.game);

function named(value: unknown, game: string): string {
  if (Array.isArray(value)) return value.map((one) => named(one, game)).join(", ");
  const text = String(value);
  const name = i18n.names[text];
  if (name) return name;
  for (const id of [`${game}-role-${text}`, `${game}-name-${text}`]) if (has(id)) return t(id);
  return text.includes(":") ? targetName(text, game) : text;
}

/** A drawn thing by its id: the word before the first colon picks the sentence, the parts behind it are named. */
function targetName(id: string, game: string): string {
  const [first, ...parts] = id.split(":");
  const message = `${game}-target-${first}`;
  if (has(message)) return t(message, args(parts.map((part, i) => ["abcdefgh"[i]!, part])));
  return parts.map((part) => named(part, game)).join(" ");
}

/** A move as it is typed, its places by the names that stand on the board. */
export function moveText(move: string): string {
  return move
    .split(" ")
    .map((word) => i18n.places[word]?.toLowerCase() ?? word)
    .join(" ");
}

/** Each argument as it is, to select by, and as `<argument>Name`, to be said; nothing at all is "none". */
function args(given: Iterable<[string, unknown]>, name: (argument: string, value: unknown) => string = plain): Args {
  const made: Args = {};
  for (const [argument, value] of given) {
    made[argument] =
      typeof value === "number" ? value : Array.isArray(value) ? value.join(" ") || NOTHING : String(value) || NOTHING;
    made[`${argument}Name`] = typeof value === "number" ? value : name(argument, value);
  }
  return made;
}
const NOTHING = "none";
const plain = (_argument: string, value: unknown): string => nameOf(value);

/** A sentence of the server. */
export function say(said: Said): string {
  return t(said.id, args(Object.entries(said.args)));
}

type Line = { label: Said; event: object };
/** A line of the log: the event itself has its lists, the label only their texts. */
const given = (line: Line): [string, unknown][] => Object.entries({ ...line.label.args, ...line.event });

export function sayLine(line: Line): string {
  return t(line.label.id, args(given(line)));
}

/** The same of a game that is not the open one. */
export function sayLineOf(game: string, line: Line): string {
  const name = (_argument: string, value: unknown): string => named(value, game);
  return t(line.label.id, args(given(line), name));
}

/** A piece of a sentence: plain words, or the name of what an argument says, such as a role, a card, a place. */
export interface Segment {
  text: string;
  arg?: string;
  value?: string;
}

/**
 * A line of the log in pieces that keep what they mean, so that a name can be drawn in its colour. The names go into
 * the sentence between characters for private use: the sentences themselves stay free of markup.
 */
export function segments(line: Line): Segment[] {
  const marked: { arg: string; value: string }[] = [];
  const mark = (arg: string, value: unknown): string =>
    (Array.isArray(value) ? value : [value])
      .map((one) => {
        const name = nameOf(one);
        if (!name) return name;
        marked.push({ arg, value: String(one) });
        return `${OPEN}${String.fromCharCode(FIRST + marked.length - 1)}${name}${SHUT}`;
      })
      .join(", ");
  return pieces(t(line.label.id, args(given(line), mark)), marked);
}
const OPEN = "\uE000";
const SHUT = "\uE001";
const FIRST = 0xe100;
const MARKED = new RegExp(`${OPEN}(.)([^${OPEN}${SHUT}]*)${SHUT}`, "su");

function pieces(sentence: string, marked: { arg: string; value: string }[]): Segment[] {
  const found: Segment[] = [];
  let rest = sentence;
  for (let match = MARKED.exec(rest); match; match = MARKED.exec(rest)) {
    const [whole, code = "", text = ""] = match;
    if (match.index) found.push({ text: rest.slice(0, match.index) });
    found.push({ text, ...marked[code.charCodeAt(0) - FIRST] });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) found.push({ text: rest });
  return found;
}
