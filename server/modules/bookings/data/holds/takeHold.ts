import type { PlannedLines } from "../../../availability/index.ts";
import type { OrderQuota } from "../orderQuota.ts";
import {
  type IdempotentRequest,
  keyParameters,
  storeKeySql,
} from "../../../../platform/database/idempotency.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import { type Hold, type HoldRow, toHold } from "./loadHold.ts";

/** The argument of `take_hold`. Hashes are hexadecimal. */
export interface HoldDraft extends PlannedLines {
  readonly id: string;
  readonly providerId: string | null;
  readonly visitorHash: string | null;
  readonly addressHash: string | null;
  readonly currency: string;
  readonly expiresAt: string;
  /** Maximum number of live holds, and of their lines. */
  readonly addressCap: number;
  readonly addressLineCap: number;
  readonly businessCap: number;
  readonly businessLineCap: number;
  /** Share of the business's caps for addresses that have a live hold, 0 to 1. */
  readonly unreserved: number;
  readonly quota: OrderQuota | null;
  readonly linkId?: string | null;
}

/** The result of `find_booking_stop`: the business takes no further bookings. */
export type BookingStop = "SUSPENDED" | "QUOTA";

export interface TakeHoldFailure {
  readonly failure: "STAFF" | "RESOURCE" | "SEATS" | "DAY" | "CAP" | BookingStop;
  readonly ordinal: number;
  readonly available?: number;
}

/** Claims of bookings that exist are taken without `find_booking_stop`. */
export type TakeHoldResult =
  | { readonly ok: true }
  | (TakeHoldFailure & { readonly failure: Exclude<TakeHoldFailure["failure"], BookingStop> });

// The condition makes `load_hold` run after `take_hold`. Nothing is taken unless `written` is 1.
const TAKE_HOLD = `SELECT CASE WHEN taken ? 'ok' THEN load_hold($1, $4) END AS hold,
  CASE WHEN taken ? 'ok' THEN $2::jsonb -> 'quota' <> 'null' AND order_needs_work($1, $2::jsonb -> 'quota', $3) END AS needs_work
  FROM stored_key, LATERAL (SELECT CASE written WHEN 1 THEN raise_hold_failure(take_hold($1, $2, $3)) END AS taken OFFSET 0) t`;
const TAKE_WITHOUT_KEY = `WITH stored_key AS (SELECT 1 AS written) ${TAKE_HOLD}`;
const TAKE_WITH_KEY = `WITH stored_key AS (${storeKeySql(5)}) ${TAKE_HOLD}`;

/**
 * Takes a hold and reads it. "replayed" means that the idempotency key existed and nothing was taken. After a failure
 * the transaction cannot be committed.
 */
export async function takeHold(
  sql: Sql,
  businessId: string,
  draft: HoldDraft,
  now: number,
  idempotentRequest: IdempotentRequest | null = null,
): Promise<{ readonly hold: Hold } | TakeHoldFailure | "replayed"> {
  const values = [
    businessId,
    JSON.stringify(draft),
    new Date(now).toISOString(),
    draft.id,
    ...(idempotentRequest ? keyParameters(idempotentRequest) : []),
  ];
  try {
    const [row] = await sql.query<{ hold: HoldRow; needs_work: boolean | null }>(
      idempotentRequest ? TAKE_WITH_KEY : TAKE_WITHOUT_KEY,
      values,
      { prepare: true },
    );
    return row ? { hold: { ...toHold(row.hold), needsWork: row.needs_work === true } } : "replayed";
  } catch (error) {
    const failure = parseTakeHoldFailure(error);
    if (failure === null) throw error;
    return failure;
  }
}

function parseTakeHoldFailure(error: unknown): TakeHoldFailure | null {
  const { code, detail } = Object(error) as { code?: unknown; detail?: unknown };
  return code === "DB001" && typeof detail === "string" ? (JSON.parse(detail) as TakeHoldFailure) : null;
}

/** Returns false if the hold was not live. */
export async function releaseHold(sql: Sql, businessId: string, holdId: string): Promise<boolean> {
  const [row] = await sql.query<{ released: boolean }>(
    `WITH released_hold AS (UPDATE holds SET state = 'RELEASED' WHERE business_id = $1 AND id = $2 AND state = 'LIVE' RETURNING id)
     SELECT count(*) > 0 AS released, release_holds($1, coalesce(array_agg(id), '{}')) FROM released_hold`,
    [businessId, holdId],
  );
  return row!.released;
}
