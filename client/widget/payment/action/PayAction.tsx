import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PayAction_booking$key } from "../../../__generated__/PayAction_booking.graphql.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import type { TimeStyle } from "../../../time/format.ts";
import { orderHref } from "../../layout/afterAddress.ts";
import { WayButton } from "../../layout/WayButton.tsx";
import { formatMoney } from "../../messages/formatMoney.ts";
import styles from "./PayAction.module.css";
import { PayDeadline } from "../PayDeadline.tsx";
import { usePolling } from "./usePolling.ts";
import { useRefreshPayment } from "./useRefreshPayment.ts";

interface Props {
  readonly booking: PayAction_booking$key;
  readonly style: TimeStyle;
}

export function PayAction(props: Props) {
  const { order } = useFragment(
    graphql`
      fragment PayAction_booking on BookingAccess {
        order {
          id
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
  const [isEnded, setEnded] = useState(false);
  // The server's clock decides and may be behind this one.
  usePolling(isEnded && order != null && order.due.amount > 0, async () => {
    if (order != null) await refresh(order.id);
  });
  if (order == null || order.due.amount === 0) return null;
  const amount = formatMoney(order.due, props.style.locale);
  const { payBy, paySecondsLeft } = order;
  return (
    <div className={styles.action}>
      <WayButton kind="primary" href={orderHref(order.id, search)}>
        <Trans>Pay {amount}</Trans>
      </WayButton>
      {payBy == null || paySecondsLeft == null ? null : (
        <PayDeadline
          payBy={payBy}
          secondsLeft={paySecondsLeft}
          style={props.style}
          onEnd={() => setEnded(true)}
        />
      )}
    </div>
  );
}
