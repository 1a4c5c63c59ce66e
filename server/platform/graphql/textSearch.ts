/** A text as it may be written. A database whose locale is C knows small and capital letters of English alone. */
export function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const named = small.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  // oxlint-disable-next-line no-control-regex -- ASCII is meant
  const all = /^[\u0000-\u007f]*$/.test(text) ? [text] : [text, small, named, text.toUpperCase()];
  // What the database would take for any characters is looked for as it stands.
  return [...new Set(all)].map((one) => one.replaceAll(/[\\%_]/g, "\\$&"));
}
