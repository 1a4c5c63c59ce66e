import { languageTag } from "../../../shared/languages/locales.ts";
import { html } from "../../../shared/markup/html.ts";
import { speak, spokenLocale } from "../../../platform/i18n/speak.ts";

export function suspensionMail(
  language: string,
  url: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const locale = spokenLocale(language);
  const i18n = speak(locale);
  const subject = i18n._("Webhooks to {host} were switched off", { host: new URL(url).host });
  const words = [
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
        ${words.map((text) => html`<p>${text}</p>`)}
      </body>
    </html>`;
  return { subject, text: `${words.join("\n\n")}\n`, html: page.markup };
}
