import { contentNodeType } from "./contentType.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { PictureRef, toPicture } from "./picture.ts";

export const AuthorRef = contentNodeType("AUTHOR", "An author of posts.");

builder.objectFields(AuthorRef, (t) => ({
  name: t.string({ resolve: ({ entry }) => entry.data.name }),
  bio: t.string({
    nullable: true,
    description: "Short biography in plain text. Null if there is none.",
    resolve: ({ entry }) => emptyToNull(entry.data.bio),
  }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ entry, view }) => toPicture(entry.data.image, view.media),
  }),
}));
