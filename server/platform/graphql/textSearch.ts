/** Returns LIKE patterns, because a database with the locale C ignores case only for ASCII. */
export function toLikePatterns(text: string): string[] {
  const lowerCase = text.toLowerCase();
  const titleCase = lowerCase.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  // oxlint-disable-next-line no-control-regex -- ASCII is meant
  const variants = /^[\u0000-\u007f]*$/.test(text)
    ? [text]
    : [text, lowerCase, titleCase, text.toUpperCase()];
  return [...new Set(variants)].map((one) => one.replaceAll(/[\\%_]/g, "\\$&"));
}
