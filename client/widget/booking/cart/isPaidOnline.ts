import type { CartPlan } from "./planCart.ts";

export function isPaidOnline({ lines, guestLines }: Pick<CartPlan, "lines" | "guestLines">): boolean {
  return [...lines, ...guestLines].some(
    (line) => line !== null && line.service.price !== null && line.service.paymentRule !== "NONE",
  );
}
