import type { PictureSource, SeoData } from "../rules/definition.ts";
import type { EntryKind } from "../rules/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { type ContentNode, getContentPath } from "./contentType.ts";
import { PictureRef, toSharedPicture } from "./picture.ts";
import { buildStructuredData } from "./structuredData.ts";

interface SearchMetadata {
  readonly node: ContentNode;
  readonly title: string;
  readonly description: string;
  readonly image: PictureSource | null;
  readonly isIndexed: boolean;
}

/** Uses the SEO fields of an entry and falls back to its own title, text and picture. */
export function describeForSearch<Kind extends EntryKind>(
  node: ContentNode<Kind>,
  seo: SeoData,
  fallback: Pick<SearchMetadata, "title" | "description" | "image">,
): SearchMetadata {
  const { site, preview } = node.view;
  const title = seo.seoTitle || fallback.title;
  return {
    node: node as unknown as ContentNode,
    title: title === site.data.title ? title : `${title} · ${site.data.title}`,
    description: seo.seoDescription || fallback.description || site.data.description,
    image: fallback.image ?? site.data.ogImage,
    isIndexed: seo.isIndexed && preview === null,
  };
}

export const SeoRef = builder.objectRef<SearchMetadata>("Seo").implement({
  description: "Metadata for search engines and shared links.",
  fields: (t) => ({
    title: t.exposeString("title"),
    description: t.string({
      nullable: true,
      description: "Summary for search engines and shared links. Null if there is none.",
      resolve: ({ description }) => emptyToNull(description),
    }),
    canonical: t.string({
      description: "Absolute canonical URL.",
      resolve: async ({ node }, _, ctx) =>
        (await ctx.siteOrigin(node.view.businessId)) + getContentPath(node),
    }),
    image: t.field({
      type: PictureRef,
      nullable: true,
      description: "Open Graph picture: a JPEG of 1200 by 630 pixels.",
      resolve: ({ node, image }) => toSharedPicture(image, node.view.media),
    }),
    isIndexed: t.exposeBoolean("isIndexed", { description: "False in every preview." }),
    structuredData: t.string({
      description: "JSON-LD (schema.org), escaped for a script element.",
      resolve: ({ node }, _, ctx) => buildStructuredData(ctx, node),
    }),
  }),
});
