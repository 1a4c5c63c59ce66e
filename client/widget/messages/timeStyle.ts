import { remembered } from "../../../server/shared/memory/remembered.ts";
import type { HourCycle, TimeStyle } from "../../time/format.ts";

/** The business's setting. A string, because a newer server may add values. */
export type GraphHourCycle = string;

const cycles: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23", LOCALE: "locale" };

const known = new Map<string, TimeStyle>();

/** Returns the same object for equal arguments. */
export function timeStyle(locale: string, timeZone: string, hourCycle: GraphHourCycle): TimeStyle {
  return remembered(known, `${locale} ${timeZone} ${hourCycle}`, () => ({
    locale,
    timeZone,
    hourCycle: cycles[hourCycle] ?? "h12",
  }));
}
