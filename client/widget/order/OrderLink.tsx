import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderLink_booking$key } from "../../__generated__/OrderLink_booking.graphql.ts";
import { Link } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { orderHref } from "../layout/bookingAddress.ts";
import styles from "./OrderLink.module.css";

export function OrderLink(props: { readonly booking: OrderLink_booking$key }) {
  const { order } = useFragment(
    graphql`
      fragment OrderLink_booking on VisitorBooking {
        order {
          accessKey @required(action: THROW)
          bookings {
            id
          }
        }
      }
    `,
    props.booking,
  );
  const { search } = useRouter().url;
  const count = order?.bookings.length ?? 0;
  if (order == null || count < 2) return null;
  return (
    <p className={styles.line}>
      <Trans>
        One of {count} appointments that were booked together.{" "}
        <Link href={orderHref(order.accessKey, search)}>See them all</Link>
      </Trans>
    </p>
  );
}
