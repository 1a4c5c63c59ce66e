import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { DefaultConnectionArguments } from "@pothos/plugin-relay";
import type { VisibleEntry, SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type ContentNode, contentNodeType } from "./contentType.ts";

export const PostRef = contentNodeType("POST", "A post of a blog.");

export const PostConnectionRef = builder.connectionObject(
  { type: PostRef, name: "PostConnection" },
  { name: "PostEdge" },
);

builder.objectField(PostConnectionRef, "totalCount", (t) =>
  t.int({ resolve: (connection) => (connection as unknown as { readonly totalCount: number }).totalCount }),
);

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
