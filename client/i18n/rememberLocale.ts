import { localeCookieName, localeParameter } from "./detectLocale.ts";
import type { Locale } from "./locales.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Returns a `Set-Cookie` text for 365 days. Inside another site's iframe, browsers accept only partitioned cookies,
 * which require `Secure`.
 */
export function formatLocaleCookie(
  locale: Locale,
  context: { isSecure: boolean; isFramed: boolean },
): string {
  const base = `${localeCookieName}=${locale}; Path=/; Max-Age=${yearInSeconds}`;
  if (!context.isSecure) return `${base}; SameSite=Lax`;
  return context.isFramed ? `${base}; SameSite=None; Secure; Partitioned` : `${base}; SameSite=Lax; Secure`;
}

export function withLocale(url: URL, locale: Locale): URL {
  if (!url.searchParams.has(localeParameter)) return url;
  const next = new URL(url);
  next.searchParams.set(localeParameter, locale);
  return next;
}

/** Stores the language in a cookie. Without cookies it is lost at the next load. */
export function rememberLocale(locale: Locale): void {
  const isFramed = window.self !== window.top;
  try {
    document.cookie = formatLocaleCookie(locale, { isSecure: location.protocol === "https:", isFramed });
    // Chromium stores cookies asynchronously, so an immediate reload may miss it. Reading waits until it is stored.
    void document.cookie;
  } catch {
    // A sandboxed iframe throws on every cookie.
  }
}
