import { searchTimeZones } from "../../domain/time/searchTimeZones.ts";
import { builder } from "../builder.ts";

const TimeZoneOptionRef = builder
  .objectRef<{ readonly name: string; readonly offsetMinutes: number }>("TimeZoneOption")
  .implement({
    description: "A zone to choose.",
    fields: (t) => ({
      name: t.field({ type: "TimeZone", resolve: ({ name }) => name }),
      city: t.string({
        description: "Its last part, to be read.",
        resolve: ({ name }) => name.split("/").at(-1)!.replaceAll("_", " "),
      }),
      offsetMinutes: t.exposeInt("offsetMinutes", { description: "Ahead of UTC now." }),
    }),
  });

builder.queryField("timeZones", (t) =>
  t.field({
    type: [TimeZoneOptionRef],
    description:
      "Zones whose name holds every word of the search, from west to east; all of them without one.",
    args: { search: t.arg.string() },
    complexity: { field: 1, multiplier: 20 },
    resolve: (_, { search }, ctx) => searchTimeZones(search ?? "", Math.floor(ctx.now() / 60_000)),
  }),
);
