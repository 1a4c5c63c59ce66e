import type { BookingStatus } from "../../../../shared/bookings/status.ts";
import type { NameParts } from "../../../../shared/contact/formatFullName.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** A booking with the data that its staff may see. Instants in epoch milliseconds. */
export interface StaffBooking {
  readonly id: string;
  readonly status: BookingStatus;
  readonly sequence: number;
  readonly keyVersion: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly updatedAt: number;
  readonly service: string;
  readonly booker: NameParts;
  readonly phone: string | null;
  /** Name of the guest that the line is for. Null if it is the booker's. */
  readonly guest: string | null;
  readonly others: number;
  readonly notes: string;
  readonly reference: string;
  readonly locationKind: "AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE" | null;
  readonly location: string;
  readonly providerAddress: string;
}

export interface StaffFeedRows {
  readonly name: string;
  readonly bookings: readonly StaffBooking[];
}

/**
 * Loads confirmed and requested bookings of a staff member by start. Returns null if the key version is outdated or the
 * staff member is archived.
 */
export async function loadStaffFeed(
  query: Sql["query"],
  request: {
    readonly businessId: string;
    readonly staffId: string;
    readonly version: number;
    readonly from: number;
    readonly until: number;
    readonly now: number;
  },
): Promise<StaffFeedRows | null> {
  const [row] = await query<StaffFeedRows>(
    `SELECT st.name, coalesce((
       SELECT jsonb_agg(jsonb_build_object(
           'id', b.id, 'status', b.status, 'sequence', b.sequence, 'keyVersion', b.key_version,
           'startsAt', extract(epoch FROM b.starts_at) * 1000, 'endsAt', extract(epoch FROM b.ends_at) * 1000,
           'updatedAt', extract(epoch FROM b.updated_at) * 1000, 'service', s.name,
           'booker', jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name), 'phone', c.phone, 'guest', own.name,
           'others', greatest(b.seats - 1, (SELECT count(*) FROM guests g WHERE g.business_id = $1 AND g.booking_id = b.id
                                              AND g.ordinal <> b.member AND g.left_at IS NULL)),
           'notes', o.notes, 'reference', o.reference, 'locationKind', b.location_kind, 'location', b.location,
           'providerAddress', coalesce(p.address, '')) ORDER BY b.starts_at, b.id)
         FROM booking_staff bs
         JOIN bookings b ON b.business_id = $1 AND b.id = bs.booking_id
          AND (b.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW') OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > $6)
         JOIN services s ON s.business_id = $1 AND s.id = b.service_id
         JOIN orders o ON o.business_id = $1 AND o.id = b.order_id
         JOIN contacts c ON c.business_id = $1 AND c.id = o.contact_id
         LEFT JOIN providers p ON p.business_id = $1 AND p.id = b.provider_id
         LEFT JOIN guests own ON own.business_id = $1 AND own.booking_id = b.id AND own.ordinal = b.member
        WHERE bs.business_id = $1 AND bs.staff_id = st.id AND bs.starts_at >= $4 AND bs.starts_at < $5), '[]') AS bookings
       FROM staff st
      WHERE st.business_id = $1 AND st.id = $2 AND st.feed_version = $3 AND st.publication <> 'ARCHIVED'`,
    [
      request.businessId,
      request.staffId,
      request.version,
      ...[request.from, request.until, request.now].map((instant) => new Date(instant).toISOString()),
    ],
    { prepare: true },
  );
  return row ?? null;
}

export async function incrementFeedVersion(
  query: Sql["query"],
  businessId: string,
  staffId: string,
): Promise<boolean> {
  const rows = await query(
    // Wraps within 15 bits. No key of that age is in use.
    "UPDATE staff SET feed_version = feed_version % 32767 + 1 WHERE business_id = $1 AND id = $2 RETURNING id",
    [businessId, staffId],
  );
  return rows.length > 0;
}
