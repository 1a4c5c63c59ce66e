import { findPartySlots } from "../../modules/availability/rules/party/findPartySlots.ts";
import type {
  PartyLine,
  PartyMember,
  PartySearch,
  PartyService,
} from "../../modules/availability/rules/party/types.ts";
import { findSlots } from "../../modules/availability/rules/slots/findSlots.ts";
import type { BusyTimes, SlotRules, SlotSearch, StaffCalendar } from "../../shared/slots/types.ts";
import type { BenchRow } from "./row.ts";

const ZONE = "America/New_York";
const FROM = "2026-10-20";
const TO = "2026-11-19";
const DAYS = 31;
const FIRST_MINUTE = Date.parse(FROM) / 60_000;

const WORKLOADS = [
  {
    name: "party of 4 lines, 20 staff, 5 rooms, a month",
    lines: 4,
    claimsADay: 5,
    roomClaimsADay: 5,
    limit: 5,
  },
  // Rooms must be free, or else counting them alone would decide.
  {
    name: "party of 8 lines, everyone almost full",
    lines: 8,
    claimsADay: 10,
    roomClaimsADay: 1,
    limit: 60,
  },
];

/**
 * Measures a month for a party against a month of one of its lines, as medians. The second row is the share that the
 * bounded search leaves undecided.
 */
export function benchParty(): Promise<BenchRow[]> {
  return Promise.resolve(
    WORKLOADS.map(({ name, lines, claimsADay, roomClaimsADay, limit }) => {
      const search = workload(lines, claimsADay, roomClaimsADay);
      const single = singleLine(search);
      const party: number[] = [];
      const alone: number[] = [];
      for (let round = 0; round < 200; round++) {
        // The order alternates, so that neither side always has warm caches.
        if (round % 2 === 0) party.push(measure(() => findPartySlots(search)));
        alone.push(measure(() => findSlots(single)));
        if (round % 2 === 1) party.push(measure(() => findPartySlots(search)));
      }
      const { starts, undecided } = findPartySlots(search);
      const [ours, least] = [median(party), median(alone)];
      const note =
        `${ours.toFixed(2)} ms (slowest ${Math.max(...party).toFixed(1)}) : ${least.toFixed(2)} ms, ` +
        `${starts.length} starts (one line ${findSlots(single).length}), ${undecided.length} undecided`;
      return { name, ratio: ours / least, limit, note };
    }),
  );
}

function measure(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function median(values: number[]): number {
  const sorted = values.slice(values.length >> 2).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function workload(lines: number, claimsADay: number, roomClaimsADay: number): PartySearch {
  const random = randomNumbers(lines * 100 + claimsADay);
  const staff = Array.from({ length: 20 }, (_, index): StaffCalendar => ({
    id: `person-${index}`,
    schedule: {
      timeZone: ZONE,
      weekly: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
        { weekday, opensAt: 480 + 15 * (index % 5), closesAt: 720 },
        { weekday, opensAt: 765, closesAt: 1020 + 15 * (index % 5) },
      ]),
      overrides: [{ date: `2026-10-${22 + (index % 9)}`, windows: [] }],
    },
    busy: claims(claimsADay, random),
  }));
  const rooms = Array.from({ length: 5 }, () => claims(roomClaimsADay, random));
  const ids = staff.map((one) => one.id);
  const services: PartyService[] = [
    service("talk", 30, []),
    service("massage", 60, [{ resourceId: "room", needed: 1 }]),
  ];
  const line = (serviceId: string): PartyLine => ({ serviceId, staffIds: ids, seats: 1 });
  const member: PartyMember = { lines: [line("talk"), line("massage")] };
  return {
    now: FIRST_MINUTE - 1440,
    from: FROM,
    to: TO,
    timeZone: ZONE,
    dayZone: ZONE,
    staff,
    resources: [{ id: "room", units: rooms }],
    services,
    members: Array.from({ length: lines / 2 }, () => member),
  };
}

function service(id: string, durationMinutes: number, resources: PartyService["resources"]): PartyService {
  const rules: SlotRules = {
    durationMinutes,
    bufferBeforeMinutes: 5,
    bufferAfterMinutes: 10,
    intervalMinutes: 15,
    noticeMinutes: 0,
    horizonDays: 365,
    maxPerDay: null,
    capacity: 1,
  };
  return { id, rules, assignment: "any", resources, sessions: [], takenPerDay: new Map() };
}

function claims(aDay: number, random: (below: number) => number): BusyTimes {
  const busy = new Int32Array(aDay * DAYS * 2);
  for (let i = 0; i < busy.length; i += 2) {
    const day = FIRST_MINUTE + Math.floor(i / 2 / aDay) * 1440;
    busy[i] = day + 720 + 5 * random(120);
    busy[i + 1] = busy[i]! + 20 + 5 * random(12);
  }
  return busy;
}

function singleLine(search: PartySearch): SlotSearch {
  const { now, from, to, timeZone, dayZone, staff, services, resources } = search;
  const { rules } = services[1]!;
  return {
    now,
    from,
    to,
    timeZone,
    dayZone,
    rules,
    assignment: "any",
    staff,
    resources: resources.map(({ id, units }) => ({ id, units, needed: 1 })),
    sessions: [],
    seats: 1,
    takenPerDay: new Map(),
  };
}

function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
