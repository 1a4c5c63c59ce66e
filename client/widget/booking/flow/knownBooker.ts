import type { VisitStore } from "./visitMemory.ts";

const storageKey = "daybook.booker";

/**
 * Stores the token that proves that a booker reads mail at an address. Without it the next larger party is confirmed by
 * mail.
 */
export function rememberBooker(store: VisitStore | null, token: string): void {
  try {
    store?.setItem(storageKey, token);
  } catch {
    // The storage is full.
  }
}

/** Returns the stored token, or null. The server ignores it for any other address. */
export function knownBooker(store: VisitStore | null): string | null {
  try {
    return store?.getItem(storageKey) || null;
  } catch {
    return null;
  }
}

export function localStore(): VisitStore | null {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
