/** Names and texts of a game's components, in the reader's language, as the server's content pack gives them. */
import { api } from "./api";
import { i18n, lang } from "./i18n.svelte";

export interface Entry {
  id: string;
  name: string;
  help: string;
  rule: string;
  reconstructed: boolean;
  [more: string]: unknown;
}

export class Catalogue {
  entries = $state<Record<string, Entry>>({});
  tables = $state.raw<Record<string, Record<string, unknown>[]>>({}); // rows by table, also those without a name

  /** Of the game's own content, or of that with this hash. */
  async load(game: string, pack = ""): Promise<void> {
    const content = await api.content(game, lang(), pack);
    const found: Record<string, Entry> = {};
    collect(content.files, found);
    this.entries = found;
    this.tables = gathered(Object.values(content.files as Record<string, Record<string, Record<string, unknown>[]>>));
    i18n.places = content.places;
    i18n.names = {
      ...Object.fromEntries(Object.values(found).map((entry) => [entry.id, entry.name])),
      ...content.places,
    };
  }

  name(id: string): string {
    return this.entries[id]?.name ?? id;
  }

  /** The rows of a table of the content; which columns they have is what the game knows of its own files. */
  rows<Row>(table: string): Row[] {
    return (this.tables[table] ?? []) as Row[];
  }

  get(id: string): Entry | undefined {
    return this.entries[id];
  }
}

/** Tables of equal names in several files are one: the rooms of a box and of its expansion. */
function gathered(files: Record<string, Record<string, unknown>[]>[]): Record<string, Record<string, unknown>[]> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const file of files)
    for (const [name, rows] of Object.entries(file))
      tables[name] = Array.isArray(rows) ? [...(tables[name] ?? []), ...rows] : rows;
  return tables;
}

/** Every table of the content that has an id and a name, wherever it stands. */
function collect(tree: unknown, into: Record<string, Entry>): void {
  if (Array.isArray(tree)) for (const item of tree) collect(item, into);
  else if (tree && typeof tree === "object") {
    const entry = tree as Record<string, unknown>;
    if (typeof entry.id === "string" && typeof entry.name === "string")
      into[entry.id] = { help: "", rule: "", reconstructed: false, ...entry, id: entry.id, name: entry.name };
    for (const value of Object.values(entry)) if (value && typeof value === "object") collect(value, into);
  }
}
