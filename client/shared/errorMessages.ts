import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ErrorView } from "../router/loadView.ts";
import { translateStatusMessage } from "./translateStatusMessage.ts";

/** Returns the translated status message, or the meaning of the status if there is none. */
export function getErrorMessage(error: ErrorView, i18n: I18n): string {
  return error.message ? translateStatusMessage(error.message, i18n) : i18n._(getErrorMeaning(error));
}

export function getErrorTitle(error: ErrorView, i18n: I18n): string {
  return `${error.status} · ${getErrorMessage(error, i18n)}`;
}

export function getErrorAdvice(error: ErrorView, i18n: I18n): string {
  if (error.help !== undefined) {
    return i18n._(msg`It cannot be booked online at the moment. We are happy to help by phone.`);
  }
  switch (error.reason) {
    case "connection":
      return i18n._(msg`Please check your connection. Nothing you entered elsewhere is lost.`);
    case "busy":
      return i18n._(msg`Please try again in a moment. Nothing you entered is lost.`);
    case "chunk":
      return i18n._(msg`This page has been updated in the meantime. Reloading it should help.`);
    case "bug":
      return i18n._(msg`This is our fault. Please try again in a moment.`);
    case "answer":
      return i18n._(msg`The address may be mistyped, or the page no longer exists.`);
  }
}

function getErrorMeaning(error: ErrorView): MessageDescriptor {
  if (error.reason === "connection") return msg`The connection was lost`;
  if (error.reason === "busy") return msg`We are very busy right now`;
  if (error.status === 404) return msg`Page not found`;
  if (error.status >= 500) return msg`Something went wrong`;
  return msg`This page cannot be shown`;
}
