import { LRUCache } from "lru-cache";
import { loadOriginal } from "./data/storedMedia.ts";
import { SHARED_SIZE } from "./rules/mediaPaths.ts";
import { decodeTypeId } from "../../shared/ids/typeId.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type PictureFile, withPictureMemory } from "./media.ts";
import { loadSharp } from "./loadSharp.ts";
import { MEDIA_LIMITS } from "./mediaImages.ts";

/** Pictures in memory, about 100 kB each. A shared link brings several readers in a short time. */
const MAX_CACHED = 40;

const cache = new LRUCache<string, Promise<Buffer | null>>({ max: MAX_CACHED });

export async function getSharedMedia(
  { database, business }: Pick<Scope, "database" | "business">,
  id: string,
): Promise<PictureFile | null> {
  const media = decodeTypeId(id);
  if (media?.prefix !== "media") return null;
  return getSharedPicture(`${business.id} ${media.uuid}`, () =>
    loadOriginal(database.query, business.id, media.uuid),
  );
}

/** Renders and caches any picture, including a local SVG. `key` must identify its content permanently. */
export async function getSharedPicture(
  key: string,
  load: () => Promise<Buffer | null>,
): Promise<PictureFile | null> {
  const rendering =
    cache.get(key) ??
    load().then((original) =>
      original === null ? null : withPictureMemory(() => renderSharedPicture(original)),
    );
  cache.set(key, rendering);
  const content = await rendering.catch((error: unknown) => {
    if (cache.peek(key) === rendering) cache.delete(key);
    throw error;
  });
  if (content === null && cache.peek(key) === rendering) cache.delete(key);
  return content && { mediaType: "image/jpeg", content };
}

/** 72 dots per inch render one SVG unit as one pixel. Limits the scale of small drawings. */
const DENSITY = 72;
const MAX_DENSITY = 2_400;

/** Crops to 1.91:1 as JPEG, because networks do not accept SVG and few accept WebP. */
async function renderSharedPicture(original: Buffer): Promise<Buffer> {
  const { width, height } = SHARED_SIZE;
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MEDIA_LIMITS.pixels, failOn: "error", pages: 1 } as const;
  const size = await sharp(original, limits).metadata();
  // Only SVG can be rendered at a higher density.
  const scale = Math.max(width / (size.width ?? width), height / (size.height ?? height));
  const density = size.format === "svg" ? { density: Math.min(DENSITY * scale, MAX_DENSITY) } : {};
  return sharp(original, { ...limits, ...density })
    .timeout({ seconds: MEDIA_LIMITS.seconds })
    .resize({ width, height, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer();
}
