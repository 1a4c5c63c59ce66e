import fc from "fast-check";
import { expect, it } from "vitest";
import { toBatches } from "./toBatches.ts";

it.each([
  [[], []],
  [["a1", "b1", "c1"], [["a1", "b1", "c1"]]],
  [
    ["a1", "b1", "a2", "c1"],
    [["a1", "a2", "b1"], ["c1"]],
  ],
  [
    ["a1", "b1", "b2", "b3"],
    [["a1"], ["b1", "b2", "b3"]],
  ],
  [
    ["a1", "a2", "a3", "a4"],
    [["a1", "a2", "a3"], ["a4"]],
  ],
])("splits %j into %j", (items, expected) => {
  expect(toBatches(items, 3, (item) => item[0]!)).toEqual(expected);
});

it("sends each item once, and a group that fits together", () => {
  const item = fc.record({ group: fc.constantFrom("a", "b", "c", "d"), id: fc.nat() });
  const items = fc.uniqueArray(item, { selector: ({ id }) => id });
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 8 }), (list, size) => {
      const batches = toBatches(list, size, ({ group }) => group);
      expect(batches.flat().toSorted((a, b) => a.id - b.id)).toEqual(list.toSorted((a, b) => a.id - b.id));
      expect(batches.every(({ length }) => length >= 1 && length <= size)).toBe(true);
      for (const group of new Set(list.map((one) => one.group))) {
        const count = list.filter((one) => one.group === group).length;
        const holders = batches.filter((batch) => batch.some((one) => one.group === group));
        if (count <= size) expect(holders).toHaveLength(1);
      }
    }),
  );
});
