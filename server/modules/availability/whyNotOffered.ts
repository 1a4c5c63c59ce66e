import { type ReasonRow, loadReasons } from "./data/loadReasons.ts";
import { type ServiceRow, loadSlotSearch } from "./data/loadSlotSearch.ts";
import { findSlots } from "./rules/slots/findSlots.ts";
import type { EpochMinute, Refusal, SlotSearch } from "../../shared/slots/types.ts";
import { whyNot } from "./rules/slots/whyNot.ts";
import { shortResources, whyNotEach } from "./rules/slots/whyNotEach.ts";
import { MINUTES_PER_DAY } from "../../shared/time/dates.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import { startsShown } from "./lookBusy.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { slotSearch } from "./slotSearch.ts";

export interface WhyNotInput {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
  readonly seats: number;
}

/** The rule that rejects a start, distinguished by what the business can change. */
export type OwnReason =
  | "UNPUBLISHED"
  | "IN_THE_PAST"
  | "NOTICE"
  | "HORIZON"
  | "NO_STAFF"
  | "OUTSIDE_HOURS"
  | "DATE_OVERRIDE"
  | "HOLIDAY"
  | "OFF_INTERVAL"
  | "DAY_LIMIT"
  | "BOOKED"
  | "BLOCKED"
  | "BUSY_ELSEWHERE"
  | "HELD"
  | "SEATS"
  | "RESOURCE"
  | "LOOK_BUSY";

export interface Reason {
  readonly code: OwnReason;
  readonly setting: { readonly field: string; readonly value: number } | null;
  readonly row: ReasonRow | null;
  readonly resourceId: string | null;
}

export interface WhyNotOffered {
  readonly reason: Reason | null;
  readonly staff: readonly { readonly staffId: string; readonly reason: Reason | null }[];
}

/** Days that the search loads: those that the limits and buffers around a start depend on. */
export const SEARCHED_DAYS = 12;

const DAYS_BEFORE = 4;

/** Takes two statements. Returns null if the service does not exist. */
export async function whyNotOffered(scope: Scope, input: WhyNotInput): Promise<WhyNotOffered | null> {
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
  const date = localDateAt(business.timeZone, Math.floor(at));
  const frame = { now, from: date, to: date, timeZone: business.timeZone, seats: input.seats };
  const search = slotSearch(loaded, business, frame);
  if (service.publication !== "PUBLISHED") return { reason: plain("UNPUBLISHED"), staff: [] };
  const each = whyNotEach(search, at);
  const refusal = whyNot(search, at);
  const short = shortResources(search, at);
  const rows = refusal === null ? [] : await reasonsOf(scope, service, search, at, short);
  const tell = (why: Refusal, of: readonly string[]) => reasonOf(why, of, { service, rows, short });
  const staff = each.map(({ staffId, refusal: why }) => ({ staffId, reason: why && tell(why, [staffId]) }));
  if (refusal !== null) {
    const concerned = each.filter((one) => one.refusal === refusal).map((one) => one.staffId);
    return { reason: tell(refusal, concerned), staff };
  }
  const isShown = startsShown(service, search, findSlots(search)).includes(at);
  const hidden = plain("LOOK_BUSY", "lookBusyPercent", service.look_busy_percent);
  return { reason: isShown ? null : hidden, staff };
}

function reasonsOf(
  { database, business, clock }: Scope,
  service: ServiceRow,
  { staff }: SlotSearch,
  at: EpochMinute,
  resourceIds: readonly string[],
): Promise<ReasonRow[]> {
  return loadReasons(database.query, {
    businessId: business.id,
    staff: staff.map(({ id, schedule }) => ({ id, date: localDateAt(schedule.timeZone, Math.floor(at)) })),
    resourceIds,
    from: Math.floor(at) - service.buffer_before_minutes,
    until: Math.ceil(at) + service.duration_minutes + service.buffer_after_minutes,
    now: clock.now(),
  });
}

interface Behind {
  readonly service: ServiceRow;
  readonly rows: readonly ReasonRow[];
  readonly short: readonly string[];
}

function plain(code: OwnReason, field?: string, value?: number | null): Reason {
  return {
    code,
    setting: field === undefined || value == null ? null : { field, value },
    row: null,
    resourceId: null,
  };
}

function reasonOf(refusal: Refusal, of: readonly string[], { service, rows, short }: Behind): Reason {
  switch (refusal) {
    case "IN_THE_PAST":
    case "NO_STAFF":
      return plain(refusal);
    case "TOO_SOON":
      return plain("NOTICE", "noticeMinutes", service.notice_minutes);
    case "BEYOND_HORIZON":
      return plain("HORIZON", "horizonDays", service.horizon_days);
    case "OFF_INTERVAL":
      return plain("OFF_INTERVAL", "intervalMinutes", service.interval_minutes);
    case "DAY_FULL":
      return plain("DAY_LIMIT", "maxPerDay", service.max_per_day);
    case "SEATS_SHORT":
      return plain("SEATS", "capacity", service.capacity);
    case "OUTSIDE_HOURS": {
      const hours = rows.find((row) => row.kind === "HOURS" && of.includes(row.of));
      const code = { OVERRIDE: "DATE_OVERRIDE", HOLIDAY: "HOLIDAY", NONE: "OUTSIDE_HOURS" } as const;
      return { ...plain(code[hours?.day ?? "NONE"]), row: hours ?? null };
    }
    case "STAFF_BUSY": {
      const taking = rows.find((row) => row.kind !== "HOURS" && (of.length === 0 || of.includes(row.of)));
      const code = taking?.kind ?? "BOOKED";
      return { ...plain(code === "HOURS" ? "BOOKED" : code), row: taking ?? null };
    }
    case "RESOURCE_BUSY": {
      const [resourceId = null] = short;
      const row = rows.find((one) => one.kind !== "HOURS" && one.of === resourceId) ?? null;
      return { ...plain("RESOURCE"), row, resourceId };
    }
  }
}
