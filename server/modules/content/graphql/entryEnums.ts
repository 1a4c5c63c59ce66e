import { ENTRY_KINDS } from "../rules/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";

export const EntryKindEnum = builder.enumType("EntryKind", {
  description: "The nouns of a site.",
  values: ENTRY_KINDS,
});

export const EntryStateEnum = builder.enumType("EntryState", {
  values: {
    DRAFT: { description: "Not public, or no more." },
    SCHEDULED: { description: "Public at a time to come." },
    PUBLISHED: { description: "Public, in one of its revisions." },
    ARCHIVED: { description: "Put away: neither the public nor a preview shows it." },
  } as const,
});
