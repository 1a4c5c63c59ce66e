import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupByColumn, type BoardEntry, type BoardModel, type BookingEntry } from "./boardModel.ts";
import { previewMove } from "./movePreview.ts";
import { overlaps, toEpochMinute } from "./units.ts";

const at = (time: string) => toEpochMinute(`2026-11-20T${time}:00Z`);
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });

function createBooking(key: string, column: string, from: number, minutes: number, buffer = 0): BookingEntry {
  return {
    kind: "booking",
    key,
    columns: [column],
    from,
    until: from + minutes,
    occupied: { from, until: from + minutes + buffer },
    booking: {
      id: key,
      client: "Ada Park",
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

function createModel(entries: readonly BoardEntry[], units = 1): BoardModel {
  const days = new Map([
    [
      "2026-11-20",
      {
        date: "2026-11-20",
        hours: [span("09:00", "12:00"), span("13:00", "17:00")],
        bookedMinutes: 0,
        offeredMinutes: 420,
        holiday: null,
      },
    ],
  ]);
  return {
    timeZone: "UTC",
    by: "staff",
    columns: ["ada", "ben", "eve"].map((id) => ({ id, name: id, picture: null, units, days })),
    entries,
    entriesByColumn: groupByColumn(entries),
    services: new Map([
      ["cut", { id: "cut", name: "Haircut", intervalMinutes: 15, staff: new Set(["ada", "ben"]) }],
    ]),
  };
}

const now = at("08:00");
const moved = createBooking("moved", "ada", at("09:00"), 30, 15);
const block: BoardEntry = {
  kind: "block",
  key: "block",
  id: "block",
  columns: ["ben"],
  ...span("15:00", "16:00"),
  occupied: span("15:00", "16:00"),
  reason: null,
  staff: ["ben"],
  resources: [],
};
const model = createModel([moved, createBooking("other", "ada", at("10:30"), 30), block]);

describe("previewMove", () => {
  test.each([
    ["a free time", "ada", "09:45", null],
    ["its own time", "ada", "09:00", null],
    ["a time whose buffer meets a booking", "ada", "10:00", "BOOKED"],
    ["a time in the break", "ada", "11:45", "CLOSED"],
    ["a time before opening", "ada", "08:30", "CLOSED"],
    ["a time in the past", "ada", "07:30", "PAST"],
    ["a blocked time", "ben", "15:30", "BLOCKED"],
    ["a person who does not offer the service", "eve", "10:00", "NOT_OFFERED"],
  ])("%s", (_name, column, time, refusal) => {
    expect(previewMove(model, moved, { column, startsAt: at(time) }, now).refusal).toBe(refusal);
  });

  test("names the entry in the way", () => {
    const preview = previewMove(model, moved, { column: "ada", startsAt: at("10:30") }, now);
    expect(preview.conflict?.key).toBe("other");
    expect(preview.endsAt).toBe(at("11:00"));
  });

  test("a room with two units takes two entries at once", () => {
    const rooms = {
      ...createModel([moved, createBooking("other", "ada", at("10:30"), 30)], 2),
      by: "resource",
    } as const;
    expect(previewMove(rooms, moved, { column: "ada", startsAt: at("10:30") }, now).refusal).toBeNull();
  });
});

test("an accepted move never overlaps another entry", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 6 })), { maxLength: 20 }),
      fc.integer({ min: 0, max: 95 }),
      (others, quarter) => {
        const midnight = at("00:00");
        const entries = others.map(([from, length], index) =>
          createBooking(`other ${index}`, "ben", midnight + from * 15, length * 15),
        );
        const preview = previewMove(
          createModel([moved, ...entries]),
          moved,
          { column: "ben", startsAt: midnight + quarter * 15 },
          now,
        );
        if (preview.refusal !== null) return;
        const taken = { from: preview.startsAt, until: preview.endsAt + 15 };
        expect(entries.some((entry) => overlaps(entry, taken))).toBe(false);
      },
    ),
  );
});
