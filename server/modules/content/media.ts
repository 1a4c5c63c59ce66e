import { insertMedia, insertVariant, loadOriginal, loadVariant } from "./data/storedMedia.ts";
import { toPlainLine } from "../../shared/contact/text.ts";
import { getWidths } from "./rules/mediaPaths.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";
import { toQuotaFailure } from "../businesses/index.ts";
import { cleanFileName } from "../questionnaires/index.ts";
import { newId } from "../../platform/ids/ids.ts";
import { type Reject, toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { createGate } from "../../platform/work/gate.ts";
import { type PictureExtension, PICTURE_TYPES, normalisePicture, renderVariant } from "./mediaImages.ts";

/** Storage quota of a business for originals, in bytes. */
export const MEDIA_QUOTA_BYTES = 2 * 2 ** 30;
const MAX_ALT_LENGTH = 300;

/** Opening a picture takes up to 200 MB, so two run at once in a process and at most 40 wait. */
const gate = createGate(2, 40);

export interface StoredMedia {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface UploadedPicture {
  readonly name: string;
  readonly alt: string;
  readonly content: Buffer;
}

export type StoreFailure = FailureWith<"INVALID_INPUT" | "BUSINESS_SUSPENDED" | "QUOTA_EXCEEDED">;

export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

/**
 * Decodes a picture, encodes it again and stores it.
 * @throws {PicturesBusy} when the queue is full
 */
export async function storeMedia(
  scope: Scope,
  upload: UploadedPicture,
): Promise<Outcome<StoredMedia, StoreFailure>> {
  return toResult(async (reject: Reject<StoreFailure>) => {
    const { database, business, clock, random } = scope;
    if (business.suspendedAt !== null) throw reject({ code: "BUSINESS_SUSPENDED" });
    if (upload.content.length === 0) throw invalidInputError(issue(["file"], "REQUIRED"));
    const picture = await withPictureMemory(() => normalisePicture(upload.content, upload.name));
    if (picture.kind !== "picture") throw invalidInputError(issue(["file"], picture.kind));
    const now = clock.now();
    const row = {
      ...picture,
      id: newId(now, random),
      name: cleanFileName(upload.name),
      alt: toPlainLine(upload.alt, MAX_ALT_LENGTH),
      createdAt: now,
    };
    const result = await insertMedia(database.query, business.id, row, MEDIA_QUOTA_BYTES);
    if (result === "quota") throw reject(toQuotaFailure("STORAGE_BYTES", now));
    if (result === "full") throw invalidInputError(issue(["file"], "TOO_MANY"));
    const { name, alt, width, height } = row;
    return { id: encodeTypeId("media", row.id), name, alt, width, height };
  });
}

export interface PictureFile {
  readonly mediaType: string;
  readonly content: Buffer;
}

/**
 * Returns a variant of a picture, and creates and stores it on first request. Returns null if the business has no such
 * picture or width.
 */
export async function getVariant(
  { database, business }: Pick<Scope, "database" | "business">,
  variant: { readonly id: string; readonly width: number; readonly extension: PictureExtension },
): Promise<PictureFile | null> {
  const id = decodeTypeId(variant.id);
  if (id?.prefix !== "media") return null;
  const { width, extension } = variant;
  const mediaType = PICTURE_TYPES[extension];
  const found = await loadVariant(database.query, business.id, id.uuid, { width, mediaType });
  if (!found || !getWidths(found.width).includes(width)) return null;
  if (found.content) return { mediaType, content: found.content };
  const content = await shareRendering(`${business.id} ${id.uuid} ${width} ${extension}`, () =>
    withPictureMemory(async () => {
      const original = await loadOriginal(database.query, business.id, id.uuid);
      if (!original) return null;
      const rendered = await renderVariant(original, width, extension);
      await insertVariant(database.query, business.id, id.uuid, { width, mediaType, content: rendered });
      return rendered;
    }),
  );
  return content && { mediaType, content };
}

export function withPictureMemory<T>(work: () => Promise<T>): Promise<T> {
  return gate.run(work) ?? Promise.reject(new PicturesBusy("too many pictures are being drawn"));
}

const renderings = new Map<string, Promise<Buffer | null>>();

/** Shares one rendering among concurrent requests for the same variant. */
function shareRendering(key: string, render: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const pending = renderings.get(key);
  if (pending) return pending;
  const rendered = render().finally(() => renderings.delete(key));
  renderings.set(key, rendered);
  return rendered;
}
