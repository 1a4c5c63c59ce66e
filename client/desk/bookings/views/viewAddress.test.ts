import fc from "fast-check";
import { expect, it } from "vitest";
import { BOOKING_STATUSES } from "../../../../server/shared/bookings/status.ts";
import { isViewQuery } from "../../../../server/modules/desk/rules/viewQuery.ts";
import { PAYMENT_STATES, RANGES, readFilters, toBookingsHref } from "../bookingsAddress.ts";
import { isViewChanged, toViewHref, toViewQuery } from "./viewAddress.ts";

const read = (query: string) => readFilters(new URL(`/desk/bookings?${query}`, "http://daybook.test"));

it.each([
  ["", "/desk/bookings?view=v1"],
  ["when=week&status=CONFIRMED", "/desk/bookings?when=week&status=CONFIRMED&view=v1"],
  ["status=CONFIRMED&when=week", "/desk/bookings?when=week&status=CONFIRMED&view=v1"],
  ["booking=b1&next=//evil.example&search=Ada+P", "/desk/bookings?search=Ada+P&view=v1"],
  ["view=v2&payment=UNPAID", "/desk/bookings?payment=UNPAID&view=v1"],
])("opens the view %j at %s", (query, href) => {
  expect(toViewHref({ id: "v1", query })).toBe(href);
});

it.each([
  ["status=CONFIRMED&when=week", "when=week&status=CONFIRMED&view=v1", false],
  ["when=week", "when=week&view=v1&booking=b1", false],
  ["when=week", "when=month&view=v1", true],
  ["", "view=v1", false],
  ["", "search=Ada&view=v1", true],
])("compares the view %j with %j: changed %s", (query, present, expected) => {
  expect(isViewChanged({ id: "v1", query }, read(present))).toBe(expected);
});

it("stores every selection of filters as a query that the server accepts and the address restores", () => {
  const filters = fc.record({
    range: fc.constantFrom(...RANGES.filter((range) => range !== "custom")),
    from: fc.constant(""),
    to: fc.constant(""),
    status: fc.constantFrom(null, ...BOOKING_STATUSES),
    payment: fc.constantFrom(null, ...PAYMENT_STATES),
    staff: fc.constantFrom("", "amara"),
    service: fc.constantFrom("", "home-visit"),
    search: fc.string({ unit: "grapheme", maxLength: 20 }),
    view: fc.constantFrom("", "v1"),
  });
  fc.assert(
    fc.property(filters, (value) => {
      const query = toViewQuery(value);
      expect(isViewQuery(query)).toBe(true);
      expect(toBookingsHref({ ...read(query), view: value.view })).toBe(toBookingsHref(value));
    }),
  );
});
