import { isRecord } from "../../shared/isRecord.ts";
import { hasTextDraft, useTextDraft } from "../drafts/useTextDraft.ts";

const FIELDS = ["firstName", "lastName", "email", "phone"] as const;

export type ClientField = (typeof FIELDS)[number];

export type ClientDetails = Readonly<Record<ClientField, string>>;

/** A typed value, and the stored one when the user began to type. */
interface Edit {
  readonly typed: string;
  readonly before: string;
}

export type ClientEdits = Partial<Readonly<Record<ClientField, Edit>>>;

const toKey = (client: string) => `client ${client}`;

/** The fields that the user has changed. They survive a reload and a sign-in until `clear`. */
export function useClientEdits(client: string, stored: ClientDetails) {
  const [text, setText] = useTextDraft(toKey(client), "");
  const edits = parseEdits(text);
  return {
    edits,
    type(field: ClientField, typed: string) {
      const before = edits[field]?.before ?? stored[field];
      setText(JSON.stringify({ ...edits, [field]: { typed, before } }));
    },
    clear: () => setText(""),
  };
}

export const hasClientEdits = (client: string): boolean => hasTextDraft(toKey(client));

/** Returns what differs from the stored details, which may be newer than the form. */
export function listClientChanges(edits: ClientEdits, stored: ClientDetails): Partial<ClientDetails> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const typed = edits[field]?.typed;
      return typed === undefined || typed === stored[field] ? [] : [[field, typed]];
    }),
  );
}

/** Returns the stored value that another person gave a field while it was edited. Null if there is none. */
export function findOtherChange(
  field: ClientField,
  edits: ClientEdits,
  stored: ClientDetails,
): string | null {
  const edit = edits[field];
  if (edit === undefined || stored[field] === edit.before || stored[field] === edit.typed) return null;
  return stored[field];
}

function parseEdits(text: string): ClientEdits {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => {
        const edit = parsed[field];
        if (!isRecord(edit)) return [];
        const { typed, before } = edit;
        return typeof typed === "string" && typeof before === "string" ? [[field, { typed, before }]] : [];
      }),
    );
  } catch {
    return {};
  }
}
