import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderView_order$key } from "../../__generated__/OrderView_order.graphql.ts";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { useHostBooked, useHostStep } from "../../shared/host/useHostEvents.ts";
import { toLocalDate } from "../../time/format.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Answers } from "./Answers.tsx";
import { ContactHiddenNotice } from "../layout/ContactHiddenNotice.tsx";
import { GuestConfirmation } from "./confirm/GuestConfirmation.tsx";
import { useIsPast } from "../layout/useIsPast.ts";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { toBookedEvent } from "../layout/toBookedEvent.ts";
import { keepGlobalParams } from "../layout/keptParams.ts";
import { ScreenHeading } from "../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../layout/WidgetFrame.tsx";
import type { PaymentStatus } from "../payment/paymentStatus.ts";
import { bookAgainHref } from "./bookAgain.ts";
import { OrderBookings } from "./OrderBookings.tsx";
import { formatMoney } from "../messages/formatMoney.ts";
import { OrderTerms } from "./OrderTerms.tsx";
import styles from "./OrderView.module.css";
import { getOrderMessages } from "./orderMessages.ts";

interface Props {
  readonly order: OrderView_order$key;
  readonly isJustBooked: boolean;
  readonly paymentStatus: Exclude<PaymentStatus, "DUE">;
}

export function OrderView(props: Props) {
  const order = useFragment(
    graphql`
      fragment OrderView_order on VisitorOrder {
        isSeries
        guestsAwaitingConfirmation
        payment {
          state
        }
        refunded {
          amount
          currency
        }
        bookings {
          id
          status
          role
          isContactHidden
          startsAt
          endsAt
          seats
          guests {
            hasLeft
          }
          contact {
            email
          }
          service {
            name
            slug
            picture
          }
          provider {
            name
            slug
            phone
          }
          business {
            name
            timeZone
            phone
            ...WidgetFrame_business
          }
          member
          ...OrderBooking_booking
          ...Answers_bookings
        }
        ...OrderTerms_order
      }
    `,
    props.order,
  );
  const { i18n } = useLingui();
  const { localeTag } = useLocale();
  const { search } = useRouter().url;
  const noticeRef = useRef<HTMLDivElement>(null);
  // The outcome of a payment takes the focus like a new booking.
  const takesFocus = props.isJustBooked || props.paymentStatus !== "STANDS";
  useEffect(() => {
    if (takesFocus) noticeRef.current?.focus();
  }, [takesFocus, props.paymentStatus]);
  const { bookings } = order;
  const bookedEvent = props.isJustBooked ? toBookedEvent(bookings) : null;
  // The event comes before the step, as on every other screen.
  useHostBooked(bookedEvent);
  useHostStep(bookedEvent === null ? "booking" : "confirmation");
  const isOver = useIsPast(
    bookings
      .map(({ endsAt }) => endsAt)
      .toSorted()
      .at(-1) ?? "",
  );
  const [first] = bookings;
  if (first === undefined) return null;
  const { business, provider, service } = first;
  const count = bookings.length;
  const statusMessages = getOrderMessages(
    bookings.map(({ status }) => status),
    {
      isJustBooked: props.isJustBooked,
      isOver,
      paymentStatus: props.paymentStatus,
      isPaymentPending: order.payment != null && order.payment.state !== "FAILED",
      refunded: order.refunded.amount === 0 ? null : formatMoney(order.refunded, localeTag),
    },
  );
  const isLive = bookings.some(({ status }) => status === "CONFIRMED" || status === "REQUESTED");
  const isReleased = props.paymentStatus === "RELEASED" || props.paymentStatus === "RETURNED";
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={order.isSeries && service.picture ? <img src={service.picture} alt="" /> : null}
        heading={
          <ScreenHeading
            overline={provider?.name ?? business.name}
            title={order.isSeries ? service.name : <Trans>Your appointments</Trans>}
            isInterfaceText={!order.isSeries}
          />
        }
        facts={<OrderTerms order={order} />}
        main={
          <div className={styles.main}>
            <Notice ref={noticeRef} kind={statusMessages.kind} title={i18n._(statusMessages.title)}>
              {statusMessages.text === null ? null : i18n._(statusMessages.text)}
            </Notice>
            {props.paymentStatus === "STANDS" && isLive && !isOver ? (
              <GuestConfirmation
                waiting={order.guestsAwaitingConfirmation}
                email={first.contact?.email ?? ""}
                isAwaitingApproval={bookings.every(({ status }) => status === "REQUESTED")}
                phone={provider?.phone ?? business.phone}
              />
            ) : null}
            <section className={styles.bookings} aria-labelledby="order-bookings">
              <h2 id="order-bookings" className={styles.title}>
                <Plural value={count} one="# appointment" other="# appointments" />
              </h2>
              <OrderBookings
                bookings={bookings.map((line) => ({ id: line.id, member: line.member, line }))}
              />
            </section>
            <div className={styles.onPhone}>
              <OrderTerms order={order} />
            </div>
            <ContactHiddenNotice bookings={bookings} />
            <Answers bookings={bookings} />
            {isReleased ? (
              <p>
                <LinkButton
                  kind="primary"
                  href={bookAgainHref(
                    { ...order, date: toLocalDate(first.startsAt, business.timeZone) },
                    search,
                  )}
                >
                  <Trans>Choose another time</Trans>
                </LinkButton>
              </p>
            ) : (
              <p className={styles.again}>
                <LinkButton
                  kind="quiet"
                  href={`/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${keepGlobalParams(search)}`}
                >
                  <Trans>Book another appointment</Trans>
                </LinkButton>
              </p>
            )}
          </div>
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
