import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../server/shared/languages/formatList.ts";
import type { OrderBooking_booking$key } from "../../__generated__/OrderBooking_booking.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { Link } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import {
  toLocalDate,
  formatDate,
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
} from "../../time/format.ts";
import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { bookingHref } from "../layout/bookingAddress.ts";
import { BookingTime } from "./BookingTime.tsx";
import { getBookingZones } from "./bookingZones.ts";
import { getStatusMessage } from "../messages/statusMessages.ts";
import { useIsPast } from "../layout/useIsPast.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { isUnpaid } from "../payment/paymentStatus.ts";
import { formatMoney } from "../messages/formatMoney.ts";
import { useHourCycle } from "../../time/clockChoice.ts";
import { getTimeFormat } from "../messages/getTimeFormat.ts";
import { ZoneLabel } from "../messages/ZoneLabel.tsx";
import { formatBookingLocation } from "./formatBookingLocation.ts";
import { CalendarFold } from "./CalendarFold.tsx";
import styles from "./OrderBooking.module.css";

interface Props {
  readonly booking: OrderBooking_booking$key;
  /** True if the order has lines of guests, so that each line names its person. */
  readonly showsPersonName: boolean;
}

export function OrderBooking({ booking: bookingRef, showsPersonName }: Props) {
  const booking = useFragment(
    graphql`
      fragment OrderBooking_booking on VisitorBooking {
        accessKey @required(action: THROW)
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
    bookingRef,
  );
  const { i18n, t } = useLingui();
  const { localeTag } = useLocale();
  const zones = getBookingZones({ ...booking, venueZone: booking.business.timeZone });
  const timeFormat = getTimeFormat(localeTag, zones.primary, useHourCycle(booking.business.hourCycle));
  const { search } = useRouter().url;
  const { startsAt, endsAt, price, status } = booking;
  const isOver = useIsPast(endsAt);
  const statusMessages = getStatusMessage(status, {
    isNew: false,
    isPast: isOver,
    isUnpaid: isUnpaid(booking),
  });
  const date = toLocalDate(startsAt, timeFormat.timeZone);
  const people = formatList(
    booking.staff.map(({ name }) => name),
    localeTag,
  );
  const guests = formatList(
    booking.guests.flatMap(({ name, hasLeft }) =>
      name == null ? [] : [hasLeft ? t`${name} (not coming)` : name],
    ),
    localeTag,
  );
  const locationText = formatBookingLocation(booking, i18n);
  const { seats, role, reschedule, cancel } = booking;
  const href = bookingHref(booking.accessKey, search);
  // An unpaid line is cancelled from its order's payment page.
  const isAwaitingPayment = status === "AWAITING_PAYMENT";
  const canChange =
    role === "BOOKER" &&
    !statusMessages.isVoid &&
    !isAwaitingPayment &&
    (reschedule.isAllowed || cancel.isAllowed);
  return (
    <article className={classes(styles.line, statusMessages.isVoid && styles.void)}>
      <div className={styles.date}>
        <span>{formatDateHeading(date, "weekday", timeFormat.locale)}</span>
        <strong className={styles.day}>{formatDay(date, timeFormat.locale)}</strong>
        <span>{formatMonthOfDay(date, timeFormat.locale)}</span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={href}>
            <BusinessText>{booking.service.name}</BusinessText>
          </Link>
          {status === "CONFIRMED" && !isOver ? null : (
            <span className={styles.status}>{i18n._(statusMessages.title)}</span>
          )}
        </h3>
        <p className={styles.time}>
          <time dateTime={startsAt}>{formatTimeRange(startsAt, endsAt, timeFormat)}</time>
          <span className={styles.quiet}>
            <ZoneLabel timeZone={timeFormat.timeZone} instant={startsAt} />
          </span>
        </p>
        <ul className={styles.facts}>
          {zones.secondary === null ? null : (
            <li>
              <BookingTime
                startsAt={startsAt}
                endsAt={endsAt}
                timeFormat={{ ...timeFormat, timeZone: zones.secondary }}
                withDate={toLocalDate(startsAt, zones.secondary) !== date}
              />
            </li>
          )}
          {!showsPersonName ? null : (
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
          {locationText === null ? null : <li>{locationText}</li>}
        </ul>
        {canChange ? (
          <p className={styles.change}>
            <Link href={href}>
              <Trans>Reschedule or cancel</Trans>{" "}
              <VisuallyHidden>
                {formatDate(date, "short", timeFormat.locale)}, {formatTime(startsAt, timeFormat)}
              </VisuallyHidden>
            </Link>
          </p>
        ) : null}
      </div>
      <p className={styles.price} data-figures="">
        {/* Only the booker sees the price. */}
        {role !== "BOOKER" ? null : price ? formatMoney(price, timeFormat.locale) : <Trans>Free</Trans>}
      </p>
      {statusMessages.isVoid || isAwaitingPayment ? null : (
        <div className={styles.calendar}>
          <CalendarFold calendar={booking.calendar} />
        </div>
      )}
    </article>
  );
}
