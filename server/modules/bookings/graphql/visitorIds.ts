import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { VisitorBooking } from "../viewBookings.ts";

/** Each role sees other fields, so that a client's store must not merge their records. No mutation or query accepts it. */
export function toVisitorBookingId({
  booking,
  role,
  member,
  staffId,
}: Pick<VisitorBooking, "role" | "member" | "staffId"> & {
  readonly booking: { readonly id: string };
}): string {
  return [
    encodeTypeId("visitorbooking", booking.id),
    ...(role === "VIEW" ? ["view"] : []),
    ...(member === 0 ? [] : [`guest_${member}`]),
    ...(staffId === null ? [] : [encodeTypeId("staff", staffId)]),
  ].join("_");
}

export function toVisitorOrderId(orderId: string): string {
  return encodeTypeId("visitororder", orderId);
}
