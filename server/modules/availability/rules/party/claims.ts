import type { SlotRules } from "../../../../shared/slots/types.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { LinePosition } from "./jobs.ts";
import type { LineAssignment, PartyAssignment, PartySearch, TakenUnit } from "./types.ts";

export interface PartyClaim {
  readonly unit: { readonly staffId: string } | TakenUnit;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly lines: readonly LinePosition[];
}

interface OpenClaim {
  readonly unit: PartyClaim["unit"];
  readonly from: EpochMinute;
  until: EpochMinute;
  readonly lines: LinePosition[];
}

/**
 * Lines of one member on one unit without a break share a claim. An opened session has one claim a unit, a joined
 * session has none.
 */
export function listClaims(search: PartySearch, { members }: PartyAssignment): PartyClaim[] {
  const rules = new Map(search.services.map((service) => [service.id, service.rules]));
  const drafts: OpenClaim[] = [];
  const sessions = new Map<string, OpenClaim[]>();
  members.forEach((lines, member) => {
    let previousClaims = new Map<string, OpenClaim>();
    lines.forEach((assigned, line) => {
      const position = { member, line };
      const { serviceId } = search.members[member]!.lines[line]!;
      const currentClaims = new Map<string, OpenClaim>();
      const shared = sessions.get(`${serviceId} ${assigned.startsAt}`);
      if (assigned.session === "opened" && shared !== undefined) {
        for (const draft of shared) draft.lines.push(position);
      } else if (assigned.session !== "joined") {
        for (const unit of listUnits(assigned)) {
          const key = JSON.stringify(unit);
          const draft =
            (assigned.session === "none" ? previousClaims.get(key) : undefined) ??
            openClaim(unit, assigned, rules.get(serviceId)!);
          if (draft.lines.length === 0) drafts.push(draft);
          draft.lines.push(position);
          draft.until = assigned.endsAt + rules.get(serviceId)!.bufferAfterMinutes;
          currentClaims.set(key, draft);
        }
        if (assigned.session === "opened")
          sessions.set(`${serviceId} ${assigned.startsAt}`, [...currentClaims.values()]);
      }
      // A session's claim never continues into another line.
      previousClaims = assigned.session === "none" ? currentClaims : new Map();
    });
  });
  return drafts;
}

function listUnits({ staffIds, units }: LineAssignment): PartyClaim["unit"][] {
  return [...staffIds.map((staffId) => ({ staffId })), ...units];
}

function openClaim(
  unit: PartyClaim["unit"],
  { startsAt, endsAt }: LineAssignment,
  rules: SlotRules,
): OpenClaim {
  return { unit, from: startsAt - rules.bufferBeforeMinutes, until: endsAt, lines: [] };
}
