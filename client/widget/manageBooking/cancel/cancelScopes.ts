import type { Money } from "../../messages/formatMoney.ts";
import { filterLive } from "../liveStatus.ts";

export type CancelScope = "ONE" | "ORDER" | "REST";

export interface CancellableOrder {
  readonly isSeries: boolean;
  readonly bookings: readonly {
    readonly id: string;
    readonly status: string;
    readonly startsAt: string;
    readonly service: { readonly cancelReason: string };
    readonly paid?: { readonly amount: number } | null;
    readonly refunded?: { readonly amount: number } | null;
    readonly refundIfCancelled?: Money | null;
  }[];
}

export interface CancelChoice {
  readonly scope: CancelScope;
  readonly bookings: CancellableOrder["bookings"];
}

/** Returns the possible scopes, smallest first, or one when there is no choice. The server applies the same rules. */
export function getCancelChoices(order: CancellableOrder | null | undefined, id: string): CancelChoice[] {
  const live = filterLive(order?.bookings ?? []);
  const chosen = live.filter((booking) => booking.id === id);
  const [target] = chosen;
  const one: CancelChoice = { scope: "ONE", bookings: chosen };
  if (order == null || target === undefined || live.length < 2) return [one];
  const all: CancelChoice = { scope: "ORDER", bookings: live };
  if (!order.isSeries) return [one, all];
  const rest = live.filter(({ startsAt }) => Date.parse(startsAt) >= Date.parse(target.startsAt));
  const isInMiddle = rest.length > 1 && rest.length < live.length;
  return isInMiddle ? [one, { scope: "REST", bookings: rest }, all] : [one, all];
}

/** Returns whether a cancellation needs a reason. The strictest service decides. */
export function getReasonRule({ bookings }: CancelChoice): "NO" | "OPTIONAL" | "REQUIRED" {
  const reasonRules = bookings.map(({ service }) => service.cancelReason);
  if (reasonRules.includes("REQUIRED")) return "REQUIRED";
  return reasonRules.includes("OPTIONAL") ? "OPTIONAL" : "NO";
}
