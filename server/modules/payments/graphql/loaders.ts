import type { Database } from "../../../platform/database/database.ts";
import { createListLoader, createRowLoader } from "../../../platform/graphql/loaders.ts";
import { loadBookingMoney, loadPaymentsOfOrders } from "../data/loadPayments.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createPaymentLoaders> {}
}

export function createPaymentLoaders({ query }: Database, businessId: string) {
  return {
    orderPayments: createListLoader(
      (orders) => loadPaymentsOfOrders(query, businessId, orders),
      (row) => row.orderId,
    ),
    /** Null if nothing was ever paid. */
    bookingMoney: createRowLoader(
      (ids) => loadBookingMoney(query, businessId, ids),
      (row) => row.id,
    ),
  };
}
