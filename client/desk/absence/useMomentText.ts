import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDate, formatTime, toLocalDate } from "../../time/format.ts";
import { useDesk } from "../layout/DeskContext.ts";

interface MomentText {
  /** Writes `Fri, Nov 27, 9:30 AM`. */
  readonly formatMoment: (instant: string | number) => string;
  /** Writes `Fri, Nov 27, 9:30 AM – 11:00 AM`, or both dates if they differ. */
  readonly formatRange: (since: string, until: string) => string;
}

/** Returns functions that write instants in the business's zone. */
export function useMomentText(): MomentText {
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  const formatClock = (instant: string) => formatTime(instant, { locale, timeZone, hourCycle });
  const formatMoment = (value: string | number) => {
    const instant = new Date(value).toISOString();
    return `${formatDate(toLocalDate(instant, timeZone), "short", locale)}, ${formatClock(instant)}`;
  };
  return {
    formatMoment,
    formatRange(since, until) {
      const isOneDay = toLocalDate(since, timeZone) === toLocalDate(until, timeZone);
      return `${formatMoment(since)} – ${isOneDay ? formatClock(until) : formatMoment(until)}`;
    },
  };
}
