import type { Issue } from "../../../shared/failures/failure.ts";
import {
  type JsonObject,
  type Place,
  inside,
  member,
  readFlag,
  readList,
  readObject,
  readText,
  readWhole,
  readWord,
  refuse,
  withoutFollowing,
} from "../../../shared/forms/readJson.ts";
import { type ContentData, type EntryKind, SOCIAL_KINDS, STOCKS, type SocialLink } from "./definition.ts";
import { readBlocks } from "./validateBlocks.ts";
import { readNavigation } from "./validateNavigation.ts";
import {
  type ContentJudgedBy,
  SEO_MEMBERS,
  readPicture,
  readPictures,
  readReference,
  readReferences,
  readRichText,
  readSeo,
} from "./validateParts.ts";
import { CONTENT_LIMITS } from "./limits.ts";
import { isForeignUrl } from "../../../shared/markup/urls.ts";

type Readers = {
  readonly [Kind in EntryKind]: {
    readonly members: readonly string[];
    readonly read: (object: JsonObject, place: Place, by: ContentJudgedBy) => ContentData[Kind];
  };
};

const line = (object: JsonObject, name: string, place: Place, isRequired = false) =>
  readText(object, name, place, { max: CONTENT_LIMITS.title, isRequired });

const lines = (object: JsonObject, name: string, place: Place) =>
  readText(object, name, place, { max: CONTENT_LIMITS.excerpt, lines: true });

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
    read: (object, place, by) => ({
      title: line(object, "title", place, true),
      tagline: line(object, "tagline", place),
      description: lines(object, "description", place),
      locale: readLocale(object, place),
      navigation: readNavigation(object, place, by),
      footer: readRichText(object, "footer", place, by),
      social: readList(object, "social", place, { most: CONTENT_LIMITS.social }, judgeSocial).flatMap(
        (one) => one ?? [],
      ),
      logo: readPicture(object, "logo", place, by),
      ogImage: readPicture(object, "ogImage", place, by),
    }),
  },
  PAGE: {
    members: ["title", "description", "image", "isBlog", "isShop", "blocks", ...SEO_MEMBERS],
    read: (object, place, by) => ({
      title: line(object, "title", place, true),
      description: lines(object, "description", place),
      image: readPicture(object, "image", place, by),
      isBlog: readFlag(object, "isBlog", place),
      isShop: readFlag(object, "isShop", place),
      ...readSeo(object, place),
      blocks: readBlocks(object, place, by),
    }),
  },
  POST: {
    members: ["title", "excerpt", "image", "author", "categories", "blog", "blocks", ...SEO_MEMBERS],
    read: (object, place, by) => ({
      title: line(object, "title", place, true),
      excerpt: lines(object, "excerpt", place),
      image: readPicture(object, "image", place, by),
      author: readReference(object, "author", place, "AUTHOR", by),
      categories: readReferences(object, "categories", place, "CATEGORY", by, CONTENT_LIMITS.categories),
      blog: readReference(object, "blog", place, "PAGE", by),
      ...readSeo(object, place),
      blocks: readBlocks(object, place, by),
    }),
  },
  AUTHOR: {
    members: ["name", "bio", "image"],
    read: (object, place, by) => ({
      name: line(object, "name", place, true),
      bio: readText(object, "bio", place, { max: CONTENT_LIMITS.text, lines: true }),
      image: readPicture(object, "image", place, by),
    }),
  },
  CATEGORY: {
    members: ["name", "description", ...SEO_MEMBERS],
    read: (object, place) => ({
      name: line(object, "name", place, true),
      description: lines(object, "description", place),
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
    read: (object, place, by) => ({
      title: line(object, "title", place, true),
      summary: lines(object, "summary", place),
      description: readRichText(object, "description", place, by),
      images: readPictures(object, "images", place, by),
      priceMinor: readWhole(object, "priceMinor", place, { from: 0, to: CONTENT_LIMITS.price }) ?? 0,
      stock: readWord(object, "stock", place, STOCKS, "IN_STOCK") ?? "IN_STOCK",
      service: readReference(object, "service", place, "SERVICE", by),
      shop: readReference(object, "shop", place, "PAGE", by),
      ...readSeo(object, place),
    }),
  },
};

function judgeSocial(value: unknown, at: Place): SocialLink | null {
  const object = readObject(value, at, ["kind", "url"]);
  const kind = readWord(object, "kind", at, SOCIAL_KINDS);
  const url = readText(object, "url", at, { max: 2_000, isRequired: true });
  if (url !== "" && !(isForeignUrl(url) && url.startsWith("https://"))) refuse(inside(at, "url"), "INVALID");
  return kind && { kind, url };
}

/** BCP 47 in canonical form, `en` if omitted. */
function readLocale(object: JsonObject, place: Place): string {
  const given = member(object, "locale") ?? "en";
  try {
    if (typeof given === "string" && given.length <= 35) return Intl.getCanonicalLocales(given)[0] ?? "en";
  } catch {
    // The issue is reported below.
  }
  refuse(inside(place, "locale"), "INVALID");
  return "en";
}

/**
 * Validates unvalidated JSON: applies defaults, rejects unknown members, resolves references to row ids and sanitises
 * HTML. Idempotent. The data may be stored only if there are no issues.
 */
export function validateContent<Kind extends EntryKind>(
  kind: Kind,
  input: unknown,
  by: ContentJudgedBy,
): { readonly data: ContentData[Kind]; readonly issues: readonly Issue[] } {
  const place: Place = { path: [], issues: [] };
  const { members, read } = READERS[kind];
  const data = read(readObject(input, place, members), place, by) as ContentData[Kind];
  return { data, issues: withoutFollowing(place.issues) };
}
