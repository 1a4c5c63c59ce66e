import type { HourCycle } from "../../time/format.ts";

const hourCycles: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23", LOCALE: "locale" };

/** Converts the graph's `HourCycle`. An unknown value is the default. */
export function toHourCycle(value: string): HourCycle {
  return hourCycles[value] ?? "h12";
}
