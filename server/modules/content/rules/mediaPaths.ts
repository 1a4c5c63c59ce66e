import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { PictureSource } from "./definition.ts";

/** The widths that pictures are made in, in pixels; never wider than they were sent. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

/** What pictures of a site are sent as. */
export const PICTURE_FORMAT = "webp";

/** What pictures are beside a shared link, in pixels: the shape that Open Graph's readers show without cutting. */
export const SHARED_SIZE = { width: 1_200, height: 630 } as const;

/**
 * Where a picture is in that size, as a JPEG: `/media/{id}/shared.jpg`, and of a file of our own `/media/shared/{folder}/{file}.jpg`.
 */
export function sharedPath(source: PictureSource): string {
  if (source.kind === "MEDIA") return `/media/${encodeTypeId("media", source.media)}/shared.jpg`;
  return `/media/shared/${source.path.split("/").slice(-2).join("/")}.jpg`;
}

interface Sized {
  readonly id: string;
  readonly width: number;
}

/** The widths that a picture of that width is offered in. */
export function widthsOf(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((one) => one < width);
  const largest = Math.min(width, PICTURE_WIDTHS.at(-1)!);
  return [...smaller.filter((one) => one < largest), largest];
}

/** The address of a picture in a width (`/media/{id}/{width}.webp`); it never changes what it shows. */
export function mediaPath(id: string, width: number): string {
  return `/media/${encodeTypeId("media", id)}/${width}.${PICTURE_FORMAT}`;
}

/** Where a picture is in its largest width. */
export function mediaSrc({ id, width }: Sized): string {
  return mediaPath(id, widthsOf(width).at(-1)!);
}

/** All its widths as `srcset` says them (HTML, 4.8.4.2). */
export function mediaSrcSet({ id, width }: Sized): string {
  return widthsOf(width)
    .map((one) => `${mediaPath(id, one)} ${one}w`)
    .join(", ");
}
