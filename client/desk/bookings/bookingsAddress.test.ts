import { expect, test } from "vitest";
import { readFilters, toBookingsHref, toExportHref, toListVariables } from "./bookingsAddress.ts";

const today = "2026-11-26";
const read = (search: string) => readFilters(new URL(`http://daybook.test/desk/bookings${search}`));
const load = (search: string) => toListVariables(read(search), today);

test("lists upcoming bookings by default, and any date during a search", () => {
  expect(load("")).toEqual({ filter: { ended: false }, search: null, direction: "ASC" });
  expect(load("?search=%20Ada%20")).toEqual({ filter: {}, search: "Ada", direction: "DESC" });
});

test.each([
  ["?when=today", { on: today }, "ASC"],
  ["?when=week", { week: today }, "ASC"],
  ["?when=month", { dates: { from: today, to: "2026-12-25" } }, "ASC"],
  ["?when=past", { ended: true }, "DESC"],
  ["?from=2026-12-01", { dates: { from: "2026-12-01" } }, "ASC"],
  ["?when=any&status=REQUESTED", { status: ["REQUESTED"] }, "ASC"],
  [
    "?when=any&payment=UNPAID&staff=ada&service=cut",
    { payment: ["UNPAID"], staff: ["ada"], service: ["cut"] },
    "DESC",
  ],
])("reads the range and the filters of %s", (search, filter, direction) => {
  expect(load(search)).toEqual({ filter, search: null, direction });
});

test("ignores values that do not exist", () => {
  expect(load("?when=never&status=LOST&payment=SOON&from=2026-02-30")).toEqual(load(""));
});

test.each([
  "",
  "?when=past&status=CONFIRMED",
  "?from=2026-12-01&to=2026-12-02&staff=ada",
  "?search=Ada",
  "?when=upcoming&search=Ada",
])("writes the address that it read: %s", (search) => {
  expect(toBookingsHref(read(search))).toBe(`/desk/bookings${search}`);
});

test("keeps the open booking only on request", () => {
  expect(toBookingsHref(read("?when=past&booking=b1"))).toBe("/desk/bookings?when=past");
  expect(toBookingsHref(read("?when=past"), "b1")).toBe("/desk/bookings?when=past&booking=b1");
});

test("exports the same bookings", () => {
  expect(toExportHref(load("?when=week&status=CONFIRMED&search=Ada"))).toBe(
    "/exports/bookings.csv?week=2026-11-26&search=Ada&status=CONFIRMED",
  );
  expect(toExportHref(load(""))).toBe("/exports/bookings.csv?ended=false");
});
