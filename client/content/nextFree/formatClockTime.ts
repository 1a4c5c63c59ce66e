import { formatTime, type Instant, type TimeFormatOptions } from "../../time/format.ts";
import { formatOffset } from "../../time/offset.ts";

/** Formats a time on one line, with its UTC offset where the venue's differs. */
export function formatClockTime(instant: Instant, timeFormat: TimeFormatOptions, venueZone: string): string {
  const time = formatTime(instant, timeFormat);
  const offset = formatOffset(instant, timeFormat.timeZone);
  const text = offset === formatOffset(instant, venueZone) ? time : `${time} (${offset})`;
  return text.replaceAll(" ", "\u00a0");
}
