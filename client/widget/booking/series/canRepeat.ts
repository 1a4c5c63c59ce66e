import type { CartPlan } from "../cart/planCart.ts";
import { MIN_OCCURRENCES } from "./seriesPlan.ts";

/** A cart can repeat if it has one line, its service allows a series and is no class. */
export function canRepeat(
  { lineInputs, lines }: CartPlan,
  recurrenceMax: number | null | undefined,
): boolean {
  const hasOneLine = lineInputs.length === 1 && lines[0]?.service.capacity === 1;
  return hasOneLine && recurrenceMax != null && recurrenceMax >= MIN_OCCURRENCES;
}
