import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isIsoDate } from "../../../server/shared/time/dates.ts";
import { formatDate } from "../../time/format.ts";

/** A form answer of the graph. Dates and checkboxes are formatted on the client. */
export interface FormAnswer {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly text: string;
}

/** Returns the text of an answer: translated for checkboxes, formatted for dates, as typed otherwise. */
export function formatAnswer({ kind, text }: FormAnswer, locale: string): MessageDescriptor | string {
  if (kind === "CHECKBOX") return text === "true" ? msg`Yes` : msg`No`;
  const isDate = kind === "DATE" || kind === "DATE_OF_BIRTH";
  return isDate && isIsoDate(text) ? formatDate(text, "long", locale) : text;
}

/** Collects the answers of several bookings. Bookings of one order share answers, so each appears once. */
export function collectAnswers<Answer extends FormAnswer>(
  bookings: readonly { readonly answers: readonly Answer[] }[],
): readonly Answer[] {
  const distinctAnswers = new Map<string, Answer>();
  for (const answer of bookings.flatMap(({ answers }) => answers)) {
    const { key, label, kind, text } = answer;
    // Hidden fields were never shown to the visitor, and an empty consent is no answer.
    if (kind !== "HIDDEN" && text !== "") distinctAnswers.set(JSON.stringify([key, label, text]), answer);
  }
  return [...distinctAnswers.values()];
}
