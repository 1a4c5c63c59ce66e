import { builder } from "../../../platform/graphql/builder.ts";

export const PublicationEnum = builder.enumType("Publication", {
  description: "Publication state.",
  values: {
    DRAFT: { description: "Not public yet." },
    PUBLISHED: { description: "Public." },
    ARCHIVED: { description: "No longer public. Existing bookings remain." },
  } as const,
});
