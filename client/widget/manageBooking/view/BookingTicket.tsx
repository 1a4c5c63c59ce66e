import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { BookingTicket_booking$key } from "../../../__generated__/BookingTicket_booking.graphql.ts";
import {
  dateOfInstant,
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  type TimeStyle,
} from "../../../time/format.ts";
import { classes } from "../../../ui/classes.ts";
import { Ticket } from "../../../ui/Ticket.tsx";
import { BookingTime } from "../../order/BookingTime.tsx";
import { bookingZones } from "../../order/bookingZones.ts";
import styles from "./BookingTicket.module.css";
import { OwnWords } from "../../layout/OwnWords.tsx";

interface Props {
  readonly booking: BookingTicket_booking$key;
  readonly style: TimeStyle;
  readonly isVoid: boolean;
}

export function BookingTicket({ booking, style, isVoid }: Props) {
  const { startsAt, endsAt, reference, service, staff, timeZone, locationKind, business } = useFragment(
    graphql`
      fragment BookingTicket_booking on BookingAccess {
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
  const zones = bookingZones({ startsAt, timeZone, locationKind, venueZone: business.timeZone });
  const first = { ...style, timeZone: zones.first };
  const date = dateOfInstant(startsAt, zones.first);
  const people = formatList(
    staff.map((person) => person.name),
    style.locale,
  );
  return (
    <Ticket
      weekday={formatDateHeading(date, "weekday", style.locale)}
      day={formatDay(date, style.locale)}
      month={formatMonthOfDay(date, style.locale)}
      title={<OwnWords>{service.name}</OwnWords>}
      time={<BookingTime startsAt={startsAt} endsAt={endsAt} style={first} />}
      isVoid={isVoid}
    >
      {zones.second === null ? null : (
        <p className={classes(styles.line, isVoid && styles.void)}>
          <BookingTime
            startsAt={startsAt}
            endsAt={endsAt}
            style={{ ...style, timeZone: zones.second }}
            withDate={dateOfInstant(startsAt, zones.second) !== date}
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
