import { expect, it } from "vitest";
import { createAxis } from "../rules/axis.ts";
import type { BoardColumn } from "../rules/boardModel.ts";
import { toEpochMinute } from "../rules/units.ts";
import { findFirstMinute } from "./findFirstMinute.ts";

const date = "2026-11-24";
const at = (time: string) => toEpochMinute(`${date}T${time}:00Z`);

function find(openings: readonly string[], entries: readonly string[], today: string) {
  const hours = openings.map((time) => ({ from: at(time), until: at(time) + 60 }));
  const day = { date, hours, bookedMinutes: 0, offeredMinutes: 0, holiday: null };
  const column: BoardColumn = { id: "a", name: "A", picture: null, units: 1, days: new Map([[date, day]]) };
  return findFirstMinute({
    columns: [{ key: "a", column, date }],
    columnEntries: [entries.map((time) => ({ from: at(time) }))],
    axis: createAxis([date], "UTC"),
    today,
    now: at("15:20"),
  });
}

it.each([
  ["the present minute today", ["09:00"], ["07:00"], date, 15 * 60 + 20],
  ["the first entry before today begins", ["17:00"], ["16:30"], date, 16 * 60 + 30],
  ["the first opening hour of another day", ["13:00", "09:30"], ["07:00"], "2026-11-20", 9 * 60 + 30],
  ["midnight if a day opens then", ["00:00"], [], "2026-11-20", 0],
  ["the first entry of a closed day", [], ["11:00", "00:00"], "2026-11-20", 11 * 60],
  ["8 o'clock on an empty day", [], [], "2026-11-20", 8 * 60],
])("findFirstMinute returns %s", (_name, openings, entries, today, expected) => {
  expect(find(openings, entries, today)).toBe(expected);
});
