import { getAllLines, type CartPlan } from "../cart/planCart.ts";
import { sumCart } from "../../payment/sumCart.ts";

/** Multiplies the amounts of a plan by the number of occurrences. */
export function multiplyPlan(plan: CartPlan, occurrenceCount: number): CartPlan {
  return occurrenceCount === 1 ? plan : { ...plan, ...sumCart(getAllLines(plan), occurrenceCount) };
}
