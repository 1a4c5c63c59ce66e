import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BookingView_booking$key } from "../../../__generated__/BookingView_booking.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { useHostBooked } from "../../../shared/host/useHostNews.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Answers } from "../../order/Answers.tsx";
import { BookingActions } from "./BookingActions.tsx";
import { BookingHistory } from "./BookingHistory.tsx";
import { BookingTime } from "../../order/BookingTime.tsx";
import { bookingZones } from "../../order/bookingZones.ts";
import { GuestConfirmation } from "../../order/confirm/GuestConfirmation.tsx";
import { ContactHidden } from "../../layout/ContactHidden.tsx";
import { LeaveAction } from "./LeaveAction.tsx";
import { LinkRenewed } from "../links/LinkRenewed.tsx";
import { MailLinkAction } from "../links/MailLinkAction.tsx";
import { outcomeWords } from "./outcomeWords.ts";
import { RenewLinksAction } from "../links/RenewLinksAction.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { lasting } from "../../layout/lastingSearch.ts";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { OrderLink } from "../../order/OrderLink.tsx";
import { PayAction } from "../../payment/action/PayAction.tsx";
import { TestMode } from "../../payment/TestMode.tsx";
import { isUnpaid } from "../../payment/paymentStatus.ts";
import { bookedOf } from "../../layout/bookedOf.ts";
import { useForgottenVisit } from "../../booking/flow/useForgottenVisit.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import { useClock } from "../../../time/clockChoice.ts";
import { timeStyle } from "../../messages/timeStyle.ts";
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
      fragment BookingView_booking on BookingAccess {
        id
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
          paymentRule
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
  const status = useRef<HTMLDivElement>(null);
  const { tag } = useLocale();
  const { business, provider, service, role, startsAt, endsAt } = booking;
  const isOver = useIsPast(endsAt);
  const isMoved = props.isMoved === true;
  const { refunded } = booking;
  const isPaidOnline = service.paymentRule !== "NONE" && booking.price != null;
  const words = outcomeWords(booking, {
    isNew: props.isNew,
    isMoved,
    isOver,
    isUnpaid: isUnpaid(booking),
    isPaidLater: isPaidOnline,
    refunded: refunded == null || refunded.amount === 0 ? null : formatMoney(refunded, tag),
  });
  useForgottenVisit(props.isNew && booking.status === "SCHEDULED");
  useHostBooked(props.isNew ? bookedOf([booking]) : null);
  const isWaiting = booking.status === "AWAITING_PAYMENT";
  const hasLeft = role === "GUEST" && booking.guests.some((guest) => guest.hasLeft);
  const [hadLeft] = useState(hasLeft);
  const isTold = props.isNew || isMoved || hasLeft !== hadLeft;
  useEffect(() => {
    if (isTold) status.current?.focus();
  }, [isTold]);
  const zones = bookingZones({ ...booking, venueZone: business.timeZone });
  const style = timeStyle(tag, zones.first, useClock(business.hourCycle));
  const { search } = useRouter().url;
  const phone = provider?.phone ?? business.phone;
  const email = booking.contact?.email ?? null;
  const [isRenewed, setRenewed] = useState(false);
  // Not right after booking: the thank-you page and a payment still need the current link.
  const mayRenew = role === "BOOKER" && !words.isVoid && !isOver && !isWaiting && !props.isNew;
  const calendarHref = `/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${lasting(search)}`;
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={service.picture ? <img src={service.picture} alt="" /> : null}
        heading={<ScreenHeading above={provider?.name ?? business.name} title={service.name} />}
        facts={<BookingFacts booking={booking} style={style} />}
        main={
          isRenewed && email !== null ? (
            <div className={styles.main}>
              <LinkRenewed email={email} />
              <BookingTicket booking={booking} style={style} isVoid={false} />
            </div>
          ) : (
            <div className={styles.main}>
              <Notice ref={status} kind={words.kind} title={i18n._(words.title)}>
                {isMoved && !words.isVoid ? (
                  <p>
                    <BookingTime startsAt={startsAt} endsAt={endsAt} style={style} withDate />
                  </p>
                ) : null}
                {words.text === null ? null : i18n._(words.text)}
              </Notice>
              {role === "BOOKER" && !words.isVoid && !isOver && !isWaiting ? (
                <GuestConfirmation
                  waiting={booking.guestsAwaitingConfirmation ?? 0}
                  email={email ?? ""}
                  isRequest={booking.status === "REQUESTED"}
                  phone={phone}
                />
              ) : null}
              {isPaidOnline && business.paymentsAreTest ? <TestMode /> : null}
              {isWaiting ? <PayAction booking={booking} style={style} /> : null}
              <OrderLink booking={booking} />
              <BookingTicket booking={booking} style={style} isVoid={words.isVoid} />
              {words.isVoid ? null : role === "BOOKER" ? (
                <BookingActions booking={booking} style={style} />
              ) : role === "GUEST" ? (
                <LeaveAction booking={booking} />
              ) : role === "VIEW" ? (
                <MailLinkAction booking={booking} />
              ) : null}
              {words.isVoid || isWaiting ? null : <CalendarLinks calendar={booking.calendar} />}
              <div className={styles.onPhone}>
                <BookingFacts booking={booking} style={style} />
              </div>
              <ContactHidden bookings={[booking]} />
              <Answers bookings={[booking]} />
              {props.isNew ? null : <BookingHistory booking={booking} style={style} />}
              {role === "STAFF" ? null : (
                <p className={words.isVoid ? undefined : styles.again}>
                  <LinkButton kind={words.isVoid ? "primary" : "quiet"} href={calendarHref}>
                    {words.isVoid ? (
                      <Trans>Choose another time</Trans>
                    ) : (
                      <Trans>Book another appointment</Trans>
                    )}
                  </LinkButton>
                </p>
              )}
              {mayRenew && email !== null ? (
                <RenewLinksAction
                  booking={booking.id}
                  email={email}
                  phone={phone}
                  onRenewed={() => setRenewed(true)}
                />
              ) : null}
            </div>
          )
        }
        end={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
