import type { Business, Service } from "../../../platform/database/prisma/client.ts";
import { type Block, type PictureSource, isKnownBlock } from "../rules/definition.ts";
import {
  type JsonLd,
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLd,
  localBusiness,
  product,
  service,
} from "../rules/structuredData.ts";
import { type Shown, isOf, shownAs } from "../siteView.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type ContentType, pathOfNoun, picturesOf, loadRevision } from "./contentType.ts";
import { type Pictures } from "./contentType.ts";
import { sharedPictureOf } from "./picture.ts";
import { richText } from "./richText.ts";

/** Returns a JSON-LD list, which is empty in previews. */
export async function structuredDataOf(ctx: Context, { view, entry }: ContentType): Promise<string> {
  if (view.preview !== null) return "[]";
  const business = await ctx.businessOf(view.businessId);
  const origin = await ctx.siteOrigin(view.businessId);
  const about: About = { ctx, view, business, origin, homeUrl: `${origin}/` };
  if (isOf("PAGE", entry)) return jsonLd(await pageData(about, entry));
  if (isOf("POST", entry)) return jsonLd(await postData(about, entry));
  if (isOf("PRODUCT", entry)) return jsonLd(await productData(about, entry));
  if (isOf("CATEGORY", entry)) return jsonLd([trail(about, entry, entry.data.name)]);
  return "[]";
}

interface About extends Pick<ContentType, "view"> {
  readonly ctx: Context;
  readonly business: Business;
  readonly origin: string;
  readonly homeUrl: string;
}

async function pageData(about: About, entry: Shown<"PAGE">): Promise<(JsonLd | null)[]> {
  const { ctx, view } = about;
  const row = await loadRevision(ctx, { view, entry } as unknown as ContentType);
  return [
    entry.slug === "" ? office(about, picturesOf(row)) : trail(about, entry, entry.data.title),
    ...(await blockData(about, row.data["blocks"])),
  ];
}

async function postData(about: About, entry: Shown<"POST">): Promise<(JsonLd | null)[]> {
  const { ctx, view } = about;
  const { title, excerpt, image, author, categories, blog } = entry.data;
  const row = await loadRevision(ctx, { view, entry } as unknown as ContentType);
  return [
    blogPosting({
      title,
      description: excerpt,
      url: urlOf(about, entry),
      image: imageUrl(about, image, view.media),
      author: shownAs(view, "AUTHOR", author)?.data.name ?? null,
      publishedAt: entry.firstPublishedAt,
      modifiedAt: entry.changedAt,
      locale: view.site.data.locale,
      sections: categories.flatMap((id) => shownAs(view, "CATEGORY", id)?.data.name ?? []),
      business: named(about),
    }),
    trail(about, entry, title, shownAs(view, "PAGE", blog)),
    ...(await blockData(about, row.data["blocks"])),
  ];
}

async function productData(about: About, entry: Shown<"PRODUCT">): Promise<(JsonLd | null)[]> {
  const { view, business } = about;
  const { title, summary, images, priceMinor, stock, shop } = entry.data;
  return [
    product({
      name: title,
      description: summary,
      url: urlOf(about, entry),
      images: images.flatMap((image) => imageUrl(about, image, view.media) ?? []),
      price: { amount: priceMinor, currency: business.currency },
      stock,
      business: named(about),
    }),
    trail(about, entry, title, shownAs(view, "PAGE", shop)),
    ...(await serviceData(about, entry.data.service === null ? [] : [entry.data.service])),
  ];
}

async function blockData(about: About, blocks: unknown): Promise<(JsonLd | null)[]> {
  const known = knownBlocks(blocks);
  const questions = known.flatMap((block) => (block.kind === "faq" ? block.questions : []));
  const services = known.flatMap((block) => (block.kind === "serviceCard" ? [block.service] : []));
  return [
    faqPage(questions.map(({ question, answer }) => ({ question, answer: richText(about.view, answer) }))),
    ...(await serviceData(about, services)),
  ];
}

function knownBlocks(blocks: unknown): Block[] {
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return list
    .filter(isKnownBlock)
    .flatMap((block) => (block.kind === "columns" ? block.columns.flatMap(knownBlocks) : [block]));
}

async function serviceData(about: About, ids: readonly string[]): Promise<JsonLd[]> {
  const { ctx, view, business, homeUrl } = about;
  const rows = await ctx.loaders(view.businessId).service.loadMany([...new Set(ids)]);
  return rows
    .filter((row): row is Service => row !== null && !(row instanceof Error))
    .filter((row) => row.publication === "PUBLISHED")
    .map((row) =>
      service({
        name: row.name,
        description: row.description,
        url: `${homeUrl}widget/appointment/service/${row.slug}`,
        price: { amount: row.priceMinor, currency: business.currency },
        business: named(about),
      }),
    );
}

const named = ({ business, homeUrl }: About) => ({ name: business.name, url: homeUrl });

function office(about: About, pictures: Pictures): JsonLd {
  const { view, business, homeUrl } = about;
  const { description, tagline, ogImage, logo, social } = view.site.data;
  return localBusiness({
    name: business.name,
    url: homeUrl,
    description: description || tagline,
    phone: business.phone,
    email: business.email,
    address: business.address,
    image: imageUrl(about, ogImage ?? logo, new Map([...view.media, ...pictures])),
    profiles: social.map(({ url }) => url),
  });
}

function trail(about: About, entry: Shown, name: string, within: Shown<"PAGE"> | null = null): JsonLd | null {
  const { view, homeUrl } = about;
  const parent = within && within.slug !== "" ? [{ name: within.data.title, url: urlOf(about, within) }] : [];
  return breadcrumbs([
    { name: view.site.data.title, url: homeUrl },
    ...parent,
    { name, url: urlOf(about, entry) },
  ]);
}

const urlOf = ({ origin, view }: About, entry: Shown): string => origin + pathOfNoun({ view, entry });

function imageUrl({ origin }: About, source: PictureSource | null, pictures: Pictures): string | null {
  const picture = sharedPictureOf(source, pictures);
  return picture && origin + picture.src;
}
