import type { PaymentOrders } from "../payments/index.ts";
import type { BookingRow } from "./data/loadBookings.ts";
import { planRetake } from "./retakeBookings.ts";
import { viewOrder } from "./viewBookings.ts";

/** `app/` passes it to the payment job, and the mutations of payments to their use cases. */
export const paymentOrders: PaymentOrders<BookingRow> = { view: viewOrder, planRetake };
