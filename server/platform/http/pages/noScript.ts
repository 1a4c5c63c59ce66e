import type { Locale } from "../../../shared/languages/locales.ts";
import { speak } from "../../i18n/speak.ts";
import { escaped } from "../../../shared/markup/html.ts";

export interface ReachableBusiness {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** @param business null for a host without a business */
export function noScriptNote(locale: Locale, business: ReachableBusiness | null): string {
  const i18n = speak(locale);
  const works = i18n._(
    "You can read this page as it is. To book, to change a booking or to send a form, please turn on JavaScript in your browser.",
  );
  const reach =
    business === null
      ? ""
      : reachText(i18n._("Or contact {name} directly:", { name: business.name }), business);
  return `<noscript><div class="no-script" role="note"><p>${escaped(works)}</p>${reach}</div></noscript>`;
}

function reachText(lead: string, { phone, email }: ReachableBusiness): string {
  const links = [
    ...(phone === ""
      ? []
      : [`<a href="tel:${escaped(phone.replaceAll(/[^+\d]/g, ""))}">${escaped(phone)}</a>`]),
    ...(email === "" ? [] : [`<a href="mailto:${escaped(email)}">${escaped(email)}</a>`]),
  ];
  return links.length === 0 ? "" : `<p>${escaped(lead)} ${links.join(" · ")}</p>`;
}
