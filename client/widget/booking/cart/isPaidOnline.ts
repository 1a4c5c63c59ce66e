import type { VisitPlan } from "./planVisit.ts";

/** Returns whether a line of a visit is paid on the payment page, when booking or after the approval of a request. */
export function isPaidOnline({ lines, guestLines }: Pick<VisitPlan, "lines" | "guestLines">): boolean {
  return [...lines, ...guestLines].some(
    (line) => line !== null && line.service.price !== null && line.service.paymentRule !== "NONE",
  );
}
