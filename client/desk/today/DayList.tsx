import { Plural, Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { DayList_bookings$key } from "../../__generated__/DayList_bookings.graphql.ts";
import { Link } from "../../router/Link.tsx";
import { formatTime } from "../../time/format.ts";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { BookingStatusSign } from "../bookings/BookingStatusSign.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import styles from "./DayList.module.css";

interface Props {
  readonly bookings: DayList_bookings$key;
  /** Number of appointments of today before the listed ones, and after them. */
  readonly earlierCount: number;
  readonly laterCount: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

const DAY_HREF = "/desk/bookings?when=today";

/** Today's appointments by time, with a line at the present minute. */
export function DayList({ bookings, earlierCount, laterCount, now }: Props) {
  const { can } = useDesk();
  const list = useFragment(
    graphql`
      fragment DayList_bookings on Booking @relay(plural: true) {
        id
        startsAt
        endsAt
        status
        contact {
          firstName
          lastName
        }
        service {
          name
        }
        staff {
          id
          name
        }
      }
    `,
    bookings,
  );
  const timeFormat = useTimeFormat();
  const nextIndex = list.findIndex(({ endsAt }) => Date.parse(endsAt) > now);

  if (list.length === 0)
    return (
      <div className={styles.empty}>
        <p>
          <Trans>No appointments today.</Trans>
        </p>
        <p className={styles.hint}>
          {can("bookings.override") ? (
            <Trans>
              New ones appear here by themselves. <Link href="/desk/new">Book one by hand</Link>
            </Trans>
          ) : (
            <Trans>New ones appear here by themselves.</Trans>
          )}
        </p>
      </div>
    );
  return (
    <>
      {earlierCount > 0 ? (
        <Link href={DAY_HREF} className={styles.more}>
          <Plural value={earlierCount} one="# earlier appointment" other="# earlier appointments" />
        </Link>
      ) : null}
      <ol className={styles.list}>
        {list.map(({ id, startsAt, endsAt, status, contact, service, staff }, index) => (
          <Fragment key={id}>
            {index === nextIndex ? (
              <li className={styles.now}>
                <time dateTime={new Date(now).toISOString()}>
                  {formatTime(new Date(now).toISOString(), timeFormat)}
                </time>
              </li>
            ) : null}
            <li className={styles.row} data-past={Date.parse(endsAt) <= now || undefined}>
              <Link href={getBookingHref(id)} className={styles.link}>
                <span className={styles.time}>
                  <time dateTime={startsAt}>{formatTime(startsAt, timeFormat)}</time>
                  <time dateTime={endsAt} className={styles.end}>
                    {formatTime(endsAt, timeFormat)}
                  </time>
                </span>
                <span className={styles.who}>
                  <span className={styles.client}>
                    {formatFullName(contact, timeFormat.locale) || <Trans>No name</Trans>}
                  </span>
                  <span className={styles.what}>
                    {[service.name, ...staff.map(({ name }) => name)].join(" · ")}
                  </span>
                </span>
                <BookingStatusSign status={status} />
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      {laterCount > 0 ? (
        <Link href={DAY_HREF} className={styles.more}>
          <Plural value={laterCount} one="# later appointment" other="# later appointments" />
        </Link>
      ) : null}
    </>
  );
}
