/** A path reloads at most once within this time, then the failure is shown. */
const guardMilliseconds = 10_000;

/** Storage that survives a reload. Both methods may throw, because iframes can forbid storage. */
export interface GuardMemory {
  read(): string | null;
  write(text: string): void;
}

/**
 * Returns whether `path` may be reloaded now, and remembers it for ten seconds. False after a recent reload, or when
 * nothing can be stored, to avoid an endless loop.
 */
export function mayReload(path: string, now: number, storages: readonly GuardMemory[]): boolean {
  const text = JSON.stringify({ path, at: now });
  for (const memory of storages) {
    try {
      if (isRecent(memory.read(), path, now)) return false;
      memory.write(text);
      if (memory.read() === text) return true;
    } catch {}
  }
  return false;
}

function isRecent(text: string | null, path: string, now: number): boolean {
  if (!text) return false;
  const entry = JSON.parse(text) as { path?: unknown; at?: unknown };
  return entry.path === path && typeof entry.at === "number" && Math.abs(now - entry.at) < guardMilliseconds;
}

const storageKey = "daybook.reloaded";

/** Session storage, else the history entry, which also survives a reload. */
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

/** Reloads `url` from the server at most once in ten seconds. Returns whether it reloads. */
export function reloadOnce(url: URL): boolean {
  const isCurrentUrl = url.href === location.href;
  if (!isCurrentUrl) history.pushState({}, "", url);
  if (mayReload(url.pathname, Date.now(), browserMemories)) {
    location.reload();
    return true;
  }
  return false;
}
