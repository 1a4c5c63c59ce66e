import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isIsoDate } from "../../../server/shared/time/dates.ts";
import { formatDate } from "../../time/format.ts";

/** An answer as the graph tells it: readable but for dates and boxes, which are for the screen to say. */
export interface ToldAnswer {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly text: string;
}

/** What is said of an answer, in the interface's language where we say it and as it was typed otherwise. */
export function answerWords({ kind, text }: ToldAnswer, tag: string): MessageDescriptor | string {
  if (kind === "CHECKBOX") return text === "true" ? msg`Yes` : msg`No`;
  const isDate = kind === "DATE" || kind === "DATE_OF_BIRTH";
  return isDate && isIsoDate(text) ? formatDate(text, "long", tag) : text;
}

/** Everything that somebody answered themselves, each question once: several bookings of one order share their answers. */
export function toldAnswers<Answer extends ToldAnswer>(
  bookings: readonly { readonly answers: readonly Answer[] }[],
): readonly Answer[] {
  const told = new Map<string, Answer>();
  for (const answer of bookings.flatMap(({ answers }) => answers)) {
    const { key, label, kind, text } = answer;
    // What was never shown is not told either, and an empty consent is none.
    if (kind !== "HIDDEN" && text !== "") told.set(JSON.stringify([key, label, text]), answer);
  }
  return [...told.values()];
}
