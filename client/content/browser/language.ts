import { cookieValue, localeCookieName, localeParameter, matchLanguage } from "../../i18n/detectLocale.ts";
import { isLocale } from "../../i18n/locales.ts";
import { withLocale, rememberLocale } from "../../i18n/rememberLocale.ts";

/**
 * Stores the chosen language (`shared/LanguageChoice.tsx`) and loads the page in it. It also reloads a page from the
 * back/forward cache whose language is outdated.
 */
export function listenForLanguage(page: Document, load: (url: URL) => void): void {
  const languageSelect = page.querySelector<HTMLSelectElement>('select[name="language"]');
  const applyChoice = () => {
    if (languageSelect === null || !isLocale(languageSelect.value)) return;
    rememberLocale(languageSelect.value);
    load(withLocale(new URL(location.href), languageSelect.value));
  };
  languageSelect?.addEventListener("change", applyChoice);
  // The visitor chose before this script ran: the selected option is not the server's.
  if (
    languageSelect?.selectedOptions[0]?.defaultSelected === false &&
    languageSelect.querySelector("[selected]")
  )
    applyChoice();
  window.addEventListener("pageshow", ({ persisted }) => {
    const url = new URL(location.href);
    const chosen = matchLanguage(cookieValue(page.cookie, localeCookieName) ?? "");
    const isOutdated = chosen !== null && chosen !== matchLanguage(page.documentElement.lang);
    if (persisted && isOutdated && !url.searchParams.has(localeParameter)) load(url);
  });
}
