import { languageTag } from "../../../shared/languages/locales.ts";
import { html } from "../../../shared/markup/html.ts";
import { getI18n, toSupportedLocale } from "../../../platform/i18n/getI18n.ts";

export function renderSuspensionMail(
  language: string,
  url: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const locale = toSupportedLocale(language);
  const i18n = getI18n(locale);
  const subject = i18n._("Webhooks to {host} were switched off", { host: new URL(url).host });
  const paragraphs = [
    i18n._("Deliveries to {url} have failed for three days. We have stopped sending to this address.", {
      url,
    }),
    i18n._("Please fix the problem and enable the endpoint again. You can then resend what it missed."),
  ];
  const page = html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        ${paragraphs.map((text) => html`<p>${text}</p>`)}
      </body>
    </html>`;
  return { subject, text: `${paragraphs.join("\n\n")}\n`, html: page.markup };
}
