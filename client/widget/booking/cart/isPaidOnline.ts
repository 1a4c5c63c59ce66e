import type { VisitPlan } from "./planVisit.ts";

export function isPaidOnline({ lines, guestLines }: Pick<VisitPlan, "lines" | "guestLines">): boolean {
  return [...lines, ...guestLines].some(
    (line) => line !== null && line.service.price !== null && line.service.paymentRule !== "NONE",
  );
}
