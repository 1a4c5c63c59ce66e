import { formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { offsetMinutes } from "../../../time/offset.ts";
import type { SlotOption } from "../../../ui/calendar/SlotList.tsx";

/** Morning ends at 12:00, afternoon at 17:00. */
export type DayPart = "morning" | "afternoon" | "evening";

export interface OfferedSlot {
  readonly startsAt: string;
  readonly seatsLeft: number;
}

export function getDayPart(instant: string, timeZone: string): DayPart {
  const localMinutes = Date.parse(instant) / 60_000 + offsetMinutes(instant, timeZone);
  const minute = ((localMinutes % 1440) + 1440) % 1440;
  return minute < 720 ? "morning" : minute < 1020 ? "afternoon" : "evening";
}

export function groupSlots(
  slots: readonly OfferedSlot[],
  timeFormat: TimeFormatOptions,
  getAside: (slot: OfferedSlot) => string | undefined,
): Record<DayPart, SlotOption[]> {
  const groups: Record<DayPart, SlotOption[]> = { morning: [], afternoon: [], evening: [] };
  for (const slot of slots) {
    const aside = getAside(slot);
    groups[getDayPart(slot.startsAt, timeFormat.timeZone)].push({
      id: slot.startsAt,
      text: formatTime(slot.startsAt, timeFormat),
      dateTime: slot.startsAt,
      ...(aside === undefined ? {} : { aside }),
    });
  }
  return groups;
}
