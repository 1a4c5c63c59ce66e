import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { localeNames, locales } from "../server/shared/languages/locales.ts";
import { projectRoot } from "../server/root.ts";

/** The locale whose catalogue is replaced by the pseudo one. Few of its words are also English or a business's. */
export const pseudoLocale = "hu";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/** Marks every letter and adds about 40 % length, as translations do. */
function pseudo(text: string): string {
  const parts = text.split(/(<\/?\d+\/?>)/);
  return parts.map((part) => (part.startsWith("<") ? part : part.replaceAll(/[a-z]/gi, marked))).join("");
}

const marked = (letter: string) => {
  const mark = MARKED[PLAIN.indexOf(letter)]!;
  return /[aeiou]/.test(letter) ? mark + mark : mark;
};

type Token = string | readonly unknown[];

function pseudoTokens(tokens: readonly Token[]): unknown[] {
  return tokens.map((token) => {
    if (typeof token === "string") return pseudo(token);
    const [name, type, cases] = token;
    if (typeof cases !== "object" || cases === null) return token;
    const entries = Object.entries(cases as Record<string, unknown>);
    const spoken = entries.map(([key, inner]) => [key, Array.isArray(inner) ? pseudoTokens(inner) : inner]);
    return [name, type, Object.fromEntries(spoken)];
  });
}

type Messages = Record<string, Token[]>;

function messagesIn(file: string): Messages {
  const json = /JSON\.parse\(`(.*?)`\)/s.exec(readFileSync(file, "utf8"))?.[1];
  if (json === undefined) throw new Error("the English catalogue is no longer built as it was");
  return JSON.parse(json.replaceAll(/\\(.)/gs, "$1")) as Messages;
}

/** The English messages of all built chunks, in marked letters. */
function pseudoChunk(): string {
  const folder = join(projectRoot, ".build", "client", "assets");
  const files = readdirSync(folder).filter((name) => /^en-[\w-]+\.js$/.test(name));
  const messages = Object.assign({}, ...files.map((name) => messagesIn(join(folder, name)))) as Messages;
  const pseudoMessages = Object.entries(messages).map(([id, tokens]) => [id, pseudoTokens(tokens)]);
  return `export const messages=${JSON.stringify(Object.fromEntries(pseudoMessages))}`;
}

export async function speakPseudo(page: Page): Promise<void> {
  const body = pseudoChunk();
  await page.route(new RegExp(`/assets/${pseudoLocale}-[\\w-]+\\.js$`), (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

/** Collects the texts in API responses: names and texts of the business, and user input. */
export class ResponseTexts {
  readonly #words = new Set<string>();

  constructor(page: Page) {
    page.on("response", async (response) => {
      if (!response.url().endsWith("/graphql")) return;
      // A response may be unread when the page is left.
      this.add(await response.text().catch(() => ""));
    });
  }

  async words(page: Page): Promise<ReadonlySet<string>> {
    for (const text of await page.locator('script[type="application/json"]').allTextContents())
      this.add(text);
    return this.#words;
  }

  add(json: string): void {
    for (const [, key, text] of json.matchAll(/"(\w+)":"((?:[^"\\]|\\.)*)"/g))
      if (key !== "__typename" && key !== "message") this.#addText(text!);
    for (const [, text] of json.matchAll(/[[,]"((?:[^"\\]|\\.)*)"(?=[,\]])/g)) this.#addText(text!);
  }

  #addText(text: string): void {
    for (const word of splitWords(JSON.parse(`"${text}"`) as string)) this.#words.add(word);
  }
}

const splitWords = (text: string): string[] =>
  (text.normalize("NFC").match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());

/** Texts that Intl formats in that language, and the names of languages. */
function wordsOfIntl(): Set<string> {
  const texts: string[] = locales.map((locale) => localeNames[locale]);
  for (let step = 0; step < 90; step += 1) {
    for (const style of ["long", "short"] as const)
      texts.push(
        new Intl.DateTimeFormat(pseudoLocale, {
          timeZone: "UTC",
          weekday: style,
          month: style,
          day: "numeric",
          hour: "numeric",
          hour12: true,
        }).format(Date.UTC(2027, step % 12, (step % 28) + 1, step % 24)),
      );
  }
  for (const unit of ["hour", "minute", "day", "megabyte", "kilobyte"])
    for (const unitDisplay of ["short", "long"] as const)
      texts.push(new Intl.NumberFormat(pseudoLocale, { style: "unit", unit, unitDisplay }).format(2));
  const regions = new Intl.DisplayNames(pseudoLocale, { type: "region" });
  for (const first of ALPHABET)
    for (const second of ALPHABET) texts.push(regions.of(`${first}${second}`) ?? "");
  // Labels of date and number fields from react-aria, and Chromium's newer region names.
  texts.push("USD UTC csökkentése növelése számmező éééé év hónap nap szigetek Falkland Malvin Palesztina");
  return new Set(texts.flatMap(splitWords));
}

const ALPHABET = PLAIN.slice(26);
const ofIntl = wordsOfIntl();

/** True if the browser hydrates the page. Other pages keep the server's texts. */
export async function isTakenOver(page: Page): Promise<boolean> {
  return (await page.locator('script[src*="/base-"]').count()) > 0;
}

const isMarked = (word: string) => [...word].some((letter) => MARKED.includes(letter));

/** Visible texts and names with a word that is in no catalogue, response or Intl format, and their positions. */
export async function outsideCatalogues(page: Page, responseWords: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const visibleTexts: [where: string, text: string][] = [["title", document.title]];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      // A live region does not repeat an announcement from another language.
      const isUnsaid = element.closest(
        "script, style, noscript, template, [hidden], [role=status], [role=log], [aria-live]",
      );
      if (isUnsaid === null) visibleTexts.push([(element.cloneNode() as Element).outerHTML, node.nodeValue!]);
    }
    for (const name of [
      "aria-label",
      "aria-roledescription",
      "aria-description",
      "placeholder",
      "title",
      "alt",
    ])
      for (const element of document.querySelectorAll(`body [${name}]`))
        visibleTexts.push([`${name} of ${element.tagName}`, element.getAttribute(name) ?? ""]);
    return visibleTexts;
  });
  const isKnown = (word: string) => isMarked(word) || responseWords.has(word) || ofIntl.has(word);
  const outside = texts.filter(([, text]) => splitWords(text).some((word) => !isKnown(word)));
  return [...new Set(outside.map(([where, text]) => `${text} (${where.slice(0, 120)})`))];
}
