import type { Locale } from "../../shared/languages/locales.ts";
import type { CatalogueMessage } from "./catalogues.ts";
import { GAP_KINDS } from "./gapValues.ts";

const toGapPattern = (kind: string) =>
  `\\{(?:${Object.keys(GAP_KINDS)
    .filter((gap) => GAP_KINDS[gap] === kind)
    .join("|")})\\}`;

/** Words that must not be next to a time, date, moment or duration, by language. */
const FORBIDDEN: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  // A clock time takes `kl.`.
  da: ["\\b(?:book|om|med|til|fra) TIME"],
  de: ["\\bIn Ihrer Zeit: TIME", "\\bvom DATE bis DATE"],
  // A clock time takes `a las`, and at one o'clock `a la`.
  es: ["\\b(?:a|a las|con|de|desde|reservar|solicitar) TIME", "\\bantes de:? MOMENT", "\\bhasta:? MOMENT"],
  fr: ["(?:^|\\s)à DATE", "\\bavant\\s?:? ?MOMENT", "(?:^|\\s)à votre heure"],
  // The vowel of a suffix depends on the value.
  hu: ["(?:TIME|DATE|MOMENT|DURATION)-?\\p{L}", "\\bA\\(z\\) ", "\\bfenntartva: TIME"],
  // At one o'clock `alle` is `all’`; `alle ore` fits every time.
  it: ["\\b(?:a|alle|con|prenota|richiedi) TIME"],
  nl: ["^TIME (?:boeken|aanvragen)", "\\bvergeven\\b"],
  pl: ["\\bz TIME", "\\bpoproś o TIME", "\\bdalej z TIME", "\\bzarezerwuj TIME", "\\bna TIME min"],
  // At one o'clock `às` is `à`.
  pt: ["(?:^|\\s)(?:às|reservar|pedir|solicitar) TIME"],
  "pt-br": ["(?:^|\\s)(?:às|reservar|pedir|solicitar) TIME"],
};

/** Without a unit, other languages read a countdown as a clock time. */
const COUNTDOWN = /^Held for you: \{time\} left$/;
const UNIT = /\{time\} (?:min\b|perc)/;

export function findNeighbourIssues(locale: Locale, { id, text }: CatalogueMessage): string[] {
  const patterns = FORBIDDEN[locale] ?? [];
  const matchingPatterns = patterns.filter((pattern) => toExpression(pattern).test(text));
  const issues = matchingPatterns.map((pattern) => `has ${pattern}`);
  if (locale !== "en" && COUNTDOWN.test(id) && !UNIT.test(text)) issues.push("counts down without a unit");
  return issues;
}

function toExpression(pattern: string): RegExp {
  const kinds = ["time", "date", "moment", "duration"];
  const source = kinds.reduce(
    (text, kind) => text.replaceAll(kind.toUpperCase(), toGapPattern(kind)),
    pattern,
  );
  return new RegExp(source, "iu");
}
