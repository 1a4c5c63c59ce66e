import { getSessionStorage, type KeyValueStore } from "../../../shared/webStorage.ts";
import { holdStorageKey as storageKey } from "../../../relay/holdHeaders.ts";

interface ActiveHold {
  readonly visitor: string;
  /** End of the hold in milliseconds of the device's clock. */
  readonly until: number;
  /** Token of the hold, sent with every query while the hold is active (`relay/holdHeaders.ts`). */
  readonly token?: string;
}

let isHydrated = false;

/** Call after hydration. Until then queries must match those of the server, which knows no visitor. */
export function markHydrated(): void {
  isHydrated = true;
}

/** Without storage, the visitor's own held times appear as taken. */
export function saveActiveHold(store: KeyValueStore | null, activeHold: ActiveHold): void {
  try {
    store?.setItem(storageKey, JSON.stringify(activeHold));
  } catch {}
}

export function findVisitorToken(store: KeyValueStore | null, now: number): string | null {
  try {
    const { visitor, until } = JSON.parse(store?.getItem(storageKey) ?? "{}") as Partial<ActiveHold>;
    return typeof visitor === "string" && typeof until === "number" && until > now ? visitor : null;
  } catch {
    return null;
  }
}

/**
 * Returns the token that excludes the visitor's own hold from availability. Null without a hold, so that responses can
 * be cached, and during hydration.
 */
export function getVisitorToken(): string | null {
  return isHydrated ? findVisitorToken(getSessionStorage(), Date.now()) : null;
}
