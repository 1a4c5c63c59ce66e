/** Whether a text can be a slug at all: what cannot is in no database, and need not be looked for there. */
export function isSlug(text: string): boolean {
  return text.length <= 39 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
