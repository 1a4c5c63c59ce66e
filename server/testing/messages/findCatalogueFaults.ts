import { type Locale, languageTag, locales } from "../../shared/languages/locales.ts";
import { type CatalogueMessage, type MessageParts, parseMessage, readMessages } from "./catalogues.ts";
import { FAMILIAR, SAME, TERMS } from "./glossary.ts";

/** Returns one line for each detectable fault of the catalogues. Meaning and tone need a reader. */
export function findCatalogueIssues(folder: string): string[] {
  const source = readMessages(folder, "en");
  return locales.flatMap((locale) => {
    const messages = readMessages(folder, locale);
    const known = new Set(messages.map(getName));
    const expectedNames = new Set(source.map(getName));
    const lines = [
      ...[...expectedNames].filter((name) => !known.has(name)).map((name) => `is missing: ${name}`),
      ...[...known].filter((name) => !expectedNames.has(name)).map((name) => `is of no use: ${name}`),
      ...messages.flatMap((message) =>
        findMessageIssues(locale, message).map((issue) => `${issue}: ${getName(message)} => ${message.text}`),
      ),
    ];
    return lines.map((line) => `${locale} ${line}`);
  });
}

const getName = ({ context, id }: CatalogueMessage) => (context ? `[${context}] ${id}` : id);

export function findMessageIssues(locale: Locale, { id, text }: CatalogueMessage): string[] {
  if (text === "") return ["empty"];
  const english = parseMessage(id);
  const parts = parseMessage(text);
  const issues: (string | false)[] = [
    (text !== text.trim() || / {2}/.test(text)) && "stray spaces",
    !isSame(english.gaps, parts.gaps) && "other gaps",
    !isSame(english.elements, parts.elements) && "other elements",
    ...parts.plurals.map((cases) => !hasAllCases(locale, cases) && `plural cases ${cases.join(" ")}`),
    ...parts.readings.map((reading) => findReadingIssue(locale, reading, english)),
  ];
  if (locale !== "en") {
    issues.push(
      text === id && !SAME[id]?.includes(locale) && "not translated",
      (FAMILIAR[locale]?.test(text) ?? false) && "said to a friend",
      ...TERMS.map(([term, stems]) => {
        const isMeant = english.readings.some((reading) => term.test(reading));
        return isMeant && !stems[locale].test(text) && `another word for ${term.source}`;
      }),
    );
  }
  return [...new Set(issues.filter((issue) => issue !== false))];
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** Requires every plural category of the language (CLDR) and no other. Exact numbers are allowed. */
function hasAllCases(locale: Locale, cases: readonly string[]): boolean {
  const named = cases.filter((name) => !name.startsWith("="));
  const categories: readonly string[] = new Intl.PluralRules(languageTag(locale)).resolvedOptions()
    .pluralCategories;
  return named.length === categories.length && categories.every((category) => named.includes(category));
}

function findReadingIssue(locale: Locale, reading: string, english: MessageParts): string | false {
  if (locale === "en") return false;
  if (/['"]/.test(reading)) return "typewriter quotes";
  if (reading.includes("...")) return "three dots for an ellipsis";
  if (locale === "fr") {
    // Lexique des règles typographiques: a no-break space before the colon, a thin one before the others.
    if (/[^\u00a0]:|[^\u202f][;!?]/.test(reading)) return "French spacing";
  } else if (/\s[:;!?]/.test(reading)) return "space before a sign";
  if (
    locale === "es" &&
    (count(reading, "¿") !== count(reading, "?") || count(reading, "¡") !== count(reading, "!"))
  )
    return "half a Spanish question";
  const ends = english.readings.map(getEndMark);
  if (english.readings.every((text) => text.endsWith(",")))
    return !/[\p{L}},.:!]$/u.test(reading) && "ends otherwise";
  return (
    !ends.includes(getEndMark(reading)) && !(reading.endsWith("{}") && ends.includes(".")) && "ends otherwise"
  );
}

const count = (text: string, sign: string) => text.split(sign).length - 1;

const getEndMark = (reading: string) => /[.?!…:]$/.exec(reading)?.[0].replace("!", ".") ?? "";
