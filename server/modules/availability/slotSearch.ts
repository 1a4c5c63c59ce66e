import type { LoadedSearch, ServiceRow, UnitRow } from "./data/loadSlotSearch.ts";
import { rankStaff } from "./rules/slots/rankStaff.ts";
import type { IsoDate, ResourceNeed, SlotRules, SlotSearch } from "../../shared/slots/types.ts";
import type { BusinessScope } from "../../platform/database/scope.ts";

/** The dates asked for and by whom. */
export interface SearchFrame {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: string;
  readonly seats: number;
}

/** Turns what was read into what the engine reckons with. */
export function slotSearch(loaded: LoadedSearch, business: BusinessScope, frame: SearchFrame): SlotSearch {
  return {
    now: Math.ceil(frame.now / 60_000),
    from: frame.from,
    to: frame.to,
    timeZone: frame.timeZone,
    rules: slotRules(loaded.service),
    assignment: loaded.service.assignment === "COLLECTIVE" ? "collective" : "any",
    staff: rankStaff(loaded.people),
    resources: resourceNeeds(loaded.units),
    sessions: loaded.sessions,
    seats: frame.seats,
    dayZone: business.timeZone,
    takenPerDay: loaded.takenPerDay,
  };
}

/** A service's rules as the engine reckons with them. */
export function slotRules(service: ServiceRow): SlotRules {
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

/** The units of each resource, in the order they were read (by resource, then number). */
export function unitsByResource(units: readonly UnitRow[]): UnitRow[][] {
  const byResource = new Map<string, UnitRow[]>();
  for (const unit of units) {
    const known = byResource.get(unit.resourceId);
    if (known) known.push(unit);
    else byResource.set(unit.resourceId, [unit]);
  }
  return [...byResource.keys()].toSorted().map((id) => byResource.get(id)!);
}

function resourceNeeds(units: readonly UnitRow[]): ResourceNeed[] {
  return unitsByResource(units).map((group) => ({
    id: group[0]!.resourceId,
    units: group.map((unit) => unit.busy),
    needed: group[0]!.needed,
  }));
}
