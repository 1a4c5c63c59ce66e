import { expect, it } from "vitest";
import { type GuestLine, assignGuests } from "./assignGuests.ts";

const line = (guestMode: GuestLine["guestMode"], changes: Partial<GuestLine> = {}): GuestLine => ({
  member: 0,
  seats: 1,
  maxPerBooking: null,
  guestMode,
  ...changes,
});
const own = (member: number) => line("OWN_LINE", { member });

it.each<[string, GuestLine[], number, number[][]]>([
  ["no guests", [line("NONE")], 0, [[]]],
  ["all sit in", [line("ATTEND")], 3, [[1, 2, 3]]],
  ["all sit in wherever they can", [line("ATTEND"), line("NONE"), line("ATTEND")], 2, [[1, 2], [], [1, 2]]],
  ["each has a seat", [line("SEAT", { seats: 3 })], 2, [[1, 2]]],
  ["seats without names", [line("SEAT", { seats: 4 })], 1, [[1]]],
  ["each has their own line", [line("OWN_LINE"), own(1), own(2)], 2, [[], [1], [2]]],
  ["one has two lines", [line("OWN_LINE"), own(1), own(1)], 1, [[], [1], [1]]],
  ["one line, one who sits in", [line("ATTEND"), own(1)], 2, [[1, 2], [1]]],
  ["one line, one seat", [line("SEAT", { seats: 2 }), own(1)], 2, [[2], [1]]],
])("%s", (_name, lines, guests, places) => {
  expect(assignGuests(lines, guests)).toEqual({ places });
});

it.each<[string, GuestLine[], number, string]>([
  ["a service without guests", [line("NONE")], 1, "GUESTS_NOT_TAKEN"],
  ["a guest without a line", [line("OWN_LINE")], 1, "GUEST_SERVICES"],
  ["a second guest without a line", [line("OWN_LINE"), own(1)], 2, "GUEST_SERVICES"],
  ["more guests than seats", [line("SEAT", { seats: 2 })], 2, "GUEST_SERVICES"],
  ["a line of an unnamed guest", [line("OWN_LINE"), own(1), own(2)], 1, "GUEST_COUNT"],
  ["lines of guests, none named", [line("OWN_LINE"), own(1)], 0, "GUEST_COUNT"],
])("rejects %s", (_name, lines, guests, code) => {
  expect(assignGuests(lines, guests)).toMatchObject({ issue: { path: ["guests"], code } });
});

it("counts the booker among the participants", () => {
  const few = line("ATTEND", { maxPerBooking: 3 });
  expect(assignGuests([few], 2)).toEqual({ places: [[1, 2]] });
  expect(assignGuests([few], 3)).toEqual({ limit: 3 });
});
