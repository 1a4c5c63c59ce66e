import type { SlotRules } from "../../../../shared/slots/types.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { LinePlace } from "./jobs.ts";
import type { LineAssignment, PartyAssignment, PartySearch, TakenUnit } from "./types.ts";

export interface PartyClaim {
  readonly unit: { readonly staffId: string } | TakenUnit;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly lines: readonly LinePlace[];
}

interface Draft {
  readonly unit: PartyClaim["unit"];
  readonly from: EpochMinute;
  until: EpochMinute;
  readonly lines: LinePlace[];
}

/**
 * Lines of one member on one unit without a break share a claim. An opened session has one claim a unit, a joined
 * session has none.
 */
export function claimsOf(search: PartySearch, { members }: PartyAssignment): PartyClaim[] {
  const rules = new Map(search.services.map((service) => [service.id, service.rules]));
  const drafts: Draft[] = [];
  const sessions = new Map<string, Draft[]>();
  members.forEach((lines, member) => {
    let former = new Map<string, Draft>();
    lines.forEach((assigned, line) => {
      const place = { member, line };
      const { serviceId } = search.members[member]!.lines[line]!;
      const kept = new Map<string, Draft>();
      const shared = sessions.get(`${serviceId} ${assigned.startsAt}`);
      if (assigned.session === "opened" && shared !== undefined) {
        for (const draft of shared) draft.lines.push(place);
      } else if (assigned.session !== "joined") {
        for (const unit of unitsOf(assigned)) {
          const key = JSON.stringify(unit);
          const draft =
            (assigned.session === "none" ? former.get(key) : undefined) ??
            newDraft(unit, assigned, rules.get(serviceId)!);
          if (draft.lines.length === 0) drafts.push(draft);
          draft.lines.push(place);
          draft.until = assigned.endsAt + rules.get(serviceId)!.bufferAfterMinutes;
          kept.set(key, draft);
        }
        if (assigned.session === "opened")
          sessions.set(`${serviceId} ${assigned.startsAt}`, [...kept.values()]);
      }
      // A session's claim never continues into another line.
      former = assigned.session === "none" ? kept : new Map();
    });
  });
  return drafts;
}

function unitsOf({ staffIds, units }: LineAssignment): PartyClaim["unit"][] {
  return [...staffIds.map((staffId) => ({ staffId })), ...units];
}

function newDraft(unit: PartyClaim["unit"], { startsAt, endsAt }: LineAssignment, rules: SlotRules): Draft {
  return { unit, from: startsAt - rules.bufferBeforeMinutes, until: endsAt, lines: [] };
}
