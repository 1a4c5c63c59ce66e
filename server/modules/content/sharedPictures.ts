import { loadOriginal } from "./data/storedMedia.ts";
import { SHARED_SIZE } from "./rules/mediaPaths.ts";
import { decodeTypeId } from "../../shared/ids/typeId.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type ShownPicture, inTurn } from "./media.ts";
import { loadSharp } from "./loadSharp.ts";
import { MEDIA_LIMITS } from "./mediaImages.ts";

/** So many stay in memory, some 100 kB each: those who share a page are followed by others who look at it. */
const MOST_KEPT = 40;

const kept = new Map<string, Promise<Buffer | null>>();

/** A picture of a business as networks show it beside a link; null: there is none. One statement, none while it is remembered. */
export async function sharedMedia(
  { database, business }: Pick<Scope, "database" | "business">,
  id: string,
): Promise<ShownPicture | null> {
  const media = decodeTypeId(id);
  if (media?.prefix !== "media") return null;
  return sharedPicture(`${business.id} ${media.uuid}`, () =>
    loadOriginal(database.query, business.id, media.uuid),
  );
}

/** The same of any picture that we have, also of a drawing (SVG) of our own. `key` names it for good. */
export async function sharedPicture(
  key: string,
  load: () => Promise<Buffer | null>,
): Promise<ShownPicture | null> {
  const known = kept.get(key);
  const drawing =
    known ?? load().then((original) => (original === null ? null : inTurn(() => drawShared(original))));
  kept.delete(key);
  kept.set(key, drawing);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  const content = await drawing.catch((error: unknown) => {
    if (kept.get(key) === drawing) kept.delete(key);
    throw error;
  });
  // What is not there takes nobody's room.
  if (content === null && kept.get(key) === drawing) kept.delete(key);
  return content && { mediaType: "image/jpeg", content };
}

/** Points an inch at which one unit of a drawing is one pixel, and the most that it is drawn in. */
const DENSITY = 72;
const DENSITY_AT_MOST = 2_400;

/** Its middle in the shape that networks show (1.91 : 1), as a JPEG: they take no drawings, and few take WebP. */
async function drawShared(original: Buffer): Promise<Buffer> {
  const { width, height } = SHARED_SIZE;
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MEDIA_LIMITS.pixels, failOn: "error", pages: 1 } as const;
  const size = await sharp(original, limits).metadata();
  // A drawing is drawn as large as it is shown; anything else is what it is.
  const scale = Math.max(width / (size.width ?? width), height / (size.height ?? height));
  const density = size.format === "svg" ? { density: Math.min(DENSITY * scale, DENSITY_AT_MOST) } : {};
  return sharp(original, { ...limits, ...density })
    .timeout({ seconds: MEDIA_LIMITS.seconds })
    .resize({ width, height, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer();
}
