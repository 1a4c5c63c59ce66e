import { expect, it } from "vitest";
import { createSystemRandom } from "./systemRandom.ts";

/** Counts up, so that every byte is recognizable. */
function counting() {
  let next = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => next++ % 251);
}

it("returns every byte once and in order", () => {
  const random = createSystemRandom(counting());
  const bytes: number[] = [];
  for (let round = 0; round < 2_000; round++) bytes.push(...random.bytes(16));
  // Nothing remains, because 4,096 is a multiple of 16.
  expect(bytes).toEqual(Array.from({ length: 32_000 }, (_, i) => i % 251));
});

it("never combines the end of a block with the start of the next", () => {
  const random = createSystemRandom(counting());
  expect([...random.bytes(4_090)]).toHaveLength(4_090);
  expect([...random.bytes(10)]).toEqual(Array.from({ length: 10 }, (_, i) => (4_096 + i) % 251));
  expect([...random.bytes(2)]).toEqual([4_106 % 251, 4_107 % 251]);
});

it("returns bytes that later calls and changes do not affect", () => {
  const random = createSystemRandom(counting());
  const first = random.bytes(4);
  first.fill(9);
  expect([...random.bytes(2)]).toEqual([4, 5]);
  expect([...first]).toEqual([9, 9, 9, 9]);
});

it("reads more than a block directly", () => {
  expect(createSystemRandom(counting()).bytes(5_000)).toHaveLength(5_000);
});

it("uses the system's random source by default", () => {
  const random = createSystemRandom();
  const values = new Set(Array.from({ length: 1_000 }, () => random.bytes(16).join()));
  expect(values.size).toBe(1_000);
});
