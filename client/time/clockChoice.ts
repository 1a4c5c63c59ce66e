import { useSyncExternalStore } from "react";

export type Clock = "H12" | "H24";

const storageKey = "daybook.clock";

const listeners = new Set<() => void>();

let pageChoice: Clock | null = null;

/** Returns the visitor's choice, or null. */
export function getChosenClock(): Clock | null {
  return pageChoice ?? readStoredClock();
}

/** Stores the choice in local storage if allowed, and for the life of the page. Never in a cookie. */
export function chooseClock(clock: Clock): void {
  pageChoice = clock;
  try {
    localStorage.setItem(storageKey, clock);
  } catch {}
  listeners.forEach((onChange) => onChange());
}

/** Returns the visitor's choice or the business's setting. The first render uses the business's, like the server. */
export function useHourCycle<Setting extends string>(setting: Setting): Setting | Clock {
  return useSyncExternalStore(subscribe, getChosenClock, () => null) ?? setting;
}

function readStoredClock(): Clock | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "H12" || stored === "H24" ? stored : null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  // Another tab has changed the choice.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    pageChoice = null;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}
