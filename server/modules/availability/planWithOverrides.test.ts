import { describe, expect, it } from "vitest";
import { TIME_OVERRIDES, type TimeOverride } from "../../shared/bookings/overrides.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { LoadedSearch } from "./data/loadSlotSearch.ts";
import { planWithOverrides } from "./planWithOverrides.ts";
import { at, busy, everyDay } from "./rules/slots/exampleSearch.ts";

const scope = { business: { id: "business", timeZone: "America/New_York" } } as unknown as Scope;
const now = at("2026-03-02T08:00-05:00") * 60_000;
const NINE = "2026-03-02T09:00-05:00";

const SERVICE: LoadedSearch["service"] = {
  id: "service",
  publication: "PUBLISHED",
  duration_minutes: 30,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  interval_minutes: 15,
  notice_minutes: 0,
  horizon_days: 30,
  max_per_day: null,
  capacity: 1,
  max_per_booking: null,
  price_minor: 0,
  price_per: "LINE",
  payment_rule: "NONE",
  payment_value: 0,
  mode: "INSTANT",
  assignment: "CHOSEN",
  guest_mode: "NONE",
  recurrence_max: null,
  look_busy_percent: 0,
  look_busy_turn: 0,
};

const staff = (id: string, hours: string, times = busy()): LoadedSearch["staff"][number] => ({
  id,
  unitId: `unit-${id}`,
  priority: 0,
  schedule: { timeZone: "America/New_York", weekly: everyDay(hours), overrides: [] },
  busy: times,
  bookingsThisWeek: 0,
  lastServedAt: null,
});

interface Case {
  readonly start?: string;
  readonly service?: Partial<LoadedSearch["service"]>;
  readonly staff?: LoadedSearch["staff"];
  readonly takenPerDay?: LoadedSearch["takenPerDay"];
}

function plan(allowed: readonly TimeOverride[], { start = NINE, service, ...rest }: Case = {}) {
  const loaded: LoadedSearch = {
    service: { ...SERVICE, ...service },
    staff: [staff("amara", "9:00-12:00")],
    units: [],
    sessions: [],
    takenPerDay: new Map(),
    ...rest,
  };
  const target = { serviceId: "service", providerId: null, staffId: null, startsAt: at(start) };
  return planWithOverrides(scope, loaded, { target, seats: 1 }, allowed, now);
}

const busyAmara = staff("amara", "9:00-12:00", busy(NINE, "2026-03-02T10:00-05:00"));

const CASES: readonly [TimeOverride, Case][] = [
  ["OUTSIDE_HOURS", { start: "2026-03-02T20:00-05:00" }],
  ["OUTSIDE_HOURS", { start: "2026-03-02T09:05-05:00" }],
  ["PAST", { start: "2026-03-01T09:00-05:00", service: { notice_minutes: 60 } }],
  ["NO_NOTICE", { service: { notice_minutes: 120 } }],
  ["BEYOND_HORIZON", { start: "2026-06-01T09:00-04:00" }],
  ["DAY_LIMIT", { service: { max_per_day: 1 }, takenPerDay: new Map([["2026-03-02", 1]]) }],
  ["OVERBOOK", { staff: [busyAmara] }],
];

describe("planWithOverrides", () => {
  it("uses no override if no rule rejects the start", () => {
    expect(plan(TIME_OVERRIDES)).toMatchObject({ ok: true, value: { overrides: [] } });
  });

  it.each(CASES)("needs %s, and no other", (override, given) => {
    const others = TIME_OVERRIDES.filter((one) => one !== override);
    expect(plan(others, given)).toMatchObject({ ok: false });
    expect(plan([override], given)).toMatchObject({ ok: true, value: { overrides: [override] } });
    expect(plan(TIME_OVERRIDES, given)).toMatchObject({ ok: true, value: { overrides: [override] } });
  });

  it("combines overrides", () => {
    const given = { start: "2026-03-01T20:00-05:00", staff: [staff("amara", "9:00-12:00")] };
    expect(plan(["PAST"], given)).toMatchObject({ failure: { reason: "OUTSIDE_HOURS" } });
    expect(plan(["OUTSIDE_HOURS", "PAST"], given)).toMatchObject({
      value: { overrides: ["OUTSIDE_HOURS", "PAST"] },
    });
  });

  it("prefers staff outside their hours to a second booking", () => {
    const given = { staff: [busyAmara, staff("bruno", "13:00-17:00")] };
    expect(plan(["OUTSIDE_HOURS", "OVERBOOK"], given)).toMatchObject({
      value: { overrides: ["OUTSIDE_HOURS"], lines: [{ staffIds: ["bruno"] }] },
    });
  });

  it("rejects OVERBOOK for a class", () => {
    expect(plan(["OVERBOOK"], { service: { capacity: 5 } })).toMatchObject({
      failure: { code: "INVALID_INPUT" },
    });
  });
});
