import { cookieValue, localeCookieName, localeParameter, matchLanguage } from "../../i18n/detectLocale.ts";
import { isLocale } from "../../i18n/locales.ts";
import { addressInLocale, rememberLocale } from "../../i18n/rememberLocale.ts";

/**
 * Stores the chosen language (`shared/LanguageChoice.tsx`) and loads the page in it. It also reloads a page from the
 * back/forward cache whose language is outdated.
 */
export function listenForLanguage(page: Document, load: (url: URL) => void): void {
  const choice = page.querySelector<HTMLSelectElement>('select[name="language"]');
  const follow = () => {
    if (choice === null || !isLocale(choice.value)) return;
    rememberLocale(choice.value);
    load(addressInLocale(new URL(location.href), choice.value));
  };
  choice?.addEventListener("change", follow);
  // The visitor chose before this script ran: the selected option is not the server's.
  if (choice?.selectedOptions[0]?.defaultSelected === false && choice.querySelector("[selected]")) follow();
  window.addEventListener("pageshow", ({ persisted }) => {
    const url = new URL(location.href);
    const chosen = matchLanguage(cookieValue(page.cookie, localeCookieName) ?? "");
    const isOther = chosen !== null && chosen !== matchLanguage(page.documentElement.lang);
    if (persisted && isOther && !url.searchParams.has(localeParameter)) load(url);
  });
}
