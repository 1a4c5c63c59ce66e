/** Returns LIKE patterns, because a database with the locale C ignores case only for ASCII. */
export function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const named = small.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  // oxlint-disable-next-line no-control-regex -- ASCII is meant
  const all = /^[\u0000-\u007f]*$/.test(text) ? [text] : [text, small, named, text.toUpperCase()];
  return [...new Set(all)].map((one) => one.replaceAll(/[\\%_]/g, "\\$&"));
}
