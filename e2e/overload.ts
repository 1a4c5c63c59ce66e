import { Worker } from "node:worker_threads";
import { expect } from "@playwright/test";
import type { App } from "./app.ts";

/** The load gate measures windows of 250 ms, so each of them contains a pause. */
const PAUSES_MS = { stopped: 60, running: 60 };

/** Runs in a thread of its own, so that a busy test cannot delay the next pause. */
const PAUSE = `
const { workerData: { pid, stopped, running, isOn } } = require("node:worker_threads");
const clock = new Int32Array(new SharedArrayBuffer(4));
while (Atomics.load(isOn, 0) === 1) {
  process.kill(pid, "SIGSTOP");
  Atomics.wait(clock, 0, 0, stopped);
  process.kill(pid, "SIGCONT");
  Atomics.wait(clock, 0, 0, running);
}`;

async function probe(
  origin: string,
): Promise<{ readonly status: number; readonly retryAfter: string | null }> {
  const { status, headers } = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ business { name } }" }),
  });
  return { status, retryAfter: headers.get("retry-after") };
}

/**
 * Takes the processor away from the server again and again, as a machine with too much work does. Requests would not
 * keep the gate closed on every machine.
 */
export async function overloaded({ origin, pid }: App, use: () => Promise<void>): Promise<void> {
  if (pid === undefined) throw new Error("only a server that the test has started can be paused");
  const isOn = new Int32Array(new SharedArrayBuffer(4)).fill(1);
  const pauses = new Worker(PAUSE, { eval: true, workerData: { pid, ...PAUSES_MS, isOn } });
  const ended = new Promise((resolve) => pauses.once("exit", resolve));
  try {
    await expect
      .poll(() => probe(origin), { timeout: 30_000, intervals: [250] })
      .toEqual({ status: 503, retryAfter: "2" });
    await use();
  } finally {
    Atomics.store(isOn, 0, 0);
    await ended;
  }
  await expect.poll(async () => (await probe(origin)).status, { timeout: 30_000 }).toBe(200);
}
