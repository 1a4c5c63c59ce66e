import { builder } from "../../../platform/graphql/builder.ts";

export const HourCycleEnum = builder.enumType("HourCycle", {
  description:
    "The clock in which times of day are written. Visitors can switch between 12 and 24 hours in the widget.",
  values: {
    H12: { description: "12 hours with a day period: `2:30 PM`. The default." },
    H24: { description: "24 hours: `14:30`." },
    LOCALE: { description: "The usual clock of the reader's language." },
  } as const,
});
