import fc from "fast-check";
import { expect, it } from "vitest";
import { findMatches } from "./findMatches.ts";

const mark = (text: string, search: string) => {
  let marked = "";
  let end = 0;
  for (const [from, until] of findMatches(text, search)) {
    marked += `${text.slice(end, from)}[${text.slice(from, until)}]`;
    end = until;
  }
  return marked + text.slice(end);
};

it.each([
  ["Ada Lovelace", "lov", "Ada [Lov]elace"],
  ["Ada Lovelace", " ADA lov ", "[Ada Lov]elace"],
  ["Lovelace, Ada", "ada lov", "[Lov]elace, [Ada]"],
  ["Zoë Müller", "zoe mu", "[Zoë Mü]ller"],
  ["Anna Nagy", "an anna", "[Anna] Nagy"],
  ["Ada", "", "Ada"],
  ["Ada", "bo", "Ada"],
])("findMatches marks %s for %s", (text, search, expected) => {
  expect(mark(text, search)).toBe(expected);
});

it("findMatches returns ordered ranges inside the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, search) => {
      let end = 0;
      for (const [from, until] of findMatches(text, search)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(until).toBeGreaterThanOrEqual(from);
        end = until;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
