import { type LoadedParty, type PartyPerson, loadPartySearch } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import type { PartySearch, PartyService } from "./rules/party/types.ts";
import { rankStaff } from "./rules/slots/rankStaff.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { weekdayOf } from "../../shared/time/dates.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type SearchFrame, slotRules } from "./slotSearch.ts";
import { type VisitLine, membersOf } from "./visitLines.ts";

const MINUTES_PER_DAY = 1440;

export function loadPartyAround(
  scope: Scope,
  lines: readonly VisitLine[],
  at: {
    readonly startsAt: EpochMinute;
    readonly providerId: string | null;
    readonly visitor: Buffer | null;
    readonly now: number;
    readonly moving?: readonly string[];
  },
): Promise<LoadedParty> {
  const day = Math.floor(at.startsAt / MINUTES_PER_DAY);
  const monday = (day - weekdayOf(day) + 1) * MINUTES_PER_DAY;
  return loadPartySearch(scope.database.query, {
    businessId: scope.business.id,
    serviceIds: [...new Set(lines.map((line) => line.serviceId))],
    providerId: at.providerId,
    from: (day - 2) * MINUTES_PER_DAY,
    until: (day + 10) * MINUTES_PER_DAY,
    now: at.now,
    visitorHash: at.visitor,
    week: [monday, monday + 7 * MINUTES_PER_DAY],
    moving: at.moving ?? [],
  });
}

/** Converts the loaded data to the solver's input. The lines must be valid. */
export function partySearch(
  loaded: LoadedParty,
  dayZone: string,
  lines: readonly VisitLine[],
  frame: Omit<SearchFrame, "seats">,
): PartySearch {
  const ranked = new Map([...loaded.services.keys()].map((id) => [id, rankedFor(loaded, id)]));
  return {
    now: Math.ceil(frame.now / 60_000),
    from: frame.from,
    to: frame.to,
    timeZone: frame.timeZone,
    dayZone,
    staff: loaded.people,
    resources: [...loaded.units].map(([id, units]) => ({ id, units: units.map((unit) => unit.busy) })),
    services: [...loaded.services.values()].map((service) => partyService(loaded, service)),
    members: membersOf(lines).map((own) => ({
      lines: own.map(({ line: { serviceId, staffId, seats } }) => ({
        serviceId,
        staffIds: staffId === null ? ranked.get(serviceId)! : [staffId],
        seats,
      })),
    })),
  };
}

function rankedFor({ people }: LoadedParty, serviceId: string): string[] {
  const candidate = (one: PartyPerson) => ({
    id: one.id,
    priority: one.offers.get(serviceId)!,
    bookingsThisWeek: one.bookingsThisWeek,
    lastServedAt: one.lastServedAt,
  });
  return rankStaff(people.filter((one) => one.offers.has(serviceId)).map(candidate)).map((one) => one.id);
}

function partyService(loaded: LoadedParty, service: ServiceRow): PartyService {
  return {
    id: service.id,
    rules: slotRules(service),
    assignment: service.assignment === "COLLECTIVE" ? "collective" : "any",
    resources: loaded.needs.get(service.id) ?? [],
    sessions: loaded.sessions.get(service.id) ?? [],
    takenPerDay: loaded.takenPerDay.get(service.id) ?? new Map(),
  };
}
