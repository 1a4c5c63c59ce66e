import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { BookingTicket_booking$key } from "../../../__generated__/BookingTicket_booking.graphql.ts";
import {
  toLocalDate,
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  type TimeFormatOptions,
} from "../../../time/format.ts";
import { classes } from "../../../ui/classes.ts";
import { Ticket } from "../../../ui/Ticket.tsx";
import { BookingTime } from "../../order/BookingTime.tsx";
import { getBookingZones } from "../../order/bookingZones.ts";
import styles from "./BookingTicket.module.css";
import { BusinessText } from "../../../shared/BusinessText.tsx";

interface Props {
  readonly booking: BookingTicket_booking$key;
  readonly timeFormat: TimeFormatOptions;
  readonly isVoid: boolean;
}

export function BookingTicket({ booking, timeFormat, isVoid }: Props) {
  const { startsAt, endsAt, reference, service, staff, timeZone, locationKind, business } = useFragment(
    graphql`
      fragment BookingTicket_booking on VisitorBooking {
        startsAt
        endsAt
        reference
        service {
          name
        }
        staff {
          name
        }
        timeZone
        locationKind
        business {
          timeZone
        }
      }
    `,
    booking,
  );
  const zones = getBookingZones({ startsAt, timeZone, locationKind, venueZone: business.timeZone });
  const firstTimeFormat = { ...timeFormat, timeZone: zones.primary };
  const date = toLocalDate(startsAt, zones.primary);
  const people = formatList(
    staff.map((person) => person.name),
    timeFormat.locale,
  );
  return (
    <Ticket
      weekday={formatDateHeading(date, "weekday", timeFormat.locale)}
      day={formatDay(date, timeFormat.locale)}
      month={formatMonthOfDay(date, timeFormat.locale)}
      title={<BusinessText>{service.name}</BusinessText>}
      time={<BookingTime startsAt={startsAt} endsAt={endsAt} timeFormat={firstTimeFormat} />}
      isVoid={isVoid}
    >
      {zones.secondary === null ? null : (
        <p className={classes(styles.line, isVoid && styles.void)}>
          <BookingTime
            startsAt={startsAt}
            endsAt={endsAt}
            timeFormat={{ ...timeFormat, timeZone: zones.secondary }}
            withDate={toLocalDate(startsAt, zones.secondary) !== date}
          />
        </p>
      )}
      {people === "" ? null : (
        <p className={styles.line}>
          <Trans>With {people}</Trans>
        </p>
      )}
      {reference === null ? null : (
        <p className={styles.line}>
          <Trans>
            Reference <strong data-figures="">{reference}</strong>
          </Trans>
        </p>
      )}
    </Ticket>
  );
}
