import { toLocalDate } from "../../../time/format.ts";
import type { BoardModel, BookingEntry } from "./boardModel.ts";
import { findDay } from "./findDay.ts";
import { previewMove, type MoveTarget } from "./movePreview.ts";
import { stepStart } from "./snap.ts";
import { toInstantText, type EpochMinute } from "./units.ts";

/** Enough for a day in steps of five minutes. */
const MAX_STEPS = 288;

/** Returns the free starts of the same date nearest to a refused one, by time. */
export function findNearestFree(
  model: BoardModel,
  entry: BookingEntry,
  { column, startsAt }: MoveTarget,
  step: number,
  now: EpochMinute,
  count = 3,
): EpochMinute[] {
  const hours = findDay(model, column, startsAt)?.hours ?? [];
  const getDate = (instant: EpochMinute) => toLocalDate(toInstantText(instant), model.timeZone);
  const date = getDate(startsAt);
  const found: EpochMinute[] = [];
  for (const direction of [1, -1] as const) {
    let start = startsAt;
    let added = 0;
    for (let taken = 0; taken < MAX_STEPS && added < count; taken++) {
      start = stepStart(start, step, direction, hours, hours[0]?.from ?? startsAt);
      if (getDate(start) !== date) break;
      if (start === entry.from && entry.columns.includes(column)) continue;
      if (previewMove(model, entry, { column, startsAt: start }, now).refusal !== null) continue;
      found.push(start);
      added++;
    }
  }
  return found
    .toSorted((one, other) => Math.abs(one - startsAt) - Math.abs(other - startsAt))
    .slice(0, count)
    .toSorted((one, other) => one - other);
}
