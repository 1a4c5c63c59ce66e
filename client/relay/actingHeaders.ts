/**
 * What a request carries so that it acts for whoever has signed in: the account's own pages say so, the widget never does, whoever
 * has signed in in the same browser. No form and no other origin can send it.
 */
export function actingHeaders(pathname: string): Readonly<Record<string, string>> {
  return /^\/account(\/|$)/.test(pathname) ? { "x-daybook-csrf": "1" } : {};
}
