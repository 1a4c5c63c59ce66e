import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import {
  type ContactFilter,
  type ListedContact,
  listContacts,
  type ContactFigures,
  loadContactFigures,
} from "../../contacts/index.ts";
import { escapeCell } from "../../../platform/files/csv.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { type Column, LIST_PAGE, streamCsv, formatInstant } from "./streamCsv.ts";

interface ExportRow {
  readonly contact: ListedContact;
  readonly figures: ContactFigures | null;
}

const COLUMNS: readonly Column<ExportRow>[] = [
  ["Contact", ({ contact }) => encodeTypeId(ID_PREFIXES.Contact, contact.id)],
  ["First name", ({ contact }) => escapeCell(contact.firstName)],
  ["Last name", ({ contact }) => escapeCell(contact.lastName)],
  ["E-mail", ({ contact }) => escapeCell(contact.email ?? "")],
  ["Phone", ({ contact }) => escapeCell(contact.phone ?? "")],
  ["Date of birth", ({ contact }) => contact.dateOfBirth ?? ""],
  ["Bookings", ({ figures }) => String(figures?.bookings ?? 0)],
  ["Cancelled", ({ figures }) => String(figures?.cancelled ?? 0)],
  ["No-shows", ({ figures }) => String(figures?.noShows ?? 0)],
  ["First visit", ({ figures }) => formatInstant(figures?.firstVisit ?? null)],
  ["Last visit", ({ figures }) => formatInstant(figures?.lastVisit ?? null)],
];

export function exportContacts(
  { database, business }: Scope,
  filter: ContactFilter,
): AsyncGenerator<string, void, undefined> {
  return streamCsv(COLUMNS, async (after) => {
    const page = {
      sort: "added",
      descending: false,
      after: after?.contact.cursor ?? null,
      limit: LIST_PAGE,
    } as const;
    const contacts = await listContacts(database.query, business.id, filter, page);
    const keys = contacts.map(({ emailKey }) => emailKey);
    const figures = await loadContactFigures(database.query, business.id, keys);
    return contacts.map((contact, i) => ({ contact, figures: figures[i]! }));
  });
}
