import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { type ContactFilter, type ListedContact, listContacts } from "../../contacts/data/listContacts.ts";
import { type ContactFigures, loadContactFigures } from "../../contacts/data/loadContacts.ts";
import { plainCell } from "../../../platform/files/csv.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { type Column, LIST_PAGE, csvList, instantCell } from "./csvList.ts";

interface Exported {
  readonly person: ListedContact;
  readonly figures: ContactFigures | null;
}

const COLUMNS: readonly Column<Exported>[] = [
  ["Contact", ({ person }) => encodeTypeId(ID_PREFIXES.Contact, person.id)],
  ["First name", ({ person }) => plainCell(person.firstName)],
  ["Last name", ({ person }) => plainCell(person.lastName)],
  ["E-mail", ({ person }) => plainCell(person.email)],
  ["Phone", ({ person }) => plainCell(person.phone ?? "")],
  ["Date of birth", ({ person }) => person.dateOfBirth ?? ""],
  ["Bookings", ({ figures }) => String(figures?.bookings ?? 0)],
  ["Cancelled", ({ figures }) => String(figures?.cancelled ?? 0)],
  ["No-shows", ({ figures }) => String(figures?.noShows ?? 0)],
  ["First visit", ({ figures }) => instantCell(figures?.firstVisit ?? null)],
  ["Last visit", ({ figures }) => instantCell(figures?.lastVisit ?? null)],
];

export function exportContacts(
  { database, business }: Scope,
  filter: ContactFilter,
): AsyncGenerator<string, void, undefined> {
  return csvList(COLUMNS, async (after) => {
    const page = {
      sort: "added",
      descending: false,
      after: after?.person.place ?? null,
      limit: LIST_PAGE,
    } as const;
    const people = await listContacts(database.query, business.id, filter, page);
    const keys = people.map(({ emailKey }) => emailKey);
    const figures = await loadContactFigures(database.query, business.id, keys);
    return people.map((person, i) => ({ person, figures: figures[i]! }));
  });
}
