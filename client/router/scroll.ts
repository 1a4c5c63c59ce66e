export type ScrollTarget =
  | { readonly kind: "stay" }
  | { readonly kind: "top" }
  | { readonly kind: "anchor"; readonly hash: string }
  | { readonly kind: "position"; readonly x: number; readonly y: number }
  | { readonly kind: "start"; readonly of: Element };

/** Returns the anchor if there is one, the top for another page, else the current position. */
export function scrollAfterPush(from: URL, to: URL): ScrollTarget {
  if (to.hash.length > 1) return { kind: "anchor", hash: to.hash };
  return from.pathname === to.pathname ? { kind: "stay" } : { kind: "top" };
}

export function applyScroll(target: ScrollTarget): void {
  if (target.kind === "stay") return;
  if (target.kind === "position") return window.scrollTo(target.x, target.y);
  if (target.kind === "start") {
    if (target.of.getBoundingClientRect().top < 0) target.of.scrollIntoView();
    return;
  }
  const anchor = target.kind === "anchor" ? document.getElementById(anchorId(target.hash)) : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
}

function anchorId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const storageKey = "daybook.scroll";
const maxStoredPositions = 50;

/** Scroll positions by history entry. They survive a reload where storage is allowed. */
export interface ScrollMemory {
  save(key: string): void;
  find(key: string): ScrollTarget | null;
}

export function openScrollMemory(): ScrollMemory {
  const positions = new Map<string, readonly [number, number]>(readStored());
  return {
    save(key) {
      positions.delete(key);
      positions.set(key, [window.scrollX, window.scrollY]);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStoredPositions)));
      } catch {
        // Storage is forbidden in some iframes. A reload then starts at the top.
      }
    },
    find(key) {
      const position = positions.get(key);
      return position ? { kind: "position", x: position[0], y: position[1] } : null;
    },
  };
}

function readStored(): [string, [number, number]][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, [number, number]][]) : [];
  } catch {
    return [];
  }
}
