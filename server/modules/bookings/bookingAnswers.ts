import type { OrderSubmission } from "../questionnaires/data/forms/loadOrderSubmissions.ts";
import { type SubmittedAnswer, submittedAnswers } from "../questionnaires/submittedAnswers.ts";

/**
 * What of an order's answers belongs to a booking of one service: those to its forms. Nobody knows any more whose forms were
 * that no service of the order asks today, so only who may read all of the order (`ofAll`) reads those as well. A question
 * that several forms share is said once.
 */
export function bookingAnswers(
  submissions: readonly OrderSubmission[],
  { serviceId, locale, ofAll }: { serviceId: string; locale: string; ofAll: boolean },
): SubmittedAnswer[] {
  const said = new Set<string>();
  return submissions
    .filter(({ serviceIds }) => (ofAll && serviceIds.length === 0) || serviceIds.includes(serviceId))
    .flatMap(({ fields, answers }) => submittedAnswers(fields, answers, locale))
    .filter(({ key, label, text }) => {
      const what = JSON.stringify([key, label, text]);
      return !said.has(what) && said.add(what);
    });
}
