import { type Issue, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { seriesFaults } from "../availability/seriesFaults.ts";
import { type VisitLine, lineFaults } from "../availability/visitLines.ts";
import { isIdempotencyKey, isVisitorToken } from "../../platform/ids/visitors.ts";
import type { AuditRecord } from "../access/recordAudit.ts";

export interface HoldTarget {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
}

export interface HoldSlotInput {
  /** Only start and provider apply to a party. */
  readonly target: HoldTarget;
  readonly seats: number;
  /** The lines of a party, instead of the target's service. */
  readonly lines?: readonly VisitLine[] | null;
  /** Epoch minutes of all starts, instead of the target's start. */
  readonly series?: readonly EpochMinute[] | null;
  /** The caller must have the permission. */
  readonly overbook?: boolean;
  /** For the audit entry of an overbooking. */
  readonly overbooker?: Pick<AuditRecord, "actor" | "fields"> | null;
  readonly linkSlug?: string | null;
  /** The visitor's random token. Null for a caller that keeps several holds. */
  readonly visitor: string | null;
  /** Needs a visitor token. */
  readonly idempotencyKey: string | null;
  /** Only its keyed hash is stored. */
  readonly clientAddress: string;
  readonly member?: string | null;
}

export interface PlanningAt {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly visitor: Buffer | null;
  /** Bookings whose claims count as free. */
  readonly moving?: readonly string[];
}

export function requestFaults(input: HoldSlotInput): Issue[] {
  const { visitor, idempotencyKey, seats, lines, series, overbook } = input;
  return [
    ...(visitor !== null && !isVisitorToken(visitor) ? [issue(["visitor"], "INVALID")] : []),
    ...(idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)
      ? [issue(["idempotencyKey"], "INVALID")]
      : []),
    // Only the visitor token identifies the owner of an idempotency key.
    ...(visitor === null && idempotencyKey !== null ? [issue(["visitor"], "REQUIRED")] : []),
    ...(Number.isInteger(seats) && seats >= 1 && seats <= 101 ? [] : [issue(["seats"], "OUT_OF_RANGE")]),
    ...(lines ? lineFaults(lines) : []),
    ...(series ? seriesFaults(series) : []),
    ...(overbook && (lines || series) ? [issue(["overbook"], "INVALID")] : []),
  ];
}

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
