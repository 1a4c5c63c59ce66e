import type { Locator, Page } from "@playwright/test";
import { type Locale, locales } from "../../server/shared/languages/locales.ts";
import { type App, expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { expectFocusSeen, key } from "../keyboard.ts";
import { findBrokenWords, cutOff, sideways, smallTargets, spaceText } from "../measures.ts";
import { journeys, onServer, speak } from "../screens.ts";
import type { Screen } from "../screens/journey.ts";
import {
  answer,
  calendar,
  chooseTime,
  consultation,
  details,
  monthFromNow,
  open,
  openAt,
  press,
  proceed,
  submitBooking,
} from "../visit.ts";

/**
 * `npm run test:access` shows each screen in every language, light and dark. `npm run test:all` shows each in English,
 * light, on a desktop, and in another language, dark, on a phone. `npm test` shows one of the two, by turns.
 */
const isWhole = process.env["DAYBOOK_ACCESS"] === "whole";
const showsBoth = process.env["DAYBOOK_BROWSER"] === "whole";

const desk = { width: 1280, height: 900 };
const phone = { width: 375, height: 760 };
const zoomed = { width: 320, height: 256 };

const others = locales.filter((locale) => locale !== "en");
const order = journeys.flatMap(({ screens }) => screens);

type Look = readonly [Locale, "light" | "dark"];

const english: Look = ["en", "light"];

function getLooks(place: number): readonly Look[] {
  if (isWhole) return locales.flatMap((locale) => [[locale, "light"] as const, [locale, "dark"] as const]);
  const other: Look = [others[Math.floor(place / 2) % others.length]!, "dark"];
  if (showsBoth) return [english, other];
  return [place % 2 === 0 ? english : other];
}

async function look(page: Page, [locale, colorScheme]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(colorScheme === "light" ? desk : phone);
  await speak(page, locale);
}

async function findIssues(page: Page): Promise<unknown> {
  return {
    axe: await findAxeViolations(page),
    sideways: await sideways(page),
    small: await smallTargets(page),
    cut: await cutOff(page),
    broken: await findBrokenWords(page),
  };
}

const none = { axe: [], sideways: 0, small: [], cut: [], broken: [] };

async function findZoomIssues(page: Page): Promise<unknown> {
  await page.setViewportSize(zoomed);
  const narrow = {
    sideways: await sideways(page),
    cut: await cutOff(page),
    broken: await findBrokenWords(page),
  };
  const restoreSpacing = await spaceText(page);
  const apart = { sideways: await sideways(page), cut: await cutOff(page) };
  await restoreSpacing();
  return { narrow, apart };
}

const nothingCut = { narrow: { sideways: 0, cut: [], broken: [] }, apart: { sideways: 0, cut: [] } };

for (const journey of journeys) {
  test(`${journey.name}: every screen is accessible`, { tag: "@desk" }, async ({ page, app }) => {
    test.setTimeout(isWhole ? 1_800_000 : 240_000);
    await onServer(journey, app, async (server) => {
      for (const screen of journey.screens)
        await test.step(screen.name, () => expectFit(page, server, screen));
    });
  });
}

async function expectFit(page: Page, app: App, screen: Screen): Promise<void> {
  await screen.go(page, app);
  for (const appearance of getLooks(order.indexOf(screen))) {
    await look(page, appearance);
    expect.soft(await findIssues(page), `${screen.name}, ${appearance.join(", ")}`).toEqual(none);
    if (isWhole && appearance[1] === "dark")
      expect.soft(await findZoomIssues(page), `${screen.name}, ${appearance[0]}, 400 %`).toEqual(nothingCut);
  }
  await look(page, english);
}

/** Walks through the page with Tab. At each step the focus must be visible, unobscured and not trapped. */
async function walkThrough(page: Page): Promise<number> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press("Tab");
    const isOut = await page.evaluate(() => document.activeElement === document.body);
    if (isOut) return stops;
    await expectFocusSeen(page);
  }
  throw new Error("no end after 200 stops");
}

if (isWhole)
  for (const size of [desk, zoomed])
    test(
      `by keyboard through every address, ${size.width} × ${size.height}: seen, uncovered and never trapped`,
      {
        tag: "@desk",
      },
      async ({ page, app }) => {
        test.setTimeout(900_000);
        await page.setViewportSize(size);
        for (const screen of order.filter(({ name }) => name.startsWith("/")))
          await test.step(screen.name, async () => {
            await screen.go(page, app);
            expect.soft(await walkThrough(page).catch(String), screen.name).toEqual(expect.any(Number));
          });
      },
    );

test(
  "forced colors distinguish chosen, focused and disabled elements",
  {
    tag: "@desk",
  },
  async ({ page, app }) => {
    const [startsAt = ""] = await app.graph.starts("consultation", monthFromNow(2));
    await page.emulateMedia({ forcedColors: "active" });
    await openAt(page, consultation, startsAt);
    const getColors = (target: Locator) =>
      target.evaluate((element) => {
        const { backgroundColor, color, borderColor } = getComputedStyle(element);
        return { backgroundColor, color, borderColor };
      });
    const { openDays, chosenDay, times, day } = calendar(page);
    const chosen = await getColors(chosenDay.getByRole("button"));
    const free = await getColors(openDays.last());
    const closed = await getColors(page.getByRole("button", { name: /, no times$/ }).last());
    expect(chosen.backgroundColor).not.toBe(free.backgroundColor);
    expect(closed.color).not.toBe(free.color);
    const slots = day.locator("label");
    expect((await getColors(slots.filter({ has: page.locator(":checked") }))).backgroundColor).not.toBe(
      (await getColors(slots.filter({ hasNot: page.locator(":checked") }).first())).backgroundColor,
    );
    await times.and(page.locator(":checked")).focus();
    await key(page, "Tab");
    await key(page, "Tab");
  },
);

test("touch targets are at least 44 pixels high", { tag: "@phone" }, async ({ page }, { project }) => {
  const least = project.use.hasTouch ? 44 : 24;
  const heights = async (names: RegExp) => {
    for (const button of await page.getByRole("button", { name: names }).all()) {
      const box = await button.boundingBox();
      if (box) expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(least);
    }
  };
  await open(page, consultation);
  await chooseTime(page);
  await heights(/^(Continue with|Next month|Previous month|Change time zone|Show more)/);
  const slot = await calendar(page).day.locator("label").first().boundingBox();
  expect(slot?.height).toBeGreaterThanOrEqual(least);
  await proceed(page);
  await heights(/^(Book|Change time)/);
  expect((await details(page).first.boundingBox())?.height).toBeGreaterThanOrEqual(least);
});

test("pages fit 320 pixels and text of twice the size without sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
  await open(page, consultation);
  await chooseTime(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await proceed(page);
  await press(details(page).book);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await answer(page);
  await submitBooking(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 640, height: 900 });
  await enlarge();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await open(page, consultation);
  await enlarge();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await chooseTime(page);
  await expect(calendar(page).proceed).toBeInViewport();
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself", async ({ page }) => {
    await open(page, consultation);
    await chooseTime(page);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .length,
    );
    expect(moving).toBe(0);
    const eased = await page.evaluate(
      () =>
        [...document.querySelectorAll("button, label, a, input")].filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(",")
            .some((duration) => parseFloat(duration) > 0.01),
        ).length,
    );
    expect(eased).toBe(0);
  });
});
