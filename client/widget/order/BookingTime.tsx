import { dateOfInstant, formatDateHeading, formatTimeRange, type TimeStyle } from "../../time/format.ts";
import { ZoneWords } from "../messages/ZoneWords.tsx";

interface Props {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly style: TimeStyle;
  /** Pass it where the date is not shown nearby. */
  readonly withDate?: boolean;
}

export function BookingTime({ startsAt, endsAt, style, withDate = false }: Props) {
  const date = dateOfInstant(startsAt, style.timeZone);
  return (
    <>
      {withDate ? `${formatDateHeading(date, "full", style.locale)}, ` : null}
      <time dateTime={startsAt}>{formatTimeRange(startsAt, endsAt, style)}</time>,{" "}
      <ZoneWords timeZone={style.timeZone} instant={startsAt} />
    </>
  );
}
