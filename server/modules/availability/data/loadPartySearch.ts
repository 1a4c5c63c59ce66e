import type { EpochMinute, IsoDate, SessionSeats } from "../../../shared/slots/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { toSchedule } from "../../catalogue/index.ts";
import type { StaffRow, SearchedScheduleJson, ServiceRow, SlotSearchScope } from "./loadSlotSearch.ts";
import { readBusyTimes } from "./readBusyTimes.ts";
import { LOAD_PARTY_SEARCH } from "./partySearchSql.ts";

export interface PartySearchScope extends Omit<SlotSearchScope, "serviceId" | "staffId"> {
  readonly serviceIds: readonly string[];
}

export interface PartyStaff extends Omit<StaffRow, "priority"> {
  readonly offers: ReadonlyMap<string, number>;
}

export interface PartyUnit {
  readonly id: string;
  readonly busy: StaffRow["busy"];
}

export interface LoadedParty {
  readonly services: ReadonlyMap<string, ServiceRow>;
  readonly staff: readonly PartyStaff[];
  readonly units: ReadonlyMap<string, readonly PartyUnit[]>;
  readonly needs: ReadonlyMap<string, readonly { readonly resourceId: string; readonly needed: number }[]>;
  readonly sessions: ReadonlyMap<string, readonly SessionSeats[]>;
  readonly takenPerDay: ReadonlyMap<string, ReadonlyMap<IsoDate, number>>;
}

interface Row {
  kind: "service" | "staff" | "unit" | "need" | "session" | "day";
  id: string;
  parent: string;
  n: number;
  data: never;
  busy: Buffer | null;
}

/** Services that the business does not have are left out. */
export async function loadPartySearch(query: Sql["query"], scope: PartySearchScope): Promise<LoadedParty> {
  const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
  const values = [
    scope.businessId,
    scope.serviceIds,
    scope.providerId,
    instant(scope.from),
    instant(scope.until),
    new Date(scope.now).toISOString(),
    scope.visitorHash,
    scope.week && instant(scope.week[0]),
    scope.week && instant(scope.week[1]),
    scope.movingBookingIds ?? [],
  ];
  const services = new Map<string, ServiceRow>();
  const staff: PartyStaff[] = [];
  const units = new Map<string, PartyUnit[]>();
  const needs = new Map<string, { resourceId: string; needed: number }[]>();
  const sessions = new Map<string, SessionSeats[]>();
  const takenPerDay = new Map<string, Map<IsoDate, number>>();
  for (const row of await query<Row>(LOAD_PARTY_SEARCH, values, { prepare: true })) {
    if (row.kind === "service") services.set(row.id, row.data);
    else if (row.kind === "staff") staff.push(toPartyStaff(row));
    else if (row.kind === "unit") append(units, row.parent, { id: row.id, busy: readBusyTimes(row.busy) });
    else if (row.kind === "need") append(needs, row.id, { resourceId: row.parent, needed: row.n });
    else if (row.kind === "session") {
      const { startsAt, taken, offered } = row.data as { startsAt: number; taken: number; offered: number };
      append(sessions, row.parent, { staffId: row.id, startsAt, seatsTaken: taken, seatsOffered: offered });
    } else {
      const { date, taken } = row.data as { date: string; taken: number };
      takenPerDay.set(row.id, (takenPerDay.get(row.id) ?? new Map()).set(date, taken));
    }
  }
  return { services, staff, units, needs, sessions, takenPerDay };
}

function toPartyStaff(row: Row): PartyStaff {
  const data = row.data as SearchedScheduleJson & { readonly offers: [string, number][] };
  return {
    id: row.id,
    unitId: row.parent,
    offers: new Map(data.offers),
    busy: readBusyTimes(row.busy),
    bookingsThisWeek: data.week ?? 0,
    lastServedAt: data.last,
    schedule: toSchedule(data),
  };
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
