import type { IssueCode } from "../failures/failure.ts";

/**
 * Control characters (except line feeds), and invisible characters that reorder or hide text (Unicode Technical Report
 * 36). Joiners are allowed, because some languages need them.
 */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const FORBIDDEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/u;

const ALL_FORBIDDEN = new RegExp(`${FORBIDDEN.source}|\\p{Surrogate}`, "gu");
/**
 * More marks on one letter than any language uses (Stream-Safe Text Format, UAX 15). Normalizing them takes quadratic
 * time.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;
const LONE_HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** Maximum length in UTF-16 code units, and whether line breaks are allowed. */
export interface TextLimits {
  readonly max: number;
  readonly allowsLines?: boolean;
}

/**
 * Normalizes to NFC, converts line ends to line feeds and trims. A text with too many stacked marks is not normalized:
 * `checkText` rejects it.
 */
export function cleanText(text: string): string {
  const normal = TOO_MANY_MARKS.test(text) ? text : text.normalize("NFC");
  return normal.replace(/\r\n?/g, "\n").trim();
}

/** Returns the issue of a text that `cleanText` has cleaned. An empty text has none. */
export function checkText(text: string, limits: TextLimits): IssueCode | null {
  if (text.length > limits.max) return "TOO_LONG";
  if (FORBIDDEN.test(text) || (!limits.allowsLines && text.includes("\n")) || /\p{Surrogate}/u.test(text))
    return "CONTROL_CHARACTERS";
  return TOO_MANY_MARKS.test(text) ? "CONTROL_CHARACTERS" : null;
}

/**
 * Makes any text storable in one line: removes forbidden characters, collapses white space and cuts after `max` UTF-16
 * code units, never inside a character.
 */
export function toPlainLine(text: string, max: number): string {
  const line = text
    .slice(0, max * 8)
    .replace(/[\t-\r]/g, " ")
    .replace(ALL_FORBIDDEN, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
  return line.slice(0, max).replace(LONE_HIGH_SURROGATE, "").trimEnd();
}
