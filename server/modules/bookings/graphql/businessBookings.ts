import { contactKey } from "../../contacts/data/contactKey.ts";
import type { BookingFilter } from "../data/bookingWhere.ts";
import { onlyStaff } from "../../access/rules/viewer.ts";
import { type BookingOrdering, bookingConnection, isBookingCursor, pageCost } from "./bookingConnection.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { cursorsReadBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { rowId } from "../../../platform/graphql/globalIds.ts";
import { BookingRef } from "./booking.ts";
import { BookingFilterInput, type BookingFilterSent, bookingFilter } from "./bookingFilter.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { BookingStatusEnum } from "../../../platform/graphql/types/enums.ts";

/** What a list of bookings goes by. */
export const ORDERINGS = {
  START: { sort: "startsAt", descending: false },
  START_DESC: { sort: "startsAt", descending: true },
  CREATED: { sort: "createdAt", descending: false },
  CREATED_DESC: { sort: "createdAt", descending: true },
  CHANGED: { sort: "updatedAt", descending: false },
  CHANGED_DESC: { sort: "updatedAt", descending: true },
} as const satisfies Record<string, BookingOrdering>;

export const BookingOrderEnum = builder.enumType("BookingOrder", {
  description: "What bookings are listed by.",
  values: {
    START: { description: "When they begin, the earliest first." },
    START_DESC: { description: "When they begin, the latest first." },
    CREATED: { description: "When they were booked, the oldest first." },
    CREATED_DESC: { description: "When they were booked, the newest first." },
    CHANGED: { description: "When they were last changed, the longest ago first." },
    CHANGED_DESC: { description: "When they were last changed, the latest first." },
  } as const,
});

/** The `extensions` of a connection of bookings with `orderBy`, whose default is an order by start. */
export const BOOKING_CURSORS = cursorsReadBy((cursor, { orderBy }) =>
  isBookingCursor(ORDERINGS[(orderBy ?? "START") as keyof typeof ORDERINGS].sort, cursor),
);

/** No e-mail is this: who is unknown has booked nothing. */
const NOBODY = "";

/** The filter with the person that it names, which takes a look. */
export async function filterWithContact(
  { database }: Pick<Context, "database">,
  businessId: string,
  filter: BookingFilter,
  contact: string | null | undefined,
): Promise<BookingFilter> {
  if (contact == null) return filter;
  const id = rowId("Contact", contact);
  const emailKey = id === null ? null : await contactKey(database.query, businessId, id);
  return { ...filter, emailKey: emailKey ?? NOBODY };
}

/** What the viewer may read at all: everything, or what they serve themselves. */
export function ownFilter({ viewer }: Pick<Context, "viewer">, businessId: string): BookingFilter {
  const only = onlyStaff(viewer, businessId, "bookings.read");
  return only === null ? {} : { staff: [{ ids: [only], slugs: [] }] };
}

interface FormerArgs {
  readonly status?: BookingFilterSent["status"];
  readonly from?: number | null;
  readonly until?: number | null;
  readonly staff?: string | null;
  readonly service?: string | null;
  readonly provider?: string | null;
  readonly text?: string | null;
}

/** The arguments beside the filter, as a filter of their own. */
function besides(args: FormerArgs, timeZone: string): BookingFilter {
  const one = (name: string | null | undefined) => (name == null ? null : [name]);
  const { status, text, until } = args;
  const starts = until == null ? null : { until };
  const named = { staff: one(args.staff), service: one(args.service), provider: one(args.provider) };
  return {
    ...bookingFilter({ status: status ?? null, text: text ?? null, starts, ...named }, timeZone),
    endsAfter: args.from == null ? null : Math.max(args.from, 0),
  };
}

builder.prismaObjectField(BusinessRef, "bookings", (t) =>
  t.connection(
    {
      type: BookingRef,
      description:
        "What was booked, by when it begins unless said otherwise. Nothing is shown twice or left out while more comes in. For the business alone.",
      authScopes: ({ id }) => ({ mayOwn: { businessId: id, permission: "bookings.read" } }),
      args: {
        filter: t.arg({ type: BookingFilterInput, description: "What is looked for." }),
        orderBy: t.arg({ type: BookingOrderEnum, defaultValue: "START", description: "By what." }),
        status: t.arg({ type: [BookingStatusEnum], description: "Only these." }),
        from: t.arg({ type: "DateTime", description: "Only what ends after this." }),
        until: t.arg({ type: "DateTime", description: "Only what begins before this." }),
        staff: t.arg.id({ description: "Only whom this person serves; an id or a slug." }),
        service: t.arg.id({ description: "Only of this service; an id or a slug." }),
        provider: t.arg.id({ description: "Only with this provider; an id or a slug." }),
        text: t.arg.string({
          description: "In the name or e-mail of the booker or a guest, or the reference.",
        }),
      },
      complexity: pageCost,
      extensions: BOOKING_CURSORS,
      resolve: async ({ id, timeZone }, { filter, orderBy, ...args }, ctx) => {
        const filters = [besides(args, timeZone), bookingFilter(filter ?? {}, timeZone)];
        const [former, wanted] = filters as [BookingFilter, BookingFilter];
        const both = await filterWithContact(ctx, id, wanted, filter?.contact);
        const all = [ownFilter(ctx, id), former, both];
        return bookingConnection(ctx, id, all, ORDERINGS[orderBy ?? "START"], args);
      },
    },
    {
      fields: (c) => ({
        totalCount: c.int({
          description: "How many there are, whatever page is shown.",
          resolve: ({ count }) => count(),
        }),
      }),
    },
  ),
);
