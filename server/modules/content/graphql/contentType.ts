import type { MediaRow, RevisionRow } from "../data/loadSite.ts";
import type { EntryKind } from "../rules/definition.ts";
import { getEntryPath } from "../addresses.ts";
import type { VisibleEntry, SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type GlobalType, toGlobalId } from "../../../platform/graphql/globalIds.ts";

export const CONTENT_TYPES = {
  SITE: "Site",
  PAGE: "Page",
  POST: "Post",
  AUTHOR: "Author",
  CATEGORY: "Category",
  PRODUCT: "Product",
} as const satisfies Record<EntryKind, GlobalType>;

export interface ContentNode<Kind extends EntryKind = EntryKind> {
  readonly view: SiteView;
  readonly entry: VisibleEntry<Kind>;
}

/** Separates the row's id from the preview's id. */
export const PREVIEW_MARK = "~";

/** Ids in a preview differ from public ids, so that no client cache mixes a draft with the published version. */
export function contentNodeId({ view, entry }: ContentNode): string {
  const id = toGlobalId(CONTENT_TYPES[entry.kind], entry.id);
  return view.preview === null ? id : `${id}${PREVIEW_MARK}${view.preview.id}`;
}

export function contentNodeType<Kind extends EntryKind>(kind: Kind, description: string) {
  return builder.objectRef<ContentNode<Kind>>(CONTENT_TYPES[kind]).implement({
    description,
    interfaces: [builder.nodeInterfaceRef()],
    isTypeOf: (value) => (value as Partial<ContentNode>).entry?.kind === kind && "view" in (value as object),
    fields: (t) => ({ id: t.id({ resolve: (node) => contentNodeId(node as unknown as ContentNode) }) }),
  });
}

export function getContentPath({ view, entry }: ContentNode): string {
  const path = getEntryPath(view, entry);
  if (path === null) throw new Error("only entries with a page of their own have a path");
  return path;
}

export async function loadRevision(ctx: Context, { view, entry }: ContentNode): Promise<RevisionRow> {
  const loaders = ctx.loaders(view.businessId);
  const row = await loaders.revision.load({ entryId: entry.id, number: entry.number });
  if (!row) throw new Error("an entry has the revision that it shows");
  return row;
}

export type Pictures = ReadonlyMap<string, MediaRow>;

export const indexPictures = ({ media }: RevisionRow): Pictures => new Map(media.map((one) => [one.id, one]));
