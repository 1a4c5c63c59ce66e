import type { InputFieldBuilder } from "@pothos/core";
import type { builder } from "../../../../platform/graphql/builder.ts";
import { PublicationEnum } from "../publication.ts";

type InputFields = InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

const SLUG = "Small letters, digits and hyphens, at most 39.";
const NAME = "At most 120 characters.";

const shared = (t: InputFields) => ({
  description: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
  publication: t.field({
    type: PublicationEnum,
    description: "Publication state. Default on creation: `DRAFT`.",
  }),
});

export const createCollectionFields = (t: InputFields) => ({
  slug: t.string({ required: true, description: SLUG }),
  name: t.string({ required: true, description: NAME }),
  ...shared(t),
});

export const updateCollectionFields = (t: InputFields) => ({
  slug: t.string({ description: SLUG }),
  name: t.string({ description: NAME }),
  ...shared(t),
});
