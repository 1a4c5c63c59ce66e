import { findSlots } from "../../modules/availability/rules/slots/findSlots.ts";
import type { SlotSearch, StaffCalendar, WeeklyWindow } from "../../shared/slots/types.ts";
import { findStartsMinimal } from "./engineFloor.ts";
import type { BenchRow } from "./row.ts";

const ZONE = "America/New_York";
const FROM = "2026-10-20";
const TO = "2026-11-19";
const FIRST_MINUTE = Date.parse(FROM) / 60_000;

const WORKLOADS = [
  { name: "engine (a) 1 person x 30 busy times", people: 1, busyTimes: 30, rounds: 300, runs: 40 },
  { name: "engine (b) 10 people x 300 busy times", people: 10, busyTimes: 300, rounds: 200, runs: 10 },
  { name: "engine (c) 100 people x 1,000 busy times", people: 100, busyTimes: 1000, rounds: 150, runs: 1 },
];

/**
 * Measures the slot engine against a minimal implementation on a month of slots. Returns medians.
 * @throws if the results differ
 */
export function benchEngine(): Promise<BenchRow[]> {
  return Promise.resolve(
    WORKLOADS.map(({ name, people, busyTimes, rounds, runs }) => {
      const search = workload(people, busyTimes);
      const starts = findSlots(search);
      if (!isSame(starts, findStartsMinimal(search))) throw new Error(`${name}: engine and floor differ`);
      const engine: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < rounds; round++) {
        // The order alternates, so that neither side always has warm caches.
        if (round % 2 === 0) engine.push(measure(() => findSlots(search), runs));
        floor.push(measure(() => findStartsMinimal(search), runs));
        if (round % 2 === 1) engine.push(measure(() => findSlots(search), runs));
      }
      const [ours, least] = [median(engine), median(floor)];
      const note = `${ours.toFixed(3)} ms : ${least.toFixed(3)} ms, ${starts.length} starts, equal answers`;
      return { name, ratio: ours / least, limit: 2, note };
    }),
  );
}

function measure(work: () => unknown, runs: number): number {
  const begin = performance.now();
  for (let run = 0; run < runs; run++) work();
  return (performance.now() - begin) / runs;
}

function median(values: number[]): number {
  const sorted = values.slice(values.length >> 2).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function isSame(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((start, index) => start === other[index]);
}

function workload(people: number, busyTimes: number): SlotSearch {
  const random = randomNumbers(people * 1000 + busyTimes);
  return {
    now: FIRST_MINUTE - 1440,
    from: FROM,
    to: TO,
    timeZone: ZONE,
    rules: {
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      intervalMinutes: 15,
      noticeMinutes: 0,
      horizonDays: 365,
      maxPerDay: null,
      capacity: 1,
    },
    assignment: "any",
    staff: Array.from({ length: people }, (_, index) => person(index, busyTimes, random)),
    resources: [],
    sessions: [],
    seats: 1,
    dayZone: ZONE,
    takenPerDay: new Map(),
  };
}

function person(index: number, busyTimes: number, random: (below: number) => number): StaffCalendar {
  const opensAt = 480 + 15 * (index % 9);
  const weekly = [1, 2, 3, 4, 5, 6].flatMap((weekday): WeeklyWindow[] => [
    { weekday, opensAt, closesAt: 720 },
    { weekday, opensAt: 765, closesAt: 1020 + 15 * (index % 5) },
  ]);
  const overrides = [
    { date: `2026-10-${22 + (index % 9)}`, windows: [] },
    { date: "2026-11-01", windows: [{ opensAt: 600, closesAt: 840 }] },
    {
      date: `2026-11-${10 + (index % 9)}`,
      windows: [
        { opensAt: 540, closesAt: 660 },
        { opensAt: 780, closesAt: 900 },
      ],
    },
  ];
  const busy = new Int32Array(busyTimes * 2);
  for (let i = 0; i < busy.length; i += 2) {
    busy[i] = FIRST_MINUTE + 5 * random(31 * 288);
    busy[i + 1] = busy[i]! + 15 + 5 * random(16);
  }
  return { id: `person-${index}`, schedule: { timeZone: ZONE, weekly, overrides }, busy };
}

function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
