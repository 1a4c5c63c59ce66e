import type { Booking, Prisma, PrismaClient } from "../../../platform/database/prisma/client.ts";

export type BookingSort = "startsAt" | "createdAt" | "updatedAt";

/** Instant in epoch milliseconds, then the id. */
export interface BookingPlace {
  readonly at: number;
  readonly id: string;
}

export interface BookingPage {
  readonly sort: BookingSort;
  readonly descending: boolean;
  readonly after?: BookingPlace | null;
  readonly before?: BookingPlace | null;
  readonly limit: number;
}

/** Pages by values, so that concurrent changes repeat or omit no row. */
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

/** Redundant, but lets an index find the position. */
function beyond(sort: BookingSort, than: "lt" | "gt", { at, id }: BookingPlace): Prisma.BookingWhereInput {
  const instant = new Date(at);
  return {
    [sort]: { [`${than}e`]: instant },
    OR: [{ [sort]: { [than]: instant } }, { id: { [than]: id } }],
  };
}

export function countBookings(
  prisma: PrismaClient,
  businessId: string,
  where: Prisma.BookingWhereInput,
): Promise<number> {
  return prisma.booking.count({ where: { businessId, AND: [where] } });
}
