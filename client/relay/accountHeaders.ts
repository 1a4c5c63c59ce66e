/**
 * Returns the CSRF header that makes a request act as the signed-in user. Only the account's pages send it, never the
 * widget. No form and no other origin can send it.
 */
export function accountHeaders(pathname: string): Readonly<Record<string, string>> {
  return /^\/account(\/|$)/.test(pathname) ? { "x-daybook-csrf": "1" } : {};
}
