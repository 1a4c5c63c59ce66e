import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { PublicationEnum } from "../publication.ts";

/** The state of a new row. Later, `publish`, `unpublish`, `archive` and `restore` change it. */
export const publicationField = (t: InputFields, isNew: boolean) => ({
  ...(isNew && {
    publication: t.field({ type: PublicationEnum, description: "Publication state. Default: `DRAFT`." }),
  }),
});
