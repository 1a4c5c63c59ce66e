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
} from "../../../shared/forms/readJson.ts";
import type { Action, PictureSource, RichText, SeoData, Target } from "./definition.ts";
import { CONTENT_LIMITS } from "./limits.ts";
import type { Referred } from "./references.ts";
import { isForeignUrl, isOwnPath } from "../../../shared/markup/urls.ts";

export interface ContentJudgedBy {
  readonly find: (referred: Referred, name: string) => string | null;
  readonly sanitise: (html: string) => RichText;
}

export function readReference(
  object: JsonObject,
  name: string,
  place: Place,
  referred: Referred,
  by: ContentJudgedBy,
  isRequired = false,
): string | null {
  const value = member(object, name) ?? null;
  if (value === null && !isRequired) return null;
  return found(value, inside(place, name), referred, by);
}

function found(value: unknown, at: Place, referred: Referred, by: ContentJudgedBy): string | null {
  const id = typeof value === "string" && value.length <= 200 ? by.find(referred, value) : null;
  if (id === null)
    refuse(at, value == null ? "REQUIRED" : typeof value === "string" ? "NOT_FOUND" : "INVALID");
  return id;
}

export function readReferences(
  object: JsonObject,
  name: string,
  place: Place,
  referred: Referred,
  by: ContentJudgedBy,
  most: number,
): string[] {
  const ids = readList(object, name, place, { most }, (value, at) => ({
    id: found(value, at, referred, by),
    at,
  }));
  for (const [i, { id, at }] of ids.entries())
    if (id !== null && ids.findIndex((one) => one.id === id) < i) refuse(at, "DUPLICATE");
  return ids.flatMap(({ id }) => id ?? []);
}

export function readRichText(
  object: JsonObject,
  name: string,
  place: Place,
  by: ContentJudgedBy,
  isRequired = false,
): RichText {
  const value = member(object, name) ?? "";
  const at = inside(place, name);
  if (typeof value !== "string") refuse(at, "INVALID");
  else if (value.length > CONTENT_LIMITS.richText) refuse(at, "TOO_LONG");
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  else if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(value))
    refuse(at, "CONTROL_CHARACTERS");
  else {
    const text = by.sanitise(value.normalize("NFC"));
    if (text === "" && isRequired) refuse(at, "REQUIRED");
    return text;
  }
  return "";
}

const OWN_FILE = /^\/demo\/(site|staff|services)\/[a-z0-9-]{1,60}\.(svg|webp|png|jpg)$/;

function judgePicture(value: unknown, at: Place, by: ContentJudgedBy): PictureSource | null {
  const object = readObject(value, at, ["kind", "media", "path", "width", "height", "alt"]);
  const kind = readWord(object, "kind", at, ["MEDIA", "FILE"]);
  const alt = readText(object, "alt", at, { max: CONTENT_LIMITS.caption });
  if (kind === "MEDIA") {
    const media = readReference(object, "media", at, "MEDIA", by, true);
    return media === null ? null : { kind, media, alt: member(object, "alt") == null ? null : alt };
  }
  if (kind === null) return null;
  const path = member(object, "path");
  const side = { from: 1, to: CONTENT_LIMITS.pictureSide };
  const width = readWhole(object, "width", at, side);
  const height = readWhole(object, "height", at, side);
  if (typeof path !== "string" || !OWN_FILE.test(path)) refuse(inside(at, "path"), "INVALID");
  if (width === null || height === null) refuse(inside(at, "width"), "REQUIRED");
  return typeof path === "string" && width !== null && height !== null
    ? { kind, path, width, height, alt }
    : null;
}

export function readPicture(
  object: JsonObject,
  name: string,
  place: Place,
  by: ContentJudgedBy,
  isRequired = false,
): PictureSource | null {
  const value = member(object, name) ?? null;
  if (value === null && !isRequired) return null;
  return judgePicture(value, inside(place, name), by);
}

export function readPictures(
  object: JsonObject,
  name: string,
  place: Place,
  by: ContentJudgedBy,
  { least = 0, most = CONTENT_LIMITS.images as number } = {},
): PictureSource[] {
  const list = readList(object, name, place, { least, most }, (value, at) => judgePicture(value, at, by));
  return list.flatMap((one) => one ?? []);
}

export function validateTarget(value: unknown, at: Place, by: ContentJudgedBy): Target | null {
  const object = readObject(value, at, ["kind", "entry", "path", "url"]);
  const kind = readWord(object, "kind", at, ["ENTRY", "PATH", "URL"]);
  if (kind === null) return null;
  if (kind === "ENTRY") {
    const entry = readReference(object, "entry", at, "ENTRY", by, true);
    return entry === null ? null : { kind, entry };
  }
  const name = kind === "PATH" ? "path" : "url";
  const address = readText(object, name, at, { max: 2_000, isRequired: true });
  if (address === "") return null;
  if (!(kind === "PATH" ? isOwnPath(address) : isForeignUrl(address))) {
    refuse(inside(at, name), "INVALID");
    return null;
  }
  return kind === "PATH" ? { kind, path: address } : { kind, url: address };
}

export function validateAction(value: unknown, at: Place, by: ContentJudgedBy): Action | null {
  const object = readObject(value, at, ["label", "target"]);
  const label = readText(object, "label", at, { max: CONTENT_LIMITS.label, isRequired: true });
  const target = validateTarget(member(object, "target"), inside(at, "target"), by);
  return target && { label, target };
}

export function readActions(object: JsonObject, place: Place, by: ContentJudgedBy, least = 0): Action[] {
  const limits = { least, most: CONTENT_LIMITS.actions };
  return readList(object, "actions", place, limits, (value, at) => validateAction(value, at, by)).flatMap(
    (one) => one ?? [],
  );
}

export const SEO_MEMBERS = ["seoTitle", "seoDescription", "isIndexed"] as const;

export function readSeo(object: JsonObject, place: Place): SeoData {
  return {
    seoTitle: readText(object, "seoTitle", place, { max: CONTENT_LIMITS.title }),
    seoDescription: readText(object, "seoDescription", place, { max: CONTENT_LIMITS.excerpt }),
    isIndexed: member(object, "isIndexed") == null || readFlag(object, "isIndexed", place),
  };
}
