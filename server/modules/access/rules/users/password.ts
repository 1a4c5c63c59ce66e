import type { IssueCode } from "../../../../shared/failures/failure.ts";
import { COMMON_PASSWORDS } from "./commonPasswords.ts";

/** NIST SP 800-63B: a minimum length, no composition rules, a list of blocked passwords. */
export const PASSWORD = { shortest: 12, longest: 200 } as const;

/** Normalizes, because keyboards compose letters differently. */
export function normalizePassword(input: string): string {
  return input.normalize("NFKC");
}

export function findPasswordIssue(input: string, email: string): IssueCode | null {
  const text = normalizePassword(input);
  const { length } = [...text];
  if (length === 0) return "REQUIRED";
  if (length < PASSWORD.shortest) return "PASSWORD_SHORT";
  if (length > PASSWORD.longest) return "TOO_LONG";
  const folded = text.toLowerCase();
  return isPredictable(folded) || resemblesEmail(folded, email) ? "PASSWORD_COMMON" : null;
}

/**
 * A common password, also between digits or signs; a repetition of up to four characters; or a run such as
 * `abcdefghijkl`.
 */
function isPredictable(text: string): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (COMMON_PASSWORDS.has(text) || (core !== "" && COMMON_PASSWORDS.has(core))) return true;
  return /^(.{1,4})\1+.{0,3}$/su.test(text) || isSequence(text);
}

function isSequence(text: string): boolean {
  const steps = [...text].map((letter, i, all) =>
    i === 0 ? 0 : letter.codePointAt(0)! - all[i - 1]!.codePointAt(0)!,
  );
  const [, first] = steps;
  return Math.abs(first!) === 1 && steps.slice(1).every((step) => step === first || Math.abs(step) === 9);
}

/** The e-mail, or its local part with fewer than six other characters. */
function resemblesEmail(text: string, email: string): boolean {
  const address = email.toLowerCase();
  const [name = ""] = address.split("@");
  const toAlphanumeric = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (toAlphanumeric(text) === toAlphanumeric(address)) return true;
  return name.length >= 4 && text.includes(name) && [...text.replaceAll(name, "")].length < 6;
}
