import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { MoveEffects_booking$key } from "../../__generated__/MoveEffects_booking.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDate, formatTime, toLocalDate } from "../../time/format.ts";
import { useDesk } from "../layout/DeskContext.ts";
import styles from "./move.module.css";

const MOVABLE: ReadonlySet<string> = new Set(["CONFIRMED", "REQUESTED"]);

/** The appointments that move together with this one, and the price, which a move never changes. */
export function MoveEffects({ booking }: { readonly booking: MoveEffects_booking$key }) {
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  const { id, price, order } = useFragment(
    graphql`
      fragment MoveEffects_booking on Booking {
        id
        price {
          amount
          currency
        }
        order {
          isSeries
          bookings {
            id
            status
            startsAt
            service {
              name
            }
          }
        }
      }
    `,
    booking,
  );
  const others = (order?.bookings ?? []).filter((one) => one.id !== id && MOVABLE.has(one.status));
  const format = (instant: string) =>
    `${formatDate(toLocalDate(instant, timeZone), "short", locale)}, ${formatTime(instant, { locale, timeZone, hourCycle })}`;
  const amount = price == null || price.amount === 0 ? null : formatMoney(price, locale);
  return (
    <>
      {others.length === 0 || order == null ? null : order.isSeries ? (
        <p className={styles.hint}>
          <Trans>Only this appointment of the series moves. The others keep their times.</Trans>
        </p>
      ) : (
        <div className={styles.together}>
          <p>
            <Trans>These appointments of the same order move with it:</Trans>
          </p>
          <ul>
            {others.map((one) => (
              <li key={one.id}>
                <span data-figures="">{format(one.startsAt)}</span> · {one.service.name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {amount === null ? null : (
        <p className={styles.hint}>
          <Trans>The price stays the same: {amount}</Trans>
        </p>
      )}
    </>
  );
}
