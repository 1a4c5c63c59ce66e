import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { demoData } from "./demoData.ts";
import { Graph } from "./graph.ts";
import { type Settings, startServer, stopServer } from "./server.ts";
import type { Prepare } from "./serverData.ts";
import { watchWaking } from "./visit.ts";

export interface App {
  readonly origin: string;
  readonly graph: Graph;
  readonly owner: Graph;
  readonly ownerKey: string | undefined;
  /** Address of the mails that the trial does not send. */
  readonly mailbox: string;
  readonly signIn: { readonly email: string; readonly password: string };
  /** Process of the server, unless it ran before the tests. */
  readonly pid?: number | undefined;
}

/** The output of the first start names the demo's key and users. */
function appAt(origin: string, output: string): App {
  const ownerKey = /API key[^:]*: (daybook_\S+)/.exec(output)?.[1];
  return {
    origin,
    graph: new Graph(origin),
    owner: new Graph(origin, ownerKey),
    ownerKey,
    mailbox: output.match(/http:\S+\/mailbox\/\S+/g)?.at(-1) ?? "",
    signIn: {
      email: /Sign in as ([^\s,]+)/.exec(output)?.[1] ?? "",
      password: /password[^:]*: (\S+)/.exec(output)?.[1] ?? "",
    },
  };
}

interface OpenedApp {
  readonly app: App;
  readonly close: () => Promise<void>;
}

async function openApp(
  prepare: Prepare,
  settings: Settings,
  limits: "lifted" | "standard",
): Promise<OpenedApp> {
  const dir = mkdtempSync(join(tmpdir(), "daybook-e2e-"));
  const { database, output = "", remove } = await prepare(dir);
  const location: Settings = database.kind === "server" ? { DATABASE_URL: database.url } : {};
  const server = await startServer(dir, { ...location, ...settings });
  const app = { ...appAt(server.origin, output + server.output()), pid: server.child.pid };
  if (limits === "lifted" && app.ownerKey !== undefined) await liftLimits(app.owner);
  return {
    app,
    async close() {
      await stopServer(server);
      await remove?.();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a server with its own database for `use` and deletes the database afterwards. Order limits are off unless
 * `limits` is `standard`.
 */
export async function withApp(
  prepare: Prepare,
  use: (app: App) => Promise<void>,
  settings: Settings = {},
  limits: "lifted" | "standard" = "lifted",
): Promise<void> {
  const { app, close } = await openApp(prepare, settings, limits);
  try {
    await use(app);
  } finally {
    await close();
  }
}

interface OfFile {
  readonly settings?: Settings;
  readonly limits?: "lifted" | "standard";
  readonly isBase?: true;
}

/** The file sets the mode `default`, so that its tests run one after another in one worker and need one server. */
export function appOfFile(
  prepare: Prepare,
  { settings = {}, limits = "lifted", isBase }: OfFile = {},
): () => App {
  let opened: OpenedApp | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    opened = await openApp(prepare, settings, limits);
  });
  test.afterAll(() => opened?.close());
  // Playwright also reads it before the server has started.
  if (isBase) test.use({ baseURL: ({}, use) => use(opened?.app.origin) });
  return () => {
    if (opened === undefined) throw new Error("the server is not started yet");
    return opened.app;
  };
}

async function liftLimits(owner: Graph): Promise<void> {
  await owner.ask(
    `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { __typename } }`,
    {
      input: { maxOpenOrders: 1000, busyBookingsPerHour: 100_000 },
    },
  );
}

const HARMLESS = /Failed to load resource: the server responded with a status of (404|410)/;

interface Fixtures {
  readonly forgiven: RegExp | undefined;
  readonly consoleIsClean: void;
}

export const test = base.extend<Fixtures, { app: App }>({
  forgiven: [undefined, { option: true }],
  app: [
    async ({}, use) => {
      // For test development, a server that already runs.
      const running = process.env["E2E_ORIGIN"];
      if (running !== undefined) return use(appAt(running, process.env["E2E_SAID"] ?? ""));
      await withApp(demoData, use);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ app }, use) => use(app.origin),
  context: async ({ context }, use) => {
    await watchWaking(context);
    await use(context);
  },
  consoleIsClean: [
    async ({ page, forgiven }, use) => {
      const output: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !HARMLESS.test(text) && !forgiven?.test(text)) output.push(text);
      });
      page.on("pageerror", (error) => output.push(String(error)));
      await use();
      expect(output, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
