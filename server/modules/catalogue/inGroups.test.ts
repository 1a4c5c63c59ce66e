import { expect, it } from "vitest";
import { inGroups } from "./inGroups.ts";

/** Work that ends when it is told to. */
function heldWork() {
  const groups: { readonly items: readonly number[]; end(error?: Error): void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      groups.push({ items, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { groups, work };
}

it("does together what comes while it works", async () => {
  const { groups, work } = heldWork();
  const ask = inGroups(work);
  const first = ask(1);
  await expect.poll(() => groups.length).toBe(1);
  const others = [ask(2), ask(3)];
  expect(groups.map((group) => group.items)).toEqual([[1]]);
  groups[0]!.end();
  await first;
  await expect.poll(() => groups.length).toBe(2);
  expect(groups[1]!.items).toEqual([2, 3]);
  groups[1]!.end();
  await Promise.all(others);
});

it("tells those whose work failed, and goes on", async () => {
  const { groups, work } = heldWork();
  const ask = inGroups(work);
  const failing = ask(1);
  await expect.poll(() => groups.length).toBe(1);
  const next = ask(2);
  groups[0]!.end(new Error("no"));
  await expect(failing).rejects.toThrow("no");
  await expect.poll(() => groups.length).toBe(2);
  groups[1]!.end();
  await expect(next).resolves.toBeUndefined();
});
