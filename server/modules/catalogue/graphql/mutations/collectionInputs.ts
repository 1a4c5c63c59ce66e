import type { InputFieldBuilder } from "@pothos/core";
import type { builder } from "../../../../platform/graphql/builder.ts";
import { PublicationEnum } from "../publication.ts";

type InputFields = InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

const SLUG = "Small letters, digits and hyphens, at most 39.";
const NAME = "At most 120 characters.";

const shared = (t: InputFields) => ({
  description: t.string({ description: "At most 2000 characters, of several lines." }),
  publication: t.field({
    type: PublicationEnum,
    description: "Who may see it. A draft where nothing is said.",
  }),
});

/** What is said of a menu or group that is made. */
export const madeCollectionFields = (t: InputFields) => ({
  slug: t.string({ required: true, description: SLUG }),
  name: t.string({ required: true, description: NAME }),
  ...shared(t),
});

/** What may be said of one that is there. */
export const collectionFields = (t: InputFields) => ({
  slug: t.string({ description: SLUG }),
  name: t.string({ description: NAME }),
  ...shared(t),
});
