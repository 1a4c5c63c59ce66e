import { builder } from "../../../platform/graphql/builder.ts";

/** What the public may see of a row. */
export const PublicationEnum = builder.enumType("Publication", {
  description: "What the public may see.",
  values: {
    DRAFT: { description: "Not yet for anybody." },
    PUBLISHED: { description: "Offered." },
    ARCHIVED: { description: "Offered no more." },
  } as const,
});
