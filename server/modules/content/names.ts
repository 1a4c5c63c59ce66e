import type { NameRows, NamedRow } from "./data/loadNames.ts";
import type { ReferenceKind } from "./rules/references.ts";
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
export interface ContentNames {
  find(referenceKind: ReferenceKind, name: string): string | null;
  toGlobalId(referenceKind: ReferenceKind, id: string): string | null;
  /**
   * Returns a name that another database can resolve: the slug, `kind:slug` for `ENTRY`, the global id for pictures.
   */
  toPortableName(referenceKind: ReferenceKind, id: string): string | null;
}

export function createContentNames(rows: NameRows): ContentNames {
  const entries = (kind: string) => rows.entries.filter((one) => one.kind === kind);
  const tables: Record<Exclude<ReferenceKind, "ENTRY"> | "POST", readonly NamedRow[]> = {
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
  const findKind = (id: string) => LINKED.find((kind) => tables[kind].some((one) => one.id === id)) ?? null;
  const find = (referenceKind: keyof typeof tables, name: string): string | null => {
    const decoded = decodeTypeId(name);
    const isId = decoded?.prefix === PREFIXES[referenceKind];
    const row = isId
      ? tables[referenceKind].find(({ id }) => id === decoded.uuid)
      : tables[referenceKind].find(({ slug }) => slug === name && referenceKind !== "MEDIA");
    return row?.id ?? null;
  };
  const findRow = (referenceKind: ReferenceKind, id: string) => {
    const table = referenceKind === "ENTRY" ? findKind(id) : referenceKind;
    const row = table && tables[table].find((one) => one.id === id);
    return table && row ? { table, row } : null;
  };
  return {
    find(referenceKind, name) {
      if (referenceKind !== "ENTRY") return find(referenceKind, name);
      const [, kind, slug] = /^(page|post|category|product):(.*)$/.exec(name) ?? [];
      if (kind !== undefined) return find(kind.toUpperCase() as (typeof LINKED)[number], slug!);
      const prefix = decodeTypeId(name)?.prefix;
      const table = LINKED.find((one) => PREFIXES[one] === prefix);
      return table ? find(table, name) : null;
    },
    toGlobalId(referenceKind, id) {
      const found = findRow(referenceKind, id);
      return found && encodeTypeId(PREFIXES[found.table], id);
    },
    toPortableName(referenceKind, id) {
      const found = findRow(referenceKind, id);
      if (!found) return null;
      if (referenceKind === "MEDIA") return encodeTypeId("media", id);
      return referenceKind === "ENTRY" ? `${found.table.toLowerCase()}:${found.row.slug}` : found.row.slug;
    },
  };
}
