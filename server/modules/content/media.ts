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

/** How many bytes of pictures a business may keep. */
export const MEDIA_BYTES_AT_MOST = 2 * 2 ** 30;
const LONGEST_ALT = 300;

/** Opening a picture takes up to 200 MB: that many at once in a process, and no queue that nobody would wait in. */
const gate = createGate(2, 40);

/** A picture that was kept, as the site can name it. */
export interface KeptMedia {
  /** `media_…` */
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

/** Too many are at it: in a moment there will be fewer. */
export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

/** Keeps a picture for the site: judged by its content, drawn anew. One statement. */
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

/** A picture as it is sent. */
export interface ShownPicture {
  readonly mediaType: string;
  readonly content: Buffer;
}

/**
 * A picture in one of its widths and formats; made and kept when it is first asked for. Null: there is none in that business,
 * or not in that width. One statement where it is there already, else three.
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

/** Does what takes a picture's memory when there is room for it. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return gate.run(work) ?? Promise.reject(new PicturesBusy("too many pictures are being drawn"));
}

const drawing = new Map<string, Promise<Buffer | null>>();

/** Many ask for a new picture at once: a page has just come out. */
function once(key: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const known = drawing.get(key);
  if (known) return known;
  const drawn = draw().finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}
