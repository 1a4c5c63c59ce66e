import { loadOriginal } from "./data/storedMedia.ts";
import { SHARED_SIZE } from "./rules/mediaPaths.ts";
import { decodeTypeId } from "../../shared/ids/typeId.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type ShownPicture, inTurn } from "./media.ts";
import { loadSharp } from "./loadSharp.ts";
import { MEDIA_LIMITS } from "./mediaImages.ts";

/** Pictures in memory, about 100 kB each. A shared link brings several readers in a short time. */
const MOST_KEPT = 40;

const kept = new Map<string, Promise<Buffer | null>>();

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

/** Renders and caches any picture, including a local SVG. `key` must identify its content permanently. */
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
  if (content === null && kept.get(key) === drawing) kept.delete(key);
  return content && { mediaType: "image/jpeg", content };
}

/** 72 dots per inch render one SVG unit as one pixel. Limits the scale of small drawings. */
const DENSITY = 72;
const DENSITY_AT_MOST = 2_400;

/** Crops to 1.91:1 as JPEG, because networks do not accept SVG and few accept WebP. */
async function drawShared(original: Buffer): Promise<Buffer> {
  const { width, height } = SHARED_SIZE;
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MEDIA_LIMITS.pixels, failOn: "error", pages: 1 } as const;
  const size = await sharp(original, limits).metadata();
  // Only SVG can be rendered at a higher density.
  const scale = Math.max(width / (size.width ?? width), height / (size.height ?? height));
  const density = size.format === "svg" ? { density: Math.min(DENSITY * scale, DENSITY_AT_MOST) } : {};
  return sharp(original, { ...limits, ...density })
    .timeout({ seconds: MEDIA_LIMITS.seconds })
    .resize({ width, height, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer();
}
