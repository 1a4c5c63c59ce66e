import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const unknownPage = /^Page not found: (.*)$/s;

/**
 * Translates a page's status message. The messages are the specification's English texts, which clients and tests rely
 * on. Unknown ones are returned unchanged.
 */
export function translateStatusMessage(message: string, i18n: I18n): string {
  const path = unknownPage.exec(message)?.[1];
  if (path !== undefined) return i18n._(msg`Page not found: ${path}`);
  switch (message) {
    case "Cannot find calendar.":
      return i18n._(msg`Cannot find calendar.`);
    case "Unable to find calendar":
      return i18n._(msg`Unable to find calendar`);
    case "No calendar event found":
      return i18n._(msg`No calendar event found`);
    case "Slug Expired":
      return i18n._(msg`Slug Expired`);
    default:
      return message;
  }
}
