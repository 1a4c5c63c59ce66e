import { holdingKey as storageKey } from "../../../relay/holdHeaders.ts";
import { sessionStore, type VisitStore } from "./visitMemory.ts";

/** Whoever holds something in this tab, whatever it is: another visit forgets the hold, which is there all the same. */
interface Holding {
  /** The visitor's own token. */
  readonly visitor: string;
  /** The end of the hold by this device's clock, in milliseconds. */
  readonly until: number;
  /** The hold's token, sent with every question while the hold lives (`relay/holdHeaders.ts`). */
  readonly token?: string;
}

let isRunning = false;

/** From now on the page is the browser's own: what the server rendered, which knows no visitor, has been taken over. */
export function startKnowingVisitor(): void {
  isRunning = true;
}

/** Remembers that something is held. A full or forbidden storage forgets it: times of theirs are missing, nothing worse. */
export function rememberHolding(store: VisitStore | null, holding: Holding): void {
  try {
    store?.setItem(storageKey, JSON.stringify(holding));
  } catch {
    // As above.
  }
}

/** The visitor's token while something may be held for it; null: nothing is. */
export function holdingIn(store: VisitStore | null, now: number): string | null {
  try {
    const { visitor, until } = JSON.parse(store?.getItem(storageKey) ?? "{}") as Partial<Holding>;
    return typeof visitor === "string" && typeof until === "number" && until > now ? visitor : null;
  } catch {
    return null;
  }
}

/**
 * The token that looks past the visitor's own hold in a search for times. Null where nothing is held, so that everybody
 * else's questions stay the same, and while what the server rendered is being taken over.
 */
export function holdingVisitor(): string | null {
  return isRunning ? holdingIn(sessionStore(), Date.now()) : null;
}
