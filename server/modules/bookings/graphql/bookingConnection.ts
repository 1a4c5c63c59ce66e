import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { type BookingFilter, bookingWhere } from "../data/bookingWhere.ts";
import { type BookingPlace, type BookingSort, countBookings, listBookings } from "../data/listBookings.ts";
import { narrowFilter } from "../data/narrowFilter.ts";
import { countTextHits } from "../data/textHits.ts";
import type { Booking, Prisma } from "../../../platform/database/prisma/client.ts";
import { fromBase64Url, toBase64Url } from "../../../shared/ids/bytes.ts";
import type { Context } from "../../../platform/graphql/context.ts";

export interface BookingListArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

export interface BookingOrdering {
  readonly sort: BookingSort;
  readonly descending: boolean;
}

/** Pages by values, so that concurrent changes repeat or omit no booking. */
export async function bookingConnection(
  ctx: Context,
  businessId: string,
  filters: readonly BookingFilter[],
  { sort, descending }: BookingOrdering,
  args: BookingListArgs,
) {
  const { prisma, query } = ctx.database;
  let where: Promise<Prisma.BookingWhereInput> | undefined;
  const narrowed = () => (where ??= narrowedWhere(ctx, businessId, filters));
  const connection = await resolveCursorConnection(
    { args, toCursor: (row: Booking) => cursorOf(sort, row) },
    async ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const [behind, ahead] = [placeOf(sort, after), placeOf(sort, before)];
      const page = inverted
        ? { sort, descending: !descending, after: ahead, before: behind, limit }
        : { sort, descending, after: behind, before: ahead, limit };
      return listBookings(prisma, businessId, await narrowed(), page);
    },
  );
  return {
    ...connection,
    async count() {
      const texts = onlyTexts(filters);
      if (texts !== null) return countTextHits(query, businessId, texts);
      return countBookings(prisma, businessId, await narrowed());
    },
  };
}

async function narrowedWhere(
  { database, now }: Context,
  businessId: string,
  filters: readonly BookingFilter[],
): Promise<Prisma.BookingWhereInput> {
  const narrowed = await Promise.all(
    filters.map((filter) => narrowFilter(database.query, businessId, filter)),
  );
  return { AND: narrowed.map((filter) => bookingWhere(filter, now())) };
}

/** Null if there is another condition. */
function onlyTexts(filters: readonly BookingFilter[]): readonly string[] | null {
  const given = filters
    .flatMap((filter) => Object.entries(filter))
    .filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0));
  const [first] = given;
  return given.length === 1 && first![0] === "texts" ? (first![1] as readonly string[]) : null;
}

function cursorOf(sort: BookingSort, row: Booking): string {
  return toBase64Url(Buffer.from(`${sort} ${row[sort].getTime()} ${row.id}`));
}

export function isBookingCursor(sort: BookingSort, cursor: string): boolean {
  return readPlace(sort, cursor) !== null;
}

/** The input gate has rejected cursors of other lists. */
function placeOf(sort: BookingSort, cursor: string | undefined): BookingPlace | null {
  return cursor === undefined ? null : readPlace(sort, cursor);
}

function readPlace(sort: BookingSort, cursor: string): BookingPlace | null {
  const bytes = cursor.length <= 200 ? fromBase64Url(cursor) : null;
  const [, of, at, id] =
    /^(\w+) (\d{1,14}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(bytes ?? []).toString(),
    ) ?? [];
  if (of !== sort || at === undefined || id === undefined) return null;
  return { at: Number(at), id };
}

/** The length of the page is counted in `operationCost.ts`. */
export const pageCost = 20;
