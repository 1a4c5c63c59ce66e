import { formatTime, type Instant, type TimeStyle } from "../../time/format.ts";
import { offsetLabel } from "../../time/offset.ts";

/** A time of day that never breaks, with its offset where the business's clock shows another. */
export function clockWords(instant: Instant, style: TimeStyle, venueZone: string): string {
  const clock = formatTime(instant, style);
  const offset = offsetLabel(instant, style.timeZone);
  const said = offset === offsetLabel(instant, venueZone) ? clock : `${clock} (${offset})`;
  return said.replaceAll(" ", "\u00a0");
}
