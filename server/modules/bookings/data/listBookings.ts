import type { Booking, Prisma, PrismaClient } from "../../../platform/database/prisma/client.ts";

export type BookingSort = "startsAt" | "createdAt" | "updatedAt";

/** Instant in epoch milliseconds, then the id. */
export interface BookingCursor {
  readonly at: number;
  readonly id: string;
}

export interface BookingPage {
  readonly sort: BookingSort;
  readonly descending: boolean;
  readonly after?: BookingCursor | null;
  readonly before?: BookingCursor | null;
  readonly limit: number;
}

/** Pages by values, so that concurrent changes repeat or omit no row. */
export function listBookings(
  prisma: PrismaClient,
  businessId: string,
  where: Prisma.BookingWhereInput,
  { sort, descending, after, before, limit }: BookingPage,
): Promise<Booking[]> {
  const bounds: Prisma.BookingWhereInput[] = [];
  if (after) bounds.push(toCursorCondition(sort, descending ? "lt" : "gt", after));
  if (before) bounds.push(toCursorCondition(sort, descending ? "gt" : "lt", before));
  const direction = descending ? "desc" : "asc";
  return prisma.booking.findMany({
    where: { businessId, AND: [where, ...bounds] },
    orderBy: [{ [sort]: direction }, { id: direction }],
    take: limit,
  });
}

/** Redundant, but lets an index find the position. */
function toCursorCondition(
  sort: BookingSort,
  than: "lt" | "gt",
  { at, id }: BookingCursor,
): Prisma.BookingWhereInput {
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
