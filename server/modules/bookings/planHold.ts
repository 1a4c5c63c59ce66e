import {
  buildSingleHold,
  validateStart,
  loadForStart,
  planOverbooking,
  buildPartyHold,
  planParty,
  loadPartyAround,
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
import { findPaymentFailure } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export type PlanFailure = StartFailure | FailureWith<"PAYMENT_UNAVAILABLE" | "SLUG_EXPIRED">;

/** Returns the draft or the first failure. */
export async function planHold(
  scope: Scope,
  request: HoldRequest,
  planning: HoldPlanning,
): Promise<Outcome<HoldDraft, PlanFailure>> {
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
  if (request.overbook) return planOverbooking(scope, loaded, request, planning.now);
  const validated = validateStart(scope, loaded, request, planning.now);
  return validated.ok ? { ok: true, value: buildSingleHold(scope, validated.value, request) } : validated;
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
