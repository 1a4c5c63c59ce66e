import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ClientBookings_contact$data,
  ClientBookings_contact$key,
} from "../../__generated__/ClientBookings_contact.graphql.ts";
import { Link } from "../../router/Link.tsx";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { BookingStatusSign } from "../bookings/BookingStatusSign.tsx";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import styles from "./Clients.module.css";

/** Upcoming appointments by time, and past ones, latest first. */
export function ClientBookings({ contact }: { readonly contact: ClientBookings_contact$key }) {
  const { upcoming, past } = useFragment(
    graphql`
      fragment ClientBookings_contact on Contact @argumentDefinitions(now: { type: "DateTime!" }) {
        upcoming: bookings(
          first: 20
          filter: { starts: { since: $now } }
          orderBy: { field: STARTS_AT, direction: ASC }
        ) {
          totalCount
          edges {
            node {
              id
              startsAt
              status
              service {
                name
              }
            }
          }
        }
        past: bookings(
          first: 20
          filter: { starts: { until: $now } }
          orderBy: { field: STARTS_AT, direction: DESC }
        ) {
          totalCount
          edges {
            node {
              id
              startsAt
              status
              service {
                name
              }
            }
          }
        }
      }
    `,
    contact,
  );
  return (
    <>
      <Part
        id="client-upcoming"
        heading={<Trans>Upcoming</Trans>}
        empty={<Trans>No upcoming appointments.</Trans>}
        bookings={upcoming}
      />
      <Part
        id="client-past"
        heading={<Trans>History</Trans>}
        empty={<Trans>No past appointments.</Trans>}
        bookings={past}
      />
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly heading: ReactNode;
  readonly empty: ReactNode;
  readonly bookings: ClientBookings_contact$data["upcoming"];
}

function Part({ id, heading, empty, bookings }: PartProps) {
  const timeFormat = useTimeFormat();
  const list = (bookings?.edges ?? []).map(({ node }) => node);
  const count = bookings?.totalCount ?? 0;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {heading} <span className={styles.count}>{count}</span>
      </h3>
      {list.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.rows}>
          {list.map(({ id: bookingId, startsAt, status, service }) => (
            <li key={bookingId}>
              <Link className={styles.booking} href={getBookingHref(bookingId)}>
                <span className={styles.name}>{formatMoment(startsAt, timeFormat, "long")}</span>
                <span className={styles.detail}>{service.name}</span>
                <BookingStatusSign status={status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
