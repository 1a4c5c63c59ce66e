import { formatTime, type TimeStyle } from "../../../time/format.ts";
import { offsetMinutes } from "../../../time/offset.ts";
import type { SlotOption } from "../../../ui/calendar/SlotList.tsx";

/** Morning ends at 12:00, afternoon at 17:00. */
export type DayPart = "morning" | "afternoon" | "evening";

export interface OfferedStart {
  readonly id: string;
  readonly startsAt: string;
  readonly seatsLeft: number;
}

export function dayPartOf(instant: string, timeZone: string): DayPart {
  const wall = Date.parse(instant) / 60_000 + offsetMinutes(instant, timeZone);
  const minute = ((wall % 1440) + 1440) % 1440;
  return minute < 720 ? "morning" : minute < 1020 ? "afternoon" : "evening";
}

export function groupSlots(
  starts: readonly OfferedStart[],
  style: TimeStyle,
  asideOf: (start: OfferedStart) => string | undefined,
): Record<DayPart, SlotOption[]> {
  const groups: Record<DayPart, SlotOption[]> = { morning: [], afternoon: [], evening: [] };
  for (const start of starts) {
    const aside = asideOf(start);
    groups[dayPartOf(start.startsAt, style.timeZone)].push({
      id: start.startsAt,
      text: formatTime(start.startsAt, style),
      dateTime: start.startsAt,
      ...(aside === undefined ? {} : { aside }),
    });
  }
  return groups;
}
