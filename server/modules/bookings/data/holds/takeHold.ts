import type { PaymentRule, PricePer } from "../../../../shared/money/due.ts";
import type { OrderCount } from "../orderCount.ts";
import { type RepeatableRequest, keyValues, writeKey } from "../../../../platform/database/idempotency.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import { type HeldHold, type HoldRow, heldHold } from "./loadHold.ts";

/** Units of one kind that a line needs, in the order they are tried. */
export interface ClaimNeed {
  readonly needed: number;
  readonly units: readonly string[];
}

/** One unit for one line of a party, buffers included where none of its neighbours needs none. Instants are ISO texts in UTC. */
export interface PartyClaimDraft {
  readonly ordinal: number;
  readonly kind: "STAFF" | "RESOURCE";
  readonly unit: string;
  readonly from: string;
  readonly until: string;
}

/** One line to hold. Instants are ISO texts in UTC; `from` and `until` include the buffers. */
export interface HoldLineDraft {
  readonly ordinal: number;
  /** 0 the booker, 1 to 100 the guests; the booker's without. */
  readonly member?: number;
  readonly service: string;
  readonly priceMinor: number;
  /** What one of it costs, of what, and what is paid when booking: frozen with the price; without, nothing is. */
  readonly unitMinor?: number;
  readonly pricePer?: PricePer;
  readonly paymentRule?: PaymentRule;
  readonly paymentValue?: number;
  readonly seats: number;
  readonly capacity: number;
  readonly dayLimit: number | null;
  /** The local date that a per-day limit counts. */
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly from: string;
  readonly until: string;
  /** For a class: who may teach, one for one with the units of the first need. */
  readonly staff: readonly string[];
  /** Staff first, then each resource; a party's lines have none but those of a class. */
  readonly needs: readonly ClaimNeed[];
}

/** A hold to be written. Hashes are hexadecimal. */
export interface HoldDraft {
  readonly id: string;
  readonly providerId: string | null;
  readonly visitorHash: string | null;
  /** Keyed hash of the client's address. Null if the caps by address do not apply. */
  readonly addressHash: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: string;
  /** Maximum number of live holds, and of their lines, for the address and for the business. */
  readonly addressCap: number;
  readonly addressLineCap: number;
  readonly businessCap: number;
  readonly businessLineCap: number;
  /** Share of the business's caps that addresses with a live hold may use, 0 to 1. The rest is reserved for other addresses. */
  readonly unreserved: number;
  /** Limits of the order that books the hold. They decide whether it needs proof of work. Null if none apply. */
  readonly orders: OrderCount | null;
  /** The lines are one service again and again. */
  readonly isSeries?: boolean;
  /** The one-time link that is to be spent on it. */
  readonly linkId?: string | null;
  readonly lines: readonly HoldLineDraft[];
  /** Of a party: every unit that its lines take, in the order of taking. */
  readonly claims?: readonly PartyClaimDraft[];
}

/** What could not be had, and for which line. */
export interface TakingFault {
  readonly failure: "STAFF" | "RESOURCE" | "SEATS" | "DAY" | "CAP";
  readonly ordinal: number;
  readonly available?: number;
}

/** The result of a SQL function that takes claims. */
export type TakenHold = { readonly ok: true } | TakingFault;

// Reads the hold after it was taken, because the condition reads the result of `take_hold`. Nothing is taken unless `written` is 1.
const TAKE = `SELECT CASE WHEN taken ? 'ok' THEN load_hold($1, $4) END AS held,
  CASE WHEN taken ? 'ok' THEN $2::jsonb -> 'orders' <> 'null' AND order_needs_work($1, $2::jsonb -> 'orders', $3) END AS work
  FROM first, LATERAL (SELECT CASE written WHEN 1 THEN raise_hold_failure(take_hold($1, $2, $3)) END AS taken OFFSET 0) t`;
const TAKE_ANYWAY = `WITH first AS (SELECT 1 AS written) ${TAKE}`;
const TAKE_ONCE = `WITH first AS (${writeKey(5)}) ${TAKE}`;

/**
 * Takes a hold's claims, seats and places of the day, and reads what it came to, in one statement; with a request it writes that
 * one's key down first. "repeated": it was not the first, and nothing was taken. After a fault the transaction cannot be committed.
 */
export async function takeHold(
  sql: Sql,
  businessId: string,
  hold: HoldDraft,
  now: number,
  request: RepeatableRequest | null = null,
): Promise<{ readonly hold: HeldHold } | TakingFault | "repeated"> {
  const values = [
    businessId,
    JSON.stringify(hold),
    new Date(now).toISOString(),
    hold.id,
    ...(request ? keyValues(request) : []),
  ];
  try {
    const [row] = await sql.query<{ held: HoldRow; work: boolean | null }>(
      request ? TAKE_ONCE : TAKE_ANYWAY,
      values,
      { prepare: true },
    );
    return row ? { hold: { ...heldHold(row.held), needsWork: row.work === true } } : "repeated";
  } catch (error) {
    const fault = takingFault(error);
    if (fault === null) throw error;
    return fault;
  }
}

/** The fault that `raise_hold_failure` reports. */
function takingFault(error: unknown): TakingFault | null {
  const { code, detail } = Object(error) as { code?: unknown; detail?: unknown };
  return code === "DB001" && typeof detail === "string" ? (JSON.parse(detail) as TakingFault) : null;
}

/** Ends a live hold and gives back what it kept. False: it was not live (any more). */
export async function releaseHold(sql: Sql, businessId: string, holdId: string): Promise<boolean> {
  const [row] = await sql.query<{ released: boolean }>(
    `WITH ended AS (UPDATE holds SET state = 'RELEASED' WHERE business_id = $1 AND id = $2 AND state = 'LIVE' RETURNING id)
     SELECT count(*) > 0 AS released, release_holds($1, coalesce(array_agg(id), '{}')) FROM ended`,
    [businessId, holdId],
  );
  return row!.released;
}
