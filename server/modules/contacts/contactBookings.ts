import type { Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";

/** The bookings of a person. Bookings depend on contacts, so they implement this port. */
export interface ContactBookings {
  /** Cancels as the business, which no cutoff binds. Bookings that ended meanwhile stay as they are. */
  cancel(scope: Scope, bookingIds: readonly string[]): Promise<void>;
  /** Invalidates the booker's links if the e-mail changes. Returns the ids of the orders. */
  renewLinks(
    sql: Sql,
    businessId: string,
    emailKey: string,
    newEmail: string | null,
  ): Promise<readonly string[]>;
  /** Mails the links of orders with a future booking in the caller's transaction. */
  mailLinks(sql: Sql, scope: Scope, orderIds: readonly string[]): Promise<void>;
}
