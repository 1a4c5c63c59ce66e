/** RFC 5646, at most 35 characters. */
export function isLocale(text: string): boolean {
  return text.length <= 35 && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text);
}
