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
import { OrderDirectionEnum } from "../../../platform/graphql/listInputs.ts";
import { toRowId } from "../../../platform/graphql/globalIds.ts";
import { BookingRef } from "./booking.ts";
import { BookingFilterInput, SEARCH_DESCRIPTION, toBookingFilter } from "./bookingFilter.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";

const SORTS = {
  STARTS_AT: "startsAt",
  CREATED_AT: "createdAt",
  CHANGED_AT: "updatedAt",
} as const satisfies Record<string, BookingOrdering["sort"]>;

const BookingOrderFieldEnum = builder.enumType("BookingOrderField", {
  description: "A field by which bookings are ordered.",
  values: {
    STARTS_AT: { description: "By start." },
    CREATED_AT: { description: "By creation." },
    CHANGED_AT: { description: "By last change." },
  } as const,
});

export const BookingOrderInput = builder.inputType("BookingOrder", {
  description: "The order of a list of bookings.",
  fields: (t) => ({
    field: t.field({ type: BookingOrderFieldEnum, required: true }),
    direction: t.field({ type: OrderDirectionEnum, required: true, defaultValue: "ASC" }),
  }),
});

type BookingOrder = (typeof BookingOrderInput)["$inferInput"];

export function toOrdering({ field, direction }: BookingOrder): BookingOrdering {
  return { sort: SORTS[field], descending: direction === "DESC" };
}

export const BOOKING_CURSORS = toCursorExtensions((cursor, { orderBy }) => {
  const { field } = (orderBy ?? { field: "STARTS_AT" }) as Pick<BookingOrder, "field">;
  return isBookingCursor(SORTS[field], cursor);
});

/** No contact has this key. */
const UNKNOWN_KEY = "";

export async function filterWithContact(
  { database }: Pick<Context, "database">,
  businessId: string,
  filter: BookingFilter,
  contact: string | null | undefined,
): Promise<BookingFilter> {
  if (contact == null) return filter;
  const id = toRowId("Contact", contact);
  const emailKey = id === null ? null : await findContactKey(database.query, businessId, id);
  return { ...filter, emailKey: emailKey ?? UNKNOWN_KEY };
}

/** A viewer may be limited to the bookings that they serve. */
export function viewerFilter({ viewer }: Pick<Context, "viewer">, businessId: string): BookingFilter {
  const ownStaffId = findStaffRestriction(viewer, businessId, "bookings.read");
  return ownStaffId === null ? {} : { staff: [{ ids: [ownStaffId], slugs: [] }] };
}

const BY_START = { field: "STARTS_AT", direction: "ASC" } as const;

builder.prismaObjectField(BusinessRef, "bookings", (t) =>
  t.connection(
    {
      type: BookingRef,
      description:
        "The business's bookings, by start unless `orderBy` is set. Concurrent changes repeat or omit no booking. A staff member's login reads the bookings that the staff member serves.",
      authScopes: requires("bookings.read", "OWN"),
      args: {
        filter: t.arg({ type: BookingFilterInput, description: "Conditions on the bookings." }),
        orderBy: t.arg({
          type: BookingOrderInput,
          defaultValue: BY_START,
          description: "The order of the list.",
        }),
        search: t.arg.string({ description: SEARCH_DESCRIPTION }),
      },
      complexity: pageCost,
      extensions: BOOKING_CURSORS,
      resolve: async ({ id, timeZone }, { filter, orderBy, search, ...args }, ctx) => {
        const ownFilter = toBookingFilter(filter ?? {}, search, { timeZone, now: ctx.now() });
        const all = [viewerFilter(ctx, id), await filterWithContact(ctx, id, ownFilter, filter?.contact)];
        return loadBookingConnection(ctx, id, all, toOrdering(orderBy ?? BY_START), args);
      },
    },
    BookingConnectionRef,
  ),
);
