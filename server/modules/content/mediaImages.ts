import type { Sharp } from "sharp";
import { mediaTypeOf } from "../questionnaires/fileKinds.ts";
import { loadSharp } from "./loadSharp.ts";

/** What pictures may be at the most. A small file can name any number of pixels, and each takes memory when it is opened. */
export const MEDIA_LIMITS = {
  /** As it is sent, and as it is kept. */
  fileBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  /** On one side, as it is sent. */
  side: 20_000,
  /** On one side, as it is kept. */
  keptSide: 4_000,
  seconds: 20,
} as const;

/** What a picture can be asked for in. */
export const PICTURE_TYPES = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;
export type PictureEnding = keyof typeof PICTURE_TYPES;

/** What is taken, and what it is kept as. Drawings (SVG) are programs, and are not taken. */
const KEPT_AS: Readonly<Record<string, PictureEnding>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "webp",
  "image/gif": "png",
};

/** A picture that can be kept, or why it cannot. */
export type ReadPicture =
  | {
      readonly kind: "picture";
      readonly mediaType: string;
      readonly width: number;
      readonly height: number;
      readonly content: Buffer;
    }
  | { readonly kind: "FILE_TYPE" | "FILE_TOO_LARGE" };

/**
 * Reads what was sent by its content, whatever it is called, and draws it anew: upright, in sRGB, its first frame alone, and
 * without anything that the file said besides (EXIF with its places, XMP, comments, whatever was hung on).
 */
export async function readPicture(content: Buffer, name: string): Promise<ReadPicture> {
  const ending = KEPT_AS[(await mediaTypeOf(content, name)) ?? ""];
  if (!ending) return { kind: "FILE_TYPE" };
  try {
    const size = await (await open(content)).metadata();
    const [width, height] = [size.width ?? 0, size.height ?? 0];
    if (Math.max(width, height) > MEDIA_LIMITS.side || width * height > MEDIA_LIMITS.pixels)
      return { kind: "FILE_TOO_LARGE" };
    const drawn = (await open(content)).autoOrient().resize({
      width: MEDIA_LIMITS.keptSide,
      height: MEDIA_LIMITS.keptSide,
      fit: "inside",
      withoutEnlargement: true,
    });
    const { data, info } = await written(drawn, ending, "kept").toBuffer({ resolveWithObject: true });
    if (data.length > MEDIA_LIMITS.fileBytes) return { kind: "FILE_TOO_LARGE" };
    return {
      kind: "picture",
      mediaType: PICTURE_TYPES[ending],
      width: info.width,
      height: info.height,
      content: data,
    };
  } catch (error) {
    // Whatever the decoder stumbles over is the file's: cut off, altered, or of a kind that only looks like one.
    return { kind: /pixel limit/i.test(String(error)) ? "FILE_TOO_LARGE" : "FILE_TYPE" };
  }
}

/** A kept picture in another width and format. */
export async function drawVariant(content: Buffer, width: number, ending: PictureEnding): Promise<Buffer> {
  const image = await open(content);
  return written(image.resize({ width, withoutEnlargement: true }), ending, "shown").toBuffer();
}

async function open(content: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const { pixels, seconds } = MEDIA_LIMITS;
  return sharp(content, { limitInputPixels: pixels, failOn: "error", pages: 1 }).timeout({ seconds });
}

function written(image: Sharp, ending: PictureEnding, use: "kept" | "shown"): Sharp {
  switch (ending) {
    case "webp":
      return image.webp({ quality: use === "kept" ? 92 : 80, effort: 3 });
    case "jpg":
      // A JPEG has no holes: what was one is white.
      return image.flatten({ background: "#ffffff" }).jpeg({ quality: use === "kept" ? 92 : 80 });
    case "png":
      return image.png({ compressionLevel: 8 });
  }
}
