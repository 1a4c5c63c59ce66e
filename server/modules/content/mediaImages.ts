import type { Sharp } from "sharp";
import { detectMediaType } from "../questionnaires/index.ts";
import { loadSharp } from "./loadSharp.ts";

/** Limits of pictures. A small file can declare millions of pixels, which take memory when it is decoded. */
export const MEDIA_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  /** Longest side of an upload, in pixels. */
  side: 20_000,
  /** Longest side of a stored picture, in pixels. */
  storedSide: 4_000,
  seconds: 20,
} as const;

export const PICTURE_TYPES = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;
export type PictureExtension = keyof typeof PICTURE_TYPES;

/** Accepted types and their stored format. SVG is rejected because it can contain scripts. */
const STORED_FORMATS: Readonly<Record<string, PictureExtension>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "webp",
  "image/gif": "png",
};

export type NormalisedPicture =
  | {
      readonly kind: "picture";
      readonly mediaType: string;
      readonly width: number;
      readonly height: number;
      readonly content: Buffer;
    }
  | { readonly kind: "FILE_TYPE" | "FILE_TOO_LARGE" };

/**
 * Detects the type from the bytes, then encodes the picture again: upright, sRGB, first frame only, without EXIF, XMP
 * or appended data.
 */
export async function normalisePicture(content: Buffer, name: string): Promise<NormalisedPicture> {
  const extension = STORED_FORMATS[(await detectMediaType(content, name)) ?? ""];
  if (!extension) return { kind: "FILE_TYPE" };
  try {
    const size = await (await openImage(content)).metadata();
    const [width, height] = [size.width ?? 0, size.height ?? 0];
    if (Math.max(width, height) > MEDIA_LIMITS.side || width * height > MEDIA_LIMITS.pixels)
      return { kind: "FILE_TOO_LARGE" };
    const resized = (await openImage(content)).autoOrient().resize({
      width: MEDIA_LIMITS.storedSide,
      height: MEDIA_LIMITS.storedSide,
      fit: "inside",
      withoutEnlargement: true,
    });
    const { data, info } = await encodeImage(resized, extension, "original").toBuffer({
      resolveWithObject: true,
    });
    if (data.length > MEDIA_LIMITS.fileBytes) return { kind: "FILE_TOO_LARGE" };
    return {
      kind: "picture",
      mediaType: PICTURE_TYPES[extension],
      width: info.width,
      height: info.height,
      content: data,
    };
  } catch (error) {
    // sharp has no error codes. "Input image exceeds pixel limit" refers to `limitInputPixels`. Any other error means that
    // the file is truncated, altered or disguised.
    return { kind: /pixel limit/i.test(String(error)) ? "FILE_TOO_LARGE" : "FILE_TYPE" };
  }
}

export async function renderVariant(
  content: Buffer,
  width: number,
  extension: PictureExtension,
): Promise<Buffer> {
  const image = await openImage(content);
  return encodeImage(image.resize({ width, withoutEnlargement: true }), extension, "variant").toBuffer();
}

async function openImage(content: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const { pixels, seconds } = MEDIA_LIMITS;
  return sharp(content, { limitInputPixels: pixels, failOn: "error", pages: 1 }).timeout({ seconds });
}

/** An original is encoded at a higher quality, because its variants are made from it. */
function encodeImage(image: Sharp, extension: PictureExtension, use: "original" | "variant"): Sharp {
  switch (extension) {
    case "webp":
      return image.webp({ quality: use === "original" ? 92 : 80, effort: 3 });
    case "jpg":
      // JPEG has no transparency.
      return image.flatten({ background: "#ffffff" }).jpeg({ quality: use === "original" ? 92 : 80 });
    case "png":
      return image.png({ compressionLevel: 8 });
  }
}
