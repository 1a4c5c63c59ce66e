import {
  type NoteAuthor,
  deleteNote as removeRow,
  insertNote,
  isServedBy,
  lockContact,
  lockNote,
  updateNote as updateRow,
} from "./data/notes.ts";
import { newId } from "../../platform/ids/ids.ts";
import { checkText, cleanText } from "../../shared/contact/text.ts";
import { issue } from "../../shared/failures/failure.ts";
import { invalidInputError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export const NOTE_MAX = 4000;

export interface NoteWriter extends NoteAuthor {
  /** A restricted writer changes only their own notes, and writes about the clients they serve. */
  readonly staffId: string | null;
  readonly isRestricted: boolean;
}

/** A null id stands for a reference that was not found. */
export async function createNote(
  scope: Scope,
  { contactId, text }: { readonly contactId: string | null; readonly text: string },
  writer: NoteWriter,
): Promise<Outcome<{ readonly id: string }>> {
  const { business, clock, database, random } = scope;
  const now = clock.now();
  return toResult(async () => {
    const cleanNote = checkNote(text);
    if (contactId === null) throw invalidInputError(issue(["contact"], "NOT_FOUND"));
    const note = { businessId: business.id, id: newId(now, random), contactId, text: cleanNote, now };
    await database.transaction(async (sql) => {
      const isKnown =
        (await lockContact(sql, business.id, contactId)) &&
        (!writer.isRestricted ||
          (writer.staffId !== null && (await isServedBy(sql.query, business.id, contactId, writer.staffId))));
      if (!isKnown) throw invalidInputError(issue(["contact"], "NOT_FOUND"));
      await insertNote(sql, { ...note, author: { id: writer.id, name: writer.name } });
    });
    return { id: note.id };
  });
}

export async function updateNote(
  scope: Scope,
  id: string | null,
  text: string,
  writer: NoteWriter,
): Promise<Outcome<{ readonly id: string }>> {
  return toResult(async () => {
    const cleanNote = checkNote(text);
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    await scope.database.transaction(async (sql) => {
      const note = await lockNote(sql, scope.business.id, id);
      if (!mayChange(note, writer)) throw invalidInputError(issue(["id"], "NOT_FOUND"));
      await updateRow(sql, scope.business.id, id, cleanNote, scope.clock.now());
    });
    return { id };
  });
}

export async function deleteNote(
  scope: Scope,
  id: string | null,
  writer: NoteWriter,
): Promise<Outcome<string>> {
  return toResult(async () => {
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    await scope.database.transaction(async (sql) => {
      const note = await lockNote(sql, scope.business.id, id);
      if (!mayChange(note, writer)) throw invalidInputError(issue(["id"], "NOT_FOUND"));
      await removeRow(sql, scope.business.id, id);
    });
    return id;
  });
}

function mayChange(note: { readonly authorId: string } | null, writer: NoteWriter): boolean {
  return note !== null && (!writer.isRestricted || note.authorId === writer.id);
}

/** @throws InvalidInput */
function checkNote(text: string): string {
  const cleanNote = cleanText(text);
  const code = cleanNote === "" ? "REQUIRED" : checkText(cleanNote, { max: NOTE_MAX, allowsLines: true });
  if (code) throw invalidInputError(issue(["text"], code));
  return cleanNote;
}
