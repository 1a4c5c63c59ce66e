import { preventAutolink } from "../../../shared/markup/preventAutolink.ts";
import { getI18n } from "../../../platform/i18n/getI18n.ts";
import type { MailContent } from "./content.ts";
import { htmlMail } from "./htmlMail.ts";
import { textMail } from "./textMail.ts";
import { composeTexts } from "./texts.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The subject is a single line, which prevents header injection. */
export function renderMail(content: MailContent): RenderedMail {
  const safe = withoutLinks(content);
  const texts = composeTexts(getI18n(content.locale), safe);
  return {
    subject: texts.subject.replaceAll(/\s+/g, " ").trim(),
    html: htmlMail(safe, texts),
    text: textMail(safe, texts),
  };
}

/** Keeps mail programs from turning names and typed addresses into links. */
function withoutLinks(content: MailContent): MailContent {
  const { name, booker, client, lines } = content;
  return {
    ...content,
    name: preventAutolink(name),
    booker: preventAutolink(booker),
    client: client && { ...client, name: preventAutolink(client.name) },
    lines: lines.map((line) => ({
      ...line,
      staff: line.staff.map(preventAutolink),
      guestName: line.guestName === null ? null : preventAutolink(line.guestName),
      guests: line.guests.map(preventAutolink),
      place: line.placeKind === "AT_VISITOR" ? preventAutolink(line.place) : line.place,
    })),
  };
}
