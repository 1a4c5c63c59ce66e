import { ENTRY_KINDS, SOCIAL_KINDS, STOCKS } from "../rules/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";

export const EntryKindEnum = builder.enumType("EntryKind", {
  description: "Types of content.",
  values: ENTRY_KINDS,
});

export const EntryStateEnum = builder.enumType("EntryState", {
  values: {
    DRAFT: { description: "Not public. An unpublished entry is a draft again." },
    SCHEDULED: { description: "Will be published at `publishAt`." },
    PUBLISHED: { description: "Public in its `publishedRevision`." },
    ARCHIVED: { description: "Archived: shown neither to the public nor in previews." },
  } as const,
});

export const SocialKindEnum = builder.enumType("SocialKind", { values: SOCIAL_KINDS });

export const StockEnum = builder.enumType("Stock", {
  description: "Availability of a product.",
  values: STOCKS,
});
