import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingTicket_booking$key } from "../../__generated__/BookingTicket_booking.graphql.ts";
import { dateOfInstant, formatDate, formatTimeRange, type TimeStyle } from "../../time/format.ts";
import { zoneLabel } from "../../time/zoneNames.ts";
import { Ticket } from "../../ui/Ticket.tsx";
import { ZoneWords } from "../words/ZoneWords.tsx";
import styles from "./BookingTicket.module.css";
import { OwnWords } from "../frame/OwnWords.tsx";

interface Props {
  readonly booking: BookingTicket_booking$key;
  readonly style: TimeStyle;
  readonly isVoid: boolean;
}

/** What was booked, with the date large. */
export function BookingTicket({ booking, style, isVoid }: Props) {
  const { startsAt, endsAt, reference, service, staff, business } = useFragment(
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
        business {
          timeZone
        }
      }
    `,
    booking,
  );
  const date = dateOfInstant(startsAt, style.timeZone);
  const atVenue = { ...style, timeZone: business.timeZone };
  const isElsewhere = zoneLabel(style.timeZone, startsAt) !== zoneLabel(business.timeZone, startsAt);
  const people = staff.map((person) => person.name).join(", ");
  return (
    <Ticket
      weekday={formatDate(date, "weekday", style.locale)}
      day={String(Number(date.slice(8)))}
      month={formatDate(date, "month", style.locale)}
      title={<OwnWords>{service.name}</OwnWords>}
      time={<When startsAt={startsAt} endsAt={endsAt} style={style} />}
      isVoid={isVoid}
    >
      {isElsewhere ? (
        <p className={styles.line}>
          <When startsAt={startsAt} endsAt={endsAt} style={atVenue} />
        </p>
      ) : null}
      {people === "" ? null : (
        <p className={styles.line}>
          <Trans>With {people}</Trans>
        </p>
      )}
      <p className={styles.line}>
        <Trans>
          Reference <strong data-figures="">{reference}</strong>
        </Trans>
      </p>
    </Ticket>
  );
}

function When({
  startsAt,
  endsAt,
  style,
}: {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly style: TimeStyle;
}) {
  return (
    <>
      <time dateTime={startsAt}>{formatTimeRange(startsAt, endsAt, style)}</time>,{" "}
      <ZoneWords timeZone={style.timeZone} instant={startsAt} />
    </>
  );
}
