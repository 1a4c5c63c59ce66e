import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { publicationField } from "./publicationField.ts";

export const collectionFields = (t: InputFields, isNew: boolean) => ({
  slug: t.string({ required: isNew, description: "Small letters, digits and hyphens, at most 39." }),
  name: t.string({ required: isNew, description: "At most 120 characters." }),
  description: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
  ...publicationField(t, isNew),
});
