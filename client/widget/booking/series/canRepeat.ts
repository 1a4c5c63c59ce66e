import type { VisitPlan } from "../cart/planVisit.ts";
import { fewestVisits } from "./seriesPlan.ts";

/** Whether a visit can be repeated: one line of a service that allows it, no class and nobody with a line of their own. */
export function canRepeat({ input, lines }: VisitPlan, recurrenceMax: number | null | undefined): boolean {
  const isOneLine = input.length === 1 && lines[0]?.service.capacity === 1;
  return isOneLine && recurrenceMax != null && recurrenceMax >= fewestVisits;
}
