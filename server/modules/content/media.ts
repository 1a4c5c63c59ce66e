import { insertMedia, insertVariant, loadOriginal, loadVariant } from "./data/storedMedia.ts";
import { plainLine } from "../../shared/contact/text.ts";
import { widthsOf } from "./rules/mediaPaths.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";
import { fileName } from "../questionnaires/fileKinds.ts";
import { newId } from "../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { createGate } from "../../platform/work/gate.ts";
import { type PictureEnding, PICTURE_TYPES, drawVariant, readPicture } from "./mediaImages.ts";

/** Storage quota of a business for originals, in bytes. */
export const MEDIA_BYTES_AT_MOST = 2 * 2 ** 30;
const LONGEST_ALT = 300;

/** Opening a picture takes up to 200 MB, so two run at once in a process and at most 40 wait. */
const gate = createGate(2, 40);

export interface KeptMedia {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface SentPicture {
  readonly name: string;
  readonly alt: string;
  readonly content: Buffer;
}

export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

/**
 * Decodes a picture, encodes it again and stores it.
 * @throws {PicturesBusy} when the queue is full
 */
export async function keepMedia(scope: Scope, sent: SentPicture): Promise<Outcome<KeptMedia>> {
  return toResult(async () => {
    const { database, business, clock, random } = scope;
    if (sent.content.length === 0) throw new DomainError(invalidInput(issue(["file"], "REQUIRED")));
    const picture = await inTurn(() => readPicture(sent.content, sent.name));
    if (picture.kind !== "picture") throw new DomainError(invalidInput(issue(["file"], picture.kind)));
    const now = clock.now();
    const row = {
      ...picture,
      id: newId(now, random),
      name: fileName(sent.name),
      alt: plainLine(sent.alt, LONGEST_ALT),
      createdAt: now,
    };
    const isKept = await insertMedia(database.query, business.id, row, MEDIA_BYTES_AT_MOST);
    if (!isKept) throw new DomainError(invalidInput(issue(["file"], "TOO_MANY")));
    const { name, alt, width, height } = row;
    return { id: encodeTypeId("media", row.id), name, alt, width, height };
  });
}

export interface ShownPicture {
  readonly mediaType: string;
  readonly content: Buffer;
}

/**
 * Returns a variant of a picture, and creates and stores it on first request. Returns null if the business has no such
 * picture or width.
 */
export async function readVariant(
  { database, business }: Pick<Scope, "database" | "business">,
  asked: { readonly id: string; readonly width: number; readonly ending: PictureEnding },
): Promise<ShownPicture | null> {
  const id = decodeTypeId(asked.id);
  if (id?.prefix !== "media") return null;
  const { width, ending } = asked;
  const mediaType = PICTURE_TYPES[ending];
  const found = await loadVariant(database.query, business.id, id.uuid, { width, mediaType });
  if (!found || !widthsOf(found.width).includes(width)) return null;
  if (found.content) return { mediaType, content: found.content };
  const content = await once(`${business.id} ${id.uuid} ${width} ${ending}`, () =>
    inTurn(async () => {
      const original = await loadOriginal(database.query, business.id, id.uuid);
      if (!original) return null;
      const drawn = await drawVariant(original, width, ending);
      await insertVariant(database.query, business.id, id.uuid, { width, mediaType, content: drawn });
      return drawn;
    }),
  );
  return content && { mediaType, content };
}

export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return gate.run(work) ?? Promise.reject(new PicturesBusy("too many pictures are being drawn"));
}

const drawing = new Map<string, Promise<Buffer | null>>();

/** Shares one rendering among concurrent requests for the same variant. */
function once(key: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const known = drawing.get(key);
  if (known) return known;
  const drawn = draw().finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}
