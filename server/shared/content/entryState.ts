/** What an entry is to the public: not seen, to be seen later, seen, put away. */
export const ENTRY_STATES = ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
