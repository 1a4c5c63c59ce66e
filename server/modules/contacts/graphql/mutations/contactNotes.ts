import { NOTE_MAX, type NoteWriter, createNote, deleteNote, updateNote } from "../../notes.ts";
import type { ContactNote } from "../../../../platform/database/prisma/client.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { can, findStaffRestriction } from "../../../access/rules/viewer.ts";
import { ContactNoteRef } from "../contactNote.ts";

/** Staff who serve write notes about their clients. A key that manages contacts needs no permission for bookings. */
const PERMISSIONS = ["contacts.manage", "bookings.change"] as const;

const text = {
  required: true,
  description: `Plain text of one or more lines, at most ${NOTE_MAX} characters.`,
} as const;
const noteId = { required: true, description: "Id of the note." } as const;

function findWriter({ viewer }: Context): NoteWriter {
  const { businessId, id, name } = viewer!;
  const staffId = findStaffRestriction(viewer, businessId, "bookings.change");
  return { id, name, staffId, isRestricted: !can(viewer, businessId, "contacts.manage") };
}

function findCreator(ctx: Context): NoteWriter {
  const writer = findWriter(ctx);
  const { viewer } = ctx;
  const writesAll = can(viewer, viewer!.businessId, "bookings.change");
  return writesAll ? { ...writer, isRestricted: false } : writer;
}

const subject = (id: string) => toGlobalId("ContactNote", id);

async function read({ database, viewer }: Context, id: string): Promise<{ contactNote: ContactNote }> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { contactNote: await database.prisma.contactNote.findUniqueOrThrow({ where }) };
}

function payload(name: string, description: string) {
  return builder.objectRef<{ contactNote: ContactNote }>(name).implement({
    description,
    isTypeOf: (value) => "contactNote" in (value as object),
    fields: (t) => ({
      contactNote: t.expose("contactNote", { type: ContactNoteRef, description: "The note." }),
    }),
  });
}

addBusinessMutation("createContactNote", {
  description:
    "Adds a note about a person. A signed-in user with the role `STAFF` writes notes about the people they serve.",
  permission: PERMISSIONS,
  input: builder.inputType("CreateContactNoteInput", {
    description: "The person and the note.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      contact: t.id({ required: true, description: "A contact's id." }),
      text: t.string(text),
    }),
  }),
  payload: payload("CreateContactNotePayload", "The new note."),
  name: async (ctx) => findCreator(ctx),
  run: (scope, input, writer) =>
    createNote(scope, { contactId: toRowId("Contact", input.contact), text: input.text }, writer),
  subject: ({ id }) => subject(id),
  read: (ctx, { id }) => read(ctx, id),
});

addBusinessMutation("updateContactNote", {
  description: "Changes the text of a note. Without `contacts.manage` only the caller's own notes exist.",
  permission: PERMISSIONS,
  input: builder.inputType("UpdateContactNoteInput", {
    description: "The note and its new text.",
    fields: (t) => ({ ...idempotencyKeyField(t), id: t.id(noteId), text: t.string(text) }),
  }),
  payload: payload("UpdateContactNotePayload", "The note with its new text."),
  name: async (ctx) => findWriter(ctx),
  run: (scope, input, writer) => updateNote(scope, toRowId("ContactNote", input.id), input.text, writer),
  subject: ({ id }) => subject(id),
  read: (ctx, { id }) => read(ctx, id),
});

addBusinessMutation("deleteContactNote", {
  description: "Deletes a note. Without `contacts.manage` only the caller's own notes exist.",
  permission: PERMISSIONS,
  worksWhenSuspended: true,
  input: builder.inputType("DeleteContactNoteInput", {
    description: "The note to delete.",
    fields: (t) => ({ ...idempotencyKeyField(t), id: t.id(noteId) }),
  }),
  payload: builder.objectRef<{ readonly deletedId: string }>("DeleteContactNotePayload").implement({
    description: "The note no longer exists.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "Id of the deleted note." }) }),
  }),
  name: async (ctx) => findWriter(ctx),
  run: (scope, input, writer) => deleteNote(scope, toRowId("ContactNote", input.id), writer),
  subject,
  read: (_, id) => ({ deletedId: subject(id) }),
});
