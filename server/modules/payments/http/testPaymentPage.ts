import type { I18n } from "@lingui/core";
import { type Locale, languageTag, textDirection } from "../../../shared/languages/locales.ts";
import { type Markup, html } from "../../../shared/markup/html.ts";
import { formatMoney } from "../../../shared/money/formatMoney.ts";
import { getI18n } from "../../../platform/i18n/getI18n.ts";
import type { TestPaymentView, TestPaymentChoice } from "./testPayments.ts";

/** The payment page of the test provider. */
export function renderTestPaymentPage(payment: TestPaymentView, locale: Locale): Markup {
  const i18n = getI18n(locale);
  const title = i18n._("Pay {business}", { business: payment.businessName });
  return html`<!doctype html>
    <html lang="${languageTag(locale)}" dir="${textDirection(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/test-payments/style.css" />
      </head>
      <body>
        <main>
          <p class="mode" role="note">
            <strong>${i18n._("Test mode: no money moves")}</strong>
            ${i18n._("Nobody is charged, whatever you choose here.")}
          </p>
          <section class="card" aria-labelledby="title">
            <h1 id="title">${title}</h1>
            <p class="for">${payment.description}</p>
            <p class="amount">${formatAmount(payment, locale)}</p>
            ${payment.state === "OPEN" ? renderChoices(i18n, payment, locale) : renderOutcome(i18n, payment)}
          </section>
        </main>
      </body>
    </html>`;
}

const formatAmount = ({ amountMinor, currency }: TestPaymentView, locale: Locale): string =>
  formatMoney({ amount: amountMinor, currency }, languageTag(locale));

/** The form posts to its own address, which keeps the language. */
function renderChoices(i18n: I18n, payment: TestPaymentView, locale: Locale): Markup {
  const furtherChoices: readonly (readonly [TestPaymentChoice, string, string])[] = [
    ["DECLINE", i18n._("Decline"), i18n._("As if the card was refused.")],
    ["LATER", i18n._("Pay late"), i18n._("As if the bank told us only after the time is up.")],
    ["LEAVE", i18n._("Come back without paying"), i18n._("As if you went back without deciding.")],
  ];
  return html`<form method="post">
    <button class="primary" name="choice" value="PAY">
      ${i18n._("Pay {amount}", { amount: formatAmount(payment, locale) })}
    </button>
    <h2>${i18n._("Or test what can go wrong")}</h2>
    <ul>
      ${furtherChoices.map(
        ([choice, text, hint]) =>
          html`<li>
            <button name="choice" value="${choice}" aria-describedby="${choice}">${text}</button>
            <span id="${choice}">${hint}</span>
          </li>`,
      )}
    </ul>
  </form>`;
}

function renderOutcome(i18n: I18n, { state, returnUrl }: TestPaymentView): Markup {
  const messages: Record<Exclude<TestPaymentView["state"], "OPEN">, string> = {
    PAID: i18n._("This has been paid."),
    DECLINED: i18n._("This payment was declined."),
    LATE: i18n._("This has been paid, but it is reported only after the time to pay has run out."),
    OVER: i18n._("This payment is closed and can no longer be made."),
  };
  return html`<p class="outcome" role="status">${state === "OPEN" ? "" : messages[state]}</p>
    <a class="primary" href="${returnUrl}">${i18n._("Back to your booking")}</a>`;
}
