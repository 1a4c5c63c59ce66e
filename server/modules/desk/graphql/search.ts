import { MAX_HITS, search } from "../search.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { can, findStaffRestriction } from "../../access/rules/viewer.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { toSpellings } from "../../bookings/graphql/bookingFilter.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ContactRef } from "../../contacts/graphql/contact.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { toTypedNode } from "../../../platform/graphql/typedNode.ts";

const SearchHitRef = builder.unionType("SearchHit", {
  description: "A booking or a contact that a search found.",
  types: [BookingRef, ContactRef],
});

builder.prismaObjectField(BusinessRef, "search", (t) =>
  t.field({
    type: [SearchHitRef],
    description: `Bookings and contacts in one list, at most ${MAX_HITS}. An exact reference is first, then names that start with the text, then other matches of name, e-mail and phone. Upcoming bookings precede contacts and past bookings. Contacts are found, and e-mail and phone are searched, only with \`contacts.read\`.`,
    authScopes: requires("bookings.read", "OWN"),
    args: {
      query: t.arg.string({
        required: true,
        description: "Booking reference, or text in a name, an e-mail or a phone number.",
      }),
      first: t.arg.int({ defaultValue: 10, description: `Number of hits, 1 to ${MAX_HITS}.` }),
    },
    complexity: ({ first }) => ({ field: 10, multiplier: first ?? 10 }),
    resolve: async ({ id: businessId }, { query, first }, ctx) => {
      const limit = first ?? 10;
      if (limit < 1 || limit > MAX_HITS) throw badInput(`first is a number from 1 to ${MAX_HITS}`);
      const spellings = toSpellings(query);
      const hits = await search(ctx.database, {
        businessId,
        staffId: findStaffRestriction(ctx.viewer, businessId, "bookings.read"),
        readsContacts: can(ctx.viewer, businessId, "contacts.read"),
        text: query.trim(),
        spellings,
        limit,
        now: ctx.now(),
      });
      const loaders = ctx.loaders(businessId);
      const bookingIds = hits.filter(({ kind }) => kind === "BOOKING").map(({ id }) => id);
      const [bookings, contacts] = await Promise.all([
        bookingIds.length === 0
          ? []
          : ctx.database.prisma.booking.findMany({ where: { businessId, id: { in: bookingIds } } }),
        Promise.all(hits.filter(({ kind }) => kind === "CONTACT").map(({ id }) => loaders.contact.load(id))),
      ]);
      const nextContact = contacts.values();
      const bookingById = new Map(bookings.map((booking) => [booking.id, booking]));
      // A row that was deleted in the meantime is left out.
      return hits.flatMap(({ kind, id }) => {
        const row = kind === "BOOKING" ? bookingById.get(id) : nextContact.next().value;
        return row ? [toTypedNode(row, kind === "BOOKING" ? "Booking" : "Contact") as never] : [];
      });
    },
  }),
);
