import { expect, test } from "vitest";
import { groupByColumn, type BoardModel, type BookingEntry } from "./boardModel.ts";
import { findNearestFree } from "./nearestFree.ts";
import { toEpochMinute, toInstantText } from "./units.ts";

const at = (time: string) => toEpochMinute(`2026-11-20T${time}:00Z`);

function createBooking(key: string, from: string, until: string): BookingEntry {
  const span = { from: at(from), until: at(until) };
  return {
    kind: "booking",
    key,
    columns: ["ada"],
    ...span,
    occupied: span,
    booking: {
      id: key,
      client: "Mia Lindqvist",
      hasEmail: true,
      status: "CONFIRMED",
      serviceId: "cut",
      service: "Haircut",
      isUnpaid: false,
      hasMissingAnswers: false,
      isFirstVisit: false,
      isOverbooked: false,
      isAtClient: false,
      hasNote: false,
      session: null,
      seats: 1,
    },
  };
}

test("returns the free starts on both sides of a refused one", () => {
  const moved = createBooking("moved", "09:00", "09:30");
  const entries = [moved, createBooking("other", "10:00", "11:00")];
  const model: BoardModel = {
    timeZone: "UTC",
    by: "staff",
    columns: [
      {
        id: "ada",
        name: "Ada",
        picture: null,
        units: 1,
        days: new Map([
          [
            "2026-11-20",
            {
              date: "2026-11-20",
              hours: [{ from: at("09:00"), until: at("12:00") }],
              bookedMinutes: 90,
              offeredMinutes: 180,
              holiday: null,
            },
          ],
        ]),
      },
    ],
    entries,
    entriesByColumn: groupByColumn(entries),
    services: new Map(),
  };
  const found = findNearestFree(model, moved, { column: "ada", startsAt: at("10:15") }, 30, at("08:00"));
  expect(found.map((start) => toInstantText(start).slice(11, 16))).toEqual(["09:30", "11:00", "11:30"]);
});
