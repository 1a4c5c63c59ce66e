export const ENTRY_STATES = ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
