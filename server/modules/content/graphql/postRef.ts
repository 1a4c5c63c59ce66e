import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { DefaultConnectionArguments } from "@pothos/plugin-relay";
import type { VisibleEntry, SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { type ContentNode, contentNodeType } from "./contentType.ts";

export const PostRef = contentNodeType("POST", "A post of a blog.");

export const PostConnectionRef = createConnection(PostRef, "Post");

export const PostFilterInput = builder.inputType("PostFilter", {
  description: "Conditions on posts. All given ones must match.",
  fields: (t) => ({
    blog: t.id({ description: "Of this blog; the id or path of its page." }),
    category: t.id({ description: "Of this category; an id or a slug." }),
  }),
});

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
