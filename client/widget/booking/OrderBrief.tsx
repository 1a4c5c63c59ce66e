import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderBrief_service$key } from "../../__generated__/OrderBrief_service.graphql.ts";
import { dateOfInstant, formatDate, formatDuration, formatTime, type TimeStyle } from "../../time/format.ts";
import { formatMoney } from "../words/formatMoney.ts";
import styles from "./OrderBrief.module.css";

interface Props {
  readonly service: OrderBrief_service$key;
  readonly style: TimeStyle;
  readonly startsAt: string | null;
}

/** The order in one line: when, or how long, and how much. */
export function OrderBrief({ service, style, startsAt }: Props) {
  const { durationMinutes, price } = useFragment(
    graphql`
      fragment OrderBrief_service on Service {
        durationMinutes
        price {
          amount
          currency
        }
      }
    `,
    service,
  );
  const { locale } = style;
  return (
    <span className={styles.brief}>
      {startsAt === null ? (
        <span>{formatDuration(durationMinutes, locale)}</span>
      ) : (
        <span>
          {formatDate(dateOfInstant(startsAt, style.timeZone), "short", locale)},{" "}
          <time dateTime={startsAt}>{formatTime(startsAt, style)}</time>
        </span>
      )}
      <strong data-figures="">{price ? formatMoney(price, locale) : <Trans>Free</Trans>}</strong>
    </span>
  );
}
