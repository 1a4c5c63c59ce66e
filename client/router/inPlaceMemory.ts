import { isRecord } from "../shared/isRecord.ts";

/**
 * Remembers the address of each screen inside a page: in the history entry for Back, and in session storage for a
 * return from the payment page.
 */

const keyName = "daybook.places";

type InPlaceHrefs = Readonly<Record<string, string>>;

/** Returns the address that a named container shows in this history entry, or null. */
export function readInPlaceHref(frame: string): string | null {
  return readInPlaceHrefs()[frame] ?? null;
}

export function replaceInPlaceHref(frame: string, href: string): void {
  history.replaceState(createState(frame, href), "");
  saveForReturn(frame, href);
}

export function pushInPlaceHref(frame: string, href: string): void {
  history.pushState(createState(frame, href), "");
  saveForReturn(frame, href);
}

function createState(frame: string, href: string): object {
  return { ...(history.state as object | null), [keyName]: { ...readInPlaceHrefs(), [frame]: href } };
}

function readInPlaceHrefs(): InPlaceHrefs {
  const state: unknown = history.state;
  const hrefs = isRecord(state) ? state[keyName] : null;
  if (!isRecord(hrefs)) return {};
  return Object.fromEntries(
    Object.entries(hrefs).filter((entry): entry is [string, string] => isLocalHref(entry[1])),
  );
}

/** Another release, or other code of this origin, may have stored the value. */
function isLocalHref(value: unknown): value is string {
  return typeof value === "string" && /^\/(?![/\\])/.test(value);
}

const storageKey = "daybook.place";

interface SavedScreen {
  readonly page: string;
  readonly frame: string;
  readonly href: string;
  readonly isReturning: boolean;
}

function saveForReturn(frame: string, href: string): void {
  writeSaved({ page: location.pathname + location.search, frame, href, isReturning: false });
}

/**
 * Returns the page that contained the order's screen before payment, when `url` is the order or its booking after
 * payment. That page then shows `url`. Null if no page of this tab contained it.
 */
export function findPageToReturnTo(url: URL): string | null {
  const saved = readSaved();
  if (saved === null || !url.searchParams.has("returned")) return null;
  const { pathname } = new URL(saved.href, url);
  const isBooked = pathname.startsWith("/widget/bookings/") && url.pathname.startsWith("/widget/booking/");
  if (pathname !== url.pathname && !isBooked) return null;
  const search = new URLSearchParams(url.search);
  search.set("embed", "");
  writeSaved({ ...saved, href: `${url.pathname}?${search}`, isReturning: true });
  return saved.page;
}

/** The visitor opened the widget as a full page, so a payment returns to it. */
export function clearSavedScreen(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}

/** Returns the address to show after a payment, once. Null if there is none. */
export function takeReturnHref(frame: string): string | null {
  const saved = readSaved();
  if (saved === null || !saved.isReturning || saved.frame !== frame) return null;
  if (saved.page !== location.pathname + location.search) return null;
  writeSaved({ ...saved, isReturning: false });
  return saved.href;
}

function readSaved(): SavedScreen | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isSavedScreen(saved) ? saved : null;
  } catch {
    return null;
  }
}

function isSavedScreen(value: unknown): value is SavedScreen & Record<string, unknown> {
  return (
    isRecord(value) &&
    isLocalHref(value["page"]) &&
    isLocalHref(value["href"]) &&
    typeof value["frame"] === "string" &&
    typeof value["isReturning"] === "boolean"
  );
}

function writeSaved(screen: SavedScreen): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(screen));
  } catch {
    // Storage may be forbidden in an iframe. A return then shows the screen as a full page.
  }
}
