import { getOrCreate } from "../../../server/shared/memory/getOrCreate.ts";
import type { HourCycle, TimeFormatOptions } from "../../time/format.ts";

/** The business's setting. A string, because a newer server may add values. */
export type GraphHourCycle = string;

const HOUR_CYCLES: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23", LOCALE: "locale" };

const cache = new Map<string, TimeFormatOptions>();

/** Returns the same object for equal arguments. */
export function getTimeFormat(
  locale: string,
  timeZone: string,
  hourCycle: GraphHourCycle,
): TimeFormatOptions {
  return getOrCreate(cache, `${locale} ${timeZone} ${hourCycle}`, () => ({
    locale,
    timeZone,
    hourCycle: HOUR_CYCLES[hourCycle] ?? "h12",
  }));
}
