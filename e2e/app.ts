import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { projectRoot } from "../server/root.ts";
import { Graph } from "./graph.ts";
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

/** Settings of the server beside those that every test has. */
type Settings = Readonly<Record<string, string>>;

/** Starts the built server on a free port; resolves when it answers. */
async function startApp(dir: string, settings: Settings): Promise<{ app: App; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(projectRoot, ".build", "server", "main.js")], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DAYBOOK_MODE: "trial",
      PORT: "0",
      DAYBOOK_DIR: dir,
      LOG_LEVEL: "error",
      // A busy test machine would close the gate.
      DAYBOOK_LOAD_GATE: "off",
      DAYBOOK_STOP_WITH_PARENT: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\w.:[\]-]+:\d+/.exec(said);
      if (found) resolve(new URL(found[0]).origin);
    };
    child.stdout!.on("data", listen);
    child.stderr!.on("data", listen);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { app: appAt(origin, said), child };
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

/**
 * Runs a server with its own database for `use` and deletes the folder of the database afterwards. `prepare` may fill the folder before.
 * Limits on orders are lifted unless `limits` is `standard`.
 */
export async function withApp(
  prepare: (dir: string) => Promise<void>,
  use: (app: App) => Promise<void>,
  settings: Settings = {},
  limits: "lifted" | "standard" = "lifted",
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "daybook-e2e-"));
  await prepare(dir);
  const { app, child } = await startApp(dir, settings);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    if (limits === "lifted" && app.ownerKey !== undefined) await liftLimits(app.owner);
    await use(app);
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(dir, { recursive: true, force: true });
  }
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
      await withApp(async () => {}, use);
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
