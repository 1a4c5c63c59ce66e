import { ENTRY_KINDS } from "../rules/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";

export const EntryKindEnum = builder.enumType("EntryKind", {
  description: "Types of content.",
  values: ENTRY_KINDS,
});

export const EntryStateEnum = builder.enumType("EntryState", {
  values: {
    DRAFT: { description: "Not public. An unpublished entry is a draft again." },
    SCHEDULED: { description: "Will be published at `publishAt`." },
    PUBLISHED: { description: "Public in its `published` revision." },
    ARCHIVED: { description: "Archived: shown neither to the public nor in previews." },
  } as const,
});
