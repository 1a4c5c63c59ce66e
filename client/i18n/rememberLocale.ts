import { localeCookieName, localeParameter } from "./detectLocale.ts";
import type { Locale } from "./locales.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The `Set-Cookie` text that remembers a language for 365 days. In a frame of another site only a
 * partitioned cookie is kept, and that needs `Secure`.
 */
export function localeCookie(locale: Locale, place: { isSecure: boolean; isFramed: boolean }): string {
  const base = `${localeCookieName}=${locale}; Path=/; Max-Age=${yearInSeconds}`;
  if (!place.isSecure) return `${base}; SameSite=Lax`;
  return place.isFramed ? `${base}; SameSite=None; Secure; Partitioned` : `${base}; SameSite=Lax; Secure`;
}

/** The address with `?locale=` saying the new language, when it said one; otherwise unchanged. */
export function addressInLocale(url: URL, locale: Locale): URL {
  if (!url.searchParams.has(localeParameter)) return url;
  const next = new URL(url);
  next.searchParams.set(localeParameter, locale);
  return next;
}

/**
 * Remembers the language in this browser, for whatever it asks next. A browser that keeps no cookies forgets it at the next load,
 * nothing worse.
 */
export function rememberLocale(locale: Locale): void {
  const isFramed = window.self !== window.top;
  try {
    document.cookie = localeCookie(locale, { isSecure: location.protocol === "https:", isFramed });
    // Chromium sends a cookie to where they are kept without waiting: a page loaded anew at once was asked for without it, one time in
    // twenty. Reading waits, and what was written before has arrived then.
    void document.cookie;
  } catch {
    // A sandboxed frame refuses every cookie by throwing.
  }
}
