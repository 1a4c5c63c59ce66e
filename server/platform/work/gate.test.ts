import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

/** Work that the test ends. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

it("runs a limited number in order and queues a limited number", async () => {
  const gate = createGate(1, 2);
  const begun: number[] = [];
  const tasks = [task(), task(), task()];
  const runs = tasks.map(({ work }, i) => gate.run(() => (begun.push(i), work())));
  expect(gate.run(async () => {})).toBeNull();
  tasks[0]!.end();
  await runs[0];
  tasks[1]!.end();
  await runs[1];
  tasks[2]!.end();
  await runs[2];
  expect(begun).toEqual([0, 1, 2]);
});

it("starts the next one after a failure", async () => {
  const gate = createGate(1, 1);
  const failed = gate.run(() => Promise.reject(new Error("no")));
  const next = gate.run(async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
