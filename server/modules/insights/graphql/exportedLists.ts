import { exportBookings } from "../exports/exportBookings.ts";
import { exportContacts } from "../exports/exportContacts.ts";
import { exportPayments } from "../exports/exportPayments.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { reachIn, type Viewer } from "../../access/rules/viewer.ts";
import { mayIn } from "../../access/graphql/authorization.ts";
import { BadQuery, type ListQuery } from "./exportQuery.ts";
import type { ExportedFile } from "./exports.ts";
import { bookingFilter, textsOf } from "../../bookings/graphql/bookingFilter.ts";
import { filterWithContact, ownFilter } from "../../bookings/graphql/businessBookings.ts";

export type ListKind = "BOOKINGS" | "CONTACTS" | "PAYMENTS";

interface Asked {
  readonly scope: Scope;
  readonly viewer: Viewer;
  readonly query: ListQuery;
}

const NONE: ExportedFile = { kind: "unknown" };

const LISTS: Record<ListKind, (asked: Asked) => Promise<AsyncIterable<string> | null>> = {
  /** `GET /exports/bookings.csv`: parameters are the fields of `BookingFilter`, as in `Business.bookings(filter:)`. */
  async BOOKINGS({ scope, viewer, query }) {
    const { id, timeZone } = scope.business;
    if (reachIn(viewer, id, "bookings.read") === null) return null;
    const sent = query.bookingFilter();
    const wanted = await filterWithContact(scope, id, bookingFilter(sent, timeZone), sent.contact);
    return exportBookings(scope, [ownFilter({ viewer }, id), wanted], {
      contacts: mayIn(viewer, id, "contacts.read"),
      payments: mayIn(viewer, id, "payments.read"),
    });
  },
  /** `GET /exports/contacts.csv`: filters by `text` and `since`, as `Business.contacts` does. */
  CONTACTS({ scope, viewer, query }) {
    if (!mayIn(viewer, scope.business.id, "contacts.read")) return Promise.resolve(null);
    const texts = textsOf(query.text("text")).map((one) => `%${one}%`);
    return Promise.resolve(exportContacts(scope, { texts, since: query.instant("since") }));
  },
  /** `GET /exports/payments.csv`: created from `from` (inclusive) until `until` (exclusive). */
  PAYMENTS({ scope, viewer, query }) {
    if (!mayIn(viewer, scope.business.id, "payments.read")) return Promise.resolve(null);
    const range = { from: query.instant("from"), until: query.instant("until") };
    return Promise.resolve(exportPayments(scope, range));
  },
};

export async function exportedList(kind: ListKind, asked: Asked): Promise<ExportedFile> {
  try {
    const text = await LISTS[kind](asked);
    asked.query.refuseUnread();
    return text === null ? NONE : { kind: "file", name: `${kind.toLowerCase()}.csv`, text };
  } catch (error) {
    if (error instanceof BadQuery) return { kind: "invalid", message: error.message };
    throw error;
  }
}
