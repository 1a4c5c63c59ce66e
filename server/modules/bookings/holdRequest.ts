import { type Issue, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import {
  findLineIssues,
  findSeriesIssues,
  type OrderLine,
  type PlanningContext,
  type SlotRequest,
} from "../availability/index.ts";
import { fingerprintInput } from "../../platform/database/idempotency.ts";
import { isIdempotencyKey, isVisitorToken } from "../../platform/ids/visitors.ts";
import type { AuditRecord } from "../access/index.ts";

/** Only start and provider of the target apply to a party. */
export interface HoldRequest extends SlotRequest {
  /** The lines of a party, instead of the target's service. */
  readonly lines?: readonly OrderLine[] | null;
  /** Epoch minutes of all starts, instead of the target's start. */
  readonly series?: readonly EpochMinute[] | null;
  /** The caller must have the permission. */
  readonly overbook?: boolean;
  /** For the audit entry of an overbooking. */
  readonly overbookAudit?: Pick<AuditRecord, "actor" | "fields"> | null;
  /** Slug of the link. */
  readonly oneTimeLink?: string | null;
  /** The visitor's random token. Null for a caller that keeps several holds. */
  readonly visitor: string | null;
  /** Needs a visitor token. */
  readonly idempotencyKey: string | null;
  /** Only its keyed hash is stored. */
  readonly clientAddress: string;
  readonly trustedCaller?: string | null;
}

export interface HoldPlanning extends PlanningContext {
  /** Id of the new hold. */
  readonly id: string;
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

/** The visitor identifies the owner of the key, and the overbooking is audited with the first request. */
export const requestFingerprint = (request: HoldRequest): Buffer =>
  fingerprintInput(request, ["visitor", "clientAddress", "trustedCaller", "overbookAudit"]);
