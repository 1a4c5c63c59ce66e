import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { withGuard } from "../../../platform/graphql/guards.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { ContentBlockInterface, listBlocks, findProblems } from "./blocks.ts";
import { contentNodeType, getContentPath, loadRevision } from "./contentType.ts";
import { PictureRef, toPicture } from "./picture.ts";
import { SeoRef, describeForSearch } from "./seo.ts";

export const PageRef = contentNodeType("PAGE", "A page of blocks.");

export const PageConnectionRef = createConnection(PageRef, "Page");

export const ContentProblemRef = builder
  .objectRef<{ readonly path: readonly string[]; readonly message: string }>("ContentProblem")
  .implement({
    description: "A part of stored content that cannot be shown and is left out.",
    fields: (t) => ({
      path: t.stringList({ resolve: ({ path }) => [...path] }),
      message: t.exposeString("message"),
    }),
  });

builder.objectFields(PageRef, (t) => ({
  slug: t.string({ description: "Empty for the home page.", resolve: ({ entry }) => entry.slug }),
  path: t.string({
    description: "Path on this host, within the preview in a preview.",
    resolve: (node) => getContentPath(node),
  }),
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  description: t.string({ nullable: true, resolve: ({ entry }) => emptyToNull(entry.data.description) }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ entry, view }) => toPicture(entry.data.image, view.media),
  }),
  isHome: t.boolean({ resolve: ({ entry }) => entry.slug === "" }),
  isBlog: t.boolean({
    description: "True if posts can belong to the page.",
    resolve: ({ entry }) => entry.data.isBlog,
  }),
  isShop: t.boolean({
    description: "True if products can belong to the page.",
    resolve: ({ entry }) => entry.data.isShop,
  }),
  revision: t.int({ description: "Number of the shown revision.", resolve: ({ entry }) => entry.number }),
  updatedAt: t.field({
    type: "DateTime",
    description: "Publication time of the shown revision; in a preview, its creation time.",
    resolve: ({ entry }) => formatInstant(entry.changedAt),
  }),
  blocks: t.field({
    type: [ContentBlockInterface],
    description: "Blocks of the page. Blocks of unknown kinds are left out.",
    resolve: async (node, _, ctx) => listBlocks(node, await loadRevision(ctx, node)),
  }),
  problems: t.field({
    type: [ContentProblemRef],
    description: "Blocks that were left out.",
    authScopes: withGuard(
      { permissions: ["content.manage"] },
      ({ view }: { readonly view: { readonly businessId: string } }) => requires("content.manage")(view),
    ),
    resolve: async (node, _, ctx) => findProblems(await loadRevision(ctx, node)),
  }),
  seo: t.field({
    type: SeoRef,
    resolve: (node) => {
      const { title, description, image } = node.entry.data;
      return describeForSearch(node, node.entry.data, { title, description, image });
    },
  }),
}));
