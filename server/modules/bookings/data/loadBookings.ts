import type { BookingOverride } from "../../../shared/bookings/overrides.ts";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Instants in epoch milliseconds. */
export interface BookingRow {
  readonly id: string;
  readonly orderId: string;
  readonly contactId: string;
  /** 0 for the booker, 1 to 100 for a guest's own line. */
  readonly member: number;
  readonly orderVersion: number;
  readonly orderSize: number;
  readonly isSeries: boolean;
  readonly orderTotalMinor: number;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly seats: number;
  readonly priceMinor: number;
  /** Whatever has been paid. */
  readonly dueMinor: number;
  readonly currency: string;
  readonly locationKind: "AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE" | null;
  readonly location: string;
  readonly decideBy: number | null;
  /** Until then a visitor may move it, whatever the cut-off. Null unless the business offered other times. */
  readonly offeredUntil: number | null;
  /** For keys of guests and staff. */
  readonly keyVersion: number;
  /** For the booker's keys. */
  readonly bookerKeyVersion: number;
  readonly sequence: number;
  readonly arrivedAt: number | null;
  readonly overrides: readonly BookingOverride[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly timeZone: string;
  readonly locale: string;
  readonly notes: string;
  readonly attribution: readonly (readonly [name: string, value: string])[];
  readonly staffIds: readonly string[];
  readonly activeStaffIds: readonly string[];
  readonly guests: readonly {
    readonly ordinal: number;
    readonly name: string;
    readonly email: string;
    readonly hasLeft: boolean;
  }[];
  /** Guests of the order who wait for the booker's confirmation. */
  readonly guestsAwaiting: number;
  /** Oldest first. */
  readonly history: readonly {
    readonly at: number;
    readonly actor: "VISITOR" | "OWNER" | "STAFF" | "SYSTEM";
    readonly status: BookingStatus;
    readonly startsAt: number;
    readonly note: string;
    readonly overrides: readonly BookingOverride[];
    /** True for a mark of an arrival, false for its removal. */
    readonly arrival: boolean | null;
    /** For a move by the business, whether the client was notified. Null for any other change. */
    readonly isClientNotified: boolean | null;
  }[];
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly dateOfBirth: string | null;
  };
}

const BOOKINGS = `
SELECT b.id, b.order_id AS "orderId", o.contact_id AS "contactId", b.member, o.key_version AS "orderVersion",
       (SELECT count(*)::int FROM bookings x WHERE x.business_id = b.business_id AND x.order_id = b.order_id) AS "orderSize",
       o.is_series AS "isSeries", o.total_minor AS "orderTotalMinor", o.reference, b.status, b.service_id AS "serviceId", b.provider_id AS "providerId",
       (extract(epoch FROM b.starts_at) * 1000)::float8 AS "startsAt", (extract(epoch FROM b.ends_at) * 1000)::float8 AS "endsAt",
       b.seats, b.price_minor AS "priceMinor", b.due_minor AS "dueMinor", o.currency, b.location_kind AS "locationKind", b.location,
       (extract(epoch FROM b.decide_by) * 1000)::float8 AS "decideBy",
       (extract(epoch FROM b.offered_until) * 1000)::float8 AS "offeredUntil", b.key_version AS "keyVersion", b.key_version + b.booker_renewals AS "bookerKeyVersion", b.sequence, to_jsonb(b.overrides) AS overrides,
       (extract(epoch FROM b.arrived_at) * 1000)::float8 AS "arrivedAt",
       (extract(epoch FROM b.created_at) * 1000)::float8 AS "createdAt", (extract(epoch FROM b.updated_at) * 1000)::float8 AS "updatedAt",
       o.time_zone AS "timeZone", o.locale, o.notes, o.attribution,
       coalesce((SELECT jsonb_agg(s.staff_id ORDER BY s.staff_id) FROM booking_staff s
                  WHERE s.business_id = b.business_id AND s.booking_id = b.id), '[]') AS "staffIds",
       coalesce((SELECT jsonb_agg(s.staff_id ORDER BY s.staff_id) FROM booking_staff s
                   JOIN staff p ON p.business_id = s.business_id AND p.id = s.staff_id AND p.publication <> 'ARCHIVED'
                  WHERE s.business_id = b.business_id AND s.booking_id = b.id), '[]') AS "activeStaffIds",
       coalesce((SELECT jsonb_agg(jsonb_build_object('ordinal', g.ordinal, 'name', g.name, 'email', g.email, 'hasLeft', g.left_at IS NOT NULL) ORDER BY g.ordinal) FROM guests g
                  WHERE g.business_id = b.business_id AND g.booking_id = b.id), '[]') AS guests,
       CASE WHEN o.guests_await_confirmation AND order_awaits_guest_confirmation(o) THEN
         (SELECT count(DISTINCT g.ordinal)::int FROM bookings x JOIN guests g ON g.business_id = x.business_id AND g.booking_id = x.id
           WHERE x.business_id = b.business_id AND x.order_id = b.order_id AND x.status IN ('CONFIRMED', 'REQUESTED') AND g.left_at IS NULL)
       ELSE 0 END AS "guestsAwaiting",
       coalesce((SELECT jsonb_agg(jsonb_build_object('at', extract(epoch FROM e.at) * 1000, 'actor', e.actor, 'status', e.status,
                          'startsAt', extract(epoch FROM e.starts_at) * 1000, 'note', e.note, 'overrides', e.overrides, 'arrival', e.arrival, 'isClientNotified', e.client_notified) ORDER BY e.ordinal) FROM booking_events e
                  WHERE e.business_id = b.business_id AND e.booking_id = b.id), '[]') AS history,
       jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone, 'dateOfBirth', c.date_of_birth) AS contact
  FROM bookings b
  JOIN orders o ON o.business_id = b.business_id AND o.id = b.order_id
  JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id`;

/** In no order. Unknown ids are omitted. */
export function loadBookings(
  query: Sql["query"],
  businessId: string,
  ids: readonly string[],
): Promise<BookingRow[]> {
  return query<BookingRow>(
    `${BOOKINGS} WHERE b.business_id = $1 AND b.id = ANY ($2::uuid[])`,
    [businessId, ids],
    { prepare: true },
  );
}

export function loadOrderBookings(
  query: Sql["query"],
  businessId: string,
  orderId: string,
): Promise<BookingRow[]> {
  return loadBookingsOfOrders(query, businessId, [orderId]);
}

/** By order, then ordinal. */
export function loadBookingsOfOrders(
  query: Sql["query"],
  businessId: string,
  orderIds: readonly string[],
): Promise<BookingRow[]> {
  return query<BookingRow>(
    `${BOOKINGS} WHERE b.business_id = $1 AND b.order_id = ANY ($2::uuid[]) ORDER BY b.order_id, b.ordinal`,
    [businessId, orderIds],
    { prepare: true },
  );
}

export async function findOrderByReference(
  query: Sql["query"],
  businessId: string,
  reference: string,
): Promise<{ readonly id: string; readonly email: string | null } | null> {
  const [row] = await query<{ id: string; email: string | null }>(
    `SELECT o.id, c.email FROM orders o JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
      WHERE o.business_id = $1 AND o.reference = $2`,
    [businessId, reference],
  );
  return row ?? null;
}
