import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddressLine, MAX_LINES, readCart, writeCart } from "./cartAddress.ts";

const line: fc.Arbitrary<AddressLine> = fc.record({
  service: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
  staff: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)),
  seats: fc.integer({ min: 1, max: MAX_LINES }),
});

test("readCart reads back what writeCart wrote, in order", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: MAX_LINES - 1 }), (lines) => {
      expect(readCart(writeCart(lines))).toEqual(lines);
    }),
  );
});

test("readCart parses services, staff and seats", () => {
  expect(readCart("intro-call,consultation.amara,yoga-class*3,yoga-class.chloe*2")).toEqual([
    { service: "intro-call", staff: null, seats: 1 },
    { service: "consultation", staff: "amara", seats: 1 },
    { service: "yoga-class", staff: null, seats: 3 },
    { service: "yoga-class", staff: "chloe", seats: 2 },
  ]);
  expect(writeCart([])).toBeNull();
});

test("readCart leaves out invalid parts and never throws", () => {
  expect(readCart("Intro Call,../x,yoga*0,yoga*102,-a,a--b,,ok.")).toEqual([]);
  expect(readCart(Array.from({ length: 500 }, () => "a").join(","))).toHaveLength(MAX_LINES - 1);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readCart(text)).not.toThrow();
    }),
  );
});
