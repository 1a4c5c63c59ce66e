import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../server/root.ts";
import { test as base, expect } from "../app.ts";

const test = base.extend<{ consoleIsClean: void }>({ consoleIsClean: ({}, use) => use() });

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly origin: string;
}

let dir: string;
test.beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "daybook-modes-"));
});
test.afterEach(() => rmSync(dir, { recursive: true, force: true }));

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(projectRoot, "server", "tooling", "runBuilt.mjs")], {
    cwd: projectRoot,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DAYBOOK_DIR: dir,
      LOG_LEVEL: "error",
      DAYBOOK_STOP_WITH_PARENT: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, said: () => output };
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const { child, said: output } = run(env);
  await expect
    .poll(() => /payment|Stripe/i.test(output().split("Daybook is ready")[1] ?? ""), { timeout: 90_000 })
    .toBe(true);
  return { child, output, origin: /ready at (\S+)/.exec(output())![1]! };
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** The status of a request with a `Host` header, which `fetch` does not allow. */
function statusFor(origin: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const healthRequest = request(`${origin}/healthz`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    healthRequest.on("error", reject).end();
  });
}

const viewer = async (origin: string, key: string) =>
  (
    await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: "{ viewer { name } }" }),
    })
  ).status;

test("a start without settings is a trial, and a live start closes its demo", async () => {
  test.setTimeout(300_000);
  const trial = await start();
  const key = /API key[^:]*: (\S+)/.exec(trial.output())![1]!;
  const printed = [...trial.output().matchAll(/ {2}(http:\S+)|: (http:\S+\/mailbox\/\S+)/g)].map(
    ([, page, mailbox]) => page ?? mailbox!,
  );
  expect(printed.length).toBeGreaterThan(12);
  for (const url of printed)
    // The load gate of a busy machine may return 503.
    await expect
      .poll(async () => [url, (await fetch(url, { headers: { accept: "text/html" } })).status])
      .toEqual([url, 200]);
  expect(await statusFor(trial.origin, "studio.localhost")).toBe(200);
  expect(await statusFor(trial.origin, "studio.example")).toBe(421);
  await expect.poll(() => viewer(trial.origin, key)).toBe(200);
  expect(await (await fetch(`${trial.origin}/readyz`)).json()).toMatchObject({ mail: "mailbox" });
  await stop(trial);

  const live = await start({ DAYBOOK_MODE: "live" });
  expect(live.output()).toContain("4 of its users and 1 of its API keys have been disabled");
  expect(live.output()).toContain("There is no payment provider");
  expect(live.output()).not.toMatch(/password|mailbox/);
  await expect.poll(() => viewer(live.origin, key)).toBe(401);
  expect(await statusFor(live.origin, "studio.example")).toBe(200);
  const ready = await fetch(`${live.origin}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { mail: "pending" }]);
  expect((await fetch(`${live.origin}/dev/mailbox`)).status).toBe(404);
  await stop(live);

  const again = await start({ DAYBOOK_MODE: "live" });
  expect(again.output()).not.toContain("disabled");
  await stop(again);
});

test("a live start on an empty database makes no demo", async () => {
  test.setTimeout(120_000);
  const live = await start({ DAYBOOK_MODE: "live" });
  expect(live.output()).toContain("No business answers at this address");
  expect(live.output()).not.toMatch(/API key|password|northside/i);
  await expect
    .poll(async () => (await fetch(`${live.origin}/widget/appointment/northside`)).status)
    .toBe(404);
  await stop(live);
});

test("a trial rejects a live key, and a live server a test key without the switch", async () => {
  for (const [env, message] of [
    [{ DAYBOOK_MODE: "trial", STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY is a live key"],
    [{ DAYBOOK_MODE: "live", STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_SECRET_KEY is a test key"],
  ] as const) {
    const { child, said: output } = run(env);
    const [code] = (await once(child, "exit")) as [number];
    expect([code, output()]).toEqual([1, expect.stringContaining(message)]);
    expect(output()).toContain("Daybook cannot start");
  }
});
