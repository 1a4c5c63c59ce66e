import type { I18n } from "@lingui/core";
import { type Failure, ISSUE_MESSAGES, type IssueCode, failureWords } from "../../shared/failures/failure.ts";

/** A failure in somebody's language. What the business itself says of it stays as it was written. */
export function sayFailure(i18n: I18n, failure: Failure): string {
  if (failure.code === "DISQUALIFIED") return failure.text;
  const { text, values } = failureWords(failure);
  return i18n._(text, values);
}

/** What is wrong with a value, in somebody's language. */
export function sayIssue(i18n: I18n, code: IssueCode): string {
  return i18n._(ISSUE_MESSAGES[code]);
}

/** A fixed English text in somebody's language, where the catalogue knows it; everything else as it is. */
export function sayKnown(i18n: I18n, text: string): string {
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text;
}
