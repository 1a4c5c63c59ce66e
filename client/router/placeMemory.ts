/**
 * Remembers the address of each screen inside a page: in the history entry for Back, and in session storage for a
 * return from the payment page.
 */

const keyName = "daybook.places";

type Places = Readonly<Record<string, string>>;

/** Returns the address that a named container shows in this history entry, or null. */
export function findPlace(frame: string): string | null {
  return placesHere()[frame] ?? null;
}

export function markPlace(frame: string, href: string): void {
  history.replaceState(stateWith(frame, href), "");
  keepStanding(frame, href);
}

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
  readonly page: string;
  readonly frame: string;
  readonly href: string;
  readonly isReturning: boolean;
}

function keepStanding(frame: string, href: string): void {
  write({ page: location.pathname + location.search, frame, href, isReturning: false });
}

/**
 * Returns the page that contained the order's screen before payment, when `url` is the order or its booking after
 * payment. That page then shows `url`. Null if no page of this tab contained it.
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

/** The visitor opened the widget as a full page, so a payment returns to it. */
export function forgetStanding(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}

/** Returns the address to show after a payment, once. Null if there is none. */
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
    // Storage may be forbidden in an iframe. A return then shows the screen as a full page.
  }
}
