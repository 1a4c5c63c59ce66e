import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { PictureSource } from "./definition.ts";

/** Pixels. Pictures are never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

export const PICTURE_FORMAT = "webp";

/** Pixels. The aspect ratio that Open Graph readers show without cropping. */
export const SHARED_SIZE = { width: 1_200, height: 630 } as const;

/**
 * Path of the Open Graph JPEG: `/media/{id}/shared.jpg`, or `/media/shared/{folder}/{file}.jpg` for a file of the
 * server.
 */
export function getSharedPath(source: PictureSource): string {
  if (source.kind === "MEDIA") return `/media/${encodeTypeId("media", source.media)}/shared.jpg`;
  return `/media/shared/${source.path.split("/").slice(-2).join("/")}.jpg`;
}

interface Sized {
  readonly id: string;
  readonly width: number;
}

export function getWidths(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((one) => one < width);
  const largest = Math.min(width, PICTURE_WIDTHS.at(-1)!);
  return [...smaller.filter((one) => one < largest), largest];
}

export function getMediaPath(id: string, width: number): string {
  return `/media/${encodeTypeId("media", id)}/${width}.${PICTURE_FORMAT}`;
}

export function mediaSrc({ id, width }: Sized): string {
  return getMediaPath(id, getWidths(width).at(-1)!);
}

/** Value of `srcset` (HTML, 4.8.4.2). */
export function mediaSrcSet({ id, width }: Sized): string {
  return getWidths(width)
    .map((one) => `${getMediaPath(id, one)} ${one}w`)
    .join(", ");
}
