import type { I18n } from "@lingui/core";
import type { View } from "./loadView.ts";
import { errorTitle } from "../shared/errorWords.ts";

export function titleOf(view: View, i18n: I18n): string {
  return view.kind === "page" ? view.page.title(view.data, i18n) : errorTitle(view, i18n);
}
