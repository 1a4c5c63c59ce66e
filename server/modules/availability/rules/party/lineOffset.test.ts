import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TimedLine, getLineOffset } from "./lineOffset.ts";

const line = (member: number, durationMinutes: number): TimedLine => ({ member, durationMinutes });

describe("lineOffset", () => {
  it.each([
    ["0 for a single line", [line(0, 30)], 0, 0],
    ["0 for the first line of each member", [line(0, 30), line(1, 45)], 1, 0],
    ["the length of the member's line before", [line(0, 30), line(0, 45)], 1, 30],
    ["no other member's length", [line(0, 30), line(1, 60), line(0, 45), line(1, 15)], 3, 60],
    ["the sum of all lines before", [line(0, 30), line(0, 45), line(0, 20)], 2, 75],
  ])("returns %s", (_name, lines, index, minutes) => {
    expect(getLineOffset(lines, index)).toBe(minutes);
  });

  it("starts each line of a member at the end of the line before", () => {
    const lines = fc.array(
      fc.record({ member: fc.nat(3), durationMinutes: fc.integer({ min: 1, max: 480 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(lines, (all) => {
        const ends = new Map<number, number>();
        all.forEach(({ member, durationMinutes }, index) => {
          const begins = getLineOffset(all, index);
          expect(begins).toBe(ends.get(member) ?? 0);
          ends.set(member, begins + durationMinutes);
        });
      }),
    );
  });
});
