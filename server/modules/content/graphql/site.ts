import { resolveArrayConnection } from "@pothos/plugin-relay";
import { SOCIAL_KINDS, type NavItem, type SocialLink } from "../rules/definition.ts";
import { type ResolvedPath, resolveHref, resolvePath } from "../addresses.ts";
import { type VisibleEntry, type SiteView, filterPosts } from "../siteView.ts";
import { toRowId } from "../../../platform/graphql/globalIds.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { arrayCursors } from "../../../platform/graphql/cursors.ts";
import { ContentLinkRef, toLinks } from "./blockTypes.ts";
import "../../bookings/graphql/blockBooking.ts";
import "../../catalogue/graphql/blockLists.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { CategoryRef } from "./category.ts";
import { type ContentNode, contentNodeType } from "./contentType.ts";
import { PageConnectionRef, PageRef } from "./page.ts";
import { PictureRef, toPicture } from "./picture.ts";
import "./post.ts";
import { PostConnectionRef, PostRef, postConnection } from "./postRef.ts";
import { ProductConnectionRef, ProductRef } from "./product.ts";
import { richText } from "./richText.ts";

export const SiteRef = contentNodeType("SITE", "The public site of a business, or a preview of that site.");

const NavItemRef = builder
  .objectRef<{ readonly view: SiteView; readonly item: NavItem }>("NavItem")
  .implement({
    description: "A link of the navigation.",
    fields: (t) => ({
      label: t.string({ resolve: ({ item }) => item.label }),
      href: t.string({
        nullable: true,
        description: "Target of the link. Null if the item only opens its children.",
        resolve: ({ view, item }) => resolveHref(view, item.target),
      }),
      isExternal: t.boolean({ resolve: ({ item }) => item.target?.kind === "URL" }),
      children: t.field({
        type: [ContentLinkRef],
        resolve: ({ view, item }) => toLinks(view, item.children),
      }),
    }),
  });

const SocialKindEnum = builder.enumType("SocialKind", { values: SOCIAL_KINDS });

const SocialLinkRef = builder.objectRef<SocialLink>("SocialLink").implement({
  description: "A social profile of the business.",
  fields: (t) => ({ kind: t.expose("kind", { type: SocialKindEnum }), url: t.exposeString("url") }),
});

const ContentRedirectRef = builder.objectRef<{ readonly location: string }>("ContentRedirect").implement({
  description: "A redirect to the canonical address, for an old slug or a missing or extra slash.",
  isTypeOf: (value) => "location" in (value as object),
  fields: (t) => ({
    location: t.exposeString("location", { description: "Path on this host." }),
    status: t.int({ description: "HTTP status, always 308 (Permanent Redirect).", resolve: () => 308 }),
  }),
});

const ContentTargetRef = builder.unionType("ContentTarget", {
  description: "The content at an address, or a redirect.",
  types: [PageRef, PostRef, CategoryRef, ProductRef, ContentRedirectRef],
});

const trimSlashes = (path: string | null | undefined) => (path ?? "").replace(/^\/|\/$/g, "");

function findByName<Kind extends "POST" | "CATEGORY" | "PRODUCT">(
  view: SiteView,
  type: "Post" | "Category" | "Product",
  entries: readonly VisibleEntry<Kind>[],
  name: string,
): ContentNode<Kind> | null {
  const id = toRowId(type, name);
  const entry = entries.find((one) => one.id === id || one.slug === name);
  return entry ? { view, entry } : null;
}

function toContentTarget(view: SiteView, resolved: ResolvedPath | null) {
  if (resolved?.kind === "ENTRY") return { view, entry: resolved.entry };
  return resolved && { location: resolved.location };
}

builder.objectFields(SiteRef, (t) => ({
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  tagline: t.string({ resolve: ({ entry }) => entry.data.tagline }),
  description: t.string({ resolve: ({ entry }) => entry.data.description }),
  locale: t.string({
    description: "Language of the content (BCP 47).",
    resolve: ({ entry }) => entry.data.locale,
  }),
  version: t.int({
    description: "Increases with every change of the public site.",
    resolve: ({ view }) => view.version,
  }),
  isPreview: t.boolean({ resolve: ({ view }) => view.preview !== null }),
  previewId: t.string({ nullable: true, resolve: ({ view }) => view.preview?.id ?? null }),
  previewName: t.string({ nullable: true, resolve: ({ view }) => view.preview?.name ?? null }),
  homePath: t.string({
    description: "Path of the home page, within the preview in a preview.",
    resolve: ({ view }) => getHomeHref(view),
  }),
  business: t.field({
    type: BusinessRef,
    resolve: ({ view }, _, ctx) => ctx.getBusiness(view.businessId),
  }),
  navigation: t.field({
    type: [NavItemRef],
    description: "Navigation without links whose target is not visible.",
    resolve: ({ view, entry }) =>
      entry.data.navigation
        .map((item) => ({ view, item }))
        .filter(
          ({ item }) => resolveHref(view, item.target) !== null || toLinks(view, item.children).length > 0,
        ),
  }),
  footer: t.field({ type: "RichText", resolve: ({ view, entry }) => richText(view, entry.data.footer) }),
  social: t.field({ type: [SocialLinkRef], resolve: ({ entry }) => [...entry.data.social] }),
  logo: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ view, entry }) => toPicture(entry.data.logo, view.media),
  }),
  ogImage: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ view, entry }) => toPicture(entry.data.ogImage, view.media),
  }),
}));

function getHomeHref(view: SiteView): string {
  return view.preview === null ? "/" : `/v2/preview/${view.preview.id}`;
}

builder.objectFields(SiteRef, (t) => ({
  page: t.field({
    type: PageRef,
    nullable: true,
    description: "A page by its path. Without a path, the home page.",
    args: { path: t.arg.string() },
    resolve: ({ view }, { path }) => {
      const entry = view.pages.find(({ slug }) => slug === trimSlashes(path));
      return entry ? { view, entry } : null;
    },
  }),
  post: t.field({
    type: PostRef,
    nullable: true,
    description: "A post by its slug or id. `path` is the path of a blog and limits the search to it.",
    args: { slug: t.arg.string({ required: true }), path: t.arg.string() },
    resolve: ({ view }, { slug, path }) => {
      const found = findByName(view, "Post", view.posts, slug);
      const blog = path == null ? undefined : view.pages.find((one) => one.slug === trimSlashes(path))?.id;
      return path == null || found?.entry.data.blog === blog ? found : null;
    },
  }),
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description: "A category by its slug or id. Null if `path` is not the path of a blog.",
    args: { slug: t.arg.string({ required: true }), path: t.arg.string() },
    resolve: ({ view }, { slug, path }) => {
      const isBlog =
        path == null || view.pages.some((one) => one.data.isBlog && one.slug === trimSlashes(path));
      return isBlog ? findByName(view, "Category", view.categories, slug) : null;
    },
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    description: "A product by its slug or id. `path` is the path of a shop and limits the search to it.",
    args: { id: t.arg.string({ required: true }), path: t.arg.string() },
    resolve: ({ view }, { id, path }) => {
      const found = findByName(view, "Product", view.products, id);
      const shop = path == null ? undefined : view.pages.find((one) => one.slug === trimSlashes(path))?.id;
      return path == null || found?.entry.data.shop === shop ? found : null;
    },
  }),
  resolve: t.field({
    type: ContentTargetRef,
    nullable: true,
    description:
      "Resolves a decoded path, in a preview with or without the preview's prefix. Null if it leads to nothing.",
    args: { path: t.arg.string({ required: true }) },
    resolve: async ({ view }, { path }, ctx) =>
      toContentTarget(view, await resolvePath(ctx.database.query, view, path)) as never,
  }),
  pages: t.field({
    type: PageConnectionRef,
    description: "Pages in the order of the business.",
    extensions: arrayCursors,
    args: t.arg.connectionArgs(),
    resolve: ({ view }, args) => {
      const pages = view.pages.map((entry): ContentNode<"PAGE"> => ({ view, entry }));
      const connection = resolveArrayConnection({ args, maxSize: 100, defaultSize: 50 }, pages);
      return { ...connection, totalCount: pages.length };
    },
  }),
  posts: t.field({
    type: PostConnectionRef,
    description: "Posts, newest first.",
    extensions: arrayCursors,
    args: {
      ...t.arg.connectionArgs(),
      category: t.arg.string({ description: "Slug or id of a category. Limits the list to its posts." }),
      blog: t.arg.string({ description: "Path of a blog. Limits the list to its posts." }),
    },
    resolve: ({ view }, { category, blog, ...args }) => {
      const about = category == null ? null : findByName(view, "Category", view.categories, category);
      const page = blog == null ? null : view.pages.find((one) => one.slug === trimSlashes(blog));
      const isNone = (category != null && about === null) || page === undefined;
      const posts = isNone ? [] : filterPosts(view, { category: about?.entry.id, blog: page?.id });
      return postConnection(view, posts, args);
    },
  }),
  categories: t.field({
    type: [CategoryRef],
    description: "All categories in the order of the business.",
    resolve: ({ view }) => view.categories.map((entry) => ({ view, entry })),
  }),
  products: t.field({
    type: ProductConnectionRef,
    description: "Products in the order of the business.",
    extensions: arrayCursors,
    args: {
      ...t.arg.connectionArgs(),
      shop: t.arg.string({ description: "Path of a shop. Limits the list to its products." }),
    },
    resolve: ({ view }, { shop, ...args }) => {
      const page = shop == null ? null : view.pages.find((one) => one.slug === trimSlashes(shop));
      const products = view.products
        .filter(({ data }) => page === null || data.shop === page?.id)
        .map((entry): ContentNode<"PRODUCT"> => ({ view, entry }));
      const connection = resolveArrayConnection({ args, maxSize: 100, defaultSize: 24 }, products);
      return { ...connection, totalCount: products.length };
    },
  }),
}));

builder.prismaObjectField(BusinessRef, "site", (t) =>
  t.field({
    type: SiteRef,
    nullable: true,
    description: "The public site. Null if the business has not published one.",
    resolve: async ({ id }, _, ctx) => {
      const view = await ctx.loaders(id).site.load("");
      return view && { view, entry: view.site };
    },
  }),
);

builder.queryField("preview", (t) =>
  t.field({
    type: SiteRef,
    nullable: true,
    description:
      "The site of this host with the newest revision of every entry. Null if the preview is unknown, expired, revoked or of another business.",
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_, { id }, ctx) => {
      const view = ctx.business && id !== "" ? await ctx.loaders(ctx.business.id).site.load(id) : null;
      return view && { view, entry: view.site };
    },
  }),
);
