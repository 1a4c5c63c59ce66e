export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Used where storage is forbidden. It lasts as long as the page. */
const memoryEntries = new Map<string, string>();
const memoryStore: KeyValueStore = {
  getItem: (key) => memoryEntries.get(key) ?? null,
  setItem: (key, value) => void memoryEntries.set(key, value),
  removeItem: (key) => void memoryEntries.delete(key),
};

/** Returns the tab's session storage, or memory where a frame or a setting forbids it. Null on the server. */
export function getSessionStorage(): KeyValueStore | null {
  if (typeof window === "undefined") return null;
  try {
    return window.sessionStorage ?? memoryStore;
  } catch {
    return memoryStore;
  }
}

export function getLocalStorage(): KeyValueStore | null {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns 128 random bits in hexadecimal. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
