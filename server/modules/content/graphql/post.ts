import { postsOf, shownAs } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { AuthorRef } from "./author.ts";
import { ContentBlockInterface, blocksOf } from "./blocks.ts";
import { CategoryRef } from "./category.ts";
import { type ContentType, pathOfNoun, loadRevision } from "./contentType.ts";
import { PageRef } from "./page.ts";
import { PictureRef, pictureOf } from "./picture.ts";
import { PostRef } from "./postRef.ts";
import { SeoRef, describe } from "./seo.ts";

/** Posts are sorted newest first, so step 1 is the older neighbour. */
function neighbour({ view, entry }: ContentType<"POST">, step: 1 | -1): ContentType<"POST"> | null {
  const { blog } = entry.data;
  const posts = postsOf(view, {}).filter(({ data }) => data.blog === blog);
  const found = posts[posts.findIndex(({ id }) => id === entry.id) + step];
  return found ? { view, entry: found } : null;
}

builder.objectFields(PostRef, (t) => ({
  slug: t.string({ resolve: ({ entry }) => entry.slug }),
  path: t.string({ description: "Path of the post on this host.", resolve: (noun) => pathOfNoun(noun) }),
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  excerpt: t.string({ resolve: ({ entry }) => entry.data.excerpt }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ entry, view }) => pictureOf(entry.data.image, view.media),
  }),
  author: t.field({
    type: AuthorRef,
    nullable: true,
    resolve: ({ entry, view }) => {
      const author = shownAs(view, "AUTHOR", entry.data.author);
      return author && { view, entry: author };
    },
  }),
  categories: t.field({
    type: [CategoryRef],
    resolve: ({ entry, view }) =>
      entry.data.categories.flatMap((id) => {
        const category = shownAs(view, "CATEGORY", id);
        return category ? [{ view, entry: category }] : [];
      }),
  }),
  blog: t.field({
    type: PageRef,
    nullable: true,
    description: "Page of the blog that contains the post.",
    resolve: ({ entry, view }) => {
      const page = shownAs(view, "PAGE", entry.data.blog);
      return page && { view, entry: page };
    },
  }),
  publishedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Time of the first publication. Null for an unpublished post in a preview.",
    resolve: ({ entry: { firstPublishedAt } }) =>
      firstPublishedAt === null ? null : instantText(firstPublishedAt),
  }),
  updatedAt: t.field({ type: "DateTime", resolve: ({ entry }) => instantText(entry.changedAt) }),
  revision: t.int({ resolve: ({ entry }) => entry.number }),
  blocks: t.field({
    type: [ContentBlockInterface],
    resolve: async (noun, _, ctx) => blocksOf(noun, await loadRevision(ctx, noun)),
  }),
  seo: t.field({
    type: SeoRef,
    resolve: (noun) => {
      const { title, excerpt, image } = noun.entry.data;
      return describe(noun, noun.entry.data, { title, description: excerpt, image });
    },
  }),
  previous: t.field({
    type: PostRef,
    nullable: true,
    description: "The next older post of the same blog. Null for the oldest.",
    resolve: (noun) => neighbour(noun, 1),
  }),
  next: t.field({
    type: PostRef,
    nullable: true,
    description: "The next newer post of the same blog. Null for the newest.",
    resolve: (noun) => neighbour(noun, -1),
  }),
}));
