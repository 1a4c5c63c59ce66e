import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PayScreen_order$key } from "../../__generated__/PayScreen_order.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { useHostStep } from "../../shared/host/useHostNews.ts";
import { cancelHref } from "../layout/afterAddress.ts";
import { WayButton } from "../layout/WayButton.tsx";
import { BookingSteps } from "../layout/BookingSteps.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../layout/WidgetFrame.tsx";
import { OrderBookings } from "./OrderBookings.tsx";
import { OrderTerms } from "./OrderTerms.tsx";
import { formatMoney } from "../messages/formatMoney.ts";
import { useClock } from "../../time/clockChoice.ts";
import { timeStyle } from "../messages/timeStyle.ts";
import { laterOf } from "../payment/orderMoney.ts";
import { PayDeadline } from "../payment/PayDeadline.tsx";
import { PayFoot } from "../payment/PayFoot.tsx";
import { PayPanel } from "../payment/PayPanel.tsx";
import styles from "./PayScreen.module.css";
import { PaySum } from "../payment/PaySum.tsx";
import { RefundPolicy } from "../payment/RefundPolicy.tsx";
import type { Payment } from "../payment/action/usePayment.ts";

interface Props {
  readonly order: PayScreen_order$key;
  readonly payment: Payment;
  /** True while the paid booking is about to be shown. */
  readonly isPaid: boolean;
  readonly isNew: boolean;
}

export function PayScreen({ payment, isPaid, isNew, ...props }: Props) {
  const order = useFragment(
    graphql`
      fragment PayScreen_order on Order {
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
  const { tag } = useLocale();
  const { search } = useRouter().url;
  useHostStep("payment");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { bookings, due, payBy, paySecondsLeft } = order;
  const [first] = bookings;
  const clock = useClock(first?.business.hourCycle ?? "LOCALE");
  if (first === undefined) return null;
  const { business, provider, service } = first;
  const isOne = bookings.length === 1 || order.isSeries;
  const count = bookings.length;
  const amount = formatMoney(due, tag);
  const toPay = bookings.filter((line) => (line.due?.amount ?? 0) > 0);
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={isOne && service.picture ? <img src={service.picture} alt="" /> : null}
        heading={
          <ScreenHeading
            above={provider?.name ?? business.name}
            title={isOne ? service.name : <Trans>Your appointments</Trans>}
            isOurs={!isOne}
          />
        }
        progress={
          // An approved request is paid long after the booking steps, so it shows no progress.
          isNew || bookings.every(({ mode }) => mode === "INSTANT") ? (
            <BookingSteps step="payment" isPaid />
          ) : null
        }
        facts={<OrderTerms order={order} isPaying />}
        brief={
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
                  style={timeStyle(tag, first.timeZone, clock)}
                  onEnd={payment.end}
                />
              )}
            </div>
            <PayPanel flow={payment.flow} paymentState={order.payment?.state ?? null} isPaid={isPaid} />
            <PaySum
              total={order.total}
              due={due}
              later={laterOf(bookings)}
              tax={order.tax ?? null}
              locale={tag}
            />
            <RefundPolicy
              services={toPay.map((line) => line.service)}
              policy={business.cancellationPolicy}
              locale={tag}
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
                <WayButton kind="quiet" href={cancelHref(first.id, search)}>
                  <Trans>Cancel instead</Trans>
                </WayButton>
              </p>
            )}
          </div>
        }
        foot={
          <PayFoot
            payment={payment}
            amount={amount}
            isDeclined={order.payment?.state === "FAILED"}
            isTest={order.payment?.isTest ?? business.paymentsAreTest}
            isPaid={isPaid}
          />
        }
        end={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
