import type { DetailOverride } from "../../../shared/bookings/overrides.ts";
import type { ContactDetails } from "../../../shared/contact/contactRules.ts";
import type { Answers } from "../../../shared/forms/definition.ts";
import type { BookingStop } from "./holds/takeHold.ts";
import type { OrderQuota, OrderLimit } from "./orderQuota.ts";
import {
  type IdempotentRequest,
  keyParameters,
  storeKeySql,
} from "../../../platform/database/idempotency.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** ISO instants in UTC. */
export interface BookingDraft {
  readonly ordinal: number;
  readonly id: string;
  readonly status: "CONFIRMED" | "REQUESTED" | "AWAITING_PAYMENT";
  readonly decideBy: string | null;
  readonly priceMinor: number;
  readonly dueMinor: number;
  readonly locationKind: string | null;
  readonly location: string;
  readonly guests: readonly number[];
}

/** Ordinals are 1 to 100. */
export interface GuestDraft {
  readonly ordinal: number;
  readonly name: string;
  readonly email: string;
}

export interface OrderAnswersDraft {
  readonly submissions: readonly {
    readonly id: string;
    readonly formId: string;
    readonly version: number;
    readonly answers: Answers;
  }[];
  readonly files: readonly { readonly id: string; readonly submissionId: string }[];
}

export interface OrderDraft extends OrderAnswersDraft {
  readonly id: string;
  readonly reference: string;
  readonly contactId: string;
  readonly contact: ContactDetails;
  readonly locale: string;
  readonly timeZone: string;
  readonly notes: string;
  readonly consentText: string | null;
  /** Overrides for the booker's details. The hold has those for its time. */
  readonly overrides: readonly DetailOverride[];
  readonly totalMinor: number;
  readonly guests: readonly GuestDraft[];
  /** Guests are notified only after the booker has confirmed or paid. */
  readonly guestsAwaitConfirmation: boolean;
  readonly attribution: readonly (readonly [name: string, value: string])[];
  readonly bookings: readonly BookingDraft[];
}

/** After "replayed" nothing was written. After any other result but "written" the caller must roll back. */
export type WriteOrderResult =
  | "written"
  | "replayed"
  | "hold ended"
  | "link spent"
  | "file gone"
  | BookingStop
  | OrderLimit;

/** Null if the order is not counted. */
export interface OrderQuotaCheck {
  readonly quota: OrderQuota | null;
  readonly isProven: boolean;
}

/**
 * Writes an order in one statement. The idempotency key is written first and the quota is checked next; if either
 * rejects the order, the rest writes nothing. The one-time link is reserved while all bookings wait for payment.
 */
export async function writeOrder(
  sql: Sql,
  businessId: string,
  holdId: string,
  order: OrderDraft,
  request: IdempotentRequest,
  quotaCheck: OrderQuotaCheck,
): Promise<WriteOrderResult> {
  const [row] = await sql.query<{ written: WriteOrderResult }>(
    WRITE_ORDER,
    [
      businessId,
      holdId,
      JSON.stringify(order),
      new Date(request.now).toISOString(),
      ...keyParameters(request),
      quotaCheck.quota && JSON.stringify(quotaCheck.quota),
      quotaCheck.isProven,
    ],
    { prepare: true },
  );
  return row!.written;
}

const WRITE_ORDER = `WITH stored_key AS (${storeKeySql(5)}), order_limit AS (
       SELECT coalesce(find_booking_stop($1, jsonb_array_length($3::jsonb -> 'bookings'), $4::timestamptz, true),
                       CASE WHEN $13::jsonb IS NULL THEN 'OK' ELSE count_order($1, $13::jsonb, $3::jsonb #>> '{contact,email}', $14::boolean, $4::timestamptz) END) AS verdict
         FROM stored_key WHERE EXISTS (SELECT FROM holds h WHERE h.business_id = $1 AND h.id = $2 AND h.state = 'LIVE' AND h.expires_at > $4::timestamptz)
     ), used_hold AS (
       UPDATE holds h SET state = 'USED' FROM order_limit WHERE h.business_id = $1 AND h.id = $2 AND h.state = 'LIVE' AND h.expires_at > $4::timestamptz AND verdict = 'OK'
       RETURNING h.currency, h.is_series, h.link_id, h.overrides
     ), new_contact AS (
       INSERT INTO contacts (business_id, id, first_name, last_name, email, phone, date_of_birth)
       SELECT $1, ($3::jsonb ->> 'contactId')::uuid, c ->> 'firstName', c ->> 'lastName', c ->> 'email', c ->> 'phone', (c ->> 'dateOfBirth')::date
         FROM used_hold, (SELECT $3::jsonb -> 'contact' AS c) d
     ), used_link AS (
       -- Spent at once unless all bookings wait for payment.
       UPDATE one_time_links k SET reserved_at = $4::timestamptz, spent_at = CASE WHEN $3::jsonb @? '$.bookings[*] ? (@.status != "AWAITING_PAYMENT")' THEN $4::timestamptz END FROM used_hold
        WHERE k.business_id = $1 AND k.id = used_hold.link_id AND k.reserved_at IS NULL AND k.revoked_at IS NULL
          AND (k.expires_at IS NULL OR k.expires_at > $4::timestamptz)
       RETURNING k.id
     ), new_order AS (
       INSERT INTO orders (business_id, id, reference, hold_id, contact_id, total_minor, currency, locale, time_zone, notes, consent_text, created_at, is_series, link_id, attribution, guests_await_confirmation)
       SELECT $1, ($3::jsonb ->> 'id')::uuid, $3::jsonb ->> 'reference', $2, ($3::jsonb ->> 'contactId')::uuid, ($3::jsonb ->> 'totalMinor')::int, currency, $3::jsonb ->> 'locale', $3::jsonb ->> 'timeZone',
              $3::jsonb ->> 'notes', $3::jsonb ->> 'consentText', $4::timestamptz, is_series, (SELECT id FROM used_link), $3::jsonb -> 'attribution', ($3::jsonb ->> 'guestsAwaitConfirmation')::boolean
         FROM used_hold
     ), new_bookings AS (
       INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, provider_id, session_id, starts_at, ends_at, seats,
                             price_minor, due_minor, counted_on, location_kind, location, decide_by, created_at, updated_at, member, is_overbooked, overrides)
       SELECT $1, d.id, ($3::jsonb ->> 'id')::uuid, l.ordinal, d.status, l.service_id, h.provider_id, l.session_id, l.starts_at, l.ends_at, l.seats,
              d."priceMinor", d."dueMinor", l.counted_on, d."locationKind", d.location, d."decideBy", $4::timestamptz, $4::timestamptz, l.member,
              EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = $1 AND u.id = c.unit_id AND u.is_extra
                       WHERE c.business_id = $1 AND c.hold_id = $2 AND c.ordinal = l.ordinal),
              used_hold.overrides || ARRAY(SELECT jsonb_array_elements_text($3::jsonb -> 'overrides'))::booking_override[]
         FROM used_hold, hold_lines l
         JOIN holds h ON h.business_id = l.business_id AND h.id = l.hold_id
         JOIN jsonb_to_recordset($3::jsonb -> 'bookings') AS d(ordinal int, id uuid, status booking_status, "locationKind" location_kind, location text, "decideBy" timestamptz, "priceMinor" int, "dueMinor" int)
           ON d.ordinal = l.ordinal
        WHERE l.business_id = $1 AND l.hold_id = $2
       RETURNING id, ordinal, status, service_id, session_id, starts_at, decide_by, is_overbooked, overrides
     ), new_submissions AS (
       INSERT INTO submissions (business_id, id, form_id, version, order_id, outcome, answers, locale, created_at)
       SELECT $1, s.id, s."formId", s.version, ($3::jsonb ->> 'id')::uuid, 'ACCEPTED', s.answers, $3::jsonb ->> 'locale', $4::timestamptz
         FROM used_hold, jsonb_to_recordset($3::jsonb -> 'submissions') AS s(id uuid, "formId" uuid, version int, answers jsonb)
     ), claimed_uploads AS (
       UPDATE uploads u SET submission_id = f."submissionId", expires_at = NULL
         FROM used_hold, jsonb_to_recordset($3::jsonb -> 'files') AS f(id uuid, "submissionId" uuid)
        WHERE u.business_id = $1 AND u.id = f.id AND u.expires_at > $4::timestamptz
       RETURNING u.id
     ), new_guests AS (
       INSERT INTO guests (business_id, booking_id, ordinal, name, email)
       SELECT $1, b.id, g.ordinal, g.name, g.email
         FROM new_bookings b
         JOIN jsonb_to_recordset($3::jsonb -> 'bookings') AS d(ordinal int, guests jsonb) ON d.ordinal = b.ordinal
         JOIN jsonb_to_recordset($3::jsonb -> 'guests') AS g(ordinal int, name text, email text) ON d.guests @> to_jsonb(g.ordinal)
     ), changed_services AS (
       UPDATE services s SET look_busy_turn = look_busy_turn + 1
        WHERE s.business_id = $1 AND s.look_busy_percent > 0 AND s.id IN (SELECT service_id FROM new_bookings)
     ), booked_claims AS (
       UPDATE claims c SET booking_id = b.id, hold_id = NULL, ordinal = NULL, expires_at = b.decide_by
         FROM new_bookings b WHERE c.business_id = $1 AND c.hold_id = $2 AND c.ordinal = b.ordinal
       RETURNING b.id, b.starts_at, c.unit_id
     ), new_booking_staff AS (
       INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
       SELECT $1, t.id, u.staff_id, t.starts_at FROM booked_claims t JOIN units u ON u.business_id = $1 AND u.id = t.unit_id WHERE u.staff_id IS NOT NULL
       UNION ALL
       SELECT $1, b.id, s.staff_id, b.starts_at FROM new_bookings b JOIN sessions s ON s.business_id = $1 AND s.id = b.session_id
     ), new_events AS (
       INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note, overrides)
       SELECT $1, id, 1, $4::timestamptz, 'VISITOR', status, starts_at, CASE WHEN is_overbooked THEN 'Overbooked on purpose' ELSE '' END, overrides FROM new_bookings
     )
     SELECT CASE WHEN NOT EXISTS (SELECT FROM stored_key) THEN 'replayed'
                 WHEN (SELECT verdict FROM order_limit) <> 'OK' THEN (SELECT verdict FROM order_limit)
                 WHEN count(*) = 0 THEN 'hold ended'
                 WHEN count(link_id) > (SELECT count(*) FROM used_link) THEN 'link spent'
                 WHEN (SELECT count(*) FROM claimed_uploads) < jsonb_array_length($3::jsonb -> 'files') THEN 'file gone'
                 ELSE 'written' END AS written FROM used_hold`;
