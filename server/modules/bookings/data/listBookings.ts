import type { Booking, Prisma, PrismaClient } from "../../../platform/database/prisma/client.ts";

/** What a list of bookings goes by; ties by id. */
export type BookingSort = "startsAt" | "createdAt" | "updatedAt";

/** Where a booking stands in such a list: that instant (epoch milliseconds), then its id. */
export interface BookingPlace {
  readonly at: number;
  readonly id: string;
}

/** A stretch of a list: behind one place, before another, from one end. */
export interface BookingPage {
  readonly sort: BookingSort;
  readonly descending: boolean;
  readonly after?: BookingPlace | null;
  readonly before?: BookingPlace | null;
  readonly limit: number;
}

/**
 * A stretch of a business's bookings; one query. It is found by values, not by rows, so nothing is shown twice or left out
 * because others come, go or change meanwhile.
 */
export function listBookings(
  prisma: PrismaClient,
  businessId: string,
  where: Prisma.BookingWhereInput,
  { sort, descending, after, before, limit }: BookingPage,
): Promise<Booking[]> {
  const places: Prisma.BookingWhereInput[] = [];
  if (after) places.push(beyond(sort, descending ? "lt" : "gt", after));
  if (before) places.push(beyond(sort, descending ? "gt" : "lt", before));
  const direction = descending ? "desc" : "asc";
  return prisma.booking.findMany({
    where: { businessId, AND: [where, ...places] },
    orderBy: [{ [sort]: direction }, { id: direction }],
    take: limit,
  });
}

/** Said twice, so that an index is entered at the place: `at` or beyond, and truly beyond. */
function beyond(sort: BookingSort, than: "lt" | "gt", { at, id }: BookingPlace): Prisma.BookingWhereInput {
  const instant = new Date(at);
  return {
    [sort]: { [`${than}e`]: instant },
    OR: [{ [sort]: { [than]: instant } }, { id: { [than]: id } }],
  };
}

/** How many there are; one query. */
export function countBookings(
  prisma: PrismaClient,
  businessId: string,
  where: Prisma.BookingWhereInput,
): Promise<number> {
  return prisma.booking.count({ where: { businessId, AND: [where] } });
}
