import { type Browser, expect, type Page } from "@playwright/test";
import { neverIdle } from "./scriptWeight.ts";

/** Lighthouse's mobile preset: processor 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const PHONE = {
  viewport: { width: 375, height: 760 },
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
  timezoneId: "America/New_York",
};

/** Milliseconds since navigation start. */
export interface WebVitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift, without a unit. */
  readonly shift: number;
  /** Total blocking time: task time beyond 50 ms each, after the first paint. */
  readonly blocked: number;
  readonly longestTask: number;
  /** Time at which presses work. Null on pages without the widget. */
  readonly pressable: number | null;
}

/** Milliseconds from a press to the next paint (Event Timing, multiples of 8). */
export interface PressTimes {
  readonly day: number;
  readonly time: number;
  readonly proceed: number;
}

export interface WireWeight {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly styleFiles: number;
}

export const firstViewLimits: WireWeight = {
  requests: 14,
  bytes: 225_000,
  scriptBytes: 150_000,
  styleBytes: 12_000,
  styleFiles: 2,
};

/** Script in the page that records Chromium's measurements. A string, because these files have no DOM types. */
const PROBE = `(() => {
  const seen = (globalThis.daybookSeen = { paint: 0, largest: 0, shift: 0, tasks: [], pressable: null, presses: [] });
  const watch = (type, act, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true, ...more });
  watch("paint", ({ name, startTime }) => { if (name === "first-contentful-paint") seen.paint = startTime; });
  watch("largest-contentful-paint", ({ startTime }) => { seen.largest = startTime; });
  watch("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  watch("longtask", ({ startTime, duration }) => { seen.tasks.push([startTime, duration]); });
  watch("event", ({ interactionId, duration }) => { if (interactionId) seen.presses.push(duration); }, { durationThreshold: 16 });
  const own = Object.getOwnPropertyDescriptor(History.prototype, "scrollRestoration");
  // The product takes scrolling into its own hands when it begins to answer presses.
  Object.defineProperty(History.prototype, "scrollRestoration", {
    ...own,
    set(value) {
      if (value === "manual") seen.pressable ??= performance.now();
      own.set.call(this, value);
    },
  });
})()`;

interface Seen {
  readonly paint: number;
  readonly largest: number;
  readonly shift: number;
  readonly tasks: readonly (readonly [start: number, duration: number])[];
  readonly pressable: number | null;
  readonly presses: readonly number[];
}

const seenBy = (page: Page) => page.evaluate("daybookSeen") as Promise<Seen>;

async function onPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(PROBE);
    return await visit(page);
  } finally {
    await context.close();
  }
}

export function loadOnPhone(browser: Browser, url: string): Promise<WebVitals> {
  return onPhone(browser, (page) => measureVitals(page, url));
}

async function measureVitals(page: Page, url: string): Promise<WebVitals> {
  await page.goto(url, { waitUntil: "networkidle" });
  // The network can be idle while code still runs. The page's policy forbids `waitForFunction`, which calls `eval`.
  if (new URL(url).pathname.startsWith("/widget/"))
    await expect.poll(async () => (await seenBy(page)).pressable, { timeout: 30_000 }).not.toBeNull();
  const { paint, largest, shift, tasks, pressable } = await seenBy(page);
  const after = tasks.map(([start, duration]) => start + duration - Math.max(start, paint));
  return {
    firstPaint: paint,
    largestPaint: largest,
    shift,
    blocked: after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...after),
    pressable,
  };
}

export function bookOnPhone(browser: Browser, url: string): Promise<WebVitals & PressTimes> {
  return onPhone(browser, async (page) => {
    const vitals = await measureVitals(page, url);
    const days = page.getByRole("button", { name: /, (times available|only a few times left)$/ });
    const day = await pressTime(page, async () => {
      await days.nth(1).tap();
      await page.waitForURL(/[?&]date=/);
    });
    const times = page.getByRole("radiogroup", { name: /^\w{3}, \w{3} \d/ }).locator("label");
    const time = await pressTime(page, async () => {
      await times.first().tap();
      await page.waitForURL(/[?&]at=/);
    });
    const proceed = await pressTime(page, async () => {
      await page.getByRole("button", { name: /^Continue with \d/ }).tap();
      await page.getByRole("textbox", { name: "First name" }).waitFor();
    });
    return { ...vitals, day, time, proceed };
  });
}

async function pressTime(page: Page, press: () => Promise<void>): Promise<number> {
  const before = (await seenBy(page)).presses.length;
  await press();
  await page.waitForTimeout(500);
  return Math.max(0, ...(await seenBy(page)).presses.slice(before));
}

export async function weighFirstView(browser: Browser, url: string): Promise<WireWeight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await neverIdle(page);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    const files: { readonly kind: string; readonly bytes: number }[] = [];
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (response.url.startsWith("http")) kinds.set(requestId, type);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind !== undefined) files.push({ kind, bytes: encodedDataLength });
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const countBytes = (kind?: string) =>
      files.reduce((sum, file) => sum + (kind === undefined || file.kind === kind ? file.bytes : 0), 0);
    return {
      requests: files.length,
      bytes: countBytes(),
      scriptBytes: countBytes("Script"),
      styleBytes: countBytes("Stylesheet"),
      styleFiles: files.filter(({ kind }) => kind === "Stylesheet").length,
    };
  } finally {
    await context.close();
  }
}
