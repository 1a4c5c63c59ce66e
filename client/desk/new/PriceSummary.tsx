import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { calculateOrderSum } from "../../../server/shared/money/due.ts";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { PriceSummary_service$key } from "../../__generated__/PriceSummary_service.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { readPayment } from "../../shared/readPayment.ts";
import styles from "./NewBooking.module.css";

interface Props {
  readonly service: PriceSummary_service$key;
  readonly seats: number;
  /** The client with attending guests. */
  readonly people: number;
  readonly hasEmail: boolean;
}

/** The price and what the client has to pay, by the server's own rules. */
export function PriceSummary({ service, seats, people, hasEmail }: Props) {
  const locale = useLocaleTag();
  const { id, mode, price, pricePer, payment } = useFragment(
    graphql`
      fragment PriceSummary_service on Service {
        id
        mode
        price {
          amount
          currency
        }
        pricePer
        payment {
          share
          depositAmount {
            amount
          }
          depositPercent
        }
      }
    `,
    service,
  );
  if (price == null) return null;
  const { totalMinor, dueMinor } = calculateOrderSum([
    {
      serviceId: id,
      unitMinor: price.amount,
      pricePer: pricePer as "LINE" | "PERSON" | "SEAT",
      people,
      seats,
      ...readPayment(payment),
    },
  ]);
  const format = (amount: number) => formatMoney({ amount, currency: price.currency }, locale);
  return (
    <div className={styles.price}>
      <p>
        <Trans>Price: {format(totalMinor)}</Trans>
      </p>
      <p className={styles.hint}>
        {dueMinor === 0 ? (
          <Trans>Nothing is paid online.</Trans>
        ) : mode === "REQUEST" ? (
          <Trans>{format(dueMinor)} is due once you have approved the booking.</Trans>
        ) : hasEmail ? (
          <Trans>{format(dueMinor)} is due now. The client gets a link to pay it.</Trans>
        ) : (
          <Trans>{format(dueMinor)} is due now. Without an email the client gets no link to pay it.</Trans>
        )}
      </p>
    </div>
  );
}
