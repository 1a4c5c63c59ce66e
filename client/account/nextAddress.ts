/** Where somebody goes once signed in: what `?next=` names, if it is a path of our own, else the account. */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  const base = "https://own.invalid";
  // What browsers read as another host: a second slash or a backslash, with whatever control characters they skip.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes("\\")) return "/account";
  const url = new URL(next, base);
  return url.origin === base ? url.pathname + url.search + url.hash : "/account";
}
