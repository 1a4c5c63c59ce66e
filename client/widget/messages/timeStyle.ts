import { remembered } from "../../../server/shared/memory/remembered.ts";
import type { HourCycle, TimeStyle } from "../../time/format.ts";

/** The owner's choice of clock, in the graph's words (or one that a newer server knows). */
export type GraphHourCycle = string;

const cycles: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23", LOCALE: "locale" };

const known = new Map<string, TimeStyle>();

/** How times are written on a page: in a language, a zone, and the business's clock. The same object for the same words. */
export function timeStyle(locale: string, timeZone: string, hourCycle: GraphHourCycle): TimeStyle {
  return remembered(known, `${locale} ${timeZone} ${hourCycle}`, () => ({
    locale,
    timeZone,
    hourCycle: cycles[hourCycle] ?? "h12",
  }));
}
