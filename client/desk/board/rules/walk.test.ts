import fc from "fast-check";
import { expect, test } from "vitest";
import { walk, type WalkDirection, type WalkPlace } from "./walk.ts";

const columns = [
  [
    { key: "a", from: 540 },
    { key: "b", from: 600 },
  ],
  [],
  [
    { key: "c", from: 480 },
    { key: "d", from: 610 },
  ],
];

test.each<[string, WalkPlace | null, WalkDirection, WalkPlace | null]>([
  ["begins with the first entry", null, "down", { column: 0, key: "a" }],
  ["goes down in time", { column: 0, key: "a" }, "down", { column: 0, key: "b" }],
  ["stops at the end of a column", { column: 0, key: "b" }, "down", null],
  ["goes up in time", { column: 0, key: "b" }, "up", { column: 0, key: "a" }],
  [
    "skips an empty column and finds the nearest time",
    { column: 0, key: "b" },
    "right",
    { column: 2, key: "d" },
  ],
  ["goes back to the left", { column: 2, key: "c" }, "left", { column: 0, key: "a" }],
  ["stops at the last column", { column: 2, key: "c" }, "right", null],
  ["finds the last of a column", { column: 2, key: "c" }, "last", { column: 2, key: "d" }],
  ["begins again when the entry has gone", { column: 2, key: "gone" }, "down", { column: 0, key: "a" }],
])("%s", (_name, current, direction, expected) => {
  expect(walk(columns, current, direction)).toEqual(expected);
});

test("down visits every entry of a column once", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 1, maxLength: 30 }),
      (starts) => {
        const stops = starts
          .toSorted((one, other) => one - other)
          .map((from) => ({ key: String(from), from }));
        const visited: string[] = [];
        let place = walk([stops], null, "down");
        while (place !== null) {
          visited.push(place.key);
          place = walk([stops], place, "down");
        }
        expect(visited).toEqual(stops.map(({ key }) => key));
      },
    ),
  );
});
