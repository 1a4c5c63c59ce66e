import type { OrderSubmission } from "../questionnaires/data/forms/loadOrderSubmissions.ts";
import { type SubmittedAnswer, submittedAnswers } from "../questionnaires/submittedAnswers.ts";

/** Answers to forms that no service of the order uses any more need `ofAll`. Shared questions appear once. */
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
