import { unlinked } from "../../../shared/markup/unlinked.ts";
import { speak } from "../../../platform/i18n/speak.ts";
import type { MailContent } from "./content.ts";
import { htmlMail } from "./htmlMail.ts";
import { textMail } from "./textMail.ts";
import { wordsOf } from "./words.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The subject is a single line, which prevents header injection. */
export function renderMail(content: MailContent): RenderedMail {
  const safe = withoutLinks(content);
  const words = wordsOf(speak(content.locale), safe);
  return {
    subject: words.subject.replaceAll(/\s+/g, " ").trim(),
    html: htmlMail(safe, words),
    text: textMail(safe, words),
  };
}

/** Keeps mail programs from turning names and typed addresses into links. */
function withoutLinks(content: MailContent): MailContent {
  const { name, booker, client, lines } = content;
  return {
    ...content,
    name: unlinked(name),
    booker: unlinked(booker),
    client: client && { ...client, name: unlinked(client.name) },
    lines: lines.map((line) => ({
      ...line,
      staff: line.staff.map(unlinked),
      whose: line.whose === null ? null : unlinked(line.whose),
      guests: line.guests.map(unlinked),
      place: line.placeKind === "AT_VISITOR" ? unlinked(line.place) : line.place,
    })),
  };
}
