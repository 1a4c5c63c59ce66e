import type { ClaimNeed, HoldLineDraft, PartyClaimDraft, PlannedLines } from "./holdDraft.ts";
import type { LoadedParty } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import { type PartyClaim, listClaims } from "./rules/party/claims.ts";
import type { LineAssignment, PartyAssignment, TakenUnit } from "./rules/party/types.ts";
import { findFreeUnits } from "./rules/slots/freeUnits.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import { getLinePrice } from "./linePrice.ts";
import type { PartyPlan } from "./partyPlan.ts";
import { type OrderLine, groupByMember } from "./orderLines.ts";

const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();

/**
 * Each line gets its own claims, so that each booking keeps its own. Where one unit serves a member without a break,
 * the claims touch and no buffer lies between them.
 */
export function buildPartyHold(plan: PartyPlan, lines: readonly OrderLine[], dayZone: string): PlannedLines {
  const { loaded, search, assignment } = plan;
  const drafts: HoldLineDraft[] = [];
  const ordinals = groupByMember(lines).map((memberLines) => memberLines.map(({ ordinal }) => ordinal));
  lines.forEach((line, ordinal) => {
    const service = loaded.services.get(line.serviceId)!;
    const assigned = assignment.members[line.member]![ordinals[line.member]!.indexOf(ordinal)]!;
    const needs = assigned.session === "none" ? [] : listSessionNeeds(loaded, service, assigned);
    drafts.push({ ...buildLineDraft(service, assigned, line, dayZone), ordinal, needs });
  });
  const claims = listClaims(search, assignment)
    .filter(({ lines: [first] }) => assignment.members[first!.member]![first!.line]!.session === "none")
    .flatMap((claim) => splitClaim(loaded, claim, assignment, ordinals));
  const totalMinor = drafts.reduce((sum, draft) => sum + draft.priceMinor, 0);
  return { lines: drafts, totalMinor, claims: claims.toSorted(compareClaims) };
}

function buildLineDraft(
  service: ServiceRow,
  assigned: LineAssignment,
  { member, seats }: OrderLine,
  dayZone: string,
): Omit<HoldLineDraft, "ordinal" | "needs"> {
  return {
    member,
    serviceId: service.id,
    ...getLinePrice(service, seats),
    seats,
    capacity: service.capacity,
    dayLimit: service.max_per_day,
    date: getLocalDate(dayZone, assigned.startsAt),
    startsAt: instant(assigned.startsAt),
    endsAt: instant(assigned.endsAt),
    from: instant(assigned.startsAt - service.buffer_before_minutes),
    until: instant(assigned.endsAt + service.buffer_after_minutes),
    staffIds: assigned.staffIds,
  };
}

function splitClaim(
  loaded: LoadedParty,
  { unit, from, until, lines }: PartyClaim,
  { members }: PartyAssignment,
  ordinals: readonly (readonly number[])[],
): PartyClaimDraft[] {
  return lines.map(({ member, line }, i) => {
    const { startsAt, endsAt } = members[member]![line]!;
    return {
      ordinal: ordinals[member]![line]!,
      kind: "staffId" in unit ? "STAFF" : "RESOURCE",
      unitId: getUnitId(loaded, unit),
      from: instant(i === 0 ? from : startsAt),
      until: instant(i === lines.length - 1 ? until : endsAt),
    };
  });
}

/** Staff first, then by unit and start: the order in which every party claims units. */
export function compareClaims(a: PartyClaimDraft, b: PartyClaimDraft): number {
  const key = (one: PartyClaimDraft) => `${one.kind === "STAFF" ? 0 : 1} ${one.unitId} ${one.from}`;
  return key(a) < key(b) ? -1 : 1;
}

/** The units are also kept for a joined session, which may be deleted before the hold is stored. */
function listSessionNeeds(loaded: LoadedParty, service: ServiceRow, assigned: LineAssignment): ClaimNeed[] {
  const staffUnits = assigned.staffIds.map((staffId) => getUnitId(loaded, { staffId }));
  const from = assigned.startsAt - service.buffer_before_minutes;
  const until = assigned.endsAt + service.buffer_after_minutes;
  const resources = (loaded.needs.get(service.id) ?? []).map(({ resourceId, needed }): ClaimNeed => {
    const units = loaded.units.get(resourceId) ?? [];
    const chosen = assigned.units.filter((one) => one.resourceId === resourceId).map((one) => one.unit);
    const free = findFreeUnits(
      units.map((unit) => unit.busy),
      from,
      until,
    );
    const order = [...new Set([...chosen, ...free])];
    return { needed, unitIds: order.map((index) => units[index]!.id) };
  });
  return [{ needed: 1, unitIds: staffUnits }, ...resources];
}

function getUnitId(loaded: LoadedParty, unit: { readonly staffId: string } | TakenUnit): string {
  return "staffId" in unit
    ? loaded.staff.find((one) => one.id === unit.staffId)!.unitId
    : loaded.units.get(unit.resourceId)![unit.unit]!.id;
}
