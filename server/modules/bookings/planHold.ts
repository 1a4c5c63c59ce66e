import {
  loadForStart,
  planWithOverrides,
  buildPartyHold,
  planParty,
  loadPartyAround,
  type LoadedSearch,
  type OrderLine,
  type PlannedLines,
  type StartFailure,
} from "../availability/index.ts";
import type { HoldDraft } from "./data/holds/takeHold.ts";
import { findLinkForBooking } from "./data/links/findLink.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { buildHoldBase } from "./buildHoldBase.ts";
import { planSeriesHold } from "./planSeriesHold.ts";
import type { HoldRequest, HoldPlanning } from "./holdRequest.ts";
import { findSuspension } from "../businesses/index.ts";
import { findPaymentFailure } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export type PlanFailure =
  | StartFailure
  | FailureWith<"BUSINESS_SUSPENDED" | "PAYMENT_UNAVAILABLE" | "SLUG_EXPIRED">;

/** Returns the draft or the first failure. */
export async function planHold(
  scope: Scope,
  request: HoldRequest,
  planning: HoldPlanning,
): Promise<Outcome<HoldDraft, PlanFailure>> {
  const suspension = findSuspension(scope);
  if (suspension) return { ok: false, failure: suspension };
  const link = await findOneTimeLink(scope, request, planning.now);
  if (!link.ok) return link;
  const draft = await planTimes(scope, request, planning);
  if (!draft.ok) return draft;
  const paymentFailure = findPaymentFailure(scope, draft.value.lines);
  return paymentFailure
    ? { ok: false, failure: paymentFailure }
    : { ok: true, value: { ...draft.value, linkId: link.value } };
}

/** Checks neither the one-time link nor the payment, which a move does not repeat. */
export async function planTimes(
  scope: Scope,
  request: HoldRequest,
  planning: HoldPlanning,
): Promise<Outcome<HoldDraft, StartFailure>> {
  const planned = await planByKind(scope, request, planning);
  return planned.ok
    ? { ok: true, value: { ...buildHoldBase(scope, request, planning), linkId: null, ...planned.value } }
    : planned;
}

function planByKind(
  scope: Scope,
  request: HoldRequest,
  planning: HoldPlanning,
): Promise<Outcome<PlannedLines, StartFailure>> {
  if (request.lines) return planPartyHold(scope, request, request.lines, planning);
  return request.series
    ? planSeriesHold(scope, request, request.series, planning.now)
    : planSingleHold(scope, request, planning);
}

async function planSingleHold(
  scope: Scope,
  request: HoldRequest,
  planning: HoldPlanning,
): Promise<Outcome<PlannedLines, StartFailure>> {
  const loaded = await loadForStart(scope, request, planning);
  const { overrides = [], overrideStaffId = null } = request;
  const allowed = loaded && overrideStaffId !== null ? restrictStaff(loaded, overrideStaffId) : loaded;
  return planWithOverrides(scope, allowed, request, overrides, planning.now);
}

/** A team stays complete if the staff member belongs to it. */
function restrictStaff(loaded: LoadedSearch, staffId: string): LoadedSearch {
  const own = loaded.staff.filter(({ id }) => id === staffId);
  const isTeam = loaded.service.assignment === "COLLECTIVE" && own.length > 0;
  return isTeam ? loaded : { ...loaded, staff: own };
}

async function planPartyHold(
  scope: Scope,
  { target }: HoldRequest,
  lines: readonly OrderLine[],
  planning: HoldPlanning,
): Promise<Outcome<PlannedLines, StartFailure>> {
  const loaded = await loadPartyAround(scope, lines, target, planning);
  const plan = planParty(scope, loaded, lines, target.startsAt, planning.now);
  if (!plan.ok) return plan;
  return { ok: true, value: buildPartyHold(plan.value, lines, scope.business.timeZone) };
}

/** Null if no link is named. */
async function findOneTimeLink(
  scope: Scope,
  { oneTimeLink, lines, target }: HoldRequest,
  now: number,
): Promise<Outcome<string | null, FailureWith<"INVALID_INPUT" | "SLUG_EXPIRED">>> {
  if (oneTimeLink == null) return { ok: true, value: null };
  const link = await findLinkForBooking(scope.database.query, scope.business.id, oneTimeLink, now);
  if (link === null) return { ok: false, failure: invalidInput(issue(["oneTimeLink"], "NOT_FOUND")) };
  if (link === "expired") return { ok: false, failure: { code: "SLUG_EXPIRED" } };
  const serviceIds = lines?.map((line) => line.serviceId) ?? [target.serviceId];
  return serviceIds.every((id) => link.serviceIds.includes(id))
    ? { ok: true, value: link.id }
    : { ok: false, failure: invalidInput(issue(["oneTimeLink"], "INVALID")) };
}
