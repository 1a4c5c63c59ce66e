import { languageTag } from "../../../shared/languages/locales.ts";
import type { MailContent } from "./content.ts";
import { type Markup, html, lines } from "../../../shared/markup/html.ts";
import { renderStyleSheet, getTheme } from "./theme.ts";
import { factTable, ticketMarkup } from "./ticket.ts";
import type { MailTexts } from "./texts.ts";

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif";
/** Invisible characters that fill the preview line of mail programs. */
const PREVIEW_PADDING: Markup = { markup: "&#847;&zwnj;&nbsp;".repeat(60) };

/** Renders one 560 px column without external resources. */
export function htmlMail(content: Pick<MailContent, "business" | "locale">, texts: MailTexts): string {
  const { light: c, dark } = getTheme(content.business.accentColor);
  const { business } = content;
  const page = html`<!doctype html>
    <html lang="${languageTag(content.locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${texts.subject}</title>
        <style>
          ${{ markup: renderStyleSheet(dark) }}
        </style>
      </head>
      <body
        class="ground"
        style="margin:0;padding:0;background:${c.ground};font-family:${FONT};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">
          ${texts.greeting} ${texts.intro}${PREVIEW_PADDING}
        </div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="ground"
          style="background:${c.ground}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    class="pad accent"
                    style="padding:0 32px 16px;font-size:16px;line-height:24px;font-weight:600;color:${c.accent}"
                  >
                    ${business.name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="pad paper"
                    style="background:${c.paper};border:1px solid ${c.line};border-radius:12px;padding:32px"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 8px;font-size:24px;line-height:32px;font-weight:600;color:${c.ink}"
                    >
                      ${texts.title}
                    </h1>
                    <p class="ink" style="margin:0 0 8px;font-size:16px;line-height:24px;color:${c.ink}">
                      ${texts.greeting}
                    </p>
                    <p class="ink" style="margin:0 0 24px;font-size:16px;line-height:24px;color:${c.ink}">
                      ${texts.intro}
                    </p>
                    ${texts.quote === "" ? null : html`<blockquote class="ink line" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${c.line};font-size:16px;line-height:24px;color:${c.ink}">${lines(texts.quote)}</blockquote>`}
                    ${texts.tickets.map((ticket) => ticketMarkup(ticket, c))}
                    ${texts.facts.length === 0 ? null : html`<div style="margin:0 0 8px">${factTable(texts.facts, c)}</div>`}
                    ${texts.request === "" ? null : html`<p class="ink" style="margin:16px 0 0;font-size:16px;line-height:24px;color:${c.ink}">${texts.request}</p>`}
                    <div style="margin:24px 0 0">
                      ${texts.buttons.map((button) => buttonMarkup(button, c))}
                    </div>
                    ${texts.policy === "" ? null : html`<p class="quiet line" style="margin:16px 0 0;padding:16px 0 0;border-top:1px solid ${c.line};font-size:14px;line-height:20px;color:${c.quiet}">${lines(texts.policy)}</p>`}
                  </td>
                </tr>
                <tr>
                  <td
                    class="pad quiet"
                    style="padding:20px 32px 0;font-size:13px;line-height:20px;color:${c.quiet}"
                  >
                    ${[texts.contact, [business.name, business.address].filter(Boolean).join(", "), texts.why]
                      .filter(Boolean)
                      .map((text) => html`<p style="margin:0 0 6px">${text}</p>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  // Mail programs truncate long mails, so indentation is removed.
  return page.markup.replaceAll(/\n\s+/g, "\n");
}

function buttonMarkup(
  { text, href, isPrimary }: MailTexts["buttons"][number],
  c: ReturnType<typeof getTheme>["light"],
): Markup {
  const colours = isPrimary
    ? `background:${c.fill};border:1px solid ${c.fill};color:${c.onFill}`
    : `border:1px solid ${c.line};color:${c.ink}`;
  const name = isPrimary ? "button fill" : "button outline";
  return html`<a
    class="${name}"
    href="${href}"
    style="display:inline-block;${colours};border-radius:8px;padding:11px 20px;margin:0 8px 8px 0;font-size:16px;line-height:22px;font-weight:600;text-decoration:none"
    >${text}</a
  >`;
}
