import { expect, it } from "vitest";
import { findSlotOnSide } from "./findSlotOnSide.ts";

const appointment = "2026-12-15T19:30:00.000Z";
const clock = { now: "2026-11-23T12:00:00.000Z", timeZone: "America/New_York" };

function search(slot: string | undefined) {
  const dates: string[] = [];
  const first = async (date: string) => {
    dates.push(date);
    return slot;
  };
  return { dates, first };
}

it("finds the first free time from today on", async () => {
  const { dates, first } = search("2026-11-24T14:00:00.000Z");
  expect(await findSlotOnSide("sooner", appointment, clock, first)).toBe("2026-11-24T14:00:00.000Z");
  expect(dates).toEqual(["2026-11-23"]);
});

it.each([appointment, "2026-12-16T14:00:00.000Z", undefined])(
  "finds no sooner time when the first free one is %s",
  async (slot) => {
    expect(await findSlotOnSide("sooner", appointment, clock, search(slot).first)).toBeUndefined();
  },
);

it("finds the first free time from the day after the appointment on", async () => {
  const { dates, first } = search("2026-12-16T14:00:00.000Z");
  expect(await findSlotOnSide("later", appointment, clock, first)).toBe("2026-12-16T14:00:00.000Z");
  expect(dates).toEqual(["2026-12-16"]);
});
