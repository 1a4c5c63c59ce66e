import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Requests_bookings$key } from "../../__generated__/Requests_bookings.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { RequestCard } from "./RequestCard.tsx";
import styles from "./Today.module.css";

interface Props {
  readonly bookings: Requests_bookings$key;
  readonly totalCount: number;
}

/** Requests that wait for a decision, the oldest appointment first. */
export function Requests({ bookings, totalCount }: Props) {
  const locale = useLocaleTag();
  const list = useFragment(
    graphql`
      fragment Requests_bookings on Booking @relay(plural: true) {
        id
        status
        ...RequestCard_booking
      }
    `,
    bookings,
  );
  const open = list.filter(({ status }) => status === "REQUESTED");

  if (open.length === 0) return null;
  return (
    <section aria-labelledby="today-requests" className={styles.part}>
      <h2 id="today-requests" className={styles.heading}>
        <Trans>Requests</Trans>{" "}
        <span className={styles.count}>{new Intl.NumberFormat(locale).format(totalCount)}</span>
      </h2>
      <ul className={styles.cards}>
        {open.map((booking) => (
          <RequestCard key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}
