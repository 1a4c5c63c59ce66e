import { dayNumber, MINUTES_PER_DAY } from "../../../../server/shared/time/dates.ts";
import { findFirstInstant } from "../../../../server/shared/time/wallClock.ts";
import { getZoneOffsets, type ZoneOffsets } from "../../../../server/shared/time/zoneOffsets.ts";
import type { IsoDate } from "../../../time/format.ts";
import type { EpochMinute } from "./units.ts";

/** A stretch of a date without a change of the clock. */
interface AxisPiece {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** Minutes below the top of the axis at `from`. */
  readonly axisFrom: number;
}

export interface AxisLabel {
  readonly axisMinute: number;
  /** Minutes after midnight by the wall clock. */
  readonly wallMinute: number;
}

/**
 * A vertical time axis that several dates share. It follows the wall clock. An hour that the clock repeats on one of the
 * dates has two rows; the other dates have a gap in the second. A skipped hour is a gap as well.
 */
export interface Axis {
  readonly timeZone: string;
  readonly length: number;
  readonly labels: readonly AxisLabel[];
  readonly pieces: ReadonlyMap<IsoDate, readonly AxisPiece[]>;
}

/** Wall minutes that the clock shows twice. */
interface Repeat {
  readonly from: number;
  readonly until: number;
}

export function createAxis(dates: readonly IsoDate[], timeZone: string): Axis {
  const days = dates.map((date) => ({ date, day: dayNumber(date) }));
  const first = Math.min(...days.map(({ day }) => day));
  const last = Math.max(...days.map(({ day }) => day));
  const zone = getZoneOffsets(timeZone, (first - 1) * MINUTES_PER_DAY, (last + 2) * MINUTES_PER_DAY);
  const repeat = days.map(({ day }) => findRepeat(zone, day)).find((found) => found !== null) ?? null;
  const length = MINUTES_PER_DAY + (repeat === null ? 0 : repeat.until - repeat.from);
  return {
    timeZone,
    length,
    labels: listLabels(repeat),
    pieces: new Map(days.map(({ date, day }) => [date, listPieces(zone, day, repeat)])),
  };
}

function findRepeat(zone: ZoneOffsets, day: number): Repeat | null {
  const start = findFirstInstant(zone, day * MINUTES_PER_DAY);
  const end = findFirstInstant(zone, (day + 1) * MINUTES_PER_DAY);
  for (let index = 1; index < zone.since.length; index++) {
    const change = zone.since[index]!;
    const before = zone.offset[index - 1]!;
    const after = zone.offset[index]!;
    if (change <= start || change >= end || after >= before) continue;
    return {
      from: change + after - day * MINUTES_PER_DAY,
      until: change + before - day * MINUTES_PER_DAY,
    };
  }
  return null;
}

function listPieces(zone: ZoneOffsets, day: number, repeat: Repeat | null): AxisPiece[] {
  const midnight = day * MINUTES_PER_DAY;
  const start = findFirstInstant(zone, midnight);
  const end = findFirstInstant(zone, midnight + MINUTES_PER_DAY);
  const own = findRepeat(zone, day);
  const shift = repeat === null ? 0 : repeat.until - repeat.from;
  const pieces: AxisPiece[] = [];
  for (let index = 0; index < zone.since.length; index++) {
    const from = Math.max(start, zone.since[index]!);
    const until = Math.min(end, zone.since[index + 1] ?? Infinity);
    if (from >= until) continue;
    const wall = from + zone.offset[index]! - midnight;
    if (repeat === null) {
      pieces.push({ from, until, axisFrom: wall });
    } else if (own !== null) {
      // Only the part after the change back is lower on the axis.
      pieces.push({ from, until, axisFrom: pieces.length > 0 ? wall + shift : wall });
    } else {
      const middle = Math.min(Math.max(from, from + repeat.until - wall), until);
      if (middle > from) pieces.push({ from, until: middle, axisFrom: wall });
      if (middle < until) pieces.push({ from: middle, until, axisFrom: wall + (middle - from) + shift });
    }
  }
  return pieces;
}

function listLabels(repeat: Repeat | null): AxisLabel[] {
  const labels: AxisLabel[] = [];
  for (let wallMinute = 0; wallMinute < MINUTES_PER_DAY; wallMinute += 60) {
    if (repeat === null || wallMinute < repeat.until) labels.push({ axisMinute: wallMinute, wallMinute });
    if (repeat !== null && wallMinute >= repeat.from)
      labels.push({ axisMinute: wallMinute + repeat.until - repeat.from, wallMinute });
  }
  return labels.toSorted((one, other) => one.axisMinute - other.axisMinute);
}

const getPieces = ({ pieces }: Axis, date: IsoDate): readonly AxisPiece[] => pieces.get(date) ?? [];

/** Returns the place of an instant on the axis of a date, limited to the date. */
export function toAxisMinute(axis: Axis, date: IsoDate, instant: EpochMinute): number {
  const pieces = getPieces(axis, date);
  const piece = pieces.find(({ until }) => instant < until);
  if (piece === undefined) return axis.length;
  return piece.axisFrom + Math.max(0, instant - piece.from);
}

/** Returns null for a place in a gap. */
export function fromAxisMinute(axis: Axis, date: IsoDate, axisMinute: number): EpochMinute | null {
  const piece = getPieces(axis, date).find(
    ({ from, until, axisFrom }) => axisMinute >= axisFrom && axisMinute < axisFrom + until - from,
  );
  return piece === undefined ? null : piece.from + axisMinute - piece.axisFrom;
}

/** Returns the first and the end instant of a date. */
export function getDaySpan(axis: Axis, date: IsoDate): { from: EpochMinute; until: EpochMinute } {
  const pieces = getPieces(axis, date);
  return { from: pieces[0]?.from ?? 0, until: pieces.at(-1)?.until ?? 0 };
}

/** Returns the date of the axis that contains an instant, or null. */
export function findAxisDate(axis: Axis, instant: EpochMinute): IsoDate | null {
  for (const [date, pieces] of axis.pieces) {
    if (pieces.some(({ from, until }) => instant >= from && instant < until)) return date;
  }
  return null;
}

/** Returns the stretches of the axis that a date does not have. */
export function listGaps(axis: Axis, date: IsoDate): { from: number; until: number }[] {
  const gaps: { from: number; until: number }[] = [];
  let reached = 0;
  for (const { from, until, axisFrom } of getPieces(axis, date)) {
    if (axisFrom > reached) gaps.push({ from: reached, until: axisFrom });
    reached = axisFrom + until - from;
  }
  if (reached < axis.length) gaps.push({ from: reached, until: axis.length });
  return gaps;
}
