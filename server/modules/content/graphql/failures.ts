import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";
import { EntryStateEnum } from "./entryEnums.ts";

export const EntryNotFoundRef = createFailure(
  "EntryNotFound",
  "ENTRY_NOT_FOUND",
  "The site has no such entry or revision.",
);
export const EntryStateConflictRef = createFailure(
  "EntryStateConflict",
  "ENTRY_STATE_CONFLICT",
  "The state of the entry does not allow the change. An archived entry cannot be edited, and an entry that was public cannot be deleted.",
);
builder.objectField(EntryStateConflictRef, "state", (t) => t.expose("state", { type: EntryStateEnum }));
export const PreviewNotFoundRef = createFailure(
  "PreviewNotFound",
  "PREVIEW_NOT_FOUND",
  "The site has no such preview.",
);
export const MediaNotFoundRef = createFailure(
  "MediaNotFound",
  "MEDIA_NOT_FOUND",
  "The business has no such picture.",
);
