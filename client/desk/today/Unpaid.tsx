import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { Unpaid_bookings$key } from "../../__generated__/Unpaid_bookings.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { formatTime } from "../../time/format.ts";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { useDesk } from "../layout/DeskContext.ts";
import styles from "./Today.module.css";

interface Props {
  readonly bookings: Unpaid_bookings$key;
  readonly totalCount: number;
}

/** Today's appointments that are not paid. */
export function Unpaid({ bookings, totalCount }: Props) {
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  const list = useFragment(
    graphql`
      fragment Unpaid_bookings on Booking @relay(plural: true) {
        id
        startsAt
        contact {
          firstName
          lastName
        }
        service {
          name
        }
      }
    `,
    bookings,
  );
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="today-unpaid" className={styles.part}>
      <h2 id="today-unpaid" className={styles.heading}>
        <Trans>Unpaid</Trans>{" "}
        <span className={styles.count}>{new Intl.NumberFormat(locale).format(totalCount)}</span>
      </h2>
      <ul className={styles.cards}>
        {list.map(({ id, startsAt, contact, service }) => (
          <li key={id} className={styles.card}>
            <Link href={getBookingHref(id)}>{formatFullName(contact, locale) || service.name}</Link>
            <p>
              {service.name} · {formatTime(startsAt, { locale, timeZone, hourCycle })}
            </p>
          </li>
        ))}
      </ul>
      <Link href="/desk/bookings?when=any&payment=UNPAID" className={styles.all}>
        <Trans>All unpaid appointments</Trans>
      </Link>
    </section>
  );
}
