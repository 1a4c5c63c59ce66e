import { expect, it } from "vitest";
import { systemRandom } from "./systemRandom.ts";

/** Counts up, so that every byte can be told from every other. */
function counting() {
  let next = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => next++ % 251);
}

it("gives every byte once, in the order in which they were drawn", () => {
  const random = systemRandom(counting());
  const given: number[] = [];
  for (let round = 0; round < 2_000; round++) given.push(...random.bytes(16));
  // Nothing is left over: 4,096 is a multiple of 16.
  expect(given).toEqual(Array.from({ length: 32_000 }, (_, i) => i % 251));
});

it("never gives the end of one drawing with the beginning of the next, so nothing is given twice", () => {
  const random = systemRandom(counting());
  expect([...random.bytes(4_090)]).toHaveLength(4_090);
  expect([...random.bytes(10)]).toEqual(Array.from({ length: 10 }, (_, i) => (4_096 + i) % 251));
  expect([...random.bytes(2)]).toEqual([4_106 % 251, 4_107 % 251]);
});

it("gives bytes that stay as they are, however they are changed and whatever is given after", () => {
  const random = systemRandom(counting());
  const first = random.bytes(4);
  first.fill(9);
  expect([...random.bytes(2)]).toEqual([4, 5]);
  expect([...first]).toEqual([9, 9, 9, 9]);
});

it("draws what is larger than its store for itself", () => {
  expect(systemRandom(counting()).bytes(5_000)).toHaveLength(5_000);
});

it("is the system's own chance unless told otherwise", () => {
  const random = systemRandom();
  const seen = new Set(Array.from({ length: 1_000 }, () => random.bytes(16).join()));
  expect(seen.size).toBe(1_000);
});
