import { builder } from "../../../platform/graphql/builder.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { ContentBlockInterface, blocksOf, problemsOf } from "./blocks.ts";
import { nounType, pathOfNoun, loadRevision } from "./contentType.ts";
import { PictureRef, pictureOf } from "./picture.ts";
import { SeoRef, describe } from "./seo.ts";

export const PageRef = nounType("PAGE", "A page of blocks.");

export const ContentProblemRef = builder
  .objectRef<{ readonly path: readonly string[]; readonly message: string }>("ContentProblem")
  .implement({
    description: "Something of a stored page that cannot be shown, and is left out.",
    fields: (t) => ({
      path: t.stringList({ resolve: ({ path }) => [...path] }),
      message: t.exposeString("message"),
    }),
  });

builder.objectFields(PageRef, (t) => ({
  slug: t.string({ description: "Empty: home.", resolve: ({ entry }) => entry.slug }),
  path: t.string({
    description: "Its address, in a preview within that.",
    resolve: (noun) => pathOfNoun(noun),
  }),
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  description: t.string({ resolve: ({ entry }) => entry.data.description }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ entry, view }) => pictureOf(entry.data.image, view.media),
  }),
  isHome: t.boolean({ resolve: ({ entry }) => entry.slug === "" }),
  isBlog: t.boolean({ description: "Posts belong to it.", resolve: ({ entry }) => entry.data.isBlog }),
  isShop: t.boolean({ description: "Products belong to it.", resolve: ({ entry }) => entry.data.isShop }),
  revision: t.int({ description: "The number of what is shown.", resolve: ({ entry }) => entry.number }),
  updatedAt: t.field({
    type: "DateTime",
    description: "When what is shown was published; in a preview: written.",
    resolve: ({ entry }) => instantText(entry.changedAt),
  }),
  blocks: t.field({
    type: [ContentBlockInterface],
    description: "What it shows, without what nobody here knows how to show.",
    resolve: async (noun, _, ctx) => blocksOf(noun, await loadRevision(ctx, noun)),
  }),
  problems: t.field({
    type: [ContentProblemRef],
    description: "What was left out of it. For the business alone.",
    authScopes: ({ view }) => ({ may: { businessId: view.businessId, permission: "content.manage" } }),
    resolve: async (noun, _, ctx) => problemsOf(await loadRevision(ctx, noun)),
  }),
  seo: t.field({
    type: SeoRef,
    resolve: (noun) => {
      const { title, description, image } = noun.entry.data;
      return describe(noun, noun.entry.data, { title, description, image });
    },
  }),
}));
