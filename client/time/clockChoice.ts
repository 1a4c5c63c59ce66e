import { useSyncExternalStore } from "react";

/** The clock in which times are written, in the graph's words. */
export type Clock = "H12" | "H24";

const storageKey = "daybook.clock";

const listeners = new Set<() => void>();

/** The choice of this page, for a browser that forbids storage. */
let chosenHere: Clock | null = null;

/** The clock that the visitor chose in this browser. Null without a choice. */
export function chosenClock(): Clock | null {
  return chosenHere ?? storedClock();
}

/** Keeps the visitor's choice in local storage where that is allowed, and for the life of the page. Never in a cookie. */
export function chooseClock(clock: Clock): void {
  chosenHere = clock;
  try {
    localStorage.setItem(storageKey, clock);
  } catch {
    // Storage is forbidden or full.
  }
  listeners.forEach((onChange) => onChange());
}

/**
 * The clock to write times in: the visitor's choice, or the setting of the business. The first render has the
 * business's, as the server wrote it.
 */
export function useClock<Setting extends string>(setting: Setting): Setting | Clock {
  return useSyncExternalStore(subscribe, chosenClock, () => null) ?? setting;
}

function storedClock(): Clock | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "H12" || stored === "H24" ? stored : null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  // Another tab of the same browser chose.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    chosenHere = null;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}
