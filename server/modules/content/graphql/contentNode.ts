import { toTypedNode } from "../../../platform/graphql/typedNode.ts";
import type { EntryKind } from "../rules/definition.ts";
import { decodeTypeId } from "../../../shared/ids/typeId.ts";
import { findVisible } from "../siteView.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { CONTENT_TYPES, type ContentNode, PREVIEW_MARK } from "./contentType.ts";

export async function findContentNode(
  ctx: Context,
  kind: EntryKind,
  id: string,
  previewId = "",
): Promise<ContentNode | null> {
  const view = await ctx.loaders(ctx.business!.id).site.load(previewId);
  const entry = view && findVisible(view, kind, id);
  return entry && { view, entry };
}

export async function findPreviewNode(ctx: Context, id: string): Promise<ContentNode | null> {
  const at = id.indexOf(PREVIEW_MARK);
  const decoded = decodeTypeId(id.slice(0, at));
  const kind = (Object.keys(CONTENT_TYPES) as EntryKind[]).find(
    (one) => ID_PREFIXES[CONTENT_TYPES[one]] === decoded?.prefix,
  );
  const previewId = id.slice(at + 1);
  if (!kind || !decoded || previewId === "") return null;
  const found = await findContentNode(ctx, kind, decoded.uuid, previewId);
  return found && (toTypedNode(found, CONTENT_TYPES[found.entry.kind]) as ContentNode);
}
