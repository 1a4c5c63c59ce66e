import type { TimeOverride } from "../../shared/bookings/overrides.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute, Schedule } from "../../shared/slots/types.ts";
import type { CalendarReason } from "../../shared/slots/unavailableReasons.ts";
import { isoDate, MINUTES_PER_DAY } from "../../shared/time/dates.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { LoadedSearch } from "./data/loadSlotSearch.ts";
import type { PlannedLines } from "./holdDraft.ts";
import { planOverbooking } from "./overbook.ts";
import { type SlotRequest, buildSingleHold, validateStart } from "./planSlot.ts";
import type { StartFailure } from "./startFailure.ts";

interface Rules {
  readonly loaded: LoadedSearch | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Above every limit of a day, in the range of the column. */
const NO_DAY_LIMIT = 1_000_000;
/** Longer than the range of all starts. */
const NO_HORIZON_DAYS = 100_000;

/**
 * Plans a hold. If a rule rejects the start, its override is applied and the other rules are checked again. The plan
 * lists the overrides that were necessary.
 */
export function planWithOverrides(
  scope: Scope,
  loaded: LoadedSearch | null,
  request: SlotRequest,
  allowed: readonly TimeOverride[],
  now: number,
): Outcome<PlannedLines, StartFailure> {
  if (allowed.includes("OVERBOOK") && loaded && loaded.service.capacity > 1)
    return { ok: false, failure: invalidInput(issue(["overrides"], "INVALID")) };
  let rules: Rules = { loaded, now };
  const unused = new Set(allowed);
  const finish = (lines: PlannedLines): Outcome<PlannedLines, StartFailure> => ({
    ok: true,
    value: { ...lines, overrides: allowed.filter((one) => !unused.has(one)) },
  });
  for (;;) {
    const validated = validateStart(scope, rules.loaded, request, rules.now);
    if (validated.ok) return finish(buildSingleHold(scope, validated.value, request));
    const override = findOverride(scope, rules, request, validated.failure, unused);
    if (override === null || !unused.delete(override)) return validated;
    if (override === "OVERBOOK") {
      const planned = planOverbooking(scope, rules.loaded, request, rules.now);
      return planned.ok ? finish(planned.value) : planned;
    }
    rules = withoutRule(rules, override, request.target.startsAt);
  }
}

/** Staff who do not work at that time are preferred to a second booking of those who do. */
function findOverride(
  scope: Scope,
  rules: Rules,
  request: SlotRequest,
  failure: StartFailure,
  unused: ReadonlySet<TimeOverride>,
): TimeOverride | null {
  if (failure.code === "SLOT_UNAVAILABLE") return OVERRIDES[failure.reason] ?? null;
  if (failure.code === "RESOURCE_UNAVAILABLE") return "OVERBOOK";
  if (failure.code !== "STAFF_BUSY") return null;
  if (!unused.has("OUTSIDE_HOURS")) return "OVERBOOK";
  const { loaded, now } = withoutRule(rules, "OUTSIDE_HOURS", request.target.startsAt);
  return validateStart(scope, loaded, request, now).ok ? "OUTSIDE_HOURS" : "OVERBOOK";
}

const OVERRIDES: Readonly<Partial<Record<CalendarReason, TimeOverride>>> = {
  IN_THE_PAST: "PAST",
  TOO_SOON: "NO_NOTICE",
  BEYOND_HORIZON: "BEYOND_HORIZON",
  OUTSIDE_HOURS: "OUTSIDE_HOURS",
  OFF_INTERVAL: "OUTSIDE_HOURS",
  DAY_LIMIT: "DAY_LIMIT",
};

function withoutRule(
  { loaded, now }: Rules,
  override: Exclude<TimeOverride, "OVERBOOK">,
  startsAt: EpochMinute,
): Rules {
  if (!loaded) return { loaded, now };
  const withRules = (changes: Partial<LoadedSearch["service"]>) => ({
    ...loaded,
    service: { ...loaded.service, ...changes },
  });
  switch (override) {
    case "PAST":
      // A start in the past has no notice either.
      return { loaded: withRules({ notice_minutes: 0 }), now: startsAt * 60_000 };
    case "NO_NOTICE":
      return { loaded: withRules({ notice_minutes: 0 }), now };
    case "BEYOND_HORIZON":
      return { loaded: withRules({ horizon_days: NO_HORIZON_DAYS }), now };
    case "DAY_LIMIT":
      // The booking still counts, so visitors find the day full.
      return { loaded: withRules({ max_per_day: NO_DAY_LIMIT }), now };
    case "OUTSIDE_HOURS": {
      const schedule = createScheduleAt(startsAt, loaded.service.duration_minutes);
      return { loaded: { ...loaded, staff: loaded.staff.map((one) => ({ ...one, schedule })) }, now };
    }
  }
}

/** Works only from the start to the end of the booking. */
function createScheduleAt(startsAt: EpochMinute, durationMinutes: number): Schedule {
  const day = Math.floor(startsAt / MINUTES_PER_DAY);
  const opensAt = startsAt - day * MINUTES_PER_DAY;
  return {
    timeZone: "UTC",
    weekly: [],
    overrides: [{ date: isoDate(day), windows: [{ opensAt, closesAt: opensAt + durationMinutes }] }],
  };
}
