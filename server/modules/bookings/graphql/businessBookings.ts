import { findContactKey } from "../../contacts/data/contactKey.ts";
import type { BookingFilter } from "../data/bookingWhere.ts";
import { findStaffRestriction } from "../../access/rules/viewer.ts";
import {
  type BookingOrdering,
  loadBookingConnection,
  isBookingCursor,
  pageCost,
  BookingConnectionRef,
} from "./bookingConnection.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { toCursorExtensions } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toRowId } from "../../../platform/graphql/globalIds.ts";
import { BookingRef } from "./booking.ts";
import { BookingFilterInput, type BookingFilterArgs, toBookingFilter } from "./bookingFilter.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { BookingStatusEnum } from "./enums.ts";

export const ORDERINGS = {
  START: { sort: "startsAt", descending: false },
  START_DESC: { sort: "startsAt", descending: true },
  CREATED: { sort: "createdAt", descending: false },
  CREATED_DESC: { sort: "createdAt", descending: true },
  CHANGED: { sort: "updatedAt", descending: false },
  CHANGED_DESC: { sort: "updatedAt", descending: true },
} as const satisfies Record<string, BookingOrdering>;

export const BookingOrderEnum = builder.enumType("BookingOrder", {
  description: "The order of a list of bookings.",
  values: {
    START: { description: "By start, earliest first." },
    START_DESC: { description: "By start, latest first." },
    CREATED: { description: "By creation, oldest first." },
    CREATED_DESC: { description: "By creation, newest first." },
    CHANGED: { description: "By last change, oldest first." },
    CHANGED_DESC: { description: "By last change, newest first." },
  } as const,
});

export const BOOKING_CURSORS = toCursorExtensions((cursor, { orderBy }) =>
  isBookingCursor(ORDERINGS[(orderBy ?? "START") as keyof typeof ORDERINGS].sort, cursor),
);

/** No contact has this e-mail. */
const UNKNOWN_EMAIL = "";

export async function filterWithContact(
  { database }: Pick<Context, "database">,
  businessId: string,
  filter: BookingFilter,
  contact: string | null | undefined,
): Promise<BookingFilter> {
  if (contact == null) return filter;
  const id = toRowId("Contact", contact);
  const emailKey = id === null ? null : await findContactKey(database.query, businessId, id);
  return { ...filter, emailKey: emailKey ?? UNKNOWN_EMAIL };
}

/** A viewer may be limited to the bookings that they serve. */
export function viewerFilter({ viewer }: Pick<Context, "viewer">, businessId: string): BookingFilter {
  const ownStaffId = findStaffRestriction(viewer, businessId, "bookings.read");
  return ownStaffId === null ? {} : { staff: [{ ids: [ownStaffId], slugs: [] }] };
}

interface DirectFilterArgs {
  readonly status?: BookingFilterArgs["status"];
  readonly from?: number | null;
  readonly until?: number | null;
  readonly staff?: string | null;
  readonly service?: string | null;
  readonly provider?: string | null;
  readonly text?: string | null;
}

function toDirectFilter(args: DirectFilterArgs, timeZone: string): BookingFilter {
  const one = (name: string | null | undefined) => (name == null ? null : [name]);
  const { status, text, until } = args;
  const starts = until == null ? null : { until };
  const named = { staff: one(args.staff), service: one(args.service), provider: one(args.provider) };
  return {
    ...toBookingFilter({ status: status ?? null, text: text ?? null, starts, ...named }, timeZone),
    endsAfter: args.from == null ? null : Math.max(args.from, 0),
  };
}

builder.prismaObjectField(BusinessRef, "bookings", (t) =>
  t.connection(
    {
      type: BookingRef,
      description:
        "The business's bookings, by start unless `orderBy` is set. Concurrent changes repeat or omit no booking. Only for callers with `bookings.read`, who may be limited to the bookings that they serve.",
      authScopes: requires("bookings.read", "OWN"),
      args: {
        filter: t.arg({ type: BookingFilterInput, description: "Conditions on the bookings." }),
        orderBy: t.arg({
          type: BookingOrderEnum,
          defaultValue: "START",
          description: "The order of the list.",
        }),
        status: t.arg({
          type: [BookingStatusEnum],
          description: "Only bookings with one of these statuses at present.",
        }),
        from: t.arg({ type: "DateTime", description: "Only bookings that end after this instant." }),
        until: t.arg({ type: "DateTime", description: "Only bookings that start before this instant." }),
        staff: t.arg.id({ description: "Only bookings that this staff member serves; an id or a slug." }),
        service: t.arg.id({ description: "Only bookings of this service; an id or a slug." }),
        provider: t.arg.id({ description: "Only bookings with this provider; an id or a slug." }),
        text: t.arg.string({
          description: "Text in the name or e-mail of the booker or a guest, or in the reference.",
        }),
      },
      complexity: pageCost,
      extensions: BOOKING_CURSORS,
      resolve: async ({ id, timeZone }, { filter, orderBy, ...args }, ctx) => {
        const filters = [toDirectFilter(args, timeZone), toBookingFilter(filter ?? {}, timeZone)];
        const [directFilter, inputFilter] = filters as [BookingFilter, BookingFilter];
        const filterByContact = await filterWithContact(ctx, id, inputFilter, filter?.contact);
        const all = [viewerFilter(ctx, id), directFilter, filterByContact];
        return loadBookingConnection(ctx, id, all, ORDERINGS[orderBy ?? "START"], args);
      },
    },
    BookingConnectionRef,
  ),
);
