import type { I18n } from "@lingui/core";
import type { View } from "./loadView.ts";
import { getErrorTitle } from "../shared/errorMessages.ts";

export function getViewTitle(view: View, i18n: I18n): string {
  return view.kind === "page" ? view.page.title(view.data, i18n) : getErrorTitle(view, i18n);
}
