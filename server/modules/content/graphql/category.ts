import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { arrayCursors } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { findPosts } from "./contentLookup.ts";
import { contentNodeType, getContentPath } from "./contentType.ts";
import { PostConnectionRef, PostFilterInput, postConnection } from "./postRef.ts";
import { SeoRef, describeForSearch } from "./seo.ts";

export const CategoryRef = contentNodeType("CATEGORY", "A category of posts.");

export const CategoryConnectionRef = createConnection(CategoryRef, "Category");

builder.objectFields(CategoryRef, (t) => ({
  slug: t.string({ resolve: ({ entry }) => entry.slug }),
  path: t.string({
    description: "Path of the category on this host.",
    resolve: (node) => getContentPath(node),
  }),
  name: t.string({ resolve: ({ entry }) => entry.data.name }),
  description: t.string({ nullable: true, resolve: ({ entry }) => emptyToNull(entry.data.description) }),
  posts: t.field({
    type: PostConnectionRef,
    description: "Posts of the category, newest first.",
    extensions: arrayCursors,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: PostFilterInput }),
    },
    resolve: ({ view, entry }, { filter, ...args }) => {
      const posts = findPosts(view, filter ?? {}).filter(({ data }) => data.categories.includes(entry.id));
      return postConnection(view, posts, args);
    },
  }),
  seo: t.field({
    type: SeoRef,
    resolve: (node) => {
      const { name, description } = node.entry.data;
      return describeForSearch(node, node.entry.data, { title: name, description, image: null });
    },
  }),
}));
