import type { OrderLimits } from "../modules/bookings/rules/orderLimits.ts";

/** Most tests book many times from one address within an hour. */
export const NO_ORDER_LIMITS: OrderLimits = {
  freeOrdersPerHour: 1_000_000,
  maxOrdersPerHour: 1_000_000,
  maxOpenOrders: 1_000_000,
  busyBookingsPerHour: 1_000_000,
};
