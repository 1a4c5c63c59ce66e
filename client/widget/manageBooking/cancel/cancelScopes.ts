import type { Money } from "../../messages/formatMoney.ts";
import { liveOf } from "../liveStatus.ts";

export type CancelScope = "ONE" | "ORDER" | "REST";

export interface CancelledOrder {
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
  readonly bookings: CancelledOrder["bookings"];
}

/** Returns the possible scopes, smallest first, or one when there is no choice. The server applies the same rules. */
export function cancelChoices(order: CancelledOrder | null | undefined, id: string): CancelChoice[] {
  const live = liveOf(order?.bookings ?? []);
  const chosen = live.filter((booking) => booking.id === id);
  const [own] = chosen;
  const one: CancelChoice = { scope: "ONE", bookings: chosen };
  if (order == null || own === undefined || live.length < 2) return [one];
  const all: CancelChoice = { scope: "ORDER", bookings: live };
  if (!order.isSeries) return [one, all];
  const rest = live.filter(({ startsAt }) => Date.parse(startsAt) >= Date.parse(own.startsAt));
  const isBetween = rest.length > 1 && rest.length < live.length;
  return isBetween ? [one, { scope: "REST", bookings: rest }, all] : [one, all];
}

/** Returns whether a cancellation needs a reason. The strictest service decides. */
export function reasonAsked({ bookings }: CancelChoice): "NO" | "OPTIONAL" | "REQUIRED" {
  const asks = bookings.map(({ service }) => service.cancelReason);
  if (asks.includes("REQUIRED")) return "REQUIRED";
  return asks.includes("OPTIONAL") ? "OPTIONAL" : "NO";
}
