import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { DefaultConnectionArguments } from "@pothos/plugin-relay";
import type { Shown, SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type ContentType, nounType } from "./contentType.ts";

export const PostRef = nounType("POST", "A post of a blog.");

export const PostConnectionRef = builder.connectionObject(
  { type: PostRef, name: "PostConnection" },
  { name: "PostEdge" },
);

builder.objectField(PostConnectionRef, "totalCount", (t) =>
  t.int({ resolve: (connection) => (connection as unknown as { readonly totalCount: number }).totalCount }),
);

export function postConnection(
  view: SiteView,
  posts: readonly Shown<"POST">[],
  args: DefaultConnectionArguments,
  defaultSize = 12,
) {
  const nouns = posts.map((entry): ContentType<"POST"> => ({ view, entry }));
  const page = resolveArrayConnection({ args, maxSize: 100, defaultSize }, nouns);
  return { ...page, totalCount: nouns.length };
}
