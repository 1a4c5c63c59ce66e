import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { demoData } from "./demoData.ts";
import { Graph } from "./graph.ts";
import { type Settings, startServer, stopServer } from "./server.ts";
import { watchWaking } from "./visit.ts";

/** A running product: its own process, its own embedded database, the demo business. */
export interface App {
  readonly origin: string;
  readonly graph: Graph;
  /** The graph as the demo's owner speaks it, where this process has made the demo. */
  readonly owner: Graph;
  /** What the demo's owner shows. */
  readonly ownerKey: string | undefined;
  /** What the demo's owner signs in with. */
  readonly signIn: { readonly email: string; readonly password: string };
}

/** What a server has said when it made the demo names its key and its people. */
function appAt(origin: string, said: string): App {
  const ownerKey = /API key[^:]*: (daybook_\S+)/.exec(said)?.[1];
  return {
    origin,
    graph: new Graph(origin),
    owner: new Graph(origin, ownerKey),
    ownerKey,
    signIn: {
      email: /Sign in as ([^\s,]+)/.exec(said)?.[1] ?? "",
      password: /password[^:]*: (\S+)/.exec(said)?.[1] ?? "",
    },
  };
}

/** Fills the folder of a server before its start. Returns the output of an earlier first start on the same data, if there was one. */
export type Prepare = (dir: string) => Promise<string | void>;

/** Leaves the folder empty, so that the server makes the demo itself. */
export const firstStart: Prepare = async () => {};

interface OpenedApp {
  readonly app: App;
  /** Ends the server and deletes its data. */
  readonly close: () => Promise<void>;
}

async function openApp(
  prepare: Prepare,
  settings: Settings,
  limits: "lifted" | "standard",
): Promise<OpenedApp> {
  const dir = mkdtempSync(join(tmpdir(), "daybook-e2e-"));
  const before = (await prepare(dir)) ?? "";
  const server = await startServer(dir, settings);
  const app = appAt(server.origin, before + server.said());
  if (limits === "lifted" && app.ownerKey !== undefined) await liftLimits(app.owner);
  return {
    app,
    async close() {
      await stopServer(server);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a server with its own database for `use` and deletes the database afterwards. Limits on orders are lifted unless `limits` is
 * `standard`.
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
  /** Paths without an origin lead to this server. */
  readonly isBase?: true;
}

/**
 * Starts a server for the tests of one file. Returns a function that returns the app. The file sets the mode `default`, so that its tests
 * run one after another in one worker and need one server.
 */
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

/** Lifts the limits on orders, because all tests book for the same person on one server. */
async function liftLimits(owner: Graph): Promise<void> {
  await owner.ask(
    `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { __typename } }`,
    {
      input: { maxOpenOrders: 1000, busyBookingsPerHour: 100_000 },
    },
  );
}

/** Words of the console that say nothing about the product. */
const HARMLESS = /Failed to load resource: the server responded with a status of (404|410)/;

interface Fixtures {
  /** Words of the console that belong to what a test brings about: a dropped connection, a broken answer. */
  readonly forgiven: RegExp | undefined;
  readonly consoleIsClean: void;
}

export const test = base.extend<Fixtures, { app: App }>({
  forgiven: [undefined, { option: true }],
  app: [
    async ({}, use) => {
      // While writing a test: a server that runs already.
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
  // Whatever a test is about: the console stays clean, and hydration finds what the server wrote.
  consoleIsClean: [
    async ({ page, forgiven }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !HARMLESS.test(text) && !forgiven?.test(text)) said.push(text);
      });
      page.on("pageerror", (error) => said.push(String(error)));
      await use();
      expect(said, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
