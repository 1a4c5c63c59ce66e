import type { OrderBooking_booking$key } from "../../__generated__/OrderBooking_booking.graphql.ts";
import { OrderBooking } from "./OrderBooking.tsx";
import styles from "./OrderBookings.module.css";

/** One line of several, with what the list itself needs of it. */
export interface ListedBooking {
  readonly id: string;
  /** Whose it is: 0 the booker's own. */
  readonly member: number;
  readonly line: OrderBooking_booking$key;
}

/** Several bookings, in their order. */
export function OrderBookings({ bookings }: { readonly bookings: readonly ListedBooking[] }) {
  const isParty = bookings.some(({ member }) => member > 0);
  return (
    <ol className={styles.list}>
      {bookings.map(({ id, line }) => (
        <li key={id}>
          <OrderBooking booking={line} isParty={isParty} />
        </li>
      ))}
    </ol>
  );
}
