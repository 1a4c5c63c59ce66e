import {
  toLocalDate,
  formatDateHeading,
  formatTimeRange,
  type TimeFormatOptions,
} from "../../time/format.ts";
import { ZoneLabel } from "../messages/ZoneLabel.tsx";

interface Props {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeFormat: TimeFormatOptions;
  /** Pass it where the date is not shown nearby. */
  readonly withDate?: boolean;
}

export function BookingTime({ startsAt, endsAt, timeFormat, withDate = false }: Props) {
  const date = toLocalDate(startsAt, timeFormat.timeZone);
  return (
    <>
      {withDate ? `${formatDateHeading(date, "full", timeFormat.locale)}, ` : null}
      <time dateTime={startsAt}>{formatTimeRange(startsAt, endsAt, timeFormat)}</time>,{" "}
      <ZoneLabel timeZone={timeFormat.timeZone} instant={startsAt} />
    </>
  );
}
