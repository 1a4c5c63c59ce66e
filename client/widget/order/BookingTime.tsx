import { dateOfInstant, formatDateHeading, formatTimeRange, type TimeStyle } from "../../time/format.ts";
import { ZoneWords } from "../messages/ZoneWords.tsx";

interface Props {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly style: TimeStyle;
  /** The date stands before it; without, somewhere near. */
  readonly withDate?: boolean;
}

/** When a booking is, with its zone. */
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
