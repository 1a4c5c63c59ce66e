import { type ReasonRow, loadReasons } from "./data/loadReasons.ts";
import { type ServiceRow, loadSlotSearch } from "./data/loadSlotSearch.ts";
import { findSlots } from "./rules/slots/findSlots.ts";
import type { EpochMinute, SlotSearch } from "../../shared/slots/types.ts";
import type { CalendarReason, UnavailableReason } from "../../shared/slots/unavailableReasons.ts";
import { findRefusal } from "./rules/slots/findRefusal.ts";
import { findShortResources, findStaffRefusals } from "./rules/slots/findStaffRefusals.ts";
import { MINUTES_PER_DAY } from "../../shared/time/dates.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import { applyLookBusy } from "./lookBusy.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { findSuspension } from "../businesses/index.ts";
import { buildSlotSearch } from "./slotSearch.ts";

export interface WhyNotInput {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
  readonly seats: number;
}

export interface NotOfferedReason {
  readonly code: UnavailableReason;
  readonly setting: { readonly field: string; readonly value: number } | null;
  readonly row: ReasonRow | null;
  readonly resourceId: string | null;
}

export interface WhyNotOffered {
  readonly reason: NotOfferedReason | null;
  readonly staff: readonly { readonly staffId: string; readonly reason: NotOfferedReason | null }[];
}

/** Days that the search loads: those that the limits and buffers around a start depend on. */
export const SEARCHED_DAYS = 12;

const DAYS_BEFORE = 4;

/** Takes two statements. Returns null if the service does not exist. */
export async function explainNotOffered(scope: Scope, input: WhyNotInput): Promise<WhyNotOffered | null> {
  const { database, business, clock } = scope;
  const now = clock.now();
  const at = input.startsAt;
  const day = Math.floor(at / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  const loaded = await loadSlotSearch(database.query, {
    ...input,
    businessId: business.id,
    from: day - DAYS_BEFORE * MINUTES_PER_DAY,
    until: day + (SEARCHED_DAYS - DAYS_BEFORE) * MINUTES_PER_DAY,
    now,
    visitorHash: null,
    week: null,
  });
  if (!loaded) return null;
  const { service } = loaded;
  const suspension = findSuspension(scope);
  if (suspension) return { reason: createReason(suspension.code), staff: [] };
  const date = getLocalDate(business.timeZone, Math.floor(at));
  const range = { now, from: date, to: date, timeZone: business.timeZone, seats: input.seats };
  const search = buildSlotSearch(loaded, business, range);
  if (service.publication !== "PUBLISHED") return { reason: createReason("UNPUBLISHED"), staff: [] };
  const staffRefusals = findStaffRefusals(search, at);
  const refusal = findRefusal(search, at);
  const shortResourceIds = findShortResources(search, at);
  const rows = refusal === null ? [] : await loadRefusalReasons(scope, service, search, at, shortResourceIds);
  const explain = (code: CalendarReason, staffIds: readonly string[]) =>
    explainRefusal(code, staffIds, {
      service,
      rows,
      shortResourceIds,
      isStaffRequested: input.staffId !== null,
    });
  const staff = staffRefusals.map(({ staffId, refusal: code }) => ({
    staffId,
    reason: code && explain(code, [staffId]),
  }));
  if (refusal !== null) {
    const affectedStaffIds = staffRefusals.filter((one) => one.refusal === refusal).map((one) => one.staffId);
    return { reason: explain(refusal, affectedStaffIds), staff };
  }
  const isShown = applyLookBusy(service, search, findSlots(search)).includes(at);
  const hidden = createReason("LOOK_BUSY", "lookBusyPercent", service.look_busy_percent);
  return { reason: isShown ? null : hidden, staff };
}

function loadRefusalReasons(
  { database, business, clock }: Scope,
  service: ServiceRow,
  { staff }: SlotSearch,
  at: EpochMinute,
  resourceIds: readonly string[],
): Promise<ReasonRow[]> {
  return loadReasons(database.query, {
    businessId: business.id,
    staff: staff.map(({ id, schedule }) => ({ id, date: getLocalDate(schedule.timeZone, Math.floor(at)) })),
    resourceIds,
    from: Math.floor(at) - service.buffer_before_minutes,
    until: Math.ceil(at) + service.duration_minutes + service.buffer_after_minutes,
    now: clock.now(),
  });
}

interface ReasonContext {
  readonly service: ServiceRow;
  readonly rows: readonly ReasonRow[];
  readonly shortResourceIds: readonly string[];
  readonly isStaffRequested: boolean;
}

function createReason(code: UnavailableReason, field?: string, value?: number | null): NotOfferedReason {
  return {
    code,
    setting: field === undefined || value == null ? null : { field, value },
    row: null,
    resourceId: null,
  };
}

function explainRefusal(
  refusal: CalendarReason,
  staffIds: readonly string[],
  { service, rows, shortResourceIds, isStaffRequested }: ReasonContext,
): NotOfferedReason {
  switch (refusal) {
    case "IN_THE_PAST":
      return createReason(refusal);
    case "NO_STAFF":
      return createReason(isStaffRequested ? "STAFF_NOT_OFFERED" : refusal);
    case "TOO_SOON":
      return createReason(refusal, "noticeMinutes", service.notice_minutes);
    case "BEYOND_HORIZON":
      return createReason(refusal, "horizonDays", service.horizon_days);
    case "OFF_INTERVAL":
      return createReason(refusal, "intervalMinutes", service.interval_minutes);
    case "DAY_LIMIT":
      return createReason(refusal, "maxPerDay", service.max_per_day);
    case "NO_SEATS":
      return createReason(refusal, "capacity", service.capacity);
    case "OUTSIDE_HOURS": {
      const hours = rows.find((row) => row.kind === "HOURS" && staffIds.includes(row.of));
      const code = { OVERRIDE: "DATE_OVERRIDE", HOLIDAY: "HOLIDAY", NONE: "OUTSIDE_HOURS" } as const;
      return { ...createReason(code[hours?.day ?? "NONE"]), row: hours ?? null };
    }
    case "STAFF_BUSY": {
      const busyRow = rows.find(
        (row) => row.kind !== "HOURS" && (staffIds.length === 0 || staffIds.includes(row.of)),
      );
      const code = busyRow?.kind ?? "BOOKED";
      return { ...createReason(code === "HOURS" ? "BOOKED" : code), row: busyRow ?? null };
    }
    case "RESOURCE_BUSY": {
      const [resourceId = null] = shortResourceIds;
      const row = rows.find((one) => one.kind !== "HOURS" && one.of === resourceId) ?? null;
      return { ...createReason(refusal), row, resourceId };
    }
  }
}
