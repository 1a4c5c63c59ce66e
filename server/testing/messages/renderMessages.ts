import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type Locale, languageTag } from "../../shared/languages/locales.ts";
import { readMessages } from "./catalogues.ts";
import { gapValues } from "./gapValues.ts";

export interface RenderedMessage {
  readonly id: string;
  readonly texts: readonly string[];
}

export function renderMessages(folder: string, locale: Locale): readonly RenderedMessage[] {
  const tag = languageTag(locale);
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} } });
  const values = gapValues(locale);
  return readMessages(folder, locale)
    .filter(({ text }) => text.includes("{"))
    .map(({ id, text }) => {
      i18n.load(tag, { it: compileMessage(text) });
      const texts = values.map((set) => i18n._("it", set).replaceAll(/<\/?\d+\/?>/g, ""));
      return { id, texts: [...new Set(texts)] };
    });
}
