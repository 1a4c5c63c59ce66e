import { type Issue, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { type HoldTarget, findSeriesIssues, type OrderLine, findLineIssues } from "../availability/index.ts";
import { isIdempotencyKey, isVisitorToken } from "../../platform/ids/visitors.ts";
import type { AuditRecord } from "../access/index.ts";

export interface HoldRequest {
  /** Only start and provider apply to a party. */
  readonly target: HoldTarget;
  readonly seats: number;
  /** The lines of a party, instead of the target's service. */
  readonly lines?: readonly OrderLine[] | null;
  /** Epoch minutes of all starts, instead of the target's start. */
  readonly series?: readonly EpochMinute[] | null;
  /** The caller must have the permission. */
  readonly overbook?: boolean;
  /** For the audit entry of an overbooking. */
  readonly overbookAudit?: Pick<AuditRecord, "actor" | "fields"> | null;
  readonly linkSlug?: string | null;
  /** The visitor's random token. Null for a caller that keeps several holds. */
  readonly visitor: string | null;
  /** Needs a visitor token. */
  readonly idempotencyKey: string | null;
  /** Only its keyed hash is stored. */
  readonly clientAddress: string;
  readonly trustedCaller?: string | null;
}

export interface PlanningContext {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly visitor: Buffer | null;
  /** Bookings whose claims count as free. */
  readonly movingBookingIds?: readonly string[];
}

export function validateHoldRequest(request: HoldRequest): Issue[] {
  const { visitor, idempotencyKey, seats, lines, series, overbook } = request;
  return [
    ...(visitor !== null && !isVisitorToken(visitor) ? [issue(["visitor"], "INVALID")] : []),
    ...(idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)
      ? [issue(["idempotencyKey"], "INVALID")]
      : []),
    // Only the visitor token identifies the owner of an idempotency key.
    ...(visitor === null && idempotencyKey !== null ? [issue(["visitor"], "REQUIRED")] : []),
    ...(Number.isInteger(seats) && seats >= 1 && seats <= 101 ? [] : [issue(["seats"], "OUT_OF_RANGE")]),
    ...(lines ? findLineIssues(lines) : []),
    ...(series ? findSeriesIssues(series) : []),
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
}: HoldRequest): unknown {
  const optionalFields = [lines ?? null, linkSlug ?? null, ...(series ? [series] : [])];
  if (overbook) return [target, seats, ...optionalFields, "overbook"];
  return lines || series || linkSlug ? [target, seats, ...optionalFields] : [target, seats];
}
