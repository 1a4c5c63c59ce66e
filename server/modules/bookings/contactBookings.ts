import type { ContactBookings } from "../contacts/index.ts";
import { mailLinksOfOrders } from "./bookingLinks.ts";
import { cancelBooking } from "./cancelBooking.ts";
import { loadBookings } from "./data/loadBookings.ts";
import { findOrdersOfChangedEmail, renewBookerLinks } from "./data/renewLinks.ts";

/** The mutations of contacts pass it to their use cases. */
export const contactBookings: ContactBookings = {
  async cancel(scope, bookingIds) {
    for (const booking of await loadBookings(scope.database.query, scope.business.id, bookingIds)) {
      const outcome = await cancelBooking(scope, { booking, scope: "ONE", reason: "", actor: "OWNER" });
      if (!outcome.ok && outcome.failure.code !== "STATUS_CONFLICT") throw new Error(outcome.failure.code);
    }
  },
  async renewLinks(sql, businessId, emailKey, newEmail) {
    const orderIds = await findOrdersOfChangedEmail(sql, businessId, emailKey, newEmail);
    await renewBookerLinks(sql, businessId, orderIds);
    return orderIds;
  },
  mailLinks: mailLinksOfOrders,
};
