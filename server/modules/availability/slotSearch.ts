import type { LoadedSearch, ServiceRow, UnitRow } from "./data/loadSlotSearch.ts";
import { rankStaff } from "./rules/slots/rankStaff.ts";
import type { IsoDate, ResourceNeed, SlotRules, SlotSearch } from "../../shared/slots/types.ts";
import type { BusinessScope } from "../../platform/database/scope.ts";

export interface SearchRange {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: string;
  readonly seats: number;
}

export function buildSlotSearch(
  loaded: LoadedSearch,
  business: BusinessScope,
  range: SearchRange,
): SlotSearch {
  return {
    now: Math.ceil(range.now / 60_000),
    from: range.from,
    to: range.to,
    timeZone: range.timeZone,
    rules: toSlotRules(loaded.service),
    assignment: loaded.service.assignment === "COLLECTIVE" ? "collective" : "any",
    staff: rankStaff(loaded.staff),
    resources: toResourceNeeds(loaded.units),
    sessions: loaded.sessions,
    seats: range.seats,
    dayZone: business.timeZone,
    takenPerDay: loaded.takenPerDay,
  };
}

export function toSlotRules(service: ServiceRow): SlotRules {
  return {
    durationMinutes: service.duration_minutes,
    bufferBeforeMinutes: service.buffer_before_minutes,
    bufferAfterMinutes: service.buffer_after_minutes,
    intervalMinutes: service.interval_minutes,
    noticeMinutes: service.notice_minutes,
    horizonDays: service.horizon_days,
    maxPerDay: service.max_per_day,
    capacity: service.capacity,
  };
}

/** Groups units by resource. Resources are sorted by id, units keep their order. */
export function groupByResource(units: readonly UnitRow[]): UnitRow[][] {
  const byResource = new Map<string, UnitRow[]>();
  for (const unit of units) {
    const known = byResource.get(unit.resourceId);
    if (known) known.push(unit);
    else byResource.set(unit.resourceId, [unit]);
  }
  return [...byResource.keys()].toSorted().map((id) => byResource.get(id)!);
}

function toResourceNeeds(units: readonly UnitRow[]): ResourceNeed[] {
  return groupByResource(units).map((group) => ({
    id: group[0]!.resourceId,
    units: group.map((unit) => unit.busy),
    needed: group[0]!.needed,
  }));
}
