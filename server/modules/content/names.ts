import type { NameRows, NamedRow } from "./data/loadNames.ts";
import type { Referred } from "./rules/references.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";

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

const LINKED = ["PAGE", "POST", "CATEGORY", "PRODUCT"] as const;

/** Translates between row ids, global ids and slugs of everything that content can refer to. */
export interface Names {
  find(referred: Referred, name: string): string | null;
  idOf(referred: Referred, id: string): string | null;
  /**
   * Returns a name that another database can resolve: the slug, `kind:slug` for `ENTRY`, the global id for pictures.
   */
  slugOf(referred: Referred, id: string): string | null;
}

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
