import type { MailContent } from "./content.ts";
import type { Fact } from "./facts.ts";
import type { MailWords, Ticket } from "./words.ts";

/** A mail as text, for those who read it so: everything that the HTML says, links written out. */
export function textMail({ business }: MailContent, words: MailWords): string {
  const blocks = [
    `${words.title}\n${"=".repeat(width(words.title))}`,
    words.intro,
    ...words.tickets.map(ticketText),
    factText(words.facts),
    ...words.buttons.map(({ text, href }) => `${text}:\n${href}`),
    words.policy,
    ["-- ", words.contact, [business.name, business.address].filter(Boolean).join(", "), words.why]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function ticketText({ service, moment, own, facts }: Ticket): string {
  return [service, moment.date, moment.time, own, factText(facts)].filter(Boolean).join("\n");
}

const factText = (facts: readonly Fact[]): string =>
  facts.map(([label, text]) => `${label}: ${text.replaceAll("\n", "\n  ")}`).join("\n");

const width = (text: string): number => Math.min([...text].length, 60);
