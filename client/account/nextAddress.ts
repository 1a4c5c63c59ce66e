/** Returns the address after sign-in: `?next=` if it is a path on this origin, else the account. */
export function readNextAddress(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  const base = "https://own.invalid";
  // Rejects what browsers read as another host: a second slash, a backslash, and control characters that they skip.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes("\\")) return "/account";
  const url = new URL(next, base);
  return url.origin === base ? url.pathname + url.search + url.hash : "/account";
}
