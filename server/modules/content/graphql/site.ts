import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { NavItem, SocialLink } from "../rules/definition.ts";
import { type ResolvedPath, resolveHref, resolvePath } from "../addresses.ts";
import type { SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { arrayCursors } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { ContentLinkRef, toLinks } from "./blockTypes.ts";
import "../../bookings/graphql/blockBooking.ts";
import "../../catalogue/graphql/blockLists.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { CategoryConnectionRef, CategoryRef } from "./category.ts";
import { findByIdOrSlug, findPage, findPosts } from "./contentLookup.ts";
import { type ContentNode, contentNodeType } from "./contentType.ts";
import { PageConnectionRef, PageRef } from "./page.ts";
import { SocialKindEnum } from "./entryEnums.ts";
import { PictureRef, toPicture } from "./picture.ts";
import "./post.ts";
import { PostConnectionRef, PostFilterInput, PostRef, postConnection } from "./postRef.ts";
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

const SocialLinkRef = builder.objectRef<SocialLink>("SocialLink").implement({
  description: "A social profile of the business.",
  fields: (t) => ({
    kind: t.expose("kind", { type: SocialKindEnum }),
    url: t.expose("url", { type: "URL" }),
  }),
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

function toContentTarget(view: SiteView, resolved: ResolvedPath | null) {
  if (resolved?.kind === "ENTRY") return { view, entry: resolved.entry };
  return resolved && { location: resolved.location };
}

builder.objectFields(SiteRef, (t) => ({
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  tagline: t.string({
    nullable: true,
    description: "Short description in one line. Null if there is none.",
    resolve: ({ entry }) => emptyToNull(entry.data.tagline),
  }),
  description: t.string({ nullable: true, resolve: ({ entry }) => emptyToNull(entry.data.description) }),
  locale: t.field({
    type: "Locale",
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

const BLOG_ARG = "Id or path of a blog. Return a post only if it belongs to it.";
const SHOP_ARG = "Id or path of a shop. Return a product only if it belongs to it.";

const ProductFilterInput = builder.inputType("ProductFilter", {
  description: "Conditions on products. All given ones must match.",
  fields: (t) => ({ shop: t.id({ description: "Of this shop; the id or path of its page." }) }),
});

builder.objectFields(SiteRef, (t) => ({
  page: t.field({
    type: PageRef,
    nullable: true,
    description:
      "Finds a page by id or path. Without an argument, returns the home page. Null if there is none.",
    args: { id: t.arg.id({ description: "Id or path. Null for the home page." }) },
    resolve: ({ view }, { id }) => findPage(view, id),
  }),
  post: t.field({
    type: PostRef,
    nullable: true,
    description: "Finds a post by id or slug. Null if there is none.",
    args: {
      id: t.arg.id({ required: true, description: "Id or slug." }),
      blog: t.arg.id({ description: BLOG_ARG }),
    },
    resolve: ({ view }, { id, blog }) => {
      const found = findByIdOrSlug(view, "Post", view.posts, id);
      return blog == null || found?.entry.data.blog === findPage(view, blog)?.entry.id ? found : null;
    },
  }),
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description: "Finds a category by id or slug. Null if there is none.",
    args: {
      id: t.arg.id({ required: true, description: "Id or slug." }),
      blog: t.arg.id({ description: "Id or path of a page. Null is returned if it is not a blog." }),
    },
    resolve: ({ view }, { id, blog }) => {
      const isBlog = blog == null || findPage(view, blog)?.entry.data.isBlog === true;
      return isBlog ? findByIdOrSlug(view, "Category", view.categories, id) : null;
    },
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    description: "Finds a product by id or slug. Null if there is none.",
    args: {
      id: t.arg.id({ required: true, description: "Id or slug." }),
      shop: t.arg.id({ description: SHOP_ARG }),
    },
    resolve: ({ view }, { id, shop }) => {
      const found = findByIdOrSlug(view, "Product", view.products, id);
      return shop == null || found?.entry.data.shop === findPage(view, shop)?.entry.id ? found : null;
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
      filter: t.arg({ type: PostFilterInput }),
    },
    resolve: ({ view }, { filter, ...args }) => postConnection(view, findPosts(view, filter ?? {}), args),
  }),
  categories: t.field({
    type: CategoryConnectionRef,
    description: "Categories in the order of the business.",
    extensions: arrayCursors,
    args: t.arg.connectionArgs(),
    resolve: ({ view }, args) => {
      const categories = view.categories.map((entry): ContentNode<"CATEGORY"> => ({ view, entry }));
      const connection = resolveArrayConnection({ args, maxSize: 100, defaultSize: 50 }, categories);
      return { ...connection, totalCount: categories.length };
    },
  }),
  products: t.field({
    type: ProductConnectionRef,
    description: "Products in the order of the business.",
    extensions: arrayCursors,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: ProductFilterInput }),
    },
    resolve: ({ view }, { filter, ...args }) => {
      const shop = filter?.shop;
      const page = shop == null ? null : findPage(view, shop);
      const products = view.products
        .filter(({ data }) => shop == null || (page !== null && data.shop === page.entry.id))
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
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, ctx) => {
      const view = ctx.business && id !== "" ? await ctx.loaders(ctx.business.id).site.load(id) : null;
      return view && { view, entry: view.site };
    },
  }),
);
