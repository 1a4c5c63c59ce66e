import { graphql, useFragment } from "react-relay";
import type { OrderBookings_bookings$key } from "../../__generated__/OrderBookings_bookings.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { timeStyle } from "../words/timeStyle.ts";
import { OrderBooking } from "./OrderBooking.tsx";
import styles from "./OrderBookings.module.css";

/** Several bookings, in their order. */
export function OrderBookings(props: { readonly bookings: OrderBookings_bookings$key }) {
  const bookings = useFragment(
    graphql`
      fragment OrderBookings_bookings on BookingAccess @relay(plural: true) {
        id
        timeZone
        member
        business {
          hourCycle
        }
        ...OrderBooking_booking
      }
    `,
    props.bookings,
  );
  const { tag } = useLocale();
  const isParty = bookings.some(({ member }) => member > 0);
  return (
    <ol className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <OrderBooking
            booking={booking}
            style={timeStyle(tag, booking.timeZone, booking.business.hourCycle)}
            isParty={isParty}
          />
        </li>
      ))}
    </ol>
  );
}
