import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Locale } from "../../shared/languages/locales.ts";

/** A message of a gettext PO catalogue. */
export interface CatalogueMessage {
  /** Distinguishes two uses of one English text. Empty if there is none. */
  readonly context: string;
  readonly id: string;
  readonly text: string;
}

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

export interface MessageParts {
  readonly gaps: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  /** Plural cases of each count (`one`, `other`, `=0`). */
  readonly plurals: readonly (readonly string[])[];
  /** All variants of the text, with placeholders as `{}` and without elements. */
  readonly readings: readonly string[];
}

type Token = string | readonly [name: string, type?: string, options?: Readonly<Record<string, Tokens>>];
type Tokens = string | readonly Token[];

export function parseMessage(message: string): MessageParts {
  const gaps = new Set<string>();
  const plurals: string[][] = [];
  const read = (tokens: Tokens): string[] => {
    if (typeof tokens === "string") return [tokens];
    let readings = [""];
    for (const token of tokens) {
      const alternatives = typeof token === "string" ? [token] : readGap(token);
      readings = readings.flatMap((before) => alternatives.map((alternative) => before + alternative));
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
