import { CONTENT_LIMITS } from "../rules/limits.ts";
import { filterPosts, findVisible } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { AuthorRef } from "./author.ts";
import { ContentBlockInterface, listBlocks } from "./blocks.ts";
import { CategoryRef } from "./category.ts";
import { type ContentNode, getContentPath, loadRevision } from "./contentType.ts";
import { PageRef } from "./page.ts";
import { PictureRef, toPicture } from "./picture.ts";
import { PostRef } from "./postRef.ts";
import { SeoRef, describeForSearch } from "./seo.ts";

/** Posts are sorted newest first, so step 1 is the older neighbour. */
function findNeighbour({ view, entry }: ContentNode<"POST">, step: 1 | -1): ContentNode<"POST"> | null {
  const { blog } = entry.data;
  const posts = filterPosts(view, {}).filter(({ data }) => data.blog === blog);
  const found = posts[posts.findIndex(({ id }) => id === entry.id) + step];
  return found ? { view, entry: found } : null;
}

builder.objectFields(PostRef, (t) => ({
  slug: t.string({ resolve: ({ entry }) => entry.slug }),
  path: t.string({ description: "Path of the post on this host.", resolve: (node) => getContentPath(node) }),
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  excerpt: t.string({
    nullable: true,
    description: "Summary of one or two lines of plain text. Null if there is none.",
    resolve: ({ entry }) => emptyToNull(entry.data.excerpt),
  }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ entry, view }) => toPicture(entry.data.image, view.media),
  }),
  author: t.field({
    type: AuthorRef,
    nullable: true,
    resolve: ({ entry, view }) => {
      const author = findVisible(view, "AUTHOR", entry.data.author);
      return author && { view, entry: author };
    },
  }),
  categories: t.field({
    type: [CategoryRef],
    description: `Categories of the post, at most ${CONTENT_LIMITS.categories}.`,
    resolve: ({ entry, view }) =>
      entry.data.categories.flatMap((id) => {
        const category = findVisible(view, "CATEGORY", id);
        return category ? [{ view, entry: category }] : [];
      }),
  }),
  blog: t.field({
    type: PageRef,
    nullable: true,
    description: "Page of the blog that contains the post.",
    resolve: ({ entry, view }) => {
      const page = findVisible(view, "PAGE", entry.data.blog);
      return page && { view, entry: page };
    },
  }),
  publishedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Time of the first publication. Null for an unpublished post in a preview.",
    resolve: ({ entry: { firstPublishedAt } }) =>
      firstPublishedAt === null ? null : formatInstant(firstPublishedAt),
  }),
  updatedAt: t.field({ type: "DateTime", resolve: ({ entry }) => formatInstant(entry.changedAt) }),
  revision: t.int({ resolve: ({ entry }) => entry.number }),
  blocks: t.field({
    type: [ContentBlockInterface],
    resolve: async (node, _, ctx) => listBlocks(node, await loadRevision(ctx, node)),
  }),
  seo: t.field({
    type: SeoRef,
    resolve: (node) => {
      const { title, excerpt, image } = node.entry.data;
      return describeForSearch(node, node.entry.data, { title, description: excerpt, image });
    },
  }),
  previous: t.field({
    type: PostRef,
    nullable: true,
    description: "The next older post of the same blog. Null for the oldest.",
    resolve: (node) => findNeighbour(node, 1),
  }),
  next: t.field({
    type: PostRef,
    nullable: true,
    description: "The next newer post of the same blog. Null for the newest.",
    resolve: (node) => findNeighbour(node, -1),
  }),
}));
