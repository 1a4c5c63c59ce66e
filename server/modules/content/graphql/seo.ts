import type { PictureSource, SeoData } from "../rules/definition.ts";
import type { EntryKind } from "../rules/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type ContentType, pathOfNoun } from "./contentType.ts";
import { PictureRef, sharedPictureOf } from "./picture.ts";
import { structuredDataOf } from "./structuredData.ts";

interface Described {
  readonly noun: ContentType;
  readonly title: string;
  readonly description: string;
  readonly image: PictureSource | null;
  readonly isIndexed: boolean;
}

/** Uses the SEO fields of an entry and falls back to its own title, text and picture. */
export function describe<Kind extends EntryKind>(
  noun: ContentType<Kind>,
  own: SeoData,
  otherwise: Pick<Described, "title" | "description" | "image">,
): Described {
  const { site, preview } = noun.view;
  const title = own.seoTitle || otherwise.title;
  return {
    noun: noun as unknown as ContentType,
    title: title === site.data.title ? title : `${title} · ${site.data.title}`,
    description: own.seoDescription || otherwise.description || site.data.description,
    image: otherwise.image ?? site.data.ogImage,
    isIndexed: own.isIndexed && preview === null,
  };
}

export const SeoRef = builder.objectRef<Described>("Seo").implement({
  description: "Metadata for search engines and shared links.",
  fields: (t) => ({
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    canonical: t.string({
      description: "Absolute canonical URL.",
      resolve: async ({ noun }, _, ctx) => (await ctx.siteOrigin(noun.view.businessId)) + pathOfNoun(noun),
    }),
    image: t.field({
      type: PictureRef,
      nullable: true,
      description: "Open Graph picture: a JPEG of 1200 by 630 pixels.",
      resolve: ({ noun, image }) => sharedPictureOf(image, noun.view.media),
    }),
    isIndexed: t.exposeBoolean("isIndexed", { description: "False in every preview." }),
    structuredData: t.string({
      description: "JSON-LD (schema.org), escaped for a script element.",
      resolve: ({ noun }, _, ctx) => structuredDataOf(ctx, noun),
    }),
  }),
});
