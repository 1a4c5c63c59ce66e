import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../server/shared/languages/formatList.ts";
import type { OrderBooking_booking$key } from "../../__generated__/OrderBooking_booking.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { Link } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import {
  dateOfInstant,
  formatDate,
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
} from "../../time/format.ts";
import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { bookingHref } from "../layout/afterAddress.ts";
import { BookingTime } from "./BookingTime.tsx";
import { bookingZones } from "./bookingZones.ts";
import { statusWords } from "../messages/statusWords.ts";
import { useIsPast } from "../layout/useIsPast.ts";
import { OwnWords } from "../layout/OwnWords.tsx";
import { isUnpaid } from "../payment/paymentStatus.ts";
import { formatMoney } from "../messages/formatMoney.ts";
import { useClock } from "../../time/clockChoice.ts";
import { timeStyle } from "../messages/timeStyle.ts";
import { ZoneWords } from "../messages/ZoneWords.tsx";
import { bookingPlace } from "./bookingPlace.ts";
import { CalendarFold } from "./CalendarFold.tsx";
import styles from "./OrderBooking.module.css";

interface Props {
  readonly booking: OrderBooking_booking$key;
  /** True if the order has lines of guests, so that each line names its person. */
  readonly isParty: boolean;
}

export function OrderBooking({ booking: key, isParty }: Props) {
  const booking = useFragment(
    graphql`
      fragment OrderBooking_booking on BookingAccess {
        id
        status
        history {
          status
        }
        startsAt
        endsAt
        seats
        member
        timeZone
        business {
          hourCycle
          timeZone
        }
        guests {
          name
          hasLeft
        }
        service {
          name
        }
        staff {
          name
        }
        role
        reschedule {
          isAllowed
        }
        cancel {
          isAllowed
        }
        price {
          amount
          currency
        }
        location
        locationKind
        calendar {
          ...CalendarFold_calendar
        }
      }
    `,
    key,
  );
  const { i18n, t } = useLingui();
  const { tag } = useLocale();
  const zones = bookingZones({ ...booking, venueZone: booking.business.timeZone });
  const style = timeStyle(tag, zones.first, useClock(booking.business.hourCycle));
  const { search } = useRouter().url;
  const { startsAt, endsAt, price, status } = booking;
  const isOver = useIsPast(endsAt);
  const words = statusWords(status, { isNew: false, isOver, isUnpaid: isUnpaid(booking) });
  const date = dateOfInstant(startsAt, style.timeZone);
  const people = formatList(
    booking.staff.map(({ name }) => name),
    tag,
  );
  const guests = formatList(
    booking.guests.map(({ name, hasLeft }) => (hasLeft ? t`${name} (not coming)` : name)),
    tag,
  );
  const place = bookingPlace(booking, i18n);
  const { seats, role, reschedule, cancel } = booking;
  const href = bookingHref(booking.id, search);
  // An unpaid line is cancelled from its order's payment page.
  const isWaiting = status === "AWAITING_PAYMENT";
  const canChange =
    role === "BOOKER" && !words.isVoid && !isWaiting && (reschedule.isAllowed || cancel.isAllowed);
  return (
    <article className={classes(styles.line, words.isVoid && styles.void)}>
      <div className={styles.date}>
        <span>{formatDateHeading(date, "weekday", style.locale)}</span>
        <strong className={styles.day}>{formatDay(date, style.locale)}</strong>
        <span>{formatMonthOfDay(date, style.locale)}</span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={href}>
            <OwnWords>{booking.service.name}</OwnWords>
          </Link>
          {status === "SCHEDULED" && !isOver ? null : (
            <span className={styles.status}>{i18n._(words.title)}</span>
          )}
        </h3>
        <p className={styles.time}>
          <time dateTime={startsAt}>{formatTimeRange(startsAt, endsAt, style)}</time>
          <span className={styles.quiet}>
            <ZoneWords timeZone={style.timeZone} instant={startsAt} />
          </span>
        </p>
        <ul className={styles.facts}>
          {zones.second === null ? null : (
            <li>
              <BookingTime
                startsAt={startsAt}
                endsAt={endsAt}
                style={{ ...style, timeZone: zones.second }}
                withDate={dateOfInstant(startsAt, zones.second) !== date}
              />
            </li>
          )}
          {!isParty ? null : (
            <li>
              {booking.member === 0 ? (
                <Trans>For you</Trans>
              ) : guests === "" ? null : (
                <Trans>For {guests}</Trans>
              )}
            </li>
          )}
          {people === "" ? null : (
            <li>
              <Trans>With {people}</Trans>
            </li>
          )}
          {booking.member > 0 || guests === "" ? null : (
            <li>
              <Trans>Guests: {guests}</Trans>
            </li>
          )}
          {seats < 2 ? null : (
            <li>
              <Trans>Seats: {seats}</Trans>
            </li>
          )}
          {place === null ? null : <li>{place}</li>}
        </ul>
        {canChange ? (
          <p className={styles.change}>
            <Link href={href}>
              <Trans>Reschedule or cancel</Trans>{" "}
              <VisuallyHidden>
                {formatDate(date, "short", style.locale)}, {formatTime(startsAt, style)}
              </VisuallyHidden>
            </Link>
          </p>
        ) : null}
      </div>
      <p className={styles.price} data-figures="">
        {/* Only the booker sees the price. */}
        {role !== "BOOKER" ? null : price ? formatMoney(price, style.locale) : <Trans>Free</Trans>}
      </p>
      {words.isVoid || isWaiting ? null : (
        <div className={styles.calendar}>
          <CalendarFold calendar={booking.calendar} />
        </div>
      )}
    </article>
  );
}
