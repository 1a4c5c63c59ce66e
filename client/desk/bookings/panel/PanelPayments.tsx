import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../../../server/shared/money/formatMoney.ts";
import type { PanelPayments_booking$key } from "../../../__generated__/PanelPayments_booking.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { formatDate, toLocalDate } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import styles from "./BookingPanel.module.css";
import { getPaymentLabel, getRefundLabel } from "../paymentLabels.ts";
import { formatMoment } from "../../time/formatMoment.ts";
import { useTimeFormat } from "../../time/useTimeFormat.ts";
import { RefundDialog } from "../actions/RefundDialog.tsx";
import { TakePayment } from "../actions/TakePayment.tsx";
import type { ActionContext } from "../actions/useBookingAction.ts";
import { useReloadOnReturn } from "./useReloadOnReturn.ts";

interface Props extends ActionContext {
  readonly booking: PanelPayments_booking$key;
}

/** Price, payments and refunds of a booking. */
export function PanelPayments({ booking, ...context }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocaleTag();
  const { can, timeZone } = useDesk();
  const timeFormat = useTimeFormat();
  const [refunded, setRefunded] = useState<string | null>(null);
  const data = useFragment(
    graphql`
      fragment PanelPayments_booking on Booking {
        price {
          amount
          currency
        }
        due {
          amount
          currency
        }
        paid {
          amount
          currency
        }
        refunded {
          amount
          currency
        }
        payments(first: 20) {
          edges {
            node {
              id
              createdAt
              expiresAt
              state
              isTest
              failure
              amount {
                amount
                currency
              }
              refundable {
                amount
              }
              refunds(first: 20) {
                edges {
                  node {
                    id
                    createdAt
                    state
                    note
                    amount {
                      amount
                      currency
                    }
                  }
                }
              }
            }
          }
        }
        ...RefundDialog_booking
        ...TakePayment_booking
      }
    `,
    booking,
  );
  const { price, due, paid, payments } = data;
  const list = (payments?.edges ?? []).map(({ node }) => node);
  useReloadOnReturn(context.reload, due.amount > 0);
  if (price == null && list.length === 0) return null;
  const formatDay = (instant: string) => formatDate(toLocalDate(instant, timeZone), "short", locale);
  const sums: readonly (readonly [string, string])[] = [
    [t`Price`, price == null ? t`Free` : formatMoney(price, locale)],
    ...(due.amount > 0 ? [[t`Due now`, formatMoney(due, locale)] as const] : []),
    ...(paid != null && paid.amount > 0 ? [[t`Paid online`, formatMoney(paid, locale)] as const] : []),
    ...(data.refunded != null && data.refunded.amount > 0
      ? [[t`Refunded`, formatMoney(data.refunded, locale)] as const]
      : []),
  ];
  return (
    <section className={styles.part} aria-labelledby="booking-payments">
      <h3 id="booking-payments" className={styles.heading}>
        <Trans>Payment</Trans>
      </h3>
      <dl className={styles.sums}>
        {sums.map(([term, value]) => (
          <div key={term}>
            <dt className={styles.muted}>{term}</dt>
            <dd data-figures="">{value}</dd>
          </div>
        ))}
      </dl>
      {can("bookings.change") ? (
        <div className={styles.actions}>
          <TakePayment booking={data} {...context} />
        </div>
      ) : null}
      {list.length === 0 ? null : (
        <ul className={styles.payments}>
          {list.map((payment) => (
            <li key={payment.id}>
              <p className={styles.movement}>
                <span data-figures="">
                  {formatMoney(payment.amount, locale)} · {i18n._(getPaymentLabel(payment.state))}
                  {payment.isTest ? (
                    <>
                      {" · "}
                      <Trans>Test, no money moves</Trans>
                    </>
                  ) : null}
                </span>
                <span className={styles.muted}>{formatDay(payment.createdAt)}</span>
              </p>
              {payment.state === "OPEN" ? (
                <p className={styles.muted}>
                  <Trans>Can be paid until {formatMoment(payment.expiresAt, timeFormat)}</Trans>
                </p>
              ) : null}
              {payment.failure == null ? null : <p className={styles.muted}>{payment.failure}</p>}
              {payment.refunds.edges.map(({ node }) => (
                <p key={node.id} className={styles.movement}>
                  <span data-figures="">
                    −{formatMoney(node.amount, locale)} · {i18n._(getRefundLabel(node.state))}
                    {node.note == null ? null : ` · ${node.note}`}
                  </span>
                  <span className={styles.muted}>{formatDay(node.createdAt)}</span>
                </p>
              ))}
              {can("payments.refund") && payment.refundable.amount > 0 ? (
                <Button onPress={() => setRefunded(payment.id)}>
                  <Trans>Refund</Trans>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {refunded === null ? null : (
        <RefundDialog booking={data} payment={refunded} onClose={() => setRefunded(null)} {...context} />
      )}
    </section>
  );
}
