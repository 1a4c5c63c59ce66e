/** Each history entry has a key of its own, so that "back" finds where the page stood. */
export type EntryKey = string;

const keyName = "daybook.key";

/** The key of the entry we stand on; a new one is written into an entry that has none. */
export function adoptEntry(): EntryKey {
  const state: unknown = history.state;
  const key: unknown = state && typeof state === "object" ? Reflect.get(state, keyName) : null;
  if (typeof key === "string") return key;
  return replaceEntry(new URL(location.href), makeKey());
}

/** Adds an entry for `url` and stands on it. */
export function pushEntry(url: URL): EntryKey {
  const key = makeKey();
  history.pushState({ [keyName]: key }, "", url);
  return key;
}

/** Changes the address of the entry we stand on. */
export function replaceEntry(url: URL, key: EntryKey): EntryKey {
  history.replaceState({ ...(history.state as object | null), [keyName]: key }, "", url);
  return key;
}

function makeKey(): EntryKey {
  return Math.random().toString(36).slice(2);
}
