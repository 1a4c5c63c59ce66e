import type { Locale } from "../../../shared/languages/locales.ts";
import type { MailContent } from "./content.ts";
import type { Fact } from "./facts.ts";
import type { MailTexts, Ticket } from "./texts.ts";

export function textMail(
  { business, locale }: Pick<MailContent, "business" | "locale">,
  texts: MailTexts,
): string {
  const blocks = [
    `${texts.title}\n${"=".repeat(countCharacters(texts.title))}`,
    texts.greeting,
    texts.intro,
    texts.quote.replaceAll(/^/gm, texts.quote === "" ? "" : "> "),
    ...texts.tickets.map((ticket) => ticketText(ticket, locale)),
    factText(texts.facts, locale),
    texts.request,
    ...texts.buttons.map(({ text, href }) => `${text}${colon(locale)}\n${href}`),
    texts.policy,
    ["-- ", texts.contact, [business.name, business.address].filter(Boolean).join(", "), texts.why]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function ticketText({ service, moment, readerTime, facts }: Ticket, locale: Locale): string {
  return [service, moment.date, moment.time, readerTime, factText(facts, locale)].filter(Boolean).join("\n");
}

const factText = (facts: readonly Fact[], locale: Locale): string =>
  facts.map(([label, text]) => `${label}${colon(locale)} ${text.replaceAll("\n", "\n  ")}`).join("\n");

/** French sets a no-break space before a colon (Lexique des règles typographiques). */
const colon = (locale: Locale): string => (locale === "fr" ? "\u00a0:" : ":");

const countCharacters = (text: string): number => Math.min([...text].length, 60);
