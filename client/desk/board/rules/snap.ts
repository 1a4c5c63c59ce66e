import type { EpochMinute, Span } from "./units.ts";

/**
 * Returns the start nearest to an instant that a grid of `step` minutes allows. The grid begins with the opening hours
 * that contain the instant, as the slots of a service do, otherwise with the day.
 */
export function snapStart(
  instant: EpochMinute,
  step: number,
  hours: readonly Span[],
  dayStart: EpochMinute,
): EpochMinute {
  const anchor = hours.find(({ from, until }) => instant >= from && instant < until)?.from ?? dayStart;
  return anchor + Math.round((instant - anchor) / step) * step;
}

/** Returns the next start of the grid in a direction. It differs from the given one. */
export function stepStart(
  instant: EpochMinute,
  step: number,
  direction: 1 | -1,
  hours: readonly Span[],
  dayStart: EpochMinute,
): EpochMinute {
  const snapped = snapStart(instant, step, hours, dayStart);
  const isAhead = direction === 1 ? snapped > instant : snapped < instant;
  return isAhead ? snapped : snapStart(snapped + direction * step, step, hours, dayStart);
}
