import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { parse } from "parse5";
import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { answerIntake, intake } from "../intake.ts";
import { key, tabTo } from "../keyboard.ts";
import { paying, provider } from "../payment.ts";
import { blockFont, watchShifts } from "../shifts.ts";
import {
  answer,
  answerName,
  calendar,
  details,
  isPhone,
  open,
  press,
  proceed,
  showMonth,
  someDay,
  thanks,
  submitBooking,
} from "../visit.ts";

const places = [
  ["/", "Good hands, plain words"],
  ["/about", "A small studio, on purpose"],
  ["/treatments", "Treatments"],
  ["/contact", "Contact"],
  ["/journal", "Journal"],
  ["/shop", "Shop"],
  ["/first-visit", "Your first visit"],
  ["/book", "Book a visit"],
  ["/journal/b/desk-by-four/", "Your desk by four in the afternoon"],
  ["/journal/c/movement", "Movement"],
  ["/journal/c/movement/b/desk-by-four", "Your desk by four in the afternoon"],
  ["/c/movement/", "Movement"],
  ["/c/movement/b/desk-by-four", "Your desk by four in the afternoon"],
  ["/b/open-house/", /./],
  ["/shop/product/mat/", "Natural rubber mat"],
  ["/product/mat/", "Natural rubber mat"],
] as const;

const preview = "/v2/preview/spring-draft";

function findHtmlErrors(html: string): string[] {
  const htmlErrors: string[] = [];
  parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      htmlErrors.push(`${code}: ${html.slice(startOffset - 60, startOffset + 60)}`),
  });
  return htmlErrors;
}

for (const [path, heading] of places) {
  test(`${path} is complete, still and accessible at any width`, { tag: "@phone" }, async ({ page }) => {
    await blockFont(page);
    const shifted = await watchShifts(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? "";
    expect(findHtmlErrors(html)).toEqual([]);
    // Static content has no second copy for hydration.
    expect(html).not.toContain("page-data");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const pageFacts = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - innerWidth,
      mains: document.querySelectorAll("main").length,
      pictures: [...document.images].filter((image) => !image.hasAttribute("alt")).length,
      unsized: [...document.querySelectorAll("main img")]
        .filter((image) => !image.hasAttribute("width") && getComputedStyle(image).aspectRatio === "auto")
        .map((image) => image.outerHTML),
    }));
    expect(pageFacts).toMatchObject({ mains: 1, pictures: 0, unsized: [] });
    expect(pageFacts.over).toBeLessThanOrEqual(0);
    expect(await shifted()).toEqual([]);
    await expectAccessible(page);
  });
}

for (const path of ["/", "/treatments", "/shop", "/journal"]) {
  test(`nothing moves on ${path} when the font loads late`, { tag: "@widths" }, async ({ page }) => {
    const shifted = await watchShifts(page);
    let send = () => {};
    const isSent = new Promise<void>((resolve) => (send = resolve));
    let requestCount = 0;
    await page.route("**/*.woff2", async (route) => {
      requestCount += 1;
      await isSent;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    expect(await shifted()).toEqual([]);
    send();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    expect(await shifted()).toEqual([]);
  });
}

test("@dark pages are accessible in the dark scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/", "/journal/b/desk-by-four/", "/shop/product/mat/", preview]) {
    await open(page, path);
    await expectAccessible(page);
  }
});

test("the other slash redirects, and unknown addresses are not found", async ({ page, request }) => {
  for (const [requestPath, canonical] of [
    ["/about/", "/about"],
    ["/journal/b/desk-by-four", "/journal/b/desk-by-four/"],
    ["/c/movement", "/c/movement/"],
    ["/journal/c/movement/", "/journal/c/movement"],
    ["/shop/product/mat", "/shop/product/mat/"],
    ["/b/desk-by-four", "/b/desk-by-four/"],
    ["/about/product/mat/", "/shop/product/mat/"],
    // Former slugs.
    ["/team", "/about"],
    ["/journal/b/desk-exercises/", "/journal/b/desk-by-four/"],
    ["/b/desk-exercises", "/journal/b/desk-by-four/"],
  ] as const) {
    const moved = await request.get(`${requestPath}?from=mail`, { maxRedirects: 0 });
    expect([requestPath, moved.status()]).toEqual([requestPath, 308]);
    const to = new URL(moved.headers()["location"]!, "http://x");
    const end = await request.get(requestPath);
    expect(new URL(end.url()).pathname).toBe(canonical);
    expect(to.search).toBe("?from=mail");
  }
  const response = await open(page, "/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found: /nowhere" })).toBeVisible();
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("link", { name: "Go to the home page" }));
  await expect(page.getByRole("heading", { level: 1, name: "Good hands, plain words" })).toBeVisible();
  for (const path of ["/journal/b/no-such-post/", "/journal/c/no-such", "/shop/product/no-such/", "/widget"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

async function crawl(
  request: APIRequestContext,
  from: string,
  within: (path: string) => boolean,
): Promise<string[]> {
  const dead: string[] = [];
  const paths = new Set([from]);
  for (const path of paths) {
    const response = await request.get(path);
    const html = (response.headers()["content-type"] ?? "").includes("html") ? await response.text() : "";
    if (response.status() !== 200) dead.push(`${response.status()} ${path}`);
    if (!within(path)) continue;
    dead.push(...findHtmlErrors(html).map((htmlError) => `${path}: ${htmlError}`));
    const named = [...html.matchAll(/ (?:href|src)="(\/(?!\/)[^"]*)"/g)].map(([, href]) =>
      href!.replaceAll("&amp;", "&"),
    );
    for (const href of named) {
      const [bare = "", anchor = ""] = href.split("#");
      if (anchor !== "" && bare === path && !html.includes(`id="${anchor}"`))
        dead.push(`${path}: no ${href}`);
      paths.add(bare);
    }
  }
  return dead;
}

test("@desk no link of the site is dead, and every page is valid HTML", async ({ request }) => {
  test.slow();
  const isSite = (path: string) =>
    !/^\/(widget|assets|demo|media|graphql|v2)\b/.test(path) && !/\.\w+$/.test(path);
  expect(await crawl(request, "/", isSite)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the site can be read and navigated", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    if (isPhone()) await press(page.getByText("Menu", { exact: true }));
    await press(page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Journal" }));
    await press(page.getByRole("link", { name: "One soup, five evenings" }));
    await expect(page.getByRole("heading", { level: 1, name: "One soup, five evenings" })).toBeVisible();
    await page.goto("/treatments");
    await press(page.locator("summary", { hasText: "What should I wear?" }));
    await expect(page.locator("details[open]").getByText(/\w{4}/).nth(1)).toBeVisible();
    await page.goto("/book");
    await press(page.getByRole("link", { name: "Open the calendar" }));
    await expect(page).toHaveURL(/\/widget\/appointment\/northside/);
  });
});

test("@desk the menu and a fold work by keyboard", async ({ page }) => {
  await open(page, "/");
  await key(page, "Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await tabTo(page, page.getByRole("link", { name: "Book a visit" }).first());
  await open(page, "/about");
  const fold = page.getByRole("navigation", { name: "Main menu" }).locator("summary");
  await tabTo(page, fold);
  await page.keyboard.press("Enter");
  const first = page.getByRole("link", { name: "All treatments" });
  await expect(first).toBeVisible();
  await key(page, "Tab");
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await expect(fold).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/treatments$/);
  await expect(page.getByRole("heading", { level: 1, name: "Treatments" })).toBeVisible();
  await expect(first).toBeHidden();
  await key(page, "Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
});

test("the next page begins at its top, and Back restores the scroll position", async ({ page }) => {
  await open(page, "/journal");
  const link = page.getByRole("link", { name: "Backs in a good mood" });
  // Pictures that arrive above the link may still move it until the press.
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("scrollAtPress", String(scrollY)), {
      capture: true,
    }),
  );
  await link.scrollIntoViewIfNeeded();
  await press(link);
  await expect(page).toHaveTitle(/Backs in a good mood/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Journal/);
  const scrollAtPress = await page.evaluate(() => Number(sessionStorage.getItem("scrollAtPress")));
  expect(scrollAtPress).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollAtPress);
  await open(page, "/#content");
  await expect(page.locator("main")).toBeInViewport();
});

test("the chosen language persists, also on earlier pages", async ({ page }) => {
  await open(page, "/about");
  await press(page.getByRole("contentinfo").getByRole("link").first());
  // Each page must load before the next navigation, otherwise the history has another order.
  await expect(page).not.toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await open(page, "/contact");
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("combobox", { name: "Sprache" })).toHaveValue("de");
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("cards show the next free slot and lead to the calendar", async ({ page }) => {
  await open(page, "/treatments");
  const card = page.getByRole("link", { name: /^Massage/ });
  await expect(card).toContainText(/Next free: \w{3}, \w{3} \d+, \d+:\d\d\s[AP]M/);
  await expect(card).toContainText("$110.00");
  await press(card);
  await expect(page).toHaveURL(/\/widget\/appointment\/service\/massage/);
  await expect(calendar(page).month).toBeVisible();
});

async function chooseWithin(page: Page, service: RegExp): Promise<void> {
  await press(page.getByRole("link", { name: service }));
  const { nextMonth, monthName, month, times } = calendar(page);
  await expect(month).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
  await expectAccessible(page);
  const before = await monthName.innerText();
  await press(nextMonth);
  await expect(monthName).not.toHaveText(before);
  await expect(month).toHaveAttribute("aria-busy", "false");
  await showMonth(page);
  await press(someDay(page));
  await times.first().check();
  await proceed(page);
}

async function walkToBooking(page: Page): Promise<void> {
  await chooseWithin(page, /^Consultation/);
  await answer(page);
}

test("a visitor books to the end within a page", async ({ page }) => {
  await open(page, "/book");
  await walkToBooking(page);
  await submitBooking(page);
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole("heading", { level: 1, name: "Book a visit" })).toBeAttached();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
});

test("@desk a payment that began within a page leads back to it", async ({ page }) => {
  await open(page, "/book");
  await chooseWithin(page, /^Massage/);
  await answerName(page);
  await press(page.getByRole("button", { name: "Continue to payment" }));
  await expect(paying(page).heading).toBeVisible();
  await press(paying(page).pay);
  await press(provider(page).pay);
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeInViewport();
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole("heading", { level: 1, name: "Book a visit" })).toBeAttached();
});

test("Back within a page goes back one step in the calendar, then leaves", async ({ page }) => {
  await open(page, "/about");
  await open(page, "/book");
  const service = page.getByRole("link", { name: /^Consultation/ });
  await press(service);
  const { month, nextMonth, monthName } = calendar(page);
  await expect(month).toBeVisible();
  const first = await monthName.innerText();
  await press(nextMonth);
  await expect(monthName).not.toHaveText(first);
  await expect(month).toHaveAttribute("aria-busy", "false");
  const then = await monthName.innerText();
  await page.goBack();
  await expect(service).toBeVisible();
  await expect(page).toHaveURL(/\/book$/);
  await page.goForward();
  await expect(monthName).toHaveText(then);
  await page.goBack();
  await expect(service).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("a form and a survey are submitted within a page", async ({ page }) => {
  await open(page, "/first-visit");
  const form = intake(page);
  await form.send.scrollIntoViewIfNeeded();
  await answerIntake(page);
  await press(form.send);
  await expect(page.getByText(/Thank you/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/first-visit$/);
  await expect(page.getByText("Step 1 of 7")).toBeVisible();
  await expectAccessible(page);
});

test.describe("in another language", () => {
  test.use({ locale: "de-DE" });

  test("the interface is translated, and the business's texts are marked", async ({ page }) => {
    await open(page, "/journal/b/desk-by-four/");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en-US");
    await expect(page.locator("main time").first()).toContainText(/\d+\. \w+ \d{4}/);
    await expectAccessible(page);
  });
});

test("the printed page has its text only", async ({ page }) => {
  await open(page, "/journal/b/desk-by-four/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "You are here" })).toBeHidden();
});

test.describe("in a preview", () => {
  test("the bar names the preview, drafts are visible, and links stay inside", async ({ page, request }) => {
    const response = await open(page, preview);
    expect(response?.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "x-robots-tag": expect.stringContaining("noindex"),
    });
    const bar = page.getByRole("complementary", { name: "Preview" });
    await expect(bar).toContainText("Preview: ");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    expect(await (await request.get("/")).text()).not.toContain(heading);
    await expectAccessible(page);
    await press(page.getByRole("link", { name: "Spring in your step" }));
    await expect(page).toHaveURL(new RegExp(`${preview}/b/spring-in-your-step$`));
    await expect(bar).toBeVisible();
    await expect(page.getByText("Not published yet").first()).toBeVisible();
    await press(page.getByRole("link", { name: "Home" }));
    await expect(page).toHaveURL(new RegExp(`${preview}$`));
    await press(bar.getByRole("link", { name: "Leave the preview" }));
    await expect(page.getByRole("heading", { level: 1, name: "Good hands, plain words" })).toBeVisible();
  });

  test("a booking and a form are tried without effect", async ({ page, app }) => {
    const countSubmissions = async () => {
      const { business } = await app.owner.ask<{
        business: { form: { submissions: { totalCount: number } } };
      }>('{ business { form(id: "intake") { submissions { totalCount } } } }');
      return business.form.submissions.totalCount;
    };
    const before = await countSubmissions();
    await open(page, `${preview}/book`);
    await walkToBooking(page);
    await expect(page.getByText("Test in a preview: nothing is booked, sent or saved.")).toBeVisible();
    const pendingResponse = page.waitForResponse((response) =>
      /holdToken/.test(response.request().postData() ?? ""),
    );
    await press(details(page).book);
    const { data } = (await (await pendingResponse).json()) as {
      data: { book: { isDryRun: boolean; bookings: unknown[] } };
    };
    expect(data.book).toMatchObject({ isDryRun: true, bookings: [] });
    await expect(page.getByRole("heading", { name: "This would have been booked" })).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(new RegExp(`${preview}/book$`));

    await open(page, `${preview}/first-visit`);
    await intake(page).send.scrollIntoViewIfNeeded();
    await answerIntake(page);
    await press(intake(page).send);
    await expect(page.getByText(/Thank you/).first()).toBeVisible();
    expect(await countSubmissions()).toBe(before);
  });

  test("every address works, and a guessed one does not", async ({ request }) => {
    for (const path of [
      "",
      "/about",
      "/b/desk-by-four",
      "/c/movement",
      "/c/movement/b/desk-by-four",
      "/product/mat",
    ]) {
      const response = await request.get(preview + path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      expect(await response.text()).not.toMatch(/href="\/(about|journal|shop|contact)"/);
    }
    for (const path of [
      "/v2/preview/spring-drafts",
      `${preview}x/about`,
      `${preview}/no-such`,
      "/b/spring-in-your-step/",
    ])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  });
});

async function scriptBytes(page: Page, request: APIRequestContext, path: string): Promise<number> {
  const scriptUrls = new Set<string>();
  const listen = (sent: { url(): string; resourceType(): string }) => {
    if (sent.resourceType() === "script") scriptUrls.add(sent.url());
  };
  page.on("request", listen);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("request", listen);
  const sizes = [...scriptUrls].map(async (url) => gzipSync(await (await request.get(url)).body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const MOST_SITE_SCRIPT = 12_000;

test("@desk a site page stays within its script budget, also with the widget", async ({ page, request }) => {
  const widget = await scriptBytes(page, request, "/widget/appointment/northside");
  const book = await scriptBytes(page, request, "/book");
  expect(book / widget).toBeLessThan(1.1);
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  for (const [path] of places)
    expect(await scriptBytes(page, request, path), path).toBeLessThan(MOST_SITE_SCRIPT);
});
