import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PayScreen_order$key } from "../../__generated__/PayScreen_order.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { useHostStep } from "../../shared/host/useHostEvents.ts";
import { cancelHref } from "../layout/bookingAddress.ts";
import { RouterLinkButton } from "../layout/RouterLinkButton.tsx";
import { BookingSteps } from "../layout/BookingSteps.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../layout/WidgetFrame.tsx";
import { OrderBookings } from "./OrderBookings.tsx";
import { OrderTerms } from "./OrderTerms.tsx";
import { formatMoney } from "../messages/formatMoney.ts";
import { useHourCycle } from "../../time/clockChoice.ts";
import { getTimeFormat } from "../messages/getTimeFormat.ts";
import { getLaterPayment } from "../payment/orderMoney.ts";
import { PayDeadline } from "../payment/PayDeadline.tsx";
import { PayFooter } from "../payment/PayFooter.tsx";
import { PaymentNotice } from "../payment/PaymentNotice.tsx";
import styles from "./PayScreen.module.css";
import { PaySum } from "../payment/PaySum.tsx";
import { RefundPolicy } from "../payment/RefundPolicy.tsx";
import type { Payment } from "../payment/action/usePayment.ts";

interface Props {
  readonly order: PayScreen_order$key;
  readonly payment: Payment;
  /** True while the paid booking is about to be shown. */
  readonly isPaid: boolean;
  readonly isJustBooked: boolean;
}

export function PayScreen({ payment, isPaid, isJustBooked, ...props }: Props) {
  const order = useFragment(
    graphql`
      fragment PayScreen_order on VisitorOrder {
        isSeries
        total {
          amount
          currency
        }
        due {
          amount
          currency
        }
        tax {
          name
          percent
        }
        payBy
        paySecondsLeft
        payment {
          state
          isTest
        }
        bookings {
          id
          accessKey @required(action: THROW)
          status
          mode
          member
          timeZone
          price {
            amount
            currency
          }
          due {
            amount
          }
          paid {
            amount
          }
          cancel {
            isAllowed
          }
          service {
            name
            picture
            refundPercent
            refundCutoffMinutes
          }
          provider {
            name
          }
          business {
            name
            hourCycle
            cancellationPolicy
            paymentsAreTest
            ...WidgetFrame_business
          }
          ...OrderBooking_booking
        }
        ...OrderTerms_order
      }
    `,
    props.order,
  );
  const { localeTag } = useLocale();
  const { search } = useRouter().url;
  useHostStep("payment");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustBooked) heading.current?.focus();
  }, [isJustBooked]);
  const { bookings, due, payBy, paySecondsLeft } = order;
  const [first] = bookings;
  const chosenHourCycle = useHourCycle(first?.business.hourCycle ?? "LOCALE");
  if (first === undefined) return null;
  const { business, provider, service } = first;
  const hasOneService = bookings.length === 1 || order.isSeries;
  const count = bookings.length;
  const amount = formatMoney(due, localeTag);
  const dueBookings = bookings.filter((line) => (line.due?.amount ?? 0) > 0);
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={hasOneService && service.picture ? <img src={service.picture} alt="" /> : null}
        heading={
          <ScreenHeading
            overline={provider?.name ?? business.name}
            title={hasOneService ? service.name : <Trans>Your appointments</Trans>}
            isInterfaceText={!hasOneService}
          />
        }
        progress={
          // An approved request is paid long after the booking steps, so it shows no progress.
          isJustBooked || bookings.every(({ mode }) => mode === "INSTANT") ? (
            <BookingSteps step="payment" isPaid />
          ) : null
        }
        facts={<OrderTerms order={order} isOnPaymentPage />}
        factsSummary={
          <span className={styles.brief}>
            <span>
              <Trans>Due now</Trans>
            </span>
            <strong data-figures="">{amount}</strong>
          </span>
        }
        main={
          <div className={styles.main}>
            <div className={styles.head}>
              <h2 ref={heading} tabIndex={-1} className={styles.title}>
                <Trans>Payment</Trans>
              </h2>
              {payBy == null || paySecondsLeft == null ? null : (
                <PayDeadline
                  payBy={payBy}
                  secondsLeft={paySecondsLeft}
                  timeFormat={getTimeFormat(localeTag, first.timeZone, chosenHourCycle)}
                  onExpire={payment.onExpire}
                />
              )}
            </div>
            <PaymentNotice
              flow={payment.flow}
              latestPaymentState={order.payment?.state ?? null}
              isPaid={isPaid}
            />
            <PaySum
              total={order.total}
              due={due}
              laterPayment={getLaterPayment(bookings)}
              tax={order.tax ?? null}
              locale={localeTag}
            />
            <RefundPolicy
              services={dueBookings.map((line) => line.service)}
              policy={business.cancellationPolicy}
              locale={localeTag}
            />
            <section className={styles.bookings} aria-labelledby="order-bookings">
              <h2 id="order-bookings" className={styles.subtitle}>
                <Plural value={count} one="# appointment" other="# appointments" />
              </h2>
              <OrderBookings
                bookings={bookings.map((line) => ({ id: line.id, member: line.member, line }))}
              />
            </section>
            {!first.cancel.isAllowed ? null : (
              <p className={styles.cancel}>
                <RouterLinkButton kind="quiet" href={cancelHref(first.accessKey, search)}>
                  <Trans>Cancel instead</Trans>
                </RouterLinkButton>
              </p>
            )}
          </div>
        }
        nextStep={
          <PayFooter
            payment={payment}
            amount={amount}
            isDeclined={order.payment?.state === "FAILED"}
            isTest={order.payment?.isTest ?? business.paymentsAreTest}
            isPaid={isPaid}
          />
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
