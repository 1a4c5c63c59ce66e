/** Where a screen within a page stands: in the history, so that Back leads through it, and in the tab, for who comes back from elsewhere. */

const keyName = "daybook.places";

type Places = Readonly<Record<string, string>>;

/** The address that a frame of this page shows in this history entry; null: none was written. */
export function findPlace(frame: string): string | null {
  return placesHere()[frame] ?? null;
}

/** Writes it into the entry that we stand on. */
export function markPlace(frame: string, href: string): void {
  history.replaceState(stateWith(frame, href), "");
  keepStanding(frame, href);
}

/** Writes it into a new entry of the same page. */
export function pushPlace(frame: string, href: string): void {
  history.pushState(stateWith(frame, href), "");
  keepStanding(frame, href);
}

function stateWith(frame: string, href: string): object {
  return { ...(history.state as object | null), [keyName]: { ...placesHere(), [frame]: href } };
}

function placesHere(): Places {
  const state: unknown = history.state;
  const places: unknown = state && typeof state === "object" ? Reflect.get(state, keyName) : null;
  return places && typeof places === "object" ? (places as Places) : {};
}

const storageKey = "daybook.place";

interface SavedFrame {
  /** Path and search of the page. */
  readonly page: string;
  readonly frame: string;
  readonly href: string;
  /** True on the way back to it. */
  readonly isReturning: boolean;
}

function keepStanding(frame: string, href: string): void {
  write({ page: location.pathname + location.search, frame, href, isReturning: false });
}

/**
 * The page in which an order stood when the visitor left it to pay, who comes back to the order's own address, or to that of what
 * was booked; there it will stand again as this address says. Null: it stood in no page of this tab.
 */
export function pageToReturnTo(url: URL): string | null {
  const left = read();
  if (left === null || !url.searchParams.has("returned")) return null;
  const { pathname } = new URL(left.href, url);
  const isBooked = pathname.startsWith("/widget/bookings/") && url.pathname.startsWith("/widget/booking/");
  if (pathname !== url.pathname && !isBooked) return null;
  const search = new URLSearchParams(url.search);
  search.set("embed", "");
  write({ ...left, href: `${url.pathname}?${search}`, isReturning: true });
  return left.page;
}

/** The visitor has come to the widget by itself: what is paid from here leads into no page. */
export function forgetStanding(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then nothing was kept either.
  }
}

/** The address that a frame of this page shows after that return, told once; null: nobody returns to it. */
export function takeReturn(frame: string): string | null {
  const left = read();
  if (left === null || !left.isReturning || left.frame !== frame) return null;
  if (left.page !== location.pathname + location.search) return null;
  write({ ...left, isReturning: false });
  return left.href;
}

function read(): SavedFrame | null {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return left && typeof left === "object" && typeof Reflect.get(left, "page") === "string"
      ? (left as SavedFrame)
      : null;
  } catch {
    return null;
  }
}

function write(standing: SavedFrame): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(standing));
  } catch {
    // Forbidden in some frames: who comes back from elsewhere sees the screen by itself.
  }
}
