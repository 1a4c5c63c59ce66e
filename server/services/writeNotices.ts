import { insertNotices } from "../data/notices/insertNotices.ts";
import { loadNoticeOrders } from "../data/notices/loadNoticeOrders.ts";
import type { Sql } from "../data/transaction.ts";
import { noticesFor } from "../domain/notices/noticesFor.ts";
import type { Occasion } from "../domain/notices/types.ts";
import { normaliseRecipient } from "../domain/notices/recipientAddress.ts";
import { newId } from "./ids.ts";
import type { Scope } from "./scope.ts";
import type { Signer } from "./signer.ts";

/** Something that happened to bookings, of which people are to be told. */
export interface NoticeEvent {
  /** Of `BOOKED` each booking's status says whether it was booked or asked for. */
  readonly occasion: Occasion;
  /** The bookings that it happened to; the rest of their orders is looked up. */
  readonly bookingIds: readonly string[];
  /** `RESCHEDULED` to somebody else: who served before, ids of staff by the booking's id. */
  readonly formerStaff?: Readonly<Record<string, readonly string[]>>;
  /** Epoch milliseconds, the transaction's own. */
  readonly now: number;
}

/**
 * Writes down what is to be mailed to the booker, the guests and the staff, in the transaction of what happened and
 * after it, so that the rows already say how things stand; reminders and follow-ups of the order are made anew.
 * Two statements however many people there are; the commit wakes the sender. Not to be called for a repetition.
 */
export async function writeNotices(
  sql: Sql,
  scope: Pick<Scope, "random" | "signer" | "jobs"> & { readonly business: { readonly id: string } },
  { occasion, bookingIds, formerStaff = {}, now }: NoticeEvent,
): Promise<void> {
  const businessId = scope.business.id;
  const orders = await loadNoticeOrders(sql, businessId, bookingIds, formerStaff);
  const notices = orders.flatMap((order) =>
    noticesFor(occasion, order, now).map((draft) => ({
      ...draft,
      id: newId(now, scope.random),
      orderId: order.orderId,
      recipientHash: draft.recipient === "STAFF" ? null : recipientHash(scope.signer, draft.email),
    })),
  );
  const orderIds = orders.map((order) => order.orderId);
  // A confirmation of guests changes no booking, so pending notifications about the bookings stay.
  const changed = occasion === "GUESTS_CONFIRMED" ? [] : bookingIds;
  await insertNotices(sql, businessId, { orderIds, bookingIds: changed }, notices, now);
  scope.jobs?.wakeSenders(sql);
}

/** Returns the keyed hash by which mails to an address are counted: 16 bytes, the same for all businesses. */
export function recipientHash(signer: Signer, email: string): Buffer {
  return signer.fingerprint("mail recipient", normaliseRecipient(email)).subarray(0, 16);
}
