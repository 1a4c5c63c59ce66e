import { type Issue, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { seriesFaults } from "../availability/seriesFaults.ts";
import { type VisitLine, lineFaults } from "../availability/visitLines.ts";
import { isIdempotencyKey, isVisitorToken } from "../../platform/ids/visitors.ts";
import type { AuditRecord } from "../access/recordAudit.ts";

/** What to hold: where a slot's id led, or the same said outright. */
export interface HoldTarget {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
}

/** A visitor's wish for a time. */
export interface HoldSlotInput {
  /** Of a party, its start and provider alone count. */
  readonly target: HoldTarget;
  readonly seats: number;
  /** Several lines in one visit, for one or several people; without, the target alone. */
  readonly lines?: readonly VisitLine[] | null;
  /** Every start of a series of the target's service, in epoch minutes; instead of the target's own start. */
  readonly series?: readonly EpochMinute[] | null;
  /** Takes the time also when nobody, or no room, is free; of a single line only. The caller may do that. */
  readonly overbook?: boolean;
  /** Who overbooks, and the fields that they sent: written down with the hold. Null: nobody who is known, a dry run say. */
  readonly overbooker?: Pick<AuditRecord, "actor" | "fields"> | null;
  /** The slug of the one-time link that is to be spent. */
  readonly linkSlug?: string | null;
  /** The visitor's own random token: their former hold is given back. Null: a caller that keeps several. */
  readonly visitor: string | null;
  /** Makes the request safe to send again; needs a visitor's token. Null: it is not. */
  readonly idempotencyKey: string | null;
  /** Where the request came from; only its keyed hash is kept, for the cap. */
  readonly clientAddress: string;
  /** See `OrderCaller`. */
  readonly member?: string | null;
}

/** When a hold is planned, for whom, and under which id it will stand. */
export interface PlanningAt {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly visitor: Buffer | null;
  /** The bookings that are to be moved there: what they keep counts as free. */
  readonly moving?: readonly string[];
}

/** What is wrong with a wish before anything of it is looked up; empty: nothing. */
export function requestFaults(input: HoldSlotInput): Issue[] {
  const { visitor, idempotencyKey, seats, lines, series, overbook } = input;
  return [
    ...(visitor !== null && !isVisitorToken(visitor) ? [issue(["visitor"], "INVALID")] : []),
    ...(idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)
      ? [issue(["idempotencyKey"], "INVALID")]
      : []),
    // A key is the caller's own, and without a token nobody knows who calls.
    ...(visitor === null && idempotencyKey !== null ? [issue(["visitor"], "REQUIRED")] : []),
    ...(Number.isInteger(seats) && seats >= 1 && seats <= 101 ? [] : [issue(["seats"], "OUT_OF_RANGE")]),
    ...(lines ? lineFaults(lines) : []),
    ...(series ? seriesFaults(series) : []),
    ...(overbook && (lines || series) ? [issue(["overbook"], "INVALID")] : []),
  ];
}

/** What makes two wishes the same. */
export function requestFingerprint({
  target,
  seats,
  lines,
  series,
  linkSlug,
  overbook,
}: HoldSlotInput): unknown {
  const more = [lines ?? null, linkSlug ?? null, ...(series ? [series] : [])];
  if (overbook) return [target, seats, ...more, "overbook"];
  return lines || series || linkSlug ? [target, seats, ...more] : [target, seats];
}
