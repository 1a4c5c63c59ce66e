import type { APIRequestContext, Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "../app.ts";
import { blockFont, inMotion, watchShifts } from "../shifts.ts";
import { awake, calendar, consultation, isPhone, open, press } from "../visit.ts";

test.use(inMotion);

async function firstHtmlZone(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return /Times in (?:<!-- -->)?([^<]+)/.exec(html)?.[1] ?? "none";
}

async function getPositions(page: Page): Promise<unknown[]> {
  const note = page.locator(".no-script");
  const noteHeight = (await note.count()) === 0 ? 0 : ((await note.boundingBox())?.height ?? 0);
  const { month, day } = calendar(page);
  const parts = [
    page.getByRole("radiogroup", { name: "With whom?" }),
    month,
    page.getByRole("button", { name: "Change time zone" }),
    // A phone shows this button after a time is chosen.
    ...(isPhone() ? [] : [page.getByRole("button", { name: "Choose a time" })]),
    day.getByRole("heading").first(),
  ];
  const places = await Promise.all(parts.map((part) => part.boundingBox()));
  return places.map((place) => place && { ...place, y: place.y - noteHeight });
}

/** A day in the middle of a week: at its end, a phone shows another week in a zone where the next day has begun. */
function findWednesday(): string {
  const day = Temporal.Now.zonedDateTimeISO("America/New_York").toPlainDate().add({ days: 2 });
  return day.add({ days: (10 - day.dayOfWeek) % 7 }).toString();
}

for (const [zone, city] of [
  ["Asia/Kathmandu", "Kathmandu (UTC+5:45)"],
  ["Europe/London", "London (UTC"],
  ["America/Los_Angeles", "Los Angeles (UTC-"],
  ["Pacific/Apia", "Apia (UTC+13)"],
] as const) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test("the calendar shows the business's times, then the visitor's, in place", async ({
      page,
      request,
      browser,
      app,
      viewport,
    }) => {
      const path = `${consultation}?date=${findWednesday()}`;
      expect(await firstHtmlZone(request, path)).toMatch(/^New York \(UTC-[45]\)$/);
      const still = await browser.newPage({ javaScriptEnabled: false, viewport });
      for (const one of [still, page]) await blockFont(one);
      await still.goto(new URL(path, app.origin).href);
      const before = await getPositions(still);
      await still.close();
      const shifted = await watchShifts(page);
      await open(page, path);
      await expect(page.getByText(`Times in ${city}`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`timezone=${encodeURIComponent(zone)}`));
      const { times, day } = calendar(page);
      await expect(times.first()).toBeAttached();
      const startsAt = await times.first().inputValue();
      const own = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" })
        .format(new Date(startsAt))
        .replace(/\s/g, " ");
      await expect(day.locator(`time[datetime="${startsAt}"]`)).toHaveText(own);
      expect(await getPositions(page)).toEqual(before);
      // On a phone a long name takes a second line within its button.
      if (!isPhone()) expect(await shifted()).toEqual([]);
    });
  });
}

test.describe("a visitor from another zone", () => {
  test.use({ timezoneId: "Asia/Kathmandu" });

  test("a zone in the address applies from the first HTML", async ({ page, request }) => {
    const path = `${consultation}?timezone=Europe/Lisbon`;
    expect(await firstHtmlZone(request, path)).toMatch(/^Lisbon/);
    await open(page, path);
    await expect(page.getByText(/^Times in Lisbon/)).toBeVisible();
    await expect(page.getByText(/Kathmandu/)).toHaveCount(0);
  });

  test("an unknown zone is ignored", async ({ page }) => {
    await open(page, `${consultation}?timezone=Mars/Olympus`);
    await expect(page.getByText(/^Times in Kathmandu/)).toBeVisible();
  });
});

test.describe("a visitor from Vienna who reads German", () => {
  test.use({ timezoneId: "Europe/Vienna", locale: "de-AT" });

  test("the zone has a German name and is found by any of its names", async ({ page, request }) => {
    const path = `${consultation}?timezone=Europe/Lisbon&locale=de`;
    expect(await (await request.get(path)).text()).toContain("Lissabon");
    const tables: string[] = [];
    page.on("request", (networkRequest) => {
      if (/\/cities\.[\w-]+\.js$/.test(networkRequest.url())) tables.push(networkRequest.url());
    });
    await open(page, path);
    await expect(page.getByText(/Lissabon \(UTC/)).toBeVisible();
    expect(tables).toEqual([]);
    await page.goto(consultation);
    await awake(page);
    await expect(page.getByText(/Wien \(UTC\+[12]\)/)).toBeVisible();
    await expect(page.getByText("Vienna")).toHaveCount(0);
    expect(tables).toHaveLength(1);

    await press(page.getByRole("button", { name: "Zeitzone ändern" }));
    const search = page.getByRole("combobox", { name: /Zeitzone/ });
    const options = page.getByRole("listbox").getByRole("option");
    await expect(options.first()).toContainText("Wien");
    await expect(options.nth(1)).toContainText("New York");
    for (const [text, city] of [
      ["são paulo", "São Paulo"],
      ["Sao Paulo", "São Paulo"],
      ["Lisboa", "Lissabon"],
      ["Nova York", "New York"],
      ["München", "Berlin"],
      ["Germany", "Berlin"],
      ["PST", "Los Angeles"],
      ["India", "Kalkutta"],
    ] as const) {
      await search.fill(text);
      await expect(options.first()).toContainText(city);
    }
    await search.fill("UTC+5:45");
    await expect(options).toHaveCount(1);
    await press(options.first());
    await expect(page.getByText("Kathmandu (UTC+5:45)")).toBeVisible();
  });
});

test("another zone is searched, found and chosen, and the times change", async ({ page }) => {
  await open(page, consultation);
  const { day } = calendar(page);
  const localTime = await day.locator("time").first().innerText();
  await press(page.getByRole("button", { name: "Change time zone" }));
  const search = page.getByRole("combobox", { name: "Search for a city or time zone" });
  const options = page.getByRole("listbox").getByRole("option");
  await search.fill("Atlantis");
  await expect(page.getByText("No Timezone found!")).toBeVisible();
  await expect(options).toHaveCount(0);
  await search.fill("kathm");
  await expect(options).toHaveCount(1);
  await press(options.first());
  await expect(page.getByText("Times in Kathmandu (UTC+5:45)")).toBeVisible();
  await expect(search).toHaveCount(0);
  await expect(day.locator("time").first()).not.toHaveText(localTime);
  await expect(page).toHaveURL(/timezone=Asia%2FKathmandu/);

  await page.reload();
  await awake(page);
  await expect(page.getByText("Times in Kathmandu (UTC+5:45)")).toBeVisible();
});

test("times switch between 12 and 24 hours without a cookie or a layout shift", async ({ page, context }) => {
  await open(page, consultation);
  const { day } = calendar(page);
  const time = day.locator("time").first();
  await expect(time).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
  const before = await getPositions(page);
  await press(page.getByRole("button", { name: "Show times in 24 h format" }));
  await expect(time).toHaveText(/^\d\d:\d\d$/);
  expect(await getPositions(page)).toEqual(before);
  expect((await context.cookies()).map(({ name }) => name).join()).not.toMatch(/clock/);

  // The server does not know the choice, so a reload begins with the business's format in the same place.
  const shifted = await watchShifts(page);
  await page.reload();
  await awake(page);
  await expect(time).toHaveText(/^\d\d:\d\d$/);
  expect(await shifted()).toEqual([]);
  await press(page.getByRole("button", { name: "Show times in 12 h format" }));
  await expect(time).toHaveText(/[AP]M$/);
});
