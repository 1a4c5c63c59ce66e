import { addDays } from "../../ui/calendar/monthDates.ts";

export const periods = ["week", "month", "quarter", "year"] as const;
export type Period = (typeof periods)[number];

const days: Readonly<Record<Period, number>> = { week: 7, month: 28, quarter: 91, year: 364 };

/** Reads `?period=`. Default: four weeks. */
export function readPeriod(url: URL): Period {
  const value = url.searchParams.get("period");
  return periods.find((period) => period === value) ?? "month";
}

/** Returns the dates of a period that ends today, both inclusive. */
export function toDateRange(period: Period, today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, 1 - days[period]), to: today };
}

/** Returns the length of a bar in the chart. */
export function toGrouping(period: Period): "DAY" | "WEEK" | "MONTH" {
  switch (period) {
    case "week":
    case "month":
      return "DAY";
    case "quarter":
      return "WEEK";
    case "year":
      return "MONTH";
  }
}
