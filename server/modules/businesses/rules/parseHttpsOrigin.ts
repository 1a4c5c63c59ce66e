/** Such as `https://example.com`. */
export type HttpsOrigin = string;

/** In characters. */
const LONGEST = 200;

export function parseHttpsOrigin(text: string): HttpsOrigin | null {
  const input = text.trim();
  if (input.length > LONGEST || !/^https:\/\/[^/?#@\\\s]+\/?$/i.test(input) || !URL.canParse(input))
    return null;
  const { origin } = new URL(input);
  return origin.startsWith("https://") ? origin : null;
}
