/** What goes along from one screen to the next: language, zone, and what the embed said. */
const parameters = ["locale", "timezone", "theme", "embed"] as const;

/** The search part of an address with only what goes along, `?` and all; empty when nothing does. */
export function lasting(search: string): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  for (const name of parameters) {
    const value = before.get(name);
    if (value !== null) after.set(name, value);
  }
  return after.size === 0 ? "" : `?${after}`;
}
