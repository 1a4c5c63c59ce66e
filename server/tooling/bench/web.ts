import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { endBuiltServer, startBuiltServer } from "../builtServer.ts";
import { ensureChromium } from "../chromium.ts";
import { prepare } from "../prepare.mjs";
import type { BenchRow } from "./row.ts";
import { weighedCalendar } from "./scriptWeight.ts";
import { bookOnPhone, firstViewLimits, loadOnPhone, type WireWeight, weighFirstView } from "./webVisit.ts";
import { quantile } from "./world.ts";

const ROUNDS = 3;

const PAGES = { menu: "/widget/service-menus/treatments", form: "/widget/form/intake", home: "/" } as const;

/**
 * Measures the built product in a browser as a phone on a slow connection. Only bytes and requests have limits, because
 * times depend on the machine.
 */
export async function benchWeb(): Promise<BenchRow[]> {
  await prepare({ build: true });
  const dir = mkdtempSync(join(tmpdir(), "daybook-web-"));
  const server = await startBuiltServer({ DAYBOOK_DIR: dir });
  const browser = await chromium.launch(await ensureChromium());
  try {
    const calendar = server.origin + weighedCalendar;
    const nextMonthCalendar = `${calendar}?month=${getNextMonth()}`;
    return [
      ...weightRows(await weighFirstView(browser, calendar)),
      ...(await timeRows("calendar", () => bookOnPhone(browser, nextMonthCalendar))),
      ...(await pageRows(browser, server.origin)),
    ];
  } finally {
    await browser.close();
    await endBuiltServer(server, "SIGTERM");
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Returns the next month, because the current one may have no second day to press. */
function getNextMonth(): string {
  return Temporal.Now.plainDateISO("UTC").toPlainYearMonth().add({ months: 1 }).toString();
}

async function pageRows(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(PAGES))
    // oxlint-disable-next-line no-await-in-loop -- one page at a time has the processor
    rows.push(...(await timeRows(name, () => loadOnPhone(browser, origin + path))));
  return rows;
}

const UNITS: Readonly<Record<keyof WireWeight, string>> = {
  requests: "requests",
  bytes: "bytes",
  scriptBytes: "bytes of script",
  styleBytes: "bytes of style sheets",
  styleFiles: "style sheets",
};

function weightRows(weight: WireWeight): BenchRow[] {
  return Object.entries(UNITS).map(([key, unit]) => {
    const name = key as keyof WireWeight;
    return {
      name: `first view of a calendar, ${unit}, of what is allowed`,
      ratio: weight[name] / firstViewLimits[name],
      limit: 1,
      note: `${weight[name]} of ${firstViewLimits[name]}`,
    };
  });
}

async function timeRows(page: string, visit: () => Promise<object>): Promise<BenchRow[]> {
  const visits: Record<string, number | null>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    // oxlint-disable-next-line no-await-in-loop -- one visit at a time has the processor
    visits.push({ ...(await visit()) });
  return Object.keys(visits[0] ?? {}).flatMap((figure) => {
    const values = visits.slice(1).flatMap((one) => one[figure] ?? []);
    if (values.length === 0) return [];
    const middle = quantile(values, 0.5);
    const note = figure === "shift" ? "" : `${Math.round(middle)} ms`;
    return [{ name: `${page} on a phone, ${figure}`, ratio: middle, limit: null, note }];
  });
}
