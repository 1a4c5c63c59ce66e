import type { MediaRow, RevisionRow } from "../data/loadSite.ts";
import type { EntryKind } from "../rules/definition.ts";
import { pathOfEntry } from "../addresses.ts";
import type { Shown, SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type GlobalType, globalId } from "../../../platform/graphql/globalIds.ts";

export const CONTENT_TYPES = {
  SITE: "Site",
  PAGE: "Page",
  POST: "Post",
  AUTHOR: "Author",
  CATEGORY: "Category",
  PRODUCT: "Product",
} as const satisfies Record<EntryKind, GlobalType>;

export interface ContentType<Kind extends EntryKind = EntryKind> {
  readonly view: SiteView;
  readonly entry: Shown<Kind>;
}

/** Separates the row's id from the preview's id. */
export const PREVIEW_MARK = "~";

/** Ids in a preview differ from public ids, so that no client cache mixes a draft with the published version. */
export function nounId({ view, entry }: ContentType): string {
  const id = globalId(CONTENT_TYPES[entry.kind], entry.id);
  return view.preview === null ? id : `${id}${PREVIEW_MARK}${view.preview.id}`;
}

export function nounType<Kind extends EntryKind>(kind: Kind, description: string) {
  return builder.objectRef<ContentType<Kind>>(CONTENT_TYPES[kind]).implement({
    description,
    interfaces: [builder.nodeInterfaceRef()],
    isTypeOf: (value) => (value as Partial<ContentType>).entry?.kind === kind && "view" in (value as object),
    fields: (t) => ({ id: t.id({ resolve: (noun) => nounId(noun as unknown as ContentType) }) }),
  });
}

export function pathOfNoun({ view, entry }: ContentType): string {
  const path = pathOfEntry(view, entry);
  if (path === null) throw new Error("only entries with a page of their own are asked for it");
  return path;
}

export async function loadRevision(ctx: Context, { view, entry }: ContentType): Promise<RevisionRow> {
  const loaders = ctx.loaders(view.businessId);
  const row = await loaders.revision.load({ entryId: entry.id, number: entry.number });
  if (!row) throw new Error("an entry has the revision that it shows");
  return row;
}

export type Pictures = ReadonlyMap<string, MediaRow>;

export const picturesOf = ({ media }: RevisionRow): Pictures => new Map(media.map((one) => [one.id, one]));
