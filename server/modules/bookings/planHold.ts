import type { ExtraNeed } from "./data/holds/extraUnits.ts";
import type { HoldDraft } from "./data/holds/takeHold.ts";
import { findLinkForBooking } from "./data/links/findLink.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { loadForStarts } from "../availability/findSeries.ts";
import { holdDraft, holdFrame, validateStart, loadForStart } from "./holdPlan.ts";
import { planSeriesHold } from "./holdSeries.ts";
import type { HoldSlotInput, PlanningAt } from "./holdRequest.ts";
import { planOverbooking } from "../availability/overbook.ts";
import { partyDraft } from "../availability/partyDraft.ts";
import { planParty } from "../availability/partyPlan.ts";
import { paymentRefusal } from "../payments/paymentRefusal.ts";
import { loadPartyAround } from "../availability/partySearch.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { VisitLine } from "../availability/visitLines.ts";

type Lines = Pick<HoldDraft, "lines" | "totalMinor" | "claims" | "isSeries"> & Extras;

interface Extras {
  readonly extras?: readonly ExtraNeed[];
}

export type PlannedHold = HoldDraft & Extras;

/** Returns the draft or the first failure. */
export async function planHold(
  scope: Scope,
  input: HoldSlotInput,
  at: PlanningAt,
): Promise<Outcome<PlannedHold>> {
  const link = await linkFor(scope, input, at.now);
  if (!link.ok) return link;
  const planned = await planWish(scope, input, at);
  const refusal = planned.ok ? paymentRefusal(scope, planned.value.lines) : null;
  if (refusal) return { ok: false, failure: refusal };
  return planned.ok
    ? { ok: true, value: { ...holdFrame(scope, input, at), linkId: link.value, ...planned.value } }
    : planned;
}

function planWish(scope: Scope, input: HoldSlotInput, at: PlanningAt): Promise<Outcome<Lines>> {
  if (input.lines) return planLines(scope, input, input.lines, at);
  return input.series ? planSeries(scope, input, input.series, at) : planOne(scope, input, at);
}

async function planSeries(
  scope: Scope,
  { target, visitor }: HoldSlotInput,
  starts: readonly EpochMinute[],
  { now }: PlanningAt,
): Promise<Outcome<Lines>> {
  const loaded = await loadForStarts(scope, { ...target, visitor }, starts, now);
  return planSeriesHold(scope, loaded, { target, starts }, now);
}

async function planOne(scope: Scope, input: HoldSlotInput, at: PlanningAt): Promise<Outcome<Lines>> {
  const loaded = await loadForStart(scope, input, at);
  if (input.overbook) return planOverbooking(scope, loaded, input, at.now);
  const judged = validateStart(scope, loaded, input, at.now);
  return judged.ok ? { ok: true, value: holdDraft(scope, judged.value, input) } : judged;
}

async function planLines(
  scope: Scope,
  { target }: HoldSlotInput,
  lines: readonly VisitLine[],
  at: PlanningAt,
): Promise<Outcome<Lines>> {
  const loaded = await loadPartyAround(scope, lines, { ...target, ...at });
  const plan = planParty(scope, loaded, lines, target.startsAt, at.now);
  if (!plan.ok) return plan;
  const draft = partyDraft(plan.value, lines, scope.business.timeZone);
  const totalMinor = draft.lines.reduce((sum, line) => sum + line.priceMinor, 0);
  return { ok: true, value: { ...draft, totalMinor } };
}

/** Null if no link is named. */
async function linkFor(
  scope: Scope,
  { linkSlug, lines, target }: HoldSlotInput,
  now: number,
): Promise<Outcome<string | null>> {
  if (linkSlug == null) return { ok: true, value: null };
  const link = await findLinkForBooking(scope.database.query, scope.business.id, linkSlug, now);
  if (link === null) return { ok: false, failure: invalidInput(issue(["oneTimeLink"], "NOT_FOUND")) };
  if (link === "expired") return { ok: false, failure: { code: "SLUG_EXPIRED" } };
  const wanted = lines?.map((line) => line.serviceId) ?? [target.serviceId];
  return wanted.every((id) => link.serviceIds.includes(id))
    ? { ok: true, value: link.id }
    : { ok: false, failure: invalidInput(issue(["oneTimeLink"], "INVALID")) };
}
