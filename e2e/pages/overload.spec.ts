import { appOfFile, expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { demoData } from "../demoData.ts";
import { sideways } from "../measures.ts";
import { overloaded } from "../overload.ts";
import {
  answer,
  calendar,
  consultation,
  details,
  expectAnswered,
  monthFromNow,
  noor,
  open,
  press,
  proceed,
  pickDay,
  thanks,
  openDetailsAt,
} from "../visit.ts";

/** A server whose load gate closes at the shortest configurable delay. */
const gatedApp = appOfFile(demoData, { settings: { DAYBOOK_LOAD_GATE: "20" }, isBase: true });

test.use({ forgiven: /status of 503/ });
test.describe.configure({ mode: "default", timeout: 180_000 });

test(
  "an overloaded server serves a visitor with a hold, and nothing typed is lost",
  { tag: "@overload" },
  async ({ page }) => {
    const gated = gatedApp();
    const [startsAt = ""] = pickDay(await gated.graph.starts("consultation", monthFromNow(1)));
    await openDetailsAt(page, consultation, startsAt);
    await answer(page);
    await overloaded(gated, async () => {
      await press(details(page).changeTime);
      const { monthName, nextMonth, month, openDays, times } = calendar(page);
      const before = await monthName.innerText();
      await press(nextMonth);
      await expect(monthName).not.toHaveText(before);
      await expect(month).toHaveAttribute("aria-busy", "false", { timeout: 30_000 });
      await press(openDays.first());
      await times.first().check();
      await proceed(page);
      await expectAnswered(page);
      await press(details(page).book);
      await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
    });
  },
);

test(
  "an overloaded server rejects a search, which succeeds at the next attempt",
  { tag: "@overload" },
  async ({ page }, { outputDir }) => {
    const gated = gatedApp();
    const [startsAt = ""] = pickDay(await gated.graph.starts("consultation", monthFromNow(1)));
    const { booking } = await gated.graph.order("consultation", startsAt, { locationKind: "AT_PROVIDER" });
    const { visitorBooking } = await gated.graph.ask<{ visitorBooking: { reference: string } }>(
      `query ($accessKey: String!) { visitorBooking(accessKey: $accessKey) { ... on VisitorBooking { reference } } }`,
      { accessKey: booking },
    );
    await open(page, "/widget/booking");
    const reference = page.getByRole("textbox", { name: "Reference" });
    const email = page.getByRole("textbox", { name: "Email" });
    const find = page.getByRole("button", { name: "Find my booking" });
    await reference.fill(visitorBooking.reference);
    await email.fill(noor.email);
    await overloaded(gated, async () => {
      await press(find);
      const busy = page.getByRole("alert").filter({ hasText: "We are very busy right now" });
      await expect(busy).toBeFocused({ timeout: 60_000 });
      await expect(busy.getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:/);
      await expectAccessible(page);
      await page.screenshot({ path: `${outputDir}/refused.png`, fullPage: true });
    });
    await expect(reference).toHaveValue(visitorBooking.reference);
    await expect(email).toHaveValue(noor.email);
    await press(find);
    await expect(page).toHaveURL(new RegExp(`/widget/booking/${booking}`));
  },
);

test(
  "an overloaded server shows a calm page with a link that tries again",
  { tag: "@overload" },
  async ({ page }, { outputDir }) => {
    const gated = gatedApp();
    await overloaded(gated, async () => {
      const response = await page.goto(consultation);
      expect([response?.status(), response?.headers()["retry-after"]]).toEqual([503, "2"]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "We are very busy right now. Please try again in a moment.",
      );
      for (const width of [1280, 320])
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 700 });
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
          expect(await sideways(page)).toBe(0);
          await page.screenshot({ path: `${outputDir}/busy-${width}-${colorScheme}.png` });
        }
    });
    await press(page.getByRole("link", { name: "Try again" }));
    await expect(calendar(page).month).toBeVisible();
  },
);
