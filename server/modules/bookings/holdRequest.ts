import type { TimeOverride } from "../../shared/bookings/overrides.ts";
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
  /** For a single line. The caller must have the permission. */
  readonly overrides?: readonly TimeOverride[];
  /** The staff member whose bookings alone the caller may change. Null for no restriction. */
  readonly overrideStaffId?: string | null;
  /** For the audit entry of overrides that were used. */
  readonly overrideAudit?: Pick<AuditRecord, "actor" | "fields"> | null;
  /** Slug of the link. */
  readonly oneTimeLink?: string | null;
  /** The visitor's random token. Null for a caller that keeps several holds. */
  readonly visitor: string | null;
  /** Belongs to the visitor, or to the actor if no visitor token is given. Null stores no key. */
  readonly idempotencyKey: string | null;
  /** Only its keyed hash is stored. */
  readonly clientAddress: string;
  readonly trustedCaller?: string | null;
  /** The API key or user that sends the request. Null for a visitor. */
  readonly actor?: string | null;
}

export interface HoldPlanning extends PlanningContext {
  /** Id of the new hold. */
  readonly id: string;
}

export function validateHoldRequest(request: HoldRequest): Issue[] {
  const { visitor, idempotencyKey, actor = null, seats, lines, series, overrides = [] } = request;
  return [
    ...(visitor !== null && !isVisitorToken(visitor) ? [issue(["visitor"], "INVALID")] : []),
    ...(idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)
      ? [issue(["idempotencyKey"], "INVALID")]
      : []),
    // An idempotency key needs an owner.
    ...(visitor === null && actor === null && idempotencyKey !== null
      ? [issue(["visitor"], "REQUIRED")]
      : []),
    ...(Number.isInteger(seats) && seats >= 1 && seats <= 101 ? [] : [issue(["seats"], "OUT_OF_RANGE")]),
    ...(lines ? findLineIssues(lines) : []),
    ...(series ? findSeriesIssues(series) : []),
    ...(overrides.length > 0 && (lines || series) ? [issue(["overrides"], "INVALID")] : []),
  ];
}

/** Visitor and actor identify the owner of the key, and overrides are audited with the first request. */
export const requestFingerprint = (request: HoldRequest): Buffer =>
  fingerprintInput(request, ["visitor", "clientAddress", "trustedCaller", "actor", "overrideAudit"]);
