import type { OrderSubmission } from "../data/forms/loadOrderSubmissions.ts";
import { type SubmittedAnswer, submittedAnswers } from "./submittedAnswers.ts";

/**
 * What of an order's answers belongs to a booking of one service: those to its forms, and to forms that no service of the
 * order asks any more. Whoever serves something else reads nothing of them. A question that several forms share is said once.
 */
export function bookingAnswers(
  submissions: readonly OrderSubmission[],
  serviceId: string,
  locale: string,
): SubmittedAnswer[] {
  const said = new Set<string>();
  return submissions
    .filter(({ serviceIds }) => serviceIds.length === 0 || serviceIds.includes(serviceId))
    .flatMap(({ fields, answers }) => submittedAnswers(fields, answers, locale))
    .filter(({ key, label, text }) => {
      const what = JSON.stringify([key, label, text]);
      return !said.has(what) && said.add(what);
    });
}
