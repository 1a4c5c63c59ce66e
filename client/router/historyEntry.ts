export type EntryKey = string;

const keyName = "daybook.key";

export function ensureEntryKey(): EntryKey {
  const state: unknown = history.state;
  const key: unknown = state && typeof state === "object" ? Reflect.get(state, keyName) : null;
  if (typeof key === "string") return key;
  return replaceEntry(new URL(location.href), makeKey());
}

export function pushEntry(url: URL): EntryKey {
  const key = makeKey();
  history.pushState({ [keyName]: key }, "", url);
  return key;
}

export function replaceEntry(url: URL, key: EntryKey): EntryKey {
  history.replaceState({ ...(history.state as object | null), [keyName]: key }, "", url);
  return key;
}

function makeKey(): EntryKey {
  return Math.random().toString(36).slice(2);
}
