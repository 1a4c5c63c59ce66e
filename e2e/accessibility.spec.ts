import type { Page } from "@playwright/test";
import { expect, test } from "./app.ts";
import { expectAccessible } from "./axe.ts";
import {
  answer,
  calendar,
  chooseTime,
  consultation,
  details,
  open,
  press,
  proceed,
  thanks,
} from "./visit.ts";

/** Nothing is wider than the screen, so nobody scrolls sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(shown ?? 0);
}

/** Everything to press is at least `least` pixels each way; a label counts for what it names (WCAG 2.5.8). */
async function expectTargets(page: Page, least: number): Promise<void> {
  const small = await page.evaluate((least) => {
    const all = document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=option]");
    return [...all].flatMap((element) => {
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      // A link within a line of text is as high as the line.
      const isInText = element.matches("p a, dd a");
      // Seen only with the focus: then it is as large as any.
      const isUnseen = width <= 1 && height <= 1;
      if (width === 0 || height === 0 || isInText || isUnseen) return [];
      return width < least - 0.5 || height < least - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, least);
  expect(small).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: `@${colorScheme}` }, () => {
    test.use({ colorScheme });
    test.describe.configure({ timeout: 120_000 });

    test("nothing stands in anybody's way, from the month to the ticket", async ({ page, app }) => {
      const check = async () => {
        await expectAccessible(page);
        await expectNoSideways(page);
        await expectTargets(page, 24);
      };
      await open(page, consultation);
      await test.step("the month and a day", check);
      await page.getByRole("radio", { name: "Amara Osei" }).check();
      await expect(page).toHaveURL(/staff=/);
      const { startsAt } = await chooseTime(page);
      await test.step("a time chosen", check);

      await test.step("the zone search, with and without an answer", async () => {
        await press(page.getByRole("button", { name: "Change time zone" }));
        await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
        await check();
        await page.getByRole("combobox", { name: "Search for a city or time zone" }).fill("Atlantis");
        await expect(page.getByText("No Timezone found!")).toBeVisible();
        await check();
        await page.keyboard.press("Escape");
      });

      await test.step("a lost time", async () => {
        const staff = new URL(page.url()).searchParams.get("staff") ?? undefined;
        await app.graph.hold("consultation", startsAt, staff);
        await press(calendar(page).proceed);
        await expect(page.getByText("Not booked: Staff busy")).toBeVisible();
        await check();
      });

      await calendar(page).times.first().check();
      await proceed(page);
      await test.step("the details", check);
      await press(details(page).book);
      await expect(details(page).first).toBeFocused();
      await test.step("the details with faults", check);
      await answer(page);
      await press(details(page).book);
      await expect(thanks(page)).toBeVisible();
      await test.step("the ticket", check);
      await page.goto(new URL(page.url()).pathname);
      await test.step("the booking", check);
    });

    test("nor on the screens beside", async ({ page }) => {
      for (const [path, words] of [
        [`${consultation}?month=2040-01`, "No slot available this month."],
        ["/widget/appointment/northside", "Consultation"],
        ["/widget/appointment/northside/massage", "Massage"],
        ["/widget/appointment/northside/yoga-class", "left"],
        ["/widget/appointment/northside/consultation?also=intro-call,nutrition", "Intro call"],
        ["/widget/appointment/northside/mobility?guests=2&party=mobility,body-scan", "Guest 2"],
        ["/widget/otl/welcome", "This link is good for one booking."],
        ["/widget/otl/used", "This link is no longer valid"],
        ["/widget/appointment/no-such-provider", "Cannot find calendar."],
        ["/nowhere", "Page not found: /nowhere"],
      ] as const) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSideways(page);
          await expectTargets(page, 24);
        });
      }
    });
  });
}

test("on touch what is pressed is 44 pixels high", { tag: "@phone" }, async ({ page }, { project }) => {
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

test("320 pixels wide, and with text twice as large: all there, nothing sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
  await open(page, consultation);
  await chooseTime(page);
  await expectNoSideways(page);
  await proceed(page);
  await press(details(page).book);
  await expectNoSideways(page);
  await answer(page);
  await press(details(page).book);
  await expect(thanks(page)).toBeVisible();
  await expectNoSideways(page);

  await page.setViewportSize({ width: 640, height: 900 });
  await enlarge();
  await expectNoSideways(page);
  await open(page, consultation);
  await enlarge();
  await expectNoSideways(page);
  await chooseTime(page);
  await expect(calendar(page).proceed).toBeInViewport();
});

test.describe("with reduced motion", () => {
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
