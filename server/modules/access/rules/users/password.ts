import type { IssueCode } from "../../../../shared/failures/failure.ts";
import { COMMON_PASSWORDS } from "./commonPasswords.ts";

/** NIST SP 800-63B: length is what counts, nothing about kinds of characters is asked, what is well known is refused. */
export const PASSWORD = { shortest: 12, longest: 200 } as const;

/** The same password however a keyboard composes its letters. */
export function passwordText(typed: string): string {
  return typed.normalize("NFKC");
}

/** What is wrong with a password for somebody of that e-mail; null: nothing. */
export function passwordFault(typed: string, email: string): IssueCode | null {
  const text = passwordText(typed);
  const { length } = [...text];
  if (length === 0) return "REQUIRED";
  if (length < PASSWORD.shortest) return "PASSWORD_SHORT";
  if (length > PASSWORD.longest) return "TOO_LONG";
  const folded = text.toLowerCase();
  return isPredictable(folded) || isAbout(folded, email) ? "PASSWORD_COMMON" : null;
}

/** A known one, also with digits or signs around it; one piece again and again; a walk through the alphabet or the digits. */
function isPredictable(text: string): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (COMMON_PASSWORDS.has(text) || (core !== "" && COMMON_PASSWORDS.has(core))) return true;
  return /^(.{1,4})\1+.{0,3}$/su.test(text) || isWalk(text);
}

function isWalk(text: string): boolean {
  const steps = [...text].map((letter, i, all) =>
    i === 0 ? 0 : letter.codePointAt(0)! - all[i - 1]!.codePointAt(0)!,
  );
  const [, first] = steps;
  // From 9 on to 0 the walk goes on.
  return Math.abs(first!) === 1 && steps.slice(1).every((step) => step === first || Math.abs(step) === 9);
}

/** The e-mail itself, or its name with a few characters more. */
function isAbout(text: string, email: string): boolean {
  const whole = email.toLowerCase();
  const [name = ""] = whole.split("@");
  const plain = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (plain(text) === plain(whole)) return true;
  return name.length >= 4 && text.includes(name) && [...text.replaceAll(name, "")].length < 6;
}
