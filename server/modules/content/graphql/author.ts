import { contentNodeType } from "./contentType.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { PictureRef, toPicture } from "./picture.ts";

export const AuthorRef = contentNodeType("AUTHOR", "An author of posts.");

builder.objectFields(AuthorRef, (t) => ({
  name: t.string({ resolve: ({ entry }) => entry.data.name }),
  bio: t.string({ description: "Plain text. May be empty.", resolve: ({ entry }) => entry.data.bio }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ entry, view }) => toPicture(entry.data.image, view.media),
  }),
}));
