import { type OrderSubmission, type SubmittedAnswer, listSubmittedAnswers } from "../questionnaires/index.ts";

/** Answers to forms that no service of the order uses any more need `includesUnassigned`. Shared questions appear once. */
export function selectBookingAnswers(
  submissions: readonly OrderSubmission[],
  {
    serviceId,
    locale,
    includesUnassigned,
  }: { serviceId: string; locale: string; includesUnassigned: boolean },
): SubmittedAnswer[] {
  const seen = new Set<string>();
  return submissions
    .filter(
      ({ serviceIds }) => (includesUnassigned && serviceIds.length === 0) || serviceIds.includes(serviceId),
    )
    .flatMap(({ fields, answers }) => listSubmittedAnswers(fields, answers, locale))
    .filter(({ key, label, text }) => {
      const fingerprint = JSON.stringify([key, label, text]);
      return !seen.has(fingerprint) && seen.add(fingerprint);
    });
}
