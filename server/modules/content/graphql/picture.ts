import type { PictureSource } from "../rules/definition.ts";
import { SHARED_SIZE, mediaSrc, mediaSrcSet, getSharedPath } from "../rules/mediaPaths.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Pictures } from "./contentType.ts";

interface Picture {
  readonly src: string;
  readonly srcSet: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export function toPicture(source: PictureSource | null, pictures: Pictures): Picture | null {
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

export function toSharedPicture(source: PictureSource | null, pictures: Pictures): Picture | null {
  const picture = toPicture(source, pictures);
  return source && picture && { src: getSharedPath(source), srcSet: null, ...SHARED_SIZE, alt: picture.alt };
}

export function toPictures(sources: readonly PictureSource[], pictures: Pictures): Picture[] {
  return sources.flatMap((source) => toPicture(source, pictures) ?? []);
}

export const PictureRef = builder.objectRef<Picture>("Picture").implement({
  description: "A picture with its sources.",
  fields: (t) => ({
    src: t.exposeString("src", { description: "Path on this host." }),
    srcSet: t.exposeString("srcSet", {
      nullable: true,
      description: "Value for the `srcset` attribute. Null for pictures without variants.",
    }),
    width: t.exposeInt("width", { description: "Width of the original in pixels, for the aspect ratio." }),
    height: t.exposeInt("height"),
    alt: t.exposeString("alt", { description: "Alt text. Empty for a decorative picture." }),
  }),
});
