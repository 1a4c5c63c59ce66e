import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { type BookingFilter, toBookingWhere } from "../data/bookingWhere.ts";
import { type BookingCursor, type BookingSort, countBookings, listBookings } from "../data/listBookings.ts";
import { narrowFilter } from "../data/narrowFilter.ts";
import { countTextHits } from "../data/textHits.ts";
import type { Booking, Prisma } from "../../../platform/database/prisma/client.ts";
import { fromBase64Url, toBase64Url } from "../../../shared/ids/bytes.ts";
import { BookingRef } from "./booking.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import type { Context } from "../../../platform/graphql/context.ts";

export const BookingConnectionRef = createConnection(BookingRef, "Booking");

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
export async function loadBookingConnection(
  ctx: Context,
  businessId: string,
  filters: readonly BookingFilter[],
  { sort, descending }: BookingOrdering,
  args: BookingListArgs,
) {
  const { prisma, query } = ctx.database;
  let where: Promise<Prisma.BookingWhereInput> | undefined;
  const loadWhere = () => (where ??= loadNarrowedWhere(ctx, businessId, filters));
  const connection = await resolveCursorConnection(
    { args, toCursor: (row: Booking) => formatCursor(sort, row) },
    async ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const [afterCursor, beforeCursor] = [
        parseOptionalCursor(sort, after),
        parseOptionalCursor(sort, before),
      ];
      const page = inverted
        ? { sort, descending: !descending, after: beforeCursor, before: afterCursor, limit }
        : { sort, descending, after: afterCursor, before: beforeCursor, limit };
      return listBookings(prisma, businessId, await loadWhere(), page);
    },
  );
  return {
    ...connection,
    async totalCount() {
      const texts = getOnlyTexts(filters);
      if (texts !== null) return countTextHits(query, businessId, texts);
      return countBookings(prisma, businessId, await loadWhere());
    },
  };
}

async function loadNarrowedWhere(
  { database, now }: Context,
  businessId: string,
  filters: readonly BookingFilter[],
): Promise<Prisma.BookingWhereInput> {
  const loadWhere = await Promise.all(
    filters.map((filter) => narrowFilter(database.query, businessId, filter)),
  );
  return { AND: loadWhere.map((filter) => toBookingWhere(filter, now())) };
}

/** Null if there is another condition. */
function getOnlyTexts(filters: readonly BookingFilter[]): readonly string[] | null {
  const setConditions = filters
    .flatMap((filter) => Object.entries(filter))
    .filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0));
  const [first] = setConditions;
  return setConditions.length === 1 && first![0] === "texts" ? (first![1] as readonly string[]) : null;
}

function formatCursor(sort: BookingSort, row: Booking): string {
  return toBase64Url(Buffer.from(`${sort} ${row[sort].getTime()} ${row.id}`));
}

export function isBookingCursor(sort: BookingSort, cursor: string): boolean {
  return parseCursor(sort, cursor) !== null;
}

/** The input gate has rejected cursors of other lists. */
function parseOptionalCursor(sort: BookingSort, cursor: string | undefined): BookingCursor | null {
  return cursor === undefined ? null : parseCursor(sort, cursor);
}

function parseCursor(sort: BookingSort, cursor: string): BookingCursor | null {
  const bytes = cursor.length <= 200 ? fromBase64Url(cursor) : null;
  const [, sortInCursor, at, id] =
    /^(\w+) (\d{1,14}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(bytes ?? []).toString(),
    ) ?? [];
  if (sortInCursor !== sort || at === undefined || id === undefined) return null;
  return { at: Number(at), id };
}

/** The length of the page is counted in `operationCost.ts`. */
export const pageCost = 20;
