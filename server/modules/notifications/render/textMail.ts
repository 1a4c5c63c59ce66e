import type { Locale } from "../../../shared/languages/locales.ts";
import type { MailContent } from "./content.ts";
import type { Fact } from "./facts.ts";
import type { MailWords, Ticket } from "./words.ts";

export function textMail(
  { business, locale }: Pick<MailContent, "business" | "locale">,
  words: MailWords,
): string {
  const blocks = [
    `${words.title}\n${"=".repeat(width(words.title))}`,
    words.greeting,
    words.intro,
    ...words.tickets.map((ticket) => ticketText(ticket, locale)),
    factText(words.facts, locale),
    words.request,
    ...words.buttons.map(({ text, href }) => `${text}${colon(locale)}\n${href}`),
    words.policy,
    ["-- ", words.contact, [business.name, business.address].filter(Boolean).join(", "), words.why]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function ticketText({ service, moment, own, facts }: Ticket, locale: Locale): string {
  return [service, moment.date, moment.time, own, factText(facts, locale)].filter(Boolean).join("\n");
}

const factText = (facts: readonly Fact[], locale: Locale): string =>
  facts.map(([label, text]) => `${label}${colon(locale)} ${text.replaceAll("\n", "\n  ")}`).join("\n");

/** French sets a no-break space before a colon (Lexique des règles typographiques). */
const colon = (locale: Locale): string => (locale === "fr" ? "\u00a0:" : ":");

const width = (text: string): number => Math.min([...text].length, 60);
