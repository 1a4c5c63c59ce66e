import { expect, it, onTestFinished, vi } from "vitest";
import { createLoadGate } from "./loadGate.ts";

async function workUntil(isDone: () => boolean, turnMs: number): Promise<void> {
  while (!isDone()) {
    const end = performance.now() + turnMs;
    while (performance.now() < end);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it("closes while the event loop is blocked, and opens again afterwards", async () => {
  // Far above the delays of a busy test machine.
  const gate = createLoadGate(1_000);
  onTestFinished(() => gate.stop());
  gate.start();
  expect(gate.isClosed()).toBe(false);
  await workUntil(gate.isClosed, 1_250);
  expect(gate.delayMs()).toBeGreaterThanOrEqual(1_000);
  await vi.waitFor(() => expect(gate.isClosed()).toBe(false), { timeout: 20_000 });
});
