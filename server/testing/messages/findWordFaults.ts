import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "../../shared/languages/locales.ts";
import { type CatalogueMessage, parseMessage, readMessages } from "./catalogues.ts";
import {
  FAMILIAR_ENDINGS,
  NOT_INFLECTED,
  NOT_ON_BUTTONS,
  NUMBER_GAPS,
  SINGULAR_SIE,
  FORBIDDEN_PATTERNS,
} from "./wordLists.ts";

/** Returns one line per fault. `buttons` are the ids of messages on buttons. */
export function findWordIssues(folder: string, buttons: ReadonlySet<string>): string[] {
  return locales.flatMap((locale) =>
    readMessages(folder, locale).flatMap((message) =>
      findMessageWordIssues(locale, message, buttons.has(message.id)).map(
        (issue) => `${locale} ${issue}: ${message.id} => ${message.text}`,
      ),
    ),
  );
}

export function findMessageWordIssues(
  locale: Locale,
  message: CatalogueMessage,
  isOnButton: boolean,
): string[] {
  const { readings } = parseMessage(message.text);
  const find = (pattern: RegExp | undefined) =>
    pattern !== undefined && readings.some((reading) => pattern.test(reading));
  const issues: (string | false)[] = [
    ...FORBIDDEN_PATTERNS[locale].map(([pattern, reason]) => find(pattern) && `struck out (${reason})`),
    isOnButton && find(NOT_ON_BUTTONS[locale]) && "another form than other buttons",
    find(FAMILIAR_ENDINGS[locale]) && "said to a friend",
    locale === "de" && find(SINGULAR_SIE) && "Sie for a thing",
    ...NUMBER_GAPS.map((gap) => isNotInflected(locale, message, gap) && `{${gap}} without a plural`),
  ];
  return issues.filter((issue) => issue !== false);
}

function isNotInflected(locale: Locale, { id, text }: CatalogueMessage, gap: string): boolean {
  if (!id.includes(`{${gap}}`) || text.includes(`{${gap}, plural,`)) return false;
  const exempt = NOT_INFLECTED[id];
  return exempt === undefined || (exempt.length > 0 && !exempt.includes(locale));
}

export function readButtonMessages(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));
  return new Set(sources.flatMap((name) => readSourceButtons(readFileSync(join(folder, name), "utf8"))));
}

function readSourceButtons(source: string): string[] {
  return [...source.matchAll(/<(\w*Button)\b.*?<\/\1>/gs)].flatMap(([element]) =>
    [...element.matchAll(/<Trans>\s*([^<]*?)\s*<\/Trans>/g)].map(([, text]) => text!.replaceAll(/\s+/g, " ")),
  );
}
