import type { I18n } from "@lingui/core";
import {
  type Failure,
  ISSUE_MESSAGES,
  type IssueCode,
  getMessageTemplate,
} from "../../shared/failures/failure.ts";

/** Texts of the business stay unchanged. */
export function translateFailure(i18n: I18n, failure: Failure): string {
  if (failure.code === "DISQUALIFIED") return failure.text;
  const { text, values } = getMessageTemplate(failure);
  return i18n._(text, values);
}

export function translateIssue(i18n: I18n, code: IssueCode): string {
  return i18n._(ISSUE_MESSAGES[code]);
}

/** A text without translation stays unchanged. */
export function translateIfKnown(i18n: I18n, text: string): string {
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text;
}
