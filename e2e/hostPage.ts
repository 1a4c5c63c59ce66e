import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Frame, type Page, expect } from "@playwright/test";
import { findChromium } from "../server/tooling/chromium.ts";
import { type App, test as base } from "./app.ts";
import { awake } from "./visit.ts";

/** A page of another origin that embeds the widget. */
export interface HostPage {
  readonly origin: string;
  show(body: string, search?: string): Promise<void>;
  /** The latest frame, once it is hydrated. */
  frame(): Promise<Frame>;
  /** Formatted as `name step` or `name`. */
  heard(): Promise<string[]>;
  told(): Promise<HostEvent[]>;
  moved(): Promise<string[]>;
  /** Layout shifts in a frame, except those within half a second of a press. */
  movedWithin(frame: Frame): Promise<string[]>;
}

const events = ["ready", "step", "held", "booked", "rescheduled", "cancelled", "resized", "error"];

/** Stricter than a typical host: only the product's origin, and no inline styles. */
const policy = (origin: string) =>
  `default-src 'none'; script-src ${origin} 'self'; style-src 'self'; frame-src ${origin}; base-uri 'none'`;

const listening = `
window.told = [];
for (const name of ${JSON.stringify(events)})
  window.Daybook?.on(name, (detail) => window.told.push({ name, detail }));
`;

const style = `body { margin: 0; font: 16px/1.5 sans-serif } h1, p { margin: 16px } a, button { line-height: 32px }
.dark { color-scheme: dark } .either { color-scheme: light dark } @media (prefers-color-scheme: dark) { .night { color-scheme: dark } }
.capped { min-height: 600px; max-height: 600px } .fixed { min-height: 0; height: 600px } .hidden { display: none } .narrow { width: 320px } .tall { height: 1500px }`;

/**
 * Tests with a host page on a second port. By default its frames reject storage and cookies, as strict browsers do.
 * `refusal: "browser"` leaves that to the browser.
 */
export const test = base.extend<{ host: HostPage; refusal: "all" | "browser" }>({
  // The headless shell blocks no third-party storage, and takes a shift after a press in such a frame as unexpected.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: (findChromium() ?? launchOptions).executablePath }),
    { scope: "worker" },
  ],
  refusal: ["all", { option: true }],
  host: async ({ page, app, refusal }, use) => {
    const origin = otherSite(app);
    let body = "";
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://host");
      const [type, text] =
        pathname === "/host.js"
          ? ["text/javascript", listening]
          : pathname === "/host.css"
            ? ["text/css", style]
            : ["text/html; charset=utf-8", document(origin, body)];
      response.setHeader("content-type", type);
      response.setHeader("content-security-policy", policy(origin));
      response.end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await page.addInitScript(watch);
    if (refusal === "all") await page.addInitScript(blockStorage);
    await use({
      origin,
      async show(next, search = "") {
        body = next;
        await page.goto(url + search);
      },
      frame: () => lastFrame(page),
      heard: async () =>
        (await readEvents(page)).map(({ name, detail }) =>
          detail["step"] ? `${name} ${detail["step"]}` : name,
        ),
      told: () => readEvents(page),
      moved: () => page.evaluate(() => (window as unknown as Watched).moved),
      movedWithin: (frame) => frame.evaluate(() => (window as unknown as Watched).moved),
    });
    server.close();
    server.closeAllConnections();
  },
});

export { expect };

interface HostEvent {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface Watched {
  moved: string[];
  readonly told: HostEvent[];
}

const readEvents = (page: Page) => page.evaluate(() => (window as unknown as Watched).told);

const document = (origin: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A host</title><link rel="stylesheet" href="/host.css"><script src="${origin}/embed.js"></script>
<script src="/host.js"></script></head><body><main>${body}</main></body></html>`;

/** `localhost` and `127.0.0.1` are the same server but two sites. */
const otherSite = ({ origin }: App) => origin.replace("127.0.0.1", "localhost");

async function lastFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  const frame = page.frames().at(-1);
  if (!frame) throw new Error("there is no frame");
  await awake(frame);
  return frame;
}

interface Shift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

function watch(): void {
  const watched = window as unknown as Watched;
  watched.moved = [];
  const shifts: Shift[] = [];
  let painted = Number.POSITIVE_INFINITY;
  const recordShifts = () => {
    const laterShifts = shifts.filter(({ startTime }) => startTime >= painted);
    watched.moved = laterShifts.map(({ value, sources }) => {
      const parts = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 20)} ${from.x},${from.y} ${to.x},${to.y}`,
      );
      return `${location.host} ${innerWidth}: ${value.toFixed(4)} ${parts.join("; ")}`;
    });
  };
  new PerformanceObserver((list) => {
    painted = Math.min(painted, ...list.getEntries().map(({ startTime }) => startTime));
    recordShifts();
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    // A shift within half a second of user input is expected (Layout Instability, `hadRecentInput`).
    shifts.push(...(list.getEntries() as unknown as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    recordShifts();
  }).observe({ type: "layout-shift", buffered: true });
}

function blockStorage(): void {
  if (window.parent === window) return;
  const blocked = {
    get: () => {
      throw new DOMException("Blocked", "SecurityError");
    },
  };
  Object.defineProperty(window, "localStorage", blocked);
  Object.defineProperty(window, "sessionStorage", blocked);
  Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
}
