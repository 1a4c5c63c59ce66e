import type { HourCycle } from "./format.ts";

/** By the stored setting of the business. */
export const HOUR_CYCLES: Readonly<Record<"H12" | "H24" | "LOCALE", HourCycle>> = {
  H12: "h12",
  H24: "h23",
  LOCALE: "locale",
};
