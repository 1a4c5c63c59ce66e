import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderScreen_order$key } from "../../__generated__/OrderScreen_order.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { bookedHref } from "../layout/bookingAddress.ts";
import { PayScreen } from "./PayScreen.tsx";
import { getPaymentStatus } from "../payment/paymentStatus.ts";
import { useClearBookedCart } from "../booking/flow/useClearBookedCart.ts";
import { usePayment } from "../payment/action/usePayment.ts";
import { OrderView } from "./OrderView.tsx";

interface Props {
  readonly order: OrderScreen_order$key;
  readonly isJustBooked: boolean;
  readonly returnsFromPayment: boolean;
}

/** Shows an order at its address: the payment while one is due, then the bookings. */
export function OrderScreen({ isJustBooked, returnsFromPayment, ...props }: Props) {
  const order = useFragment(
    graphql`
      fragment OrderScreen_order on VisitorOrder {
        accessKey @required(action: THROW)
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
          accessKey @required(action: THROW)
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
  const paymentStatus = getPaymentStatus(order);
  const payment = usePayment(
    { accessKey: order.accessKey, latestPaymentState: order.payment?.state ?? null, paymentStatus },
    returnsFromPayment,
  );
  const [initialStatus] = useState(paymentStatus);
  const isBooked = paymentStatus === "STANDS" && order.bookings.some(({ status }) => status === "CONFIRMED");
  const wasPaidHere = isBooked && initialStatus !== "STANDS";
  const [firstBooking, ...otherBookings] = order.bookings;
  // A single booking has its own page, which shows the thanks.
  const bookingRedirect =
    wasPaidHere && firstBooking !== undefined && otherBookings.length === 0
      ? bookedHref(firstBooking.accessKey, router.url.search)
      : null;
  const { navigate } = router;
  useEffect(() => {
    if (bookingRedirect !== null) navigate(bookingRedirect, { replace: true });
  }, [bookingRedirect, navigate]);
  useClearBookedCart(isBooked && (wasPaidHere || isJustBooked || returnsFromPayment));
  if (paymentStatus === "DUE" || bookingRedirect !== null) {
    return (
      <PayScreen
        order={order}
        payment={payment}
        isPaid={bookingRedirect !== null}
        isJustBooked={isJustBooked}
      />
    );
  }
  return (
    <OrderView
      order={order}
      isJustBooked={isBooked ? isJustBooked || returnsFromPayment || wasPaidHere : isJustBooked}
      paymentStatus={paymentStatus}
    />
  );
}
