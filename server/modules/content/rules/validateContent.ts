import { toCanonicalLocale } from "../../../shared/languages/toCanonicalLocale.ts";
import type { Issue } from "../../../shared/failures/failure.ts";
import {
  type JsonObject,
  type JsonPosition,
  atPath,
  readMember,
  readBoolean,
  readList,
  readObject,
  readText,
  readInteger,
  readEnum,
  addIssue,
  dropFollowUpIssues,
} from "../../../shared/forms/readJson.ts";
import { type ContentData, type EntryKind, SOCIAL_KINDS, STOCKS, type SocialLink } from "./definition.ts";
import { readBlocks } from "./validateBlocks.ts";
import { readNavigation } from "./validateNavigation.ts";
import {
  type ContentContext,
  SEO_MEMBERS,
  readPicture,
  readPictures,
  readReference,
  readReferences,
  readRichText,
  readSeo,
} from "./validateParts.ts";
import { CONTENT_LIMITS } from "./limits.ts";
import { isExternalUrl } from "../../../shared/markup/urls.ts";

type Readers = {
  readonly [Kind in EntryKind]: {
    readonly members: readonly string[];
    readonly read: (object: JsonObject, place: JsonPosition, context: ContentContext) => ContentData[Kind];
  };
};

const readLine = (object: JsonObject, name: string, place: JsonPosition, isRequired = false) =>
  readText(object, name, place, { max: CONTENT_LIMITS.title, isRequired });

const readLines = (object: JsonObject, name: string, place: JsonPosition) =>
  readText(object, name, place, { max: CONTENT_LIMITS.excerpt, readLines: true });

const READERS: Readers = {
  SITE: {
    members: [
      "title",
      "tagline",
      "description",
      "locale",
      "navigation",
      "footer",
      "social",
      "logo",
      "ogImage",
    ],
    read: (object, place, context) => ({
      title: readLine(object, "title", place, true),
      tagline: readLine(object, "tagline", place),
      description: readLines(object, "description", place),
      locale: readLocale(object, place),
      navigation: readNavigation(object, place, context),
      footer: readRichText(object, "footer", place, context),
      social: readList(object, "social", place, { maxItems: CONTENT_LIMITS.social }, parseSocialLink).flatMap(
        (one) => one ?? [],
      ),
      logo: readPicture(object, "logo", place, context),
      ogImage: readPicture(object, "ogImage", place, context),
    }),
  },
  PAGE: {
    members: ["title", "description", "image", "isBlog", "isShop", "blocks", ...SEO_MEMBERS],
    read: (object, place, context) => ({
      title: readLine(object, "title", place, true),
      description: readLines(object, "description", place),
      image: readPicture(object, "image", place, context),
      isBlog: readBoolean(object, "isBlog", place),
      isShop: readBoolean(object, "isShop", place),
      ...readSeo(object, place),
      blocks: readBlocks(object, place, context),
    }),
  },
  POST: {
    members: ["title", "excerpt", "image", "author", "categories", "blog", "blocks", ...SEO_MEMBERS],
    read: (object, place, context) => ({
      title: readLine(object, "title", place, true),
      excerpt: readLines(object, "excerpt", place),
      image: readPicture(object, "image", place, context),
      author: readReference(object, "author", place, "AUTHOR", context),
      categories: readReferences(object, "categories", place, "CATEGORY", context, CONTENT_LIMITS.categories),
      blog: readReference(object, "blog", place, "PAGE", context),
      ...readSeo(object, place),
      blocks: readBlocks(object, place, context),
    }),
  },
  AUTHOR: {
    members: ["name", "bio", "image"],
    read: (object, place, context) => ({
      name: readLine(object, "name", place, true),
      bio: readText(object, "bio", place, { max: CONTENT_LIMITS.text, readLines: true }),
      image: readPicture(object, "image", place, context),
    }),
  },
  CATEGORY: {
    members: ["name", "description", ...SEO_MEMBERS],
    read: (object, place) => ({
      name: readLine(object, "name", place, true),
      description: readLines(object, "description", place),
      ...readSeo(object, place),
    }),
  },
  PRODUCT: {
    members: [
      "title",
      "summary",
      "description",
      "images",
      "priceMinor",
      "stock",
      "service",
      "shop",
      ...SEO_MEMBERS,
    ],
    read: (object, place, context) => ({
      title: readLine(object, "title", place, true),
      summary: readLines(object, "summary", place),
      description: readRichText(object, "description", place, context),
      images: readPictures(object, "images", place, context),
      priceMinor: readInteger(object, "priceMinor", place, { from: 0, to: CONTENT_LIMITS.price }) ?? 0,
      stock: readEnum(object, "stock", place, STOCKS, "IN_STOCK") ?? "IN_STOCK",
      service: readReference(object, "service", place, "SERVICE", context),
      shop: readReference(object, "shop", place, "PAGE", context),
      ...readSeo(object, place),
    }),
  },
};

function parseSocialLink(value: unknown, at: JsonPosition): SocialLink | null {
  const object = readObject(value, at, ["kind", "url"]);
  const kind = readEnum(object, "kind", at, SOCIAL_KINDS);
  const url = readText(object, "url", at, { max: 2_000, isRequired: true });
  if (url !== "" && !(isExternalUrl(url) && url.startsWith("https://")))
    addIssue(atPath(at, "url"), "INVALID");
  return kind && { kind, url };
}

/** BCP 47 in canonical form, `en` if omitted. */
function readLocale(object: JsonObject, place: JsonPosition): string {
  const locale = readMember(object, "locale") ?? "en";
  const canonical = typeof locale === "string" ? toCanonicalLocale(locale) : null;
  if (canonical === null) addIssue(atPath(place, "locale"), "INVALID");
  return canonical ?? "en";
}

/**
 * Validates unvalidated JSON: applies defaults, rejects unknown members, resolves references to row ids and sanitises
 * HTML. Idempotent. The data may be stored only if there are no issues.
 */
export function validateContent<Kind extends EntryKind>(
  kind: Kind,
  input: unknown,
  context: ContentContext,
): { readonly data: ContentData[Kind]; readonly issues: readonly Issue[] } {
  const place: JsonPosition = { path: [], issues: [] };
  const { members, read } = READERS[kind];
  const data = read(readObject(input, place, members), place, context) as ContentData[Kind];
  return { data, issues: dropFollowUpIssues(place.issues) };
}
