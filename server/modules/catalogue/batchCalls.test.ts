import { expect, it } from "vitest";
import { batchCalls } from "./batchCalls.ts";

function controlledWork() {
  const groups: { readonly items: readonly number[]; end(error?: Error): void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      groups.push({ items, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { groups, work };
}

it("runs the items that arrive during a batch as the next batch", async () => {
  const { groups, work } = controlledWork();
  const call = batchCalls(work);
  const first = call(1);
  await expect.poll(() => groups.length).toBe(1);
  const others = [call(2), call(3)];
  expect(groups.map((group) => group.items)).toEqual([[1]]);
  groups[0]!.end();
  await first;
  await expect.poll(() => groups.length).toBe(2);
  expect(groups[1]!.items).toEqual([2, 3]);
  groups[1]!.end();
  await Promise.all(others);
});

it("rejects the items of a failed batch and continues", async () => {
  const { groups, work } = controlledWork();
  const call = batchCalls(work);
  const failing = call(1);
  await expect.poll(() => groups.length).toBe(1);
  const next = call(2);
  groups[0]!.end(new Error("no"));
  await expect(failing).rejects.toThrow("no");
  await expect.poll(() => groups.length).toBe(2);
  groups[1]!.end();
  await expect(next).resolves.toBeUndefined();
});
