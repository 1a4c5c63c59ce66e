import type { Database } from "../../../platform/database/database.ts";
import { createListLoader, createRowLoader } from "../../../platform/graphql/loaders.ts";
import { loadBookings, loadBookingsOfOrders } from "../data/loadBookings.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createBookingLoaders> {}
}

export function createBookingLoaders({ prisma, query }: Database, businessId: string) {
  return {
    bookingRow: createRowLoader(
      (ids) => loadBookings(query, businessId, ids),
      (row) => row.id,
    ),
    order: createRowLoader(
      (ids) => prisma.order.findMany({ where: { businessId, id: { in: ids } } }),
      (row) => row.id,
    ),
    ownerBookingsOfOrder: createListLoader(
      (orders) =>
        prisma.booking.findMany({
          where: { businessId, orderId: { in: orders } },
          orderBy: [{ startsAt: "asc" }, { id: "asc" }],
        }),
      (row) => row.orderId,
    ),
    orderBookings: createListLoader(
      (orders) => loadBookingsOfOrders(query, businessId, orders),
      (row) => row.orderId,
    ),
  };
}
