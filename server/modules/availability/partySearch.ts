import { type LoadedParty, type PartyStaff, loadPartySearch } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import type { PartySearch, PartyService } from "./rules/party/types.ts";
import { rankStaff } from "./rules/slots/rankStaff.ts";
import type { HoldTarget, PlanningContext } from "./holdDraft.ts";
import { getWeekday } from "../../shared/time/dates.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type SearchRange, toSlotRules } from "./slotSearch.ts";
import { type OrderLine, groupByMember } from "./orderLines.ts";

const MINUTES_PER_DAY = 1440;

export function loadPartyAround(
  scope: Scope,
  lines: readonly OrderLine[],
  target: Pick<HoldTarget, "startsAt" | "providerId">,
  planning: PlanningContext,
): Promise<LoadedParty> {
  const day = Math.floor(target.startsAt / MINUTES_PER_DAY);
  const monday = (day - getWeekday(day) + 1) * MINUTES_PER_DAY;
  return loadPartySearch(scope.database.query, {
    businessId: scope.business.id,
    serviceIds: [...new Set(lines.map((line) => line.serviceId))],
    providerId: target.providerId,
    from: (day - 2) * MINUTES_PER_DAY,
    until: (day + 10) * MINUTES_PER_DAY,
    week: [monday, monday + 7 * MINUTES_PER_DAY],
    ...planning,
  });
}

/** Converts the loaded data to the solver's input. The lines must be valid. */
export function buildPartySearch(
  loaded: LoadedParty,
  dayZone: string,
  lines: readonly OrderLine[],
  range: Omit<SearchRange, "seats">,
): PartySearch {
  const ranked = new Map([...loaded.services.keys()].map((id) => [id, rankStaffFor(loaded, id)]));
  return {
    now: Math.ceil(range.now / 60_000),
    from: range.from,
    to: range.to,
    timeZone: range.timeZone,
    dayZone,
    staff: loaded.staff,
    resources: [...loaded.units].map(([id, units]) => ({ id, units: units.map((unit) => unit.busy) })),
    services: [...loaded.services.values()].map((service) => toPartyService(loaded, service)),
    members: groupByMember(lines).map((memberLines) => ({
      lines: memberLines.map(({ line: { serviceId, staffId, seats } }) => ({
        serviceId,
        staffIds: staffId === null ? ranked.get(serviceId)! : [staffId],
        seats,
      })),
    })),
  };
}

function rankStaffFor({ staff }: LoadedParty, serviceId: string): string[] {
  const candidate = (one: PartyStaff) => ({
    id: one.id,
    priority: one.offers.get(serviceId)!,
    bookingsThisWeek: one.bookingsThisWeek,
    lastServedAt: one.lastServedAt,
  });
  return rankStaff(staff.filter((one) => one.offers.has(serviceId)).map(candidate)).map((one) => one.id);
}

function toPartyService(loaded: LoadedParty, service: ServiceRow): PartyService {
  return {
    id: service.id,
    rules: toSlotRules(service),
    assignment: service.assignment === "COLLECTIVE" ? "collective" : "any",
    resources: loaded.needs.get(service.id) ?? [],
    sessions: loaded.sessions.get(service.id) ?? [],
    takenPerDay: loaded.takenPerDay.get(service.id) ?? new Map(),
  };
}
