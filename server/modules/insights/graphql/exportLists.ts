import { exportBookings } from "../exports/exportBookings.ts";
import { exportContacts } from "../exports/exportContacts.ts";
import { exportPayments } from "../exports/exportPayments.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { getPermissionScope, type Viewer } from "../../access/rules/viewer.ts";
import { can } from "../../access/rules/viewer.ts";
import { InvalidQueryError, type ListQuery } from "./exportQuery.ts";
import type { ExportedFile } from "./exports.ts";
import { toBookingFilter, toSpellings } from "../../bookings/graphql/bookingFilter.ts";
import { filterWithContact, viewerFilter } from "../../bookings/graphql/businessBookings.ts";

export type ListKind = "BOOKINGS" | "CONTACTS" | "PAYMENTS";

interface ListRequest {
  readonly scope: Scope;
  readonly viewer: Viewer;
  readonly query: ListQuery;
}

const NOT_FOUND: ExportedFile = { kind: "unknown" };

const LISTS: Record<ListKind, (request: ListRequest) => Promise<AsyncIterable<string> | null>> = {
  /** `GET /exports/bookings.csv`: parameters are `search` and the fields of `BookingFilter`, as in `Business.bookings`. */
  async BOOKINGS({ scope, viewer, query }) {
    const { id, timeZone } = scope.business;
    if (getPermissionScope(viewer, id, "bookings.read") === null) return null;
    const filterInput = query.bookingFilter();
    const filter = await filterWithContact(
      scope,
      id,
      toBookingFilter(filterInput, query.text("search"), { timeZone, now: scope.clock.now() }),
      filterInput.contact,
    );
    return exportBookings(scope, [viewerFilter({ viewer }, id), filter], {
      contacts: can(viewer, id, "contacts.read"),
      payments: can(viewer, id, "payments.read"),
    });
  },
  /** `GET /exports/contacts.csv`: filters by `search` and `since`, as `Business.contacts` does. */
  CONTACTS({ scope, viewer, query }) {
    if (!can(viewer, scope.business.id, "contacts.read")) return Promise.resolve(null);
    const texts = toSpellings(query.text("search")).map((one) => `%${one}%`);
    return Promise.resolve(exportContacts(scope, { texts, since: query.instant("since") }));
  },
  /** `GET /exports/payments.csv`: created since `since` (inclusive) until `until` (exclusive). */
  PAYMENTS({ scope, viewer, query }) {
    if (!can(viewer, scope.business.id, "payments.read")) return Promise.resolve(null);
    const range = { from: query.instant("since"), until: query.instant("until") };
    return Promise.resolve(exportPayments(scope, range));
  },
};

export async function exportList(kind: ListKind, request: ListRequest): Promise<ExportedFile> {
  try {
    const text = await LISTS[kind](request);
    request.query.rejectUnread();
    return text === null ? NOT_FOUND : { kind: "file", name: `${kind.toLowerCase()}.csv`, text };
  } catch (error) {
    if (error instanceof InvalidQueryError) return { kind: "invalid", message: error.message };
    throw error;
  }
}
