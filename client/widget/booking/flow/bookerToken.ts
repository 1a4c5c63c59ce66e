import type { KeyValueStore } from "../../../shared/webStorage.ts";

const storageKey = "daybook.booker";

/**
 * Stores the token that proves that a booker reads mail at an address. Without it the next larger party is confirmed by
 * mail.
 */
export function saveBookerToken(store: KeyValueStore | null, token: string): void {
  try {
    store?.setItem(storageKey, token);
  } catch {
    // The storage is full.
  }
}

/** Returns the stored token, or null. The server ignores it for any other address. */
export function loadBookerToken(store: KeyValueStore | null): string | null {
  try {
    return store?.getItem(storageKey) || null;
  } catch {
    return null;
  }
}
