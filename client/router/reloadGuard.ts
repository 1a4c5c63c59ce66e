/** A path is reloaded at most once within this time; after that a failure is shown. */
const guardMilliseconds = 10_000;

/** Where the guard remembers across a reload. Both may throw: in a frame storage can be forbidden. */
export interface GuardMemory {
  read(): string | null;
  write(text: string): void;
}

/**
 * True when `path` may be reloaded now, which is then remembered for ten seconds. False when it was
 * reloaded a moment ago, or when nothing can be remembered: better an error page than a page that reloads
 * for ever.
 */
export function mayReload(path: string, now: number, memories: readonly GuardMemory[]): boolean {
  const text = JSON.stringify({ path, at: now });
  for (const memory of memories) {
    try {
      if (isRecent(memory.read(), path, now)) return false;
      memory.write(text);
      if (memory.read() === text) return true;
    } catch {
      // This memory is closed to us; the next may be open.
    }
  }
  return false;
}

function isRecent(text: string | null, path: string, now: number): boolean {
  if (!text) return false;
  const entry = JSON.parse(text) as { path?: unknown; at?: unknown };
  return entry.path === path && typeof entry.at === "number" && Math.abs(now - entry.at) < guardMilliseconds;
}

const storageKey = "daybook.reloaded";

/** Session storage where it is allowed, else the history entry, which a reload keeps as well. */
export const browserMemories: readonly GuardMemory[] = [
  {
    read: () => sessionStorage.getItem(storageKey),
    write: (text) => sessionStorage.setItem(storageKey, text),
  },
  {
    read: () => {
      const state: unknown = history.state;
      const text = state && typeof state === "object" ? Reflect.get(state, storageKey) : null;
      return typeof text === "string" ? text : null;
    },
    write: (text) => history.replaceState({ ...(history.state as object | null), [storageKey]: text }, ""),
  },
];

/** Loads `url` anew from the server, once in ten seconds. Answers whether it did: if so the page is about to go. */
export function reloadOnce(url: URL): boolean {
  const isHere = url.href === location.href;
  if (!isHere) history.pushState({}, "", url);
  if (mayReload(url.pathname, Date.now(), browserMemories)) {
    location.reload();
    return true;
  }
  return false;
}
