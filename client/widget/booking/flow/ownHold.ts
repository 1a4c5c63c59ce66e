import { holdingKey as storageKey } from "../../../relay/holdHeaders.ts";
import { sessionStore, type VisitStore } from "./visitMemory.ts";

interface Holding {
  readonly visitor: string;
  /** End of the hold in milliseconds of the device's clock. */
  readonly until: number;
  /** Token of the hold, sent with every query while the hold is active (`relay/holdHeaders.ts`). */
  readonly token?: string;
}

let isRunning = false;

/** Call after hydration. Until then queries must match those of the server, which knows no visitor. */
export function startKnowingVisitor(): void {
  isRunning = true;
}

/** Without storage, the visitor's own held times appear as taken. */
export function rememberHolding(store: VisitStore | null, holding: Holding): void {
  try {
    store?.setItem(storageKey, JSON.stringify(holding));
  } catch {}
}

export function holdingIn(store: VisitStore | null, now: number): string | null {
  try {
    const { visitor, until } = JSON.parse(store?.getItem(storageKey) ?? "{}") as Partial<Holding>;
    return typeof visitor === "string" && typeof until === "number" && until > now ? visitor : null;
  } catch {
    return null;
  }
}

/**
 * Returns the token that excludes the visitor's own hold from availability. Null without a hold, so that responses can
 * be cached, and during hydration.
 */
export function holdingVisitor(): string | null {
  return isRunning ? holdingIn(sessionStore(), Date.now()) : null;
}
