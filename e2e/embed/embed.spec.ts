import type { ElementHandle, Frame, Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../hostPage.ts";
import { bookInFrame, chooseTime, listEventNames, inPlace, shown, wholeWay } from "../hostVisit.ts";
import { calendar, details, noor, press } from "../visit.ts";

const getDialog = (page: Page) => page.getByRole("dialog", { name: "Book an appointment" });
const opener = (page: Page) => page.getByRole("button", { name: "Book an appointment" });

const getBox = async (element: ElementHandle) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
};

async function expectExact(frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  await expect
    .poll(async () => {
      const minHeight = await element.evaluate((one) =>
        Number.parseFloat(getComputedStyle(((one as Element).getRootNode() as ShadowRoot).host).minHeight),
      );
      const content = await frame.evaluate(
        () => document.getElementById("root")!.getBoundingClientRect().height,
      );
      return (await getBox(element)).height - Math.max(minHeight, Math.ceil(content));
    })
    .toBe(0);
}

test("an inline widget books to the end on another site without layout shifts", async ({
  page,
  host,
  context,
}) => {
  await host.show(inPlace, "?utm_source=letter&secret=1");
  const frame = await host.frame();
  expect(frame.url()).toContain("utm_source=letter");
  expect(frame.url()).not.toContain("secret");
  expect(await host.movedWithin(frame)).toEqual([]);
  await chooseTime(frame, 0);
  await bookInFrame(frame);
  await expect.poll(() => listEventNames(host)).toEqual(wholeWay);
  expect(await host.moved()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expectAccessible(page);
});

test("a dialog is opened, used and closed by keyboard, and books to the end @desk", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await host.show(`<h1>A host</h1><a href="#x">Before</a> <daybook-widget mode="popup" ${shown}></daybook-widget>
    <p class="tall">Enough to scroll.</p>`);
  await expect(opener(page)).toBeVisible();
  const width = await page.evaluate(() => document.body.clientWidth);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(getDialog(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  const frame = await host.frame();
  await page.keyboard.press("Tab");
  await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
  await expectAccessible(page);
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).overflowY,
      document.body.clientWidth,
    ]),
  ).toEqual(["hidden", width]);
  await chooseTime(frame, 1);
  await details(frame).first.fill(noor.first);
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  await page.keyboard.press("Enter");
  await expect(details(frame).first).toHaveValue(noor.first);
  await bookInFrame(frame);
  await expect.poll(() => listEventNames(host)).toEqual(wholeWay);
  expect(await host.moved()).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => page.frames().length).toBe(1);
});

test("a floating button is large enough on a phone and books to the end", async ({ page, host }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await host.show(`<h1>A host</h1><div data-daybook-widget data-mode="button" data-provider="northside"
    data-service="consultation" data-label="Book now" data-first_name="Ada"></div><p class="tall">Enough to scroll.</p>`);
  const button = page.getByRole("button", { name: "Book now" });
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(760);
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await button.boundingBox()).toEqual(box);
  await expectAccessible(page);
  await press(button);
  const frame = await host.frame();
  await expect(page.getByRole("dialog", { name: "Book now" })).toBeVisible();
  expect((await getBox(await frame.frameElement())).width).toBe(375);
  expect(await host.movedWithin(frame)).toEqual([]);
  await chooseTime(frame, 2);
  await expect(details(frame).first).toHaveValue("Ada");
  await bookInFrame(frame);
  await expect.poll(() => listEventNames(host)).toEqual(wholeWay);
  expect(await host.moved()).toEqual([]);
});

const widths = { phone: [375, 760], tablet: [768, 1024], desk: [1280, 900] } as const;
for (const [index, [mode, width]] of (
  [
    ["inline", "phone"],
    ["inline", "tablet"],
    ["popup", "phone"],
    ["popup", "desk"],
    ["button", "tablet"],
    ["button", "desk"],
  ] as const
).entries())
  test(`as ${mode} on a ${width} with slow responses, a visitor books and nothing moves`, async ({
    page,
    host,
  }) => {
    const [wide, high] = widths[width];
    await page.setViewportSize({ width: wide, height: high });
    // Later than the half second in which a layout shift counts as expected.
    await page.route("**/graphql", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const attributes = mode === "inline" ? shown : `mode="${mode}" ${shown}`;
    await host.show(`<h1>A host</h1><daybook-widget ${attributes}></daybook-widget><p>What follows.</p>`);
    if (mode !== "inline") await press(opener(page));
    const frame = await host.frame();
    await chooseTime(frame, 6 + index);
    await bookInFrame(frame);
    await expect.poll(() => listEventNames(host)).toEqual(wholeWay);
    expect(await host.movedWithin(frame)).toEqual([]);
    expect(await host.moved()).toEqual([]);
  });

test("the frame fits its content without visible shifts, and steps begin in view", async ({ page, host }) => {
  for (const [width, height] of [
    [375, 760],
    [768, 800],
    [1280, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await host.show(inPlace);
    const frame = await host.frame();
    await expectExact(frame);
    expect(await host.movedWithin(frame)).toEqual([]);
    await chooseTime(frame, 3);
    await expectExact(frame);
    await expect.poll(async () => (await getBox(await frame.frameElement())).y).toBeGreaterThanOrEqual(0);
    expect(await host.moved()).toEqual([]);
  }
});

test("on a high screen the details are complete, and nothing moves", async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await host.show(inPlace);
  const frame = await host.frame();
  await chooseTime(frame, 4);
  await expectExact(frame);
  expect(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  expect(await host.moved()).toEqual([]);
});

test("a frame with limited height scrolls inside", async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const limit of ["capped", "fixed"]) {
    await host.show(inPlace.replace("<daybook-widget", `<daybook-widget class="${limit}"`));
    const frame = await host.frame();
    await chooseTime(frame, 5);
    const element = await frame.frameElement();
    await expect.poll(async () => (await getBox(element)).height).toBe(600);
    const follows = (await page.getByText("What follows.").boundingBox())!;
    expect(follows.y).toBeGreaterThanOrEqual((await getBox(element)).y + 600);
    await details(frame).book.scrollIntoViewIfNeeded();
    await expect(details(frame).book).toBeInViewport();
    expect(await host.moved()).toEqual([]);
  }
});

test("a frame without reserved height takes what it needs", async ({ page, host }) => {
  await host.show(`<h1>A host</h1><div id="place"></div><p>What follows.</p>`);
  await page.evaluate(() => {
    const { Daybook } = window as unknown as { Daybook: { mount(element: Element, options: object): void } };
    Daybook.mount(document.getElementById("place")!, { service: "intro-call" });
  });
  const frame = await host.frame();
  await expect(calendar(frame).month).toBeInViewport();
  await expect
    .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
});

const getInk = (frame: Frame) =>
  frame.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector("h1")!);
    const [red = 0] = color.match(/[\d.]+/g)!.map(Number);
    return red / (color.startsWith("rgb") ? 255 : 1) > 0.5 ? "light on dark" : "dark on light";
  });

const [dark, light] = ["light on dark", "dark on light"];

test("the frame follows the host's color scheme, also when it changes", async ({ page, host }) => {
  await host.show(
    `<h1>A host</h1><section id="around"><daybook-widget id="own" ${shown}></daybook-widget></section>`,
  );
  const frame = await host.frame();
  const becomes = (ink: string | undefined) => expect.poll(() => getInk(frame)).toBe(ink);
  const dress = (selector: string, name: string) =>
    page.evaluate(([at, to]) => document.querySelector(at!)!.setAttribute("class", to!), [selector, name]);
  await becomes(light);
  for (const selector of ["html", "#around", "#own"]) {
    await dress(selector, "dark");
    await becomes(dark);
    await dress(selector, "");
    await becomes(light);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(light);
  for (const name of ["either", "night"]) {
    await dress("html", name);
    await becomes(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await becomes(light);
    await page.emulateMedia({ colorScheme: "dark" });
    await becomes(dark);
  }
  await dress("html", "");
  await becomes(light);
  await page.evaluate(() => {
    const meta = document.createElement("meta");
    meta.name = "color-scheme";
    meta.content = "dark";
    document.head.append(meta);
  });
  await becomes(dark);
  const setThemeAttribute = (theme: string) =>
    page.evaluate((value) => document.getElementById("own")!.setAttribute("theme", value), theme);
  await setThemeAttribute("light");
  await becomes(light);
  await setThemeAttribute("auto");
  await becomes(dark);
  await page.evaluate(() => document.querySelector("meta[name=color-scheme]")!.remove());
  await becomes(dark);
  await page.emulateMedia({ colorScheme: "light" });
  await becomes(light);
});

for (const [locale, mode] of [
  ["hu", "inline"],
  ["pl", "popup"],
] as const)
  test(`the widget is accessible on a dark page in another language: ${locale}, ${mode}`, async ({
    page,
    host,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await host.show(
      `<h1>A host</h1><daybook-widget locale="${locale}" mode="${mode}" ${shown}></daybook-widget><p>What follows.</p>`,
    );
    await page.evaluate(() => document.documentElement.classList.add("either"));
    if (mode === "popup") {
      const open = page.getByRole("button", { name: "Umów wizytę" });
      await expectAccessible(page);
      await press(open);
      await expect(page.getByRole("button", { name: "Zamknij" })).toBeFocused();
    }
    const frame = await host.frame();
    await expect.poll(() => getInk(frame)).toBe(dark);
    await expect(frame.locator("html")).toHaveAttribute("lang", locale);
    // The frame is transparent. On its own it would be taken for white.
    await frame.evaluate(() => void (document.documentElement.style.background = "#121212"));
    await expectAccessible(page);
  });

test("a page has many widgets, loads the script once, and removes them cleanly", async ({ page, host }) => {
  await host.show(`<h1>A host</h1><daybook-widget ${shown}></daybook-widget>
    <div class="hidden"><daybook-widget id="late" service="intro-call"></daybook-widget></div>
    <daybook-widget mode="popup" service="yoga-class" label="Yoga"></daybook-widget>
    <div data-daybook-widget data-form="intake"></div>
    <a data-daybook-widget href="${host.origin}/widget/survey/wellbeing-check">Survey</a>`);
  await page.addScriptTag({ url: `${host.origin}/embed.js` });
  await expect.poll(() => page.frames().length).toBeGreaterThanOrEqual(3);
  await page.evaluate(() => document.querySelector(".hidden")?.classList.remove("hidden"));
  await page.locator("#late").scrollIntoViewIfNeeded();
  const late = page.frameLocator("#late iframe");
  await expect(late.getByRole("grid")).toBeVisible();
  // By keyboard, because a pointer would miss the link while frames above it grow.
  await page.getByRole("link", { name: "Survey" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Book an appointment" })).toBeVisible();
  await page.evaluate(() => document.querySelector("main")?.replaceChildren());
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await page.evaluate(() => document.querySelectorAll("body > *").length)).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
});

test("a removed widget starts again when it returns, and extreme sizes settle", async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await host.show(inPlace);
  await chooseTime(await host.frame(), 5);
  await page.evaluate(() => {
    const element = document.querySelector("daybook-widget")!;
    element.remove();
    document.querySelector("h1")!.after(element);
  });
  const frame = await host.frame();
  await expect(calendar(frame).month).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector("daybook-widget")!;
    for (let i = 0; i < 40; i += 1) {
      element.classList.toggle(i % 3 === 0 ? "hidden" : "narrow");
      await new Promise(requestAnimationFrame);
    }
    element.className = "";
  });
  await expectExact(frame);
});

test("foreign messages change nothing and break nothing", async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await host.show(inPlace);
  const frame = await host.frame();
  await expectExact(frame);
  const before = await getBox(await frame.frameElement());
  await expect.poll(() => listEventNames(host)).toEqual(["ready time"]);
  const events = await host.heard();
  await page.evaluate(() => {
    const junk = [
      null,
      "size",
      [],
      { daybook: 1 },
      { daybook: 1, type: "size", height: 5000 },
      { daybook: 1, type: "event", name: "booked", detail: {} },
      { daybook: 1, type: "escape" },
      { daybook: 2, type: "hello" },
      { daybook: 1, type: "theme", theme: "<b>" },
      { daybook: 1, type: "fits" },
    ];
    const inner = document
      .querySelector("daybook-widget")!
      .shadowRoot!.querySelector("iframe")!.contentWindow!;
    for (const message of junk) {
      window.postMessage(message, "*");
      inner.postMessage(message, "*");
    }
  });
  await press(calendar(frame).nextMonth);
  await expectExact(frame);
  expect((await getBox(await frame.frameElement())).height).toBe(before.height);
  expect(await host.heard()).toEqual(events);
  expect(await frame.evaluate(() => document.querySelector("[data-theme]")?.getAttribute("data-theme"))).toBe(
    "light",
  );
});

test("an unknown calendar is reported to the page and shown in its place", async ({ page, host }) => {
  await host.show(`<h1>A host</h1><daybook-widget service="nothing-like-it"></daybook-widget>`);
  await expect(page.frameLocator("iframe").getByText("Cannot find calendar.")).toBeVisible();
  await expect.poll(() => listEventNames(host)).toEqual(["ready error", "error"]);
  await host.show(
    `<h1>A host</h1><daybook-widget></daybook-widget><daybook-widget path="/about"></daybook-widget>`,
  );
  await expect.poll(() => listEventNames(host)).toEqual(["error", "error"]);
  expect(page.frames()).toHaveLength(1);
});

test("a page opens the widget and learns when it is closed for good", async ({ page, host }) => {
  await host.show(`<h1>A host</h1><button id="own">Mine</button>`);
  await page.evaluate(() => {
    document.getElementById("own")?.addEventListener("click", () => {
      (window as unknown as { Daybook: { open(options: object): void } }).Daybook.open({
        service: "intro-call",
        prefill: { email: "ada@example.com" },
      });
    });
  });
  await press(page.getByRole("button", { name: "Mine" }));
  const frame = await host.frame();
  expect(frame.url()).toContain("email=ada%40example.com");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Mine" })).toBeFocused();
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await page.evaluate(() => document.querySelectorAll("body > *").length)).toBe(1);
});
