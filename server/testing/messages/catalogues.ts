import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Locale } from "../../shared/languages/locales.ts";

/** One message of a catalogue (gettext's PO, as our extraction writes it). */
export interface CatalogueMessage {
  /** What tells apart two uses of the same English words; empty: nothing. */
  readonly context: string;
  readonly id: string;
  readonly text: string;
}

/** All messages of a language, in the order of its file; `folder` is the one of the catalogues. */
export function readMessages(folder: string, locale: Locale): readonly CatalogueMessage[] {
  const blocks = readFileSync(join(folder, `${locale}.po`), "utf8").split(/\n{2,}/);
  return blocks
    .filter((block) => !block.includes("#~ "))
    .map((block) => ({
      context: field(block, "msgctxt"),
      id: field(block, "msgid"),
      text: field(block, "msgstr"),
    }))
    .filter(({ id }) => id !== "");
}

function field(block: string, name: string): string {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, "m").exec(block)?.[1] ?? "";
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as string)
    .join("");
}

/** What a message is made of. */
export interface MessageParts {
  /** The names of what is filled in. */
  readonly gaps: ReadonlySet<string>;
  /** The numbers of the elements around parts of it. */
  readonly elements: ReadonlySet<string>;
  /** For each count in it the cases that it tells apart (`one`, `other`, `=0`). */
  readonly plurals: readonly (readonly string[])[];
  /** Each way in which it can be read, with gaps as `{}` and without elements. */
  readonly readings: readonly string[];
}

type Token = string | readonly [name: string, type?: string, options?: Readonly<Record<string, Tokens>>];
type Tokens = string | readonly Token[];

/** Takes a message (ICU's notation) to pieces. */
export function partsOf(message: string): MessageParts {
  const gaps = new Set<string>();
  const plurals: string[][] = [];
  const read = (tokens: Tokens): string[] => {
    if (typeof tokens === "string") return [tokens];
    let readings = [""];
    for (const token of tokens) {
      const ways = typeof token === "string" ? [token] : readGap(token);
      readings = readings.flatMap((before) => ways.map((way) => before + way));
    }
    return readings;
  };
  const readGap = ([name, type, options]: Exclude<Token, string>): string[] => {
    gaps.add(name);
    if (options === undefined || typeof options !== "object") return ["{}"];
    const cases = Object.entries(options).filter(([key]) => key !== "offset");
    if (type === "plural") plurals.push(cases.map(([key]) => (/^\d+$/.test(key) ? `=${key}` : key)));
    return cases.flatMap(([, inner]) => read(inner));
  };
  const readings = read(compileMessage(message) as Tokens).map((text) => text.replaceAll(/<\/?\d+\/?>/g, ""));
  const elements = new Set([...message.matchAll(/<(\d+)\/?>/g)].map(([, number]) => number!));
  return { gaps, elements, plurals, readings };
}
