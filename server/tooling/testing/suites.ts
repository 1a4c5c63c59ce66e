import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";
import { ensureChromium } from "../chromium.ts";
import { build } from "../prepare.mjs";
import { readAdvisories } from "./advisories.ts";
import { type CommandResult, runCommand, runNode, runTool } from "./command.ts";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";
import { type Suite, type SuiteResult, rejectEmptyRun, toSingleTestResult } from "./suite.ts";

const NEW_YORK = "America/New_York";

/** Full length, see `server/testing/depth.ts`. */
const WHOLE = { DAYBOOK_TEST_DEPTH: "whole" };

/** Paths of tests that also run on the embedded database in `npm test`: SQL, migrations, concurrency and crashes. */
const EMBEDDED = [
  "/data/",
  "platform/database",
  "prisma",
  ".embedded.",
  "ace.integration",
  "rash.integration",
];

/** Tag of browser tests of an overloaded server. Many other tests at the same time would change when it rejects. */
const OVERLOAD = "@overload";

export const defaultSuites: readonly Suite[] = [
  {
    name: "browser",
    // The browser often waits, so it runs beside the others.
    beside: true,
    run: () => runPlaywright("browser", ["--grep-invert", OVERLOAD], { DAYBOOK_TEST_DATABASE: "server" }),
  },
  vitest("integration, PostgreSQL server", "server/vitest.integration.config.ts", {
    env: { TZ: NEW_YORK, DAYBOOK_TEST_DATABASE: "server" },
  }),
  check("format", () => runTool("oxfmt/bin/oxfmt", ["--check"])),
  check("lint", () => runTool("oxlint/bin/oxlint", ["--deny-warnings"])),
  check("types: server", () => runTool("typescript/bin/tsc", ["-p", "server"])),
  check("types: client", () => runTool("typescript/bin/tsc", ["-p", "client"])),
  check("types: e2e", () => runTool("typescript/bin/tsc", ["-p", "e2e"])),
  { name: "advisories", run: checkAdvisories },
  check("generated files", () => runNode(["--import", "tsx", "server/tooling/checkStale.ts"])),
  // Finds code that uses the process's time zone by mistake, which is invisible in UTC.
  vitest("unit", "server/vitest.config.ts", { env: { TZ: NEW_YORK } }),
  vitest("client", "client/vitest.config.ts", { env: { TZ: NEW_YORK } }),
  // The same SQL runs on a server above.
  vitest("integration, embedded database", "server/vitest.integration.config.ts", {
    env: { TZ: "UTC", DAYBOOK_TEST_DATABASE: "embedded" },
    filter: EMBEDDED,
    // Long comparisons of the same SQL. `npm run test:all` runs them on both databases.
    exclude: ["**/app/data/search.*", "**/insights/data/keepFigures.*"],
  }),
  outages("outages of the database", {}),
  {
    name: "browser, overload",
    // The outages wait most of the time.
    beside: true,
    isLast: true,
    run: () => runPlaywright("browser, overload", ["--grep", OVERLOAD]),
  },
];

/** Additional suites of `npm run test:all`: both zones, both databases and full length. */
export const additionalSuites: readonly Suite[] = [
  vitest("units at length", "server/vitest.config.ts", { env: { TZ: "UTC", ...WHOLE } }),
  vitest("client, in UTC", "client/vitest.config.ts", { env: { TZ: "UTC" } }),
  vitest("integration at length, PostgreSQL server", "server/vitest.integration.config.ts", {
    env: { TZ: NEW_YORK, DAYBOOK_TEST_DATABASE: "server", ...WHOLE },
    filter: [
      "tenancy",
      "hostile",
      "fuzz",
      "fieldPairs",
      "content/http/leaks",
      "keepFigures",
      "bookings/race.",
    ],
  }),
  vitest("services and the graph, embedded database", "server/vitest.integration.config.ts", {
    env: { TZ: NEW_YORK, DAYBOOK_TEST_DATABASE: "embedded" },
    filter: ["server/modules", "server/app", "server/platform", "server/testing"],
    exclude: ["**/payments.model.*", "**/http/**"],
  }),
  ...(["server", "embedded"] as const).map((database) =>
    vitest(`a long walk through payments, ${database}`, "server/vitest.integration.config.ts", {
      env: { TZ: NEW_YORK, DAYBOOK_TEST_DATABASE: database, PAYMENT_MODEL_SECONDS: "120" },
      filter: ["payments.model"],
    }),
  ),
  outages("outages of the database, twenty of each", { DAYBOOK_OUTAGES: "20", DAYBOOK_LONG_OUTAGE: "60" }),
  {
    name: "all of the browser",
    beside: true,
    run: () => runPlaywright("all of the browser", ["--grep-invert", OVERLOAD], { DAYBOOK_BROWSER: "whole" }),
  },
];

/**
 * Suite of `npm run test:access`: every screen in all languages, color schemes, widths and text spacings, and in
 * pseudo-localization.
 */
export const accessSuites: readonly Suite[] = [
  {
    name: "access",
    run: () => runPlaywright("access", ["accessibility", "pseudo"], { DAYBOOK_ACCESS: "whole" }),
  },
];

function check(name: string, run: () => Promise<CommandResult>): Suite {
  return {
    name,
    async run() {
      const { code, output } = await run();
      return toSingleTestResult(code === 0, output);
    },
  };
}

/** Fails on high and critical advisories. Passes with a note if the registry sends no report. */
async function checkAdvisories(): Promise<SuiteResult> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = ["--json", "--fetch-retries=0", "--fetch-timeout=30000"];
  const { output } = await runCommand(npm, ["audit", ...options]).catch((error: unknown) => ({
    output: String(error),
  }));
  const advisories = readAdvisories(output);
  if (advisories.kind === "answered")
    return toSingleTestResult(advisories.serious.length === 0, advisories.serious.join("\n"));
  return {
    ...toSingleTestResult(true, output),
    note: `the package registry sent no audit report (${advisories.reason})`,
  };
}

type VitestRun = {
  env: Record<string, string>;
  filter?: string[];
  exclude?: string[];
};

function vitest(name: string, config: string, { env, filter = [], exclude = [] }: VitestRun): Suite {
  return {
    name,
    async run() {
      const report = reportFile(name);
      const exclusions = exclude.map((glob) => `--exclude=${glob}`);
      const args = [
        "run",
        ...filter,
        ...exclusions,
        "--config",
        config,
        "--maxWorkers=1",
        "--reporter=default",
      ];
      const commandResult = await runTool(
        "vitest/vitest.mjs",
        [...args, "--reporter=json", `--outputFile.json=${report}`],
        env,
      );
      return readResult(commandResult, report, readVitestReport);
    },
  };
}

function outages(name: string, env: Record<string, string>): Suite {
  const suite = vitest(name, "server/vitest.outage.config.ts", { env: { TZ: "UTC", ...env } });
  return {
    ...suite,
    isLast: true,
    async run() {
      await buildOnce();
      return suite.run();
    },
  };
}

let built: Promise<void> | undefined;

const buildOnce = (): Promise<void> => (built ??= build());

async function runPlaywright(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  await buildOnce();
  await ensureChromium();
  const report = reportFile(name);
  const commandResult = await runTool(
    "@playwright/test/cli.js",
    ["test", ...args, "--config", "e2e/playwright.config.ts", "--reporter=dot,json"],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return readResult(commandResult, report, readPlaywrightReport);
}

function readResult(
  { code, output }: CommandResult,
  report: string,
  read: (json: string) => Omit<SuiteResult, "output">,
): SuiteResult {
  if (!existsSync(report)) return toSingleTestResult(false, `${output}\nit could not run`);
  return rejectEmptyRun({ ...read(readFileSync(report, "utf8")), output }, code);
}

function reportFile(name: string): string {
  const folder = join(projectRoot, ".build", "reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/\W+/g, "-")}.json`);
  rmSync(file, { force: true });
  return file;
}
