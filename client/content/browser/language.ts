import { cookieValue, localeCookieName, localeParameter, matchLanguage } from "../../i18n/detectLocale.ts";
import { isLocale } from "../../i18n/locales.ts";
import { addressInLocale, rememberLocale } from "../../i18n/rememberLocale.ts";

/**
 * The choice of the interface's language (`shared/LanguageChoice.tsx`): it is remembered, and `load` shows the page in it. So it is when
 * Back shows a page as it was left, in another language than was chosen since.
 */
export function listenForLanguage(page: Document, load: (url: URL) => void): void {
  const choice = page.querySelector<HTMLSelectElement>('select[name="language"]');
  const follow = () => {
    if (choice === null || !isLocale(choice.value)) return;
    rememberLocale(choice.value);
    load(addressInLocale(new URL(location.href), choice.value));
  };
  choice?.addEventListener("change", follow);
  // Somebody chose before this ran: what stands in it is another option than the server had selected.
  if (choice?.selectedOptions[0]?.defaultSelected === false && choice.querySelector("[selected]")) follow();
  window.addEventListener("pageshow", ({ persisted }) => {
    const url = new URL(location.href);
    const chosen = matchLanguage(cookieValue(page.cookie, localeCookieName) ?? "");
    const isOther = chosen !== null && chosen !== matchLanguage(page.documentElement.lang);
    if (persisted && isOther && !url.searchParams.has(localeParameter)) load(url);
  });
}
