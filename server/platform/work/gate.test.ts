import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

/** Work that ends when it is told to. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

it("lets so many through at a time, in their order, and no more wait than may", async () => {
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

it("lets the next one in when one has failed", async () => {
  const gate = createGate(1, 1);
  const failed = gate.run(() => Promise.reject(new Error("no")));
  const next = gate.run(async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
