import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { DefaultConnectionArguments } from "@pothos/plugin-relay";
import type { VisibleEntry, SiteView } from "../siteView.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { type ContentNode, contentNodeType } from "./contentType.ts";

export const PostRef = contentNodeType("POST", "A post of a blog.");

export const PostConnectionRef = createConnection(PostRef, "Post");

export function postConnection(
  view: SiteView,
  posts: readonly VisibleEntry<"POST">[],
  args: DefaultConnectionArguments,
  defaultSize = 12,
) {
  const nodes = posts.map((entry): ContentNode<"POST"> => ({ view, entry }));
  const page = resolveArrayConnection({ args, maxSize: 100, defaultSize }, nodes);
  return { ...page, totalCount: nodes.length };
}
