import { filterPosts } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { arrayCursors } from "../../../platform/graphql/cursors.ts";
import { contentNodeType, getContentPath } from "./contentType.ts";
import { PostConnectionRef, postConnection } from "./postRef.ts";
import { SeoRef, describeForSearch } from "./seo.ts";

export const CategoryRef = contentNodeType("CATEGORY", "A category of posts.");

builder.objectFields(CategoryRef, (t) => ({
  slug: t.string({ resolve: ({ entry }) => entry.slug }),
  path: t.string({
    description: "Path of the category on this host.",
    resolve: (node) => getContentPath(node),
  }),
  name: t.string({ resolve: ({ entry }) => entry.data.name }),
  description: t.string({ resolve: ({ entry }) => entry.data.description }),
  posts: t.field({
    type: PostConnectionRef,
    description: "Posts of the category, newest first.",
    extensions: arrayCursors,
    args: {
      ...t.arg.connectionArgs(),
      blog: t.arg.string({ description: "Path of a blog. Limits the list to its posts." }),
    },
    resolve: ({ view, entry }, { blog, ...args }) => {
      const page = blog == null ? null : view.pages.find(({ slug }) => slug === blog.replace(/^\//, ""));
      const posts =
        page === undefined ? [] : filterPosts(view, { category: entry.id, blog: page?.id ?? null });
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
