import { expect, test } from "vitest";
import { getMaxGuests, getSeats } from "./guestPlaces.ts";

test.each([
  ["NONE", 1, null, 0],
  ["OWN_LINE", 1, null, 0],
  ["ATTEND", 1, null, 100],
  ["ATTEND", 1, 3, 2],
  ["ATTEND", 1, 1, 0],
  ["SEAT", 12, null, 11],
  ["SEAT", 12, 4, 3],
])(
  "getMaxGuests allows %s with %i seats and a limit of %s: %i",
  (guestMode, capacity, maxPerBooking, most) => {
    expect(getMaxGuests({ guestMode, capacity, maxPerBooking })).toBe(most);
  },
);

test("getSeats takes a seat for each guest of a class", () => {
  const group = { guestMode: "SEAT", capacity: 12, maxPerBooking: null };
  expect(getSeats(group, 1, 2)).toBe(3);
  expect(getSeats(group, 5, 2)).toBe(5);
  expect(getSeats({ ...group, guestMode: "ATTEND" }, 1, 2)).toBe(1);
});
