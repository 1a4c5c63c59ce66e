import { formatTime, type Instant, type TimeStyle } from "../../time/format.ts";
import { offsetLabel } from "../../time/offset.ts";

/** Formats a time on one line, with its UTC offset where the venue's differs. */
export function clockWords(instant: Instant, style: TimeStyle, venueZone: string): string {
  const clock = formatTime(instant, style);
  const offset = offsetLabel(instant, style.timeZone);
  const said = offset === offsetLabel(instant, venueZone) ? clock : `${clock} (${offset})`;
  return said.replaceAll(" ", "\u00a0");
}
