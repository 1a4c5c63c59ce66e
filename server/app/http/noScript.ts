import type { Locale } from "../../shared/languages/locales.ts";
import { getI18n } from "../../platform/i18n/getI18n.ts";
import { escapeHtml } from "../../shared/markup/html.ts";

export interface BusinessContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** @param business null for a host without a business */
export function renderNoScript(locale: Locale, business: BusinessContact | null): string {
  const i18n = getI18n(locale);
  const explanation = i18n._(
    "You can read this page as it is. To book, to change a booking or to send a form, please turn on JavaScript in your browser.",
  );
  const contact =
    business === null
      ? ""
      : renderContact(i18n._("Or contact {name} directly:", { name: business.name }), business);
  return `<noscript><div class="no-script" role="note"><p>${escapeHtml(explanation)}</p>${contact}</div></noscript>`;
}

function renderContact(lead: string, { phone, email }: BusinessContact): string {
  const links = [
    ...(phone === ""
      ? []
      : [`<a href="tel:${escapeHtml(phone.replaceAll(/[^+\d]/g, ""))}">${escapeHtml(phone)}</a>`]),
    ...(email === "" ? [] : [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`]),
  ];
  return links.length === 0 ? "" : `<p>${escapeHtml(lead)} ${links.join(" · ")}</p>`;
}
