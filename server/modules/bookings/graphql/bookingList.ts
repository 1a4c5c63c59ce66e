import type { Prisma } from "../../../platform/database/prisma/client.ts";
import type { Context } from "../../../platform/graphql/context.ts";

/** The bookings of one business that a use case named, by when they begin; one query for what is asked of all of them. */
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
