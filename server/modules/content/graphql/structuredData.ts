import type { Business, Service } from "../../../platform/database/prisma/client.ts";
import { type Block, type PictureSource, isKnownBlock } from "../rules/definition.ts";
import {
  type JsonLd,
  blogPosting,
  breadcrumbs,
  faqPage,
  serialiseJsonLd,
  localBusiness,
  product,
  service,
} from "../rules/structuredData.ts";
import { type VisibleEntry, isKind, findVisible } from "../siteView.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type ContentNode, getContentPath, indexPictures, loadRevision } from "./contentType.ts";
import { type Pictures } from "./contentType.ts";
import { toSharedPicture } from "./picture.ts";
import { richText } from "./richText.ts";

/** Returns a JSON-LD list, which is empty in previews. */
export async function buildStructuredData(ctx: Context, { view, entry }: ContentNode): Promise<string> {
  if (view.preview !== null) return "[]";
  const business = await ctx.getBusiness(view.businessId);
  const origin = await ctx.siteOrigin(view.businessId);
  const context: SeoContext = { ctx, view, business, origin, homeUrl: `${origin}/` };
  if (isKind("PAGE", entry)) return serialiseJsonLd(await pageData(context, entry));
  if (isKind("POST", entry)) return serialiseJsonLd(await postData(context, entry));
  if (isKind("PRODUCT", entry)) return serialiseJsonLd(await productData(context, entry));
  if (isKind("CATEGORY", entry)) return serialiseJsonLd([toBreadcrumbs(context, entry, entry.data.name)]);
  return "[]";
}

interface SeoContext extends Pick<ContentNode, "view"> {
  readonly ctx: Context;
  readonly business: Business;
  readonly origin: string;
  readonly homeUrl: string;
}

async function pageData(context: SeoContext, entry: VisibleEntry<"PAGE">): Promise<(JsonLd | null)[]> {
  const { ctx, view } = context;
  const row = await loadRevision(ctx, { view, entry } as unknown as ContentNode);
  return [
    entry.slug === ""
      ? toLocalBusiness(context, indexPictures(row))
      : toBreadcrumbs(context, entry, entry.data.title),
    ...(await blockData(context, row.data["blocks"])),
  ];
}

async function postData(context: SeoContext, entry: VisibleEntry<"POST">): Promise<(JsonLd | null)[]> {
  const { ctx, view } = context;
  const { title, excerpt, image, author, categories, blog } = entry.data;
  const row = await loadRevision(ctx, { view, entry } as unknown as ContentNode);
  return [
    blogPosting({
      title,
      description: excerpt,
      url: toUrl(context, entry),
      image: imageUrl(context, image, view.media),
      author: findVisible(view, "AUTHOR", author)?.data.name ?? null,
      publishedAt: entry.firstPublishedAt,
      modifiedAt: entry.changedAt,
      locale: view.site.data.locale,
      sections: categories.flatMap((id) => findVisible(view, "CATEGORY", id)?.data.name ?? []),
      business: toBusinessReference(context),
    }),
    toBreadcrumbs(context, entry, title, findVisible(view, "PAGE", blog)),
    ...(await blockData(context, row.data["blocks"])),
  ];
}

async function productData(context: SeoContext, entry: VisibleEntry<"PRODUCT">): Promise<(JsonLd | null)[]> {
  const { view, business } = context;
  const { title, summary, images, priceMinor, stock, shop } = entry.data;
  return [
    product({
      name: title,
      description: summary,
      url: toUrl(context, entry),
      images: images.flatMap((image) => imageUrl(context, image, view.media) ?? []),
      price: { amount: priceMinor, currency: business.currency },
      stock,
      business: toBusinessReference(context),
    }),
    toBreadcrumbs(context, entry, title, findVisible(view, "PAGE", shop)),
    ...(await serviceData(context, entry.data.service === null ? [] : [entry.data.service])),
  ];
}

async function blockData(context: SeoContext, blocks: unknown): Promise<(JsonLd | null)[]> {
  const known = listKnownBlocks(blocks);
  const questions = known.flatMap((block) => (block.kind === "faq" ? block.questions : []));
  const services = known.flatMap((block) => (block.kind === "serviceCard" ? [block.service] : []));
  return [
    faqPage(questions.map(({ question, answer }) => ({ question, answer: richText(context.view, answer) }))),
    ...(await serviceData(context, services)),
  ];
}

function listKnownBlocks(blocks: unknown): Block[] {
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return list
    .filter(isKnownBlock)
    .flatMap((block) => (block.kind === "columns" ? block.columns.flatMap(listKnownBlocks) : [block]));
}

async function serviceData(context: SeoContext, ids: readonly string[]): Promise<JsonLd[]> {
  const { ctx, view, business, homeUrl } = context;
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
        business: toBusinessReference(context),
      }),
    );
}

const toBusinessReference = ({ business, homeUrl }: SeoContext) => ({ name: business.name, url: homeUrl });

function toLocalBusiness(context: SeoContext, pictures: Pictures): JsonLd {
  const { view, business, homeUrl } = context;
  const { description, tagline, ogImage, logo, social } = view.site.data;
  return localBusiness({
    name: business.name,
    url: homeUrl,
    description: description || tagline,
    phone: business.phone,
    email: business.email,
    address: business.address,
    image: imageUrl(context, ogImage ?? logo, new Map([...view.media, ...pictures])),
    profiles: social.map(({ url }) => url),
  });
}

function toBreadcrumbs(
  context: SeoContext,
  entry: VisibleEntry,
  name: string,
  parentPage: VisibleEntry<"PAGE"> | null = null,
): JsonLd | null {
  const { view, homeUrl } = context;
  const parent =
    parentPage && parentPage.slug !== ""
      ? [{ name: parentPage.data.title, url: toUrl(context, parentPage) }]
      : [];
  return breadcrumbs([
    { name: view.site.data.title, url: homeUrl },
    ...parent,
    { name, url: toUrl(context, entry) },
  ]);
}

const toUrl = ({ origin, view }: SeoContext, entry: VisibleEntry): string =>
  origin + getContentPath({ view, entry });

function imageUrl({ origin }: SeoContext, source: PictureSource | null, pictures: Pictures): string | null {
  const picture = toSharedPicture(source, pictures);
  return picture && origin + picture.src;
}
