import type { ProductData } from "../rules/definition.ts";
import { findVisible } from "../siteView.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { contentNodeType, getContentPath, loadRevision } from "./contentType.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";
import { StockEnum } from "./entryEnums.ts";
import { PageRef } from "./page.ts";
import { PictureRef, toPictures } from "./picture.ts";
import { richText } from "./richText.ts";
import { SeoRef, describeForSearch } from "./seo.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";

export const ProductRef = contentNodeType(
  "PRODUCT",
  "A product that is sold on the premises or booked with a service.",
);

builder.objectFields(ProductRef, (t) => ({
  slug: t.string({ resolve: ({ entry }) => entry.slug }),
  path: t.string({
    description: "Path of the product on this host.",
    resolve: (node) => getContentPath(node),
  }),
  title: t.string({ resolve: ({ entry }) => entry.data.title }),
  summary: t.string({
    nullable: true,
    description: "Summary of one or two lines of plain text. Null if there is none.",
    resolve: ({ entry }) => emptyToNull(entry.data.summary),
  }),
  description: t.field({
    type: "RichText",
    resolve: async (node, _, ctx) => {
      const { data } = await loadRevision(ctx, node);
      return richText(node.view, (data as unknown as ProductData).description);
    },
  }),
  price: t.field({
    type: MoneyRef,
    nullable: true,
    description: "Price including tax. Null if the product is free.",
    resolve: async ({ view, entry: { data } }, _, ctx) =>
      data.priceMinor === 0
        ? null
        : { amount: data.priceMinor, currency: (await ctx.getBusiness(view.businessId)).currency },
  }),
  images: t.field({
    type: [PictureRef],
    resolve: ({ view, entry }) => toPictures(entry.data.images, view.media),
  }),
  stock: t.field({ type: StockEnum, resolve: ({ entry }) => entry.data.stock }),
  service: t.field({
    type: ServiceRef,
    nullable: true,
    description: "The service that books the product. Null if there is none or it cannot be booked now.",
    resolve: async ({ view, entry: { data } }, _, ctx) => {
      const row =
        data.service === null ? null : await ctx.loaders(view.businessId).service.load(data.service);
      return row?.publication === "PUBLISHED" ? row : null;
    },
  }),
  shop: t.field({
    type: PageRef,
    nullable: true,
    description: "Page of the shop that contains the product.",
    resolve: ({ view, entry }) => {
      const page = findVisible(view, "PAGE", entry.data.shop);
      return page && { view, entry: page };
    },
  }),
  revision: t.int({ resolve: ({ entry }) => entry.number }),
  seo: t.field({
    type: SeoRef,
    resolve: (node) => {
      const { title, summary, images } = node.entry.data;
      return describeForSearch(node, node.entry.data, {
        title,
        description: summary,
        image: images[0] ?? null,
      });
    },
  }),
}));

export const ProductConnectionRef = createConnection(ProductRef, "Product");
