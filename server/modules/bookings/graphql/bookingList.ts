import type { Prisma } from "../../../platform/database/prisma/client.ts";
import type { Context } from "../../../platform/graphql/context.ts";

/** Of one list in the result of a mutation. */
export const MAX_BOOKINGS = 200;

/** Returns bookings by start, in one query for all requested fields. */
export function findBookings(
  query: Omit<Prisma.BookingFindManyArgs, "where">,
  { database }: Context,
  businessId: string,
  ids: readonly string[],
) {
  return database.prisma.booking.findMany({
    ...query,
    where: { businessId, id: { in: [...ids] } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
}
