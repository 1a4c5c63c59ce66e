import { type PaymentRule, type PricePer, orderSum } from "../../domain/money/due.ts";
import type { Sql } from "../transaction.ts";

/** A held line with what its service asks of whoever books it. Instants in epoch milliseconds. */
export interface HeldLine {
  readonly ordinal: number;
  /** 0 the booker, 1 to 100 the guests. */
  readonly member: number;
  readonly serviceId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly seats: number;
  readonly priceMinor: number;
  readonly staffIds: readonly string[];
  /** How much of the price is paid when booking, as long as nobody sits in. */
  readonly dueMinor: number;
  /** The price as it was frozen: what one of it costs, of what, and what is paid when booking. */
  readonly unitMinor: number;
  readonly pricePer: PricePer;
  readonly paymentRule: PaymentRule;
  readonly paymentValue: number;
  readonly mode: "INSTANT" | "REQUEST";
  readonly guestMode: "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";
  readonly maxPerBooking: number | null;
  readonly decisionMinutes: number;
  readonly askPhone: "NO" | "OPTIONAL" | "REQUIRED";
  readonly askDateOfBirth: "NO" | "OPTIONAL" | "REQUIRED";
  readonly consentText: string | null;
  readonly locationKinds: readonly ("AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE")[];
  /** The forms that its service asks, published ones, in their order. */
  readonly formIds: readonly string[];
}

/** A hold as it stands. Instants in epoch milliseconds. */
export interface HeldHold {
  readonly id: string;
  readonly state: "LIVE" | "USED" | "RELEASED" | "EXPIRED";
  readonly providerId: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: number;
  readonly isSeries: boolean;
  readonly linkId: string | null;
  readonly lines: readonly HeldLine[];
}

type HoldRow = Omit<HeldHold, "lines"> & { readonly lines: readonly Omit<HeldLine, "dueMinor">[] };

/** Reads a hold with its lines, in one statement. Null: there is none in that business. */
export async function loadHold(
  query: Sql["query"],
  businessId: string,
  holdId: string,
): Promise<HeldHold | null> {
  const [row] = await query<HoldRow>(
    `SELECT h.id, h.state, h.provider_id AS "providerId", h.total_minor AS "totalMinor", h.currency,
            h.is_series AS "isSeries", h.link_id AS "linkId",
            (extract(epoch FROM h.expires_at) * 1000)::float8 AS "expiresAt",
            (SELECT jsonb_agg(jsonb_build_object(
               'ordinal', l.ordinal, 'member', l.member, 'serviceId', l.service_id, 'seats', l.seats, 'priceMinor', l.price_minor,
               'startsAt', extract(epoch FROM l.starts_at) * 1000, 'endsAt', extract(epoch FROM l.ends_at) * 1000,
               'staffIds', coalesce(
                 (SELECT jsonb_agg(u.staff_id ORDER BY u.staff_id) FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                   WHERE c.business_id = l.business_id AND u.staff_id IS NOT NULL
                     AND (c.hold_id = l.hold_id AND c.ordinal = l.ordinal OR c.session_id = l.session_id)), '[]'),
               'unitMinor', l.unit_price_minor, 'pricePer', l.price_per, 'paymentRule', l.payment_rule, 'paymentValue', l.payment_value, 'mode', s.mode, 'guestMode', s.guest_mode, 'maxPerBooking', s.max_per_booking, 'decisionMinutes', s.decision_minutes, 'askPhone', s.ask_phone,
               'askDateOfBirth', s.ask_date_of_birth, 'consentText', s.consent_text, 'locationKinds', to_jsonb(s.location_kinds),
               'formIds', coalesce(
                 (SELECT jsonb_agg(sf.form_id ORDER BY sf.position, sf.form_id) FROM service_forms sf JOIN forms f ON f.business_id = sf.business_id AND f.id = sf.form_id
                   WHERE sf.business_id = s.business_id AND sf.service_id = s.id AND f.publication = 'PUBLISHED'), '[]')
             ) ORDER BY l.ordinal)
             FROM hold_lines l JOIN services s ON s.business_id = l.business_id AND s.id = l.service_id
            WHERE l.business_id = h.business_id AND l.hold_id = h.id) AS lines
       FROM holds h WHERE h.business_id = $1 AND h.id = $2`,
    [businessId, holdId],
    { prepare: true },
  );
  if (!row) return null;
  const { lines } = orderSum(row.lines.map((line) => ({ ...line, people: 1 })));
  return { ...row, lines: row.lines.map((line, i) => ({ ...line, dueMinor: lines[i]!.dueMinor })) };
}
