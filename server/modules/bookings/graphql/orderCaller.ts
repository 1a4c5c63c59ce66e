import type { OrderCaller } from "../orderCount.ts";
import { mayIn } from "../../access/graphql/authorization.ts";
import type { Context } from "../../../platform/graphql/context.ts";

/** An API key or a user that may change all bookings has its own count. All others are counted by address. */
export function orderCaller({ viewer, request }: Context, businessId: string): OrderCaller {
  return {
    clientAddress: request.clientAddress,
    member: mayIn(viewer, businessId, "bookings.change") ? `${viewer!.kind} ${viewer!.id}` : null,
  };
}
