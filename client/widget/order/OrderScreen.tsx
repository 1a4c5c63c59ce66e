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
  /** It was booked a moment ago. */
  readonly isNew: boolean;
  /** Somebody comes back from the payment page. */
  readonly isReturning: boolean;
}

/** An order at its own address: its payment as long as it waits for one, then how it stands. */
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
  // One appointment has a page of its own, which thanks as for any other.
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
