import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BookingView_booking$key } from "../../../__generated__/BookingView_booking.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { useHostBooked } from "../../../shared/host/useHostEvents.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Answers } from "../../order/Answers.tsx";
import { BookingActions } from "./BookingActions.tsx";
import { BookingHistory } from "./BookingHistory.tsx";
import { BookingTime } from "../../order/BookingTime.tsx";
import { getBookingZones } from "../../order/bookingZones.ts";
import { GuestConfirmation } from "../../order/confirm/GuestConfirmation.tsx";
import { ContactHiddenNotice } from "../../layout/ContactHiddenNotice.tsx";
import { LeaveAction } from "./LeaveAction.tsx";
import { LinkRenewedNotice } from "../links/LinkRenewedNotice.tsx";
import { MailLinkAction } from "../links/MailLinkAction.tsx";
import { getOutcomeMessages } from "./outcomeMessages.ts";
import { RenewLinksAction } from "../links/RenewLinksAction.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { keepGlobalParams } from "../../layout/keptParams.ts";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { OrderLink } from "../../order/OrderLink.tsx";
import { PayAction } from "../../payment/action/PayAction.tsx";
import { TestMode } from "../../payment/TestMode.tsx";
import { isUnpaid } from "../../payment/paymentStatus.ts";
import { toBookedEvent } from "../../layout/toBookedEvent.ts";
import { useClearBookedCart } from "../../booking/flow/useClearBookedCart.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import { useHourCycle } from "../../../time/clockChoice.ts";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import { BookingFacts } from "./BookingFacts.tsx";
import { BookingTicket } from "./BookingTicket.tsx";
import styles from "./BookingView.module.css";
import { CalendarLinks } from "./CalendarLinks.tsx";
import { useIsPast } from "../../layout/useIsPast.ts";

interface Props {
  readonly booking: BookingView_booking$key;
  /** The visitor has just booked, so the page shows thanks. */
  readonly isNew: boolean;
  readonly isMoved?: boolean;
}

export function BookingView(props: Props) {
  const booking = useFragment(
    graphql`
      fragment BookingView_booking on VisitorBooking {
        accessKey @required(action: THROW)
        status
        role
        isContactHidden
        history {
          status
        }
        refunded {
          amount
          currency
        }
        price {
          amount
        }
        guests {
          hasLeft
        }
        guestsAwaitingConfirmation
        contact {
          email
        }
        startsAt
        endsAt
        timeZone
        locationKind
        business {
          name
          hourCycle
          timeZone
          phone
          paymentsAreTest
          ...WidgetFrame_business
        }
        provider {
          name
          slug
          phone
        }
        service {
          name
          slug
          picture
          payment {
            share
          }
        }
        ...OrderLink_booking
        ...PayAction_booking
        calendar {
          ...CalendarLinks_calendar
        }
        ...BookingTicket_booking
        ...BookingFacts_booking
        ...BookingActions_booking
        ...LeaveAction_booking
        ...MailLinkAction_booking
        ...BookingHistory_booking
        ...Answers_bookings
      }
    `,
    props.booking,
  );
  const { i18n } = useLingui();
  const statusRef = useRef<HTMLDivElement>(null);
  const { localeTag: locale } = useLocale();
  const { business, provider, service, role, startsAt, endsAt } = booking;
  const isOver = useIsPast(endsAt);
  const isMoved = props.isMoved === true;
  const { refunded } = booking;
  const isPaidOnline = service.payment.share !== "NONE" && booking.price != null;
  const statusMessage = getOutcomeMessages(booking, {
    isNew: props.isNew,
    isMoved,
    isPast: isOver,
    isUnpaid: isUnpaid(booking),
    isPaidLater: isPaidOnline,
    refunded: refunded == null || refunded.amount === 0 ? null : formatMoney(refunded, locale),
  });
  useClearBookedCart(props.isNew && booking.status === "CONFIRMED");
  useHostBooked(props.isNew ? toBookedEvent([booking]) : null);
  const awaitsPayment = booking.status === "AWAITING_PAYMENT";
  const hasLeft = role === "GUEST" && booking.guests.some((guest) => guest.hasLeft);
  const [hadLeftOnMount] = useState(hasLeft);
  const hasNews = props.isNew || isMoved || hasLeft !== hadLeftOnMount;
  useEffect(() => {
    if (hasNews) statusRef.current?.focus();
  }, [hasNews]);
  const zones = getBookingZones({ ...booking, venueZone: business.timeZone });
  const timeFormat = getTimeFormat(locale, zones.primary, useHourCycle(business.hourCycle));
  const { search } = useRouter().url;
  const phone = provider?.phone ?? business.phone;
  const email = booking.contact?.email ?? null;
  const [areLinksRenewed, setLinksRenewed] = useState(false);
  // Not right after booking: the thank-you page and a payment still need the current link.
  const canRenewLinks =
    role === "BOOKER" && !statusMessage.isVoid && !isOver && !awaitsPayment && !props.isNew;
  const calendarHref = `/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${keepGlobalParams(search)}`;
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={service.picture ? <img src={service.picture} alt="" /> : null}
        heading={<ScreenHeading overline={provider?.name ?? business.name} title={service.name} />}
        facts={<BookingFacts booking={booking} timeFormat={timeFormat} />}
        main={
          areLinksRenewed && email !== null ? (
            <div className={styles.main}>
              <LinkRenewedNotice email={email} />
              <BookingTicket booking={booking} timeFormat={timeFormat} isVoid={false} />
            </div>
          ) : (
            <div className={styles.main}>
              <Notice ref={statusRef} kind={statusMessage.kind} title={i18n._(statusMessage.title)}>
                {isMoved && !statusMessage.isVoid ? (
                  <p>
                    <BookingTime startsAt={startsAt} endsAt={endsAt} timeFormat={timeFormat} withDate />
                  </p>
                ) : null}
                {statusMessage.text === null ? null : i18n._(statusMessage.text)}
              </Notice>
              {role === "BOOKER" && !statusMessage.isVoid && !isOver && !awaitsPayment ? (
                <GuestConfirmation
                  waiting={booking.guestsAwaitingConfirmation ?? 0}
                  email={email ?? ""}
                  isAwaitingApproval={booking.status === "REQUESTED"}
                  phone={phone}
                />
              ) : null}
              {isPaidOnline && business.paymentsAreTest ? <TestMode /> : null}
              {awaitsPayment ? <PayAction booking={booking} timeFormat={timeFormat} /> : null}
              <OrderLink booking={booking} />
              <BookingTicket booking={booking} timeFormat={timeFormat} isVoid={statusMessage.isVoid} />
              {statusMessage.isVoid ? null : role === "BOOKER" ? (
                <BookingActions booking={booking} timeFormat={timeFormat} />
              ) : role === "GUEST" ? (
                <LeaveAction booking={booking} />
              ) : role === "VIEW" ? (
                <MailLinkAction booking={booking} />
              ) : null}
              {statusMessage.isVoid || awaitsPayment ? null : <CalendarLinks calendar={booking.calendar} />}
              <div className={styles.onPhone}>
                <BookingFacts booking={booking} timeFormat={timeFormat} />
              </div>
              <ContactHiddenNotice bookings={[booking]} />
              <Answers bookings={[booking]} />
              {props.isNew ? null : <BookingHistory booking={booking} timeFormat={timeFormat} />}
              {role === "STAFF" ? null : (
                <p className={statusMessage.isVoid ? undefined : styles.again}>
                  <LinkButton kind={statusMessage.isVoid ? "primary" : "quiet"} href={calendarHref}>
                    {statusMessage.isVoid ? (
                      <Trans>Choose another time</Trans>
                    ) : (
                      <Trans>Book another appointment</Trans>
                    )}
                  </LinkButton>
                </p>
              )}
              {canRenewLinks && email !== null ? (
                <RenewLinksAction
                  bookingKey={booking.accessKey}
                  email={email}
                  phone={phone}
                  onRenewed={() => setLinksRenewed(true)}
                />
              ) : null}
            </div>
          )
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
