/** Whether a text can be a language tag that is kept. RFC 5646: longer ones than 35 characters need not be. */
export function isLocale(text: string): boolean {
  return text.length <= 35 && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text);
}
