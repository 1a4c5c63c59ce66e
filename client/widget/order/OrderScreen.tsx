import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderScreen_order$key } from "../../__generated__/OrderScreen_order.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { bookedHref } from "../layout/afterAddress.ts";
import { PayScreen } from "./PayScreen.tsx";
import { standingOf } from "../payment/paymentStatus.ts";
import { useForgottenVisit } from "../booking/flow/useForgottenVisit.ts";
import { usePayment } from "../payment/action/usePayment.ts";
import { OrderView } from "./OrderView.tsx";

interface Props {
  readonly order: OrderScreen_order$key;
  readonly isNew: boolean;
  readonly isReturning: boolean;
}

/** Shows an order at its address: the payment while one is due, then the bookings. */
export function OrderScreen({ isNew, isReturning, ...props }: Props) {
  const order = useFragment(
    graphql`
      fragment OrderScreen_order on Order {
        id
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
        payment {
          state
        }
        bookings {
          id
          status
          history {
            status
          }
        }
        ...PayScreen_order
        ...OrderView_order
      }
    `,
    props.order,
  );
  const router = useRouter();
  const standing = standingOf(order);
  const payment = usePayment(
    { id: order.id, paymentState: order.payment?.state ?? null, standing },
    isReturning,
  );
  const [began] = useState(standing);
  const isBooked = standing === "STANDS" && order.bookings.some(({ status }) => status === "SCHEDULED");
  const isPaidHere = isBooked && began !== "STANDS";
  const [first, ...further] = order.bookings;
  // A single booking has its own page, which shows the thanks.
  const onwards =
    isPaidHere && first !== undefined && further.length === 0
      ? bookedHref(first.id, router.url.search)
      : null;
  const { navigate } = router;
  useEffect(() => {
    if (onwards !== null) navigate(onwards, { replace: true });
  }, [onwards, navigate]);
  useForgottenVisit(isBooked && (isPaidHere || isNew || isReturning));
  if (standing === "DUE" || onwards !== null) {
    return <PayScreen order={order} payment={payment} isPaid={onwards !== null} isNew={isNew} />;
  }
  return (
    <OrderView
      order={order}
      isNew={isBooked ? isNew || isReturning || isPaidHere : isNew}
      standing={standing}
    />
  );
}
