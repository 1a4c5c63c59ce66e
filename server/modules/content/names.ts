import type { NameRows, NamedRow } from "./data/loadNames.ts";
import type { Referred } from "./rules/references.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";

/** What names begin with that are global ids. */
const PREFIXES = {
  PAGE: "page",
  POST: "post",
  AUTHOR: "author",
  CATEGORY: "category",
  PRODUCT: "product",
  MEDIA: "media",
  SERVICE: "service",
  PROVIDER: "provider",
  MENU: "menu",
  FORM: "form",
  SURVEY: "survey",
} as const;

/** Entries with a page of their own. */
const LINKED = ["PAGE", "POST", "CATEGORY", "PRODUCT"] as const;

/** The names of all that a business's content can name, both ways. */
export interface Names {
  /** The row id behind a name; null: nothing has it. */
  find(referred: Referred, name: string): string | null;
  /** A row's global id; null: it is not there. */
  idOf(referred: Referred, id: string): string | null;
  /** A name that means the same in another database: its slug, of entries with their kind; of pictures the id. */
  slugOf(referred: Referred, id: string): string | null;
}

/** Makes them of the rows. */
export function namesOf(rows: NameRows): Names {
  const entries = (kind: string) => rows.entries.filter((one) => one.kind === kind);
  const tables: Record<Exclude<Referred, "ENTRY"> | "POST", readonly NamedRow[]> = {
    PAGE: entries("PAGE"),
    POST: entries("POST"),
    AUTHOR: entries("AUTHOR"),
    CATEGORY: entries("CATEGORY"),
    PRODUCT: entries("PRODUCT"),
    SERVICE: rows.services,
    PROVIDER: rows.providers,
    MENU: rows.menus,
    FORM: rows.forms,
    SURVEY: rows.surveys,
    MEDIA: rows.media.map((id) => ({ id, slug: "" })),
  };
  const kindOf = (id: string) => LINKED.find((kind) => tables[kind].some((one) => one.id === id)) ?? null;
  const find = (referred: keyof typeof tables, name: string): string | null => {
    const decoded = decodeTypeId(name);
    const isId = decoded?.prefix === PREFIXES[referred];
    const row = isId
      ? tables[referred].find(({ id }) => id === decoded.uuid)
      : tables[referred].find(({ slug }) => slug === name && referred !== "MEDIA");
    return row?.id ?? null;
  };
  const rowOf = (referred: Referred, id: string) => {
    const table = referred === "ENTRY" ? kindOf(id) : referred;
    const row = table && tables[table].find((one) => one.id === id);
    return table && row ? { table, row } : null;
  };
  return {
    find(referred, name) {
      if (referred !== "ENTRY") return find(referred, name);
      const [, kind, slug] = /^(page|post|category|product):(.*)$/.exec(name) ?? [];
      if (kind !== undefined) return find(kind.toUpperCase() as (typeof LINKED)[number], slug!);
      const prefix = decodeTypeId(name)?.prefix;
      const table = LINKED.find((one) => PREFIXES[one] === prefix);
      return table ? find(table, name) : null;
    },
    idOf(referred, id) {
      const found = rowOf(referred, id);
      return found && encodeTypeId(PREFIXES[found.table], id);
    },
    slugOf(referred, id) {
      const found = rowOf(referred, id);
      if (!found) return null;
      if (referred === "MEDIA") return encodeTypeId("media", id);
      return referred === "ENTRY" ? `${found.table.toLowerCase()}:${found.row.slug}` : found.row.slug;
    },
  };
}
