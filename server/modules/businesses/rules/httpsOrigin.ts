/** An origin on the secure web: `https://example.com`. */
export type HttpsOrigin = string;

/** Characters of the longest. */
const LONGEST = 200;

/** The origin that a text names, and nothing beyond it (a path, a user); null: it names none on the secure web. */
export function httpsOrigin(text: string): HttpsOrigin | null {
  const typed = text.trim();
  if (typed.length > LONGEST || !/^https:\/\/[^/?#@\\\s]+\/?$/i.test(typed) || !URL.canParse(typed))
    return null;
  const { origin } = new URL(typed);
  return origin.startsWith("https://") ? origin : null;
}
