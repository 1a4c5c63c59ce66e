import { speak } from "../../i18n/speak.ts";
import type { MailContent } from "./content.ts";
import { htmlMail } from "./htmlMail.ts";
import { textMail } from "./textMail.ts";
import { wordsOf } from "./words.ts";

/** A mail in the reader's language, as subject, HTML and text. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail. A subject is one line, whatever a service is called. */
export function renderMail(content: MailContent): RenderedMail {
  const words = wordsOf(speak(content.locale), content);
  return {
    subject: words.subject.replaceAll(/\s+/g, " ").trim(),
    html: htmlMail(content, words),
    text: textMail(content, words),
  };
}
