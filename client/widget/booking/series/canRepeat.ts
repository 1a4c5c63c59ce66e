import type { VisitPlan } from "../cart/planVisit.ts";
import { fewestVisits } from "./seriesPlan.ts";

/** A cart can repeat if it has one line, its service allows a series and is no class. */
export function canRepeat({ input, lines }: VisitPlan, recurrenceMax: number | null | undefined): boolean {
  const isOneLine = input.length === 1 && lines[0]?.service.capacity === 1;
  return isOneLine && recurrenceMax != null && recurrenceMax >= fewestVisits;
}
