import type { Page } from "@playwright/test";
import { type Locale, languageTag } from "../server/shared/languages/locales.ts";
import { type App, expect } from "./app.ts";
import { account } from "./screens/account.ts";
import { after } from "./screens/after.ts";
import { bookings, calendars } from "./screens/booking.ts";
import { content } from "./screens/content.ts";
import { deskScreens } from "./screens/desk.ts";
import type { Journey } from "./screens/journey.ts";
import { newBusiness } from "./screens/newBusiness.ts";
import { payments } from "./screens/payments.ts";
import { questions } from "./screens/questions.ts";
import { choices, orderPages } from "./screens/visits.ts";

/** Every screen of the product in every visually different state, for the accessibility tests. Add new screens here. */
export const journeys: readonly Journey[] = [
  calendars,
  bookings,
  choices,
  orderPages,
  after,
  payments,
  questions,
  content,
  newBusiness,
  account,
  deskScreens,
];

export function onServer({ server }: Journey, shared: App, use: (app: App) => Promise<void>): Promise<void> {
  return server === undefined ? use(shared) : server(use);
}

export async function speak(page: Page, locale: Locale): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === languageTag(locale)) return;
  const choice = page.locator("select[name=language]").last();
  if ((await choice.count()) === 0) return speakAnew(page, locale);
  await choice.selectOption(locale);
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
  await expect(choice).toHaveValue(locale);
}

/** Screens without a switch have no state: an error, or the payment provider's page, which has one language. */
async function speakAnew(page: Page, locale: Locale): Promise<void> {
  const context = page.context();
  await context.clearCookies({ name: "i18n_redirected" });
  await context.addCookies([{ name: "i18n_redirected", value: locale, url: page.url() }]);
  await page.reload();
  // The browser renders the desk alone.
  await page.waitForFunction(() => document.querySelector(".desk-loading") === null);
}
