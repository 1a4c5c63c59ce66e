import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutLanes } from "./lanes.ts";
import { overlaps } from "./units.ts";

const span = (from: number, until: number) => ({ from, until });

test.each([
  ["one entry takes the whole width", [span(0, 30)], [[0, 1, 1]]],
  [
    "entries that touch do not share the width",
    [span(0, 30), span(30, 60)],
    [
      [0, 1, 1],
      [0, 1, 1],
    ],
  ],
  [
    "two overlapping entries have half each",
    [span(0, 60), span(30, 90)],
    [
      [0, 1, 2],
      [1, 1, 2],
    ],
  ],
  [
    "an entry grows into a free lane",
    [span(0, 60), span(0, 60), span(0, 60), span(60, 90), span(30, 70)],
    [
      [0, 1, 4],
      [1, 1, 4],
      [2, 1, 4],
      [0, 3, 4],
      [3, 1, 4],
    ],
  ],
] as const)("%s", (_name, entries, expected) => {
  const places = layoutLanes<{ from: number; until: number }>(entries);
  expect(
    entries.map((entry) => places.get(entry)!).map((place) => [place.lane, place.width, place.lanes]),
  ).toEqual(expected);
});

const anyEntries = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 90 }))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 60 },
);

test("overlapping entries never cover each other, and no group has more lanes than it needs", () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const places = layoutLanes(entries);
      for (const [index, one] of entries.entries()) {
        const place = places.get(one)!;
        expect(place.lane + place.width).toBeLessThanOrEqual(place.lanes);
        for (const other of entries.slice(index + 1)) {
          if (!overlaps(one, other)) continue;
          const otherPlace = places.get(other)!;
          expect(place.lanes).toBe(otherPlace.lanes);
          const isApart =
            place.lane + place.width <= otherPlace.lane || otherPlace.lane + otherPlace.width <= place.lane;
          expect(isApart).toBe(true);
        }
      }
      const deepest = Math.max(
        0,
        ...entries.map(
          ({ from }) => entries.filter((other) => other.from <= from && other.until > from).length,
        ),
      );
      expect(Math.max(0, ...[...places.values()].map(({ lanes }) => lanes))).toBe(deepest);
    }),
  );
});
