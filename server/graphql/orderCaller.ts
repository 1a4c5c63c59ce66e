import type { OrderCaller } from "../services/orderCount.ts";
import { mayIn } from "./authorization.ts";
import type { Context } from "./context.ts";

/** Returns the caller by whom holds and orders are counted. An API key or a user that may change all bookings has its own count; all others are counted by address. */
export function orderCaller({ viewer, request }: Context, businessId: string): OrderCaller {
  return {
    clientAddress: request.clientAddress,
    member: mayIn(viewer, businessId, "bookings.change") ? `${viewer!.kind} ${viewer!.id}` : null,
  };
}
