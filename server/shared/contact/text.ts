import type { IssueCode } from "../failures/failure.ts";

/**
 * Characters that have no place in a name or a line of text: C0 and C1 controls (line feeds only where
 * several lines are asked), and the invisible ones that reorder or hide what follows (bidirectional
 * overrides and isolates, zero-width marks; Unicode Technical Report 36). Joiners stay: some languages need them.
 */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const FORBIDDEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/u;

const EVERY_FORBIDDEN = new RegExp(`${FORBIDDEN.source}|\\p{Surrogate}`, "gu");
/**
 * More marks on one letter than any language stacks (the Stream-Safe Text Format, Unicode Standard Annex 15, has the same
 * bound). Putting those into one order takes a time that grows with the square of their number.
 */
const STACKED = /\p{M}{31}/u;
/** Half a character, left by a cut. */
const LONE_END = /[\ud800-\udbff]$/;

/** How long a text may be, in characters, and whether it may have several lines. */
export interface TextLimits {
  readonly max: number;
  readonly lines?: boolean;
}

/** A text as it is kept: normalised (NFC), without white space around it. What has a fault anyway may stay as it is. */
export function cleanText(text: string): string {
  const normal = STACKED.test(text) ? text : text.normalize("NFC");
  return normal.replace(/\r\n?/g, "\n").trim();
}

/** What is wrong with a text, already cleaned; null: nothing. Emptiness is for the caller to judge. */
export function textFault(text: string, limits: TextLimits): IssueCode | null {
  if (text.length > limits.max) return "TOO_LONG";
  // A lone surrogate is no character: it would not survive being stored.
  if (FORBIDDEN.test(text) || (!limits.lines && text.includes("\n")) || /\p{Surrogate}/u.test(text))
    return "CONTROL_CHARACTERS";
  return STACKED.test(text) ? "CONTROL_CHARACTERS" : null;
}

/**
 * A text that nobody typed, made fit to be kept: what has no place in a line is taken out, white space becomes single
 * blanks, and what is longer than `max` characters (UTF-16) is cut off, never inside a character.
 */
export function plainLine(text: string, max: number): string {
  // However long the text, little of it is looked at.
  const line = text
    .slice(0, max * 8)
    .replace(/[\t-\r]/g, " ")
    .replace(EVERY_FORBIDDEN, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
  return line.slice(0, max).replace(LONE_END, "").trimEnd();
}
