import type { OrderCaller } from "../orderQuota.ts";
import { can } from "../../access/rules/viewer.ts";
import type { Context } from "../../../platform/graphql/context.ts";

/** An API key or a user that may change all bookings has its own count. All others are counted by address. */
export function getOrderCaller({ viewer, request }: Context, businessId: string): OrderCaller {
  return {
    clientAddress: request.clientAddress,
    trustedCaller: can(viewer, businessId, "bookings.change") ? `${viewer!.kind} ${viewer!.id}` : null,
  };
}
