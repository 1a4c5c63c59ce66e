import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PayAction_booking$key } from "../../../__generated__/PayAction_booking.graphql.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import type { TimeFormatOptions } from "../../../time/format.ts";
import { orderHref } from "../../layout/bookingAddress.ts";
import { RouterLinkButton } from "../../layout/RouterLinkButton.tsx";
import { formatMoney } from "../../messages/formatMoney.ts";
import styles from "./PayAction.module.css";
import { PayDeadline } from "../PayDeadline.tsx";
import { usePolling } from "./usePolling.ts";
import { useRefreshPayment } from "./useRefreshPayment.ts";

interface Props {
  readonly booking: PayAction_booking$key;
  readonly timeFormat: TimeFormatOptions;
}

export function PayAction(props: Props) {
  const { order } = useFragment(
    graphql`
      fragment PayAction_booking on VisitorBooking {
        order {
          accessKey @required(action: THROW)
          payBy
          paySecondsLeft
          due {
            amount
            currency
          }
        }
      }
    `,
    props.booking,
  );
  const { search } = useRouter().url;
  const refresh = useRefreshPayment();
  const [hasExpired, setExpired] = useState(false);
  // The server's clock decides and may be behind this one.
  usePolling(hasExpired && order != null && order.due.amount > 0, async () => {
    if (order != null) await refresh(order.accessKey);
  });
  if (order == null || order.due.amount === 0) return null;
  const amount = formatMoney(order.due, props.timeFormat.locale);
  const { payBy, paySecondsLeft } = order;
  return (
    <div className={styles.action}>
      <RouterLinkButton kind="primary" href={orderHref(order.accessKey, search)}>
        <Trans>Pay {amount}</Trans>
      </RouterLinkButton>
      {payBy == null || paySecondsLeft == null ? null : (
        <PayDeadline
          payBy={payBy}
          secondsLeft={paySecondsLeft}
          timeFormat={props.timeFormat}
          onExpire={() => setExpired(true)}
        />
      )}
    </div>
  );
}
