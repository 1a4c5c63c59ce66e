import type { OrderCaller } from "../services/orderCount.ts";
import { mayIn } from "./authorization.ts";
import type { Context } from "./context.ts";

/** Who holds and books: an API key or a user that may change all bookings is counted by itself, others by address. */
export function orderCaller({ viewer, request }: Context, businessId: string): OrderCaller {
  return {
    clientAddress: request.clientAddress,
    member: mayIn(viewer, businessId, "bookings.change") ? `${viewer!.kind} ${viewer!.id}` : null,
  };
}
