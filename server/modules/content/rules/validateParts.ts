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
} from "../../../shared/forms/readJson.ts";
import type { Action, PictureSource, RichText, SeoData, LinkTarget } from "./definition.ts";
import { CONTENT_LIMITS } from "./limits.ts";
import type { ReferenceKind } from "./references.ts";
import { isExternalUrl, isOwnPath } from "../../../shared/markup/urls.ts";

export interface ContentContext {
  readonly find: (referenceKind: ReferenceKind, name: string) => string | null;
  readonly sanitise: (html: string) => RichText;
}

export function readReference(
  object: JsonObject,
  name: string,
  place: JsonPosition,
  referenceKind: ReferenceKind,
  context: ContentContext,
  isRequired = false,
): string | null {
  const value = readMember(object, name) ?? null;
  if (value === null && !isRequired) return null;
  return resolveReference(value, atPath(place, name), referenceKind, context);
}

function resolveReference(
  value: unknown,
  at: JsonPosition,
  referenceKind: ReferenceKind,
  context: ContentContext,
): string | null {
  const id = typeof value === "string" && value.length <= 200 ? context.find(referenceKind, value) : null;
  if (id === null)
    addIssue(at, value == null ? "REQUIRED" : typeof value === "string" ? "NOT_FOUND" : "INVALID");
  return id;
}

export function readReferences(
  object: JsonObject,
  name: string,
  place: JsonPosition,
  referenceKind: ReferenceKind,
  context: ContentContext,
  most: number,
): string[] {
  const ids = readList(object, name, place, { maxItems: most }, (value, at) => ({
    id: resolveReference(value, at, referenceKind, context),
    at,
  }));
  for (const [i, { id, at }] of ids.entries())
    if (id !== null && ids.findIndex((one) => one.id === id) < i) addIssue(at, "DUPLICATE");
  return ids.flatMap(({ id }) => id ?? []);
}

export function readRichText(
  object: JsonObject,
  name: string,
  place: JsonPosition,
  context: ContentContext,
  isRequired = false,
): RichText {
  const value = readMember(object, name) ?? "";
  const at = atPath(place, name);
  if (typeof value !== "string") addIssue(at, "INVALID");
  else if (value.length > CONTENT_LIMITS.richText) addIssue(at, "TOO_LONG");
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  else if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(value))
    addIssue(at, "CONTROL_CHARACTERS");
  else {
    const text = context.sanitise(value.normalize("NFC"));
    if (text === "" && isRequired) addIssue(at, "REQUIRED");
    return text;
  }
  return "";
}

const SERVER_FILE = /^\/demo\/(site|staff|services)\/[a-z0-9-]{1,60}\.(svg|webp|png|jpg)$/;

function parsePicture(value: unknown, at: JsonPosition, context: ContentContext): PictureSource | null {
  const object = readObject(value, at, ["kind", "media", "path", "width", "height", "alt"]);
  const kind = readEnum(object, "kind", at, ["MEDIA", "FILE"]);
  const alt = readText(object, "alt", at, { max: CONTENT_LIMITS.caption });
  if (kind === "MEDIA") {
    const media = readReference(object, "media", at, "MEDIA", context, true);
    return media === null ? null : { kind, media, alt: readMember(object, "alt") == null ? null : alt };
  }
  if (kind === null) return null;
  const path = readMember(object, "path");
  const sideRange = { from: 1, to: CONTENT_LIMITS.pictureSide };
  const width = readInteger(object, "width", at, sideRange);
  const height = readInteger(object, "height", at, sideRange);
  if (typeof path !== "string" || !SERVER_FILE.test(path)) addIssue(atPath(at, "path"), "INVALID");
  if (width === null || height === null) addIssue(atPath(at, "width"), "REQUIRED");
  return typeof path === "string" && width !== null && height !== null
    ? { kind, path, width, height, alt }
    : null;
}

export function readPicture(
  object: JsonObject,
  name: string,
  place: JsonPosition,
  context: ContentContext,
  isRequired = false,
): PictureSource | null {
  const value = readMember(object, name) ?? null;
  if (value === null && !isRequired) return null;
  return parsePicture(value, atPath(place, name), context);
}

export function readPictures(
  object: JsonObject,
  name: string,
  place: JsonPosition,
  context: ContentContext,
  { least = 0, most = CONTENT_LIMITS.images as number } = {},
): PictureSource[] {
  const list = readList(object, name, place, { minItems: least, maxItems: most }, (value, at) =>
    parsePicture(value, at, context),
  );
  return list.flatMap((one) => one ?? []);
}

export function validateTarget(value: unknown, at: JsonPosition, context: ContentContext): LinkTarget | null {
  const object = readObject(value, at, ["kind", "entry", "path", "url"]);
  const kind = readEnum(object, "kind", at, ["ENTRY", "PATH", "URL"]);
  if (kind === null) return null;
  if (kind === "ENTRY") {
    const entry = readReference(object, "entry", at, "ENTRY", context, true);
    return entry === null ? null : { kind, entry };
  }
  const name = kind === "PATH" ? "path" : "url";
  const address = readText(object, name, at, { max: 2_000, isRequired: true });
  if (address === "") return null;
  if (!(kind === "PATH" ? isOwnPath(address) : isExternalUrl(address))) {
    addIssue(atPath(at, name), "INVALID");
    return null;
  }
  return kind === "PATH" ? { kind, path: address } : { kind, url: address };
}

export function validateAction(value: unknown, at: JsonPosition, context: ContentContext): Action | null {
  const object = readObject(value, at, ["label", "target"]);
  const label = readText(object, "label", at, { max: CONTENT_LIMITS.label, isRequired: true });
  const target = validateTarget(readMember(object, "target"), atPath(at, "target"), context);
  return target && { label, target };
}

export function readActions(
  object: JsonObject,
  place: JsonPosition,
  context: ContentContext,
  least = 0,
): Action[] {
  const limits = { minItems: least, maxItems: CONTENT_LIMITS.actions };
  return readList(object, "actions", place, limits, (value, at) =>
    validateAction(value, at, context),
  ).flatMap((one) => one ?? []);
}

export const SEO_MEMBERS = ["seoTitle", "seoDescription", "isIndexed"] as const;

export function readSeo(object: JsonObject, place: JsonPosition): SeoData {
  return {
    seoTitle: readText(object, "seoTitle", place, { max: CONTENT_LIMITS.title }),
    seoDescription: readText(object, "seoDescription", place, { max: CONTENT_LIMITS.excerpt }),
    isIndexed: readMember(object, "isIndexed") == null || readBoolean(object, "isIndexed", place),
  };
}
