import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { getLimitMessage } from "../../messages/failureMessages.ts";

/** The failure that rejects every start of a cart. */
export interface ChoiceFailure {
  readonly code: string;
  readonly count?: number | undefined;
  readonly available?: number | undefined;
  readonly issues?: readonly { readonly code: string }[] | undefined;
}

/** Failures that another choice of services, staff or guests can avoid. */
const CHOICE_FAILURE_CODES = new Set([
  "RESERVATION_LIMIT",
  "SEAT_SHORTAGE",
  "STAFF_BUSY",
  "RESOURCE_UNAVAILABLE",
  "INVALID_INPUT",
]);

export function isChoiceFailure(failure: { readonly code: string } | null | undefined): boolean {
  return failure != null && CHOICE_FAILURE_CODES.has(failure.code);
}

export function getChoiceFailureMessage({ code, issues = [], ...numbers }: ChoiceFailure): {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor | null;
} {
  const count = numbers.count ?? numbers.available ?? 0;
  const advice = msg`Please choose fewer guests, or another service.`;
  if (code === "RESERVATION_LIMIT") return { title: getLimitMessage(count), advice: null };
  if (code === "SEAT_SHORTAGE")
    return { title: msg`Total available seats for this slot is only ${count}`, advice };
  if (issues.some((issue) => issue.code === "GUESTS_NOT_TAKEN"))
    return {
      title: msg`This service takes no guests.`,
      advice: msg`Please choose another service for your guests.`,
    };
  return { title: msg`This cannot all take place at the same time.`, advice };
}
