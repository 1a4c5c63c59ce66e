import type { PictureSource } from "../rules/definition.ts";
import { SHARED_SIZE, mediaSrc, mediaSrcSet, sharedPath } from "../rules/mediaPaths.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Pictures } from "./contentType.ts";

interface Picture {
  readonly src: string;
  readonly srcSet: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture as it can be shown; null: there is none, or it is not there any more. */
export function pictureOf(source: PictureSource | null, pictures: Pictures): Picture | null {
  if (source === null) return null;
  if (source.kind === "FILE") {
    const { path, width, height, alt } = source;
    return { src: path, srcSet: null, width, height, alt };
  }
  const row = pictures.get(source.media);
  if (!row) return null;
  return {
    src: mediaSrc(row),
    srcSet: mediaSrcSet(row),
    width: row.width,
    height: row.height,
    alt: source.alt ?? row.alt,
  };
}

/** The same as it is shown beside a shared link: in one size, and as what every network takes. */
export function sharedPictureOf(source: PictureSource | null, pictures: Pictures): Picture | null {
  const picture = pictureOf(source, pictures);
  return source && picture && { src: sharedPath(source), srcSet: null, ...SHARED_SIZE, alt: picture.alt };
}

/** Those that are there. */
export function picturesIn(sources: readonly PictureSource[], pictures: Pictures): Picture[] {
  return sources.flatMap((source) => pictureOf(source, pictures) ?? []);
}

export const PictureRef = builder.objectRef<Picture>("Picture").implement({
  description: "A picture of the site.",
  fields: (t) => ({
    src: t.exposeString("src", { description: "A path of our own." }),
    srcSet: t.exposeString("srcSet", {
      nullable: true,
      description: "Its widths, as `srcset` says them; null: it is drawn, and has none.",
    }),
    width: t.exposeInt("width", { description: "Pixels, of the original: the shape to keep space for." }),
    height: t.exposeInt("height"),
    alt: t.exposeString("alt", { description: "What it shows; empty: it only decorates." }),
  }),
});
