import type { PayableOrder, PaymentOrders } from "../payments/index.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type BookingRow, loadBookings, loadOrderBookings } from "./data/loadBookings.ts";
import { createOrderKey } from "./keys/orderKeys.ts";
import { planRetake } from "./retakeBookings.ts";
import { viewOrder } from "./viewBookings.ts";

/** `app/` passes it to the payment job, and the mutations of payments to their use cases. */
export const paymentOrders: PaymentOrders<BookingRow> = { view: viewOrder, load: loadOrder, planRetake };

async function loadOrder(
  { database, business, signer }: Scope,
  bookingId: string,
): Promise<PayableOrder<BookingRow> | null> {
  const [booking] = await loadBookings(database.query, business.id, [bookingId]);
  if (!booking) return null;
  const { orderId, orderVersion } = booking;
  return {
    key: createOrderKey(signer, business.id, orderId, orderVersion),
    rows: await loadOrderBookings(database.query, business.id, orderId),
  };
}
