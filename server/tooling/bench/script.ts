import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { endBuiltServer, startBuiltServer } from "../builtServer.ts";
import { ensureChromium } from "../chromium.ts";
import { prepare } from "../prepare.mjs";
import type { BenchRow } from "./row.ts";
import { findHeaviestParts } from "./scriptParts.ts";
import {
  bookDay,
  chooseDay,
  neverIdle,
  scriptLimits,
  type ScriptWeight,
  weighedCalendar,
  weighScripts,
} from "./scriptWeight.ts";

const CONTENT = ["/", "/journal", "/journal/b/desk-by-four/", "/shop/product/mat/"];

/** Measures the script that a browser loads from the built product. */
export async function benchScript(): Promise<BenchRow[]> {
  await prepare({ build: true });
  const dir = mkdtempSync(join(tmpdir(), "daybook-script-"));
  const server = await startBuiltServer({ DAYBOOK_DIR: dir });
  const browser = await chromium.launch(await ensureChromium());
  try {
    const calendar = await weigh(browser, async (page) => {
      await neverIdle(page);
      await chooseDay(page, server.origin + weighedCalendar);
    });
    const booking = await weigh(browser, async (page) => {
      await chooseDay(page, server.origin + weighedCalendar);
      await bookDay(page);
    });
    const rows = [
      toRow("script until a time can be chosen", calendar, scriptLimits.calendar),
      toRow("script until the thank-you", booking, scriptLimits.booking),
    ];
    for (const path of CONTENT) {
      const weight = await weigh(browser, async (page) => {
        await page.goto(server.origin + path, { waitUntil: "networkidle" });
      });
      rows.push(toRow(`script of ${path}`, weight, scriptLimits.contentShare * calendar.bytes));
    }
    const parts = await findHeaviestParts(booking.files);
    return [
      ...rows,
      ...parts.map(({ name, share }) => ({
        name: `of all until the thank-you, before it is made small: ${name}`,
        ratio: share,
        limit: null,
        note: "",
      })),
    ];
  } finally {
    await browser.close();
    await endBuiltServer(server, "SIGTERM");
    rmSync(dir, { recursive: true, force: true });
  }
}

async function weigh(browser: Browser, visit: (page: Page) => Promise<void>): Promise<ScriptWeight> {
  const page = await browser.newPage({ locale: "en-US", timezoneId: "America/New_York" });
  const weight = weighScripts(page);
  await visit(page);
  const found = await weight();
  await page.close();
  return found;
}

function toRow(name: string, { bytes, files }: ScriptWeight, limit: number): BenchRow {
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  return {
    name: `${name}, of what is allowed`,
    ratio: bytes / limit,
    limit: 1,
    note: `${kilobytes(bytes)} kB of ${kilobytes(limit)}, gzip, ${files.length} files`,
  };
}
