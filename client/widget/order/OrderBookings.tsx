import type { OrderBooking_booking$key } from "../../__generated__/OrderBooking_booking.graphql.ts";
import { OrderBooking } from "./OrderBooking.tsx";
import styles from "./OrderBookings.module.css";

export interface ListedBooking {
  readonly id: string;
  /** 0 for the booker's line, else the guest's number. */
  readonly member: number;
  readonly line: OrderBooking_booking$key;
}

export function OrderBookings({ bookings }: { readonly bookings: readonly ListedBooking[] }) {
  const hasGuestLines = bookings.some(({ member }) => member > 0);
  return (
    <ol className={styles.list}>
      {bookings.map(({ id, line }) => (
        <li key={id}>
          <OrderBooking booking={line} showsPersonName={hasGuestLines} />
        </li>
      ))}
    </ol>
  );
}
