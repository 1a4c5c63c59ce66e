import { searchTimeZones } from "../../../shared/time/searchTimeZones.ts";
import { ZONE_CITIES } from "../../../shared/time/zoneCities.ts";
import { getZoneCountryName } from "../../../shared/time/zoneIndex.ts";
import { getZoneCity } from "../../../shared/time/zoneLabel.ts";
import { builder } from "../../../platform/graphql/builder.ts";

const TimeZoneOptionRef = builder
  .objectRef<{ readonly name: string; readonly offsetMinutes: number }>("TimeZoneOption")
  .implement({
    description: "A time zone that a visitor can choose.",
    fields: (t) => ({
      name: t.field({ type: "TimeZone", resolve: ({ name }) => name }),
      city: t.string({
        description:
          "The city that the zone is named after, in the language of the request (`Wien`). `UTC` for UTC.",
        resolve: ({ name }, _args, { locale }) => getZoneCity(name, ZONE_CITIES[locale]) ?? name,
      }),
      country: t.string({
        nullable: true,
        description: "The country of that city, in the language of the request. Null for UTC.",
        resolve: ({ name }, _args, { locale }) => getZoneCountryName(name, locale),
      }),
      offsetMinutes: t.exposeInt("offsetMinutes", {
        description: "Current offset from UTC in minutes, positive east of Greenwich.",
      }),
    }),
  });

builder.queryField("timeZones", (t) =>
  t.field({
    type: [TimeZoneOptionRef],
    description:
      "Time zones that match a search: the best matches first, then from west to east. Without a search, all time zones.",
    args: { search: t.arg.string() },
    complexity: { field: 1, multiplier: 20 },
    resolve: (_, { search }, ctx) => searchTimeZones(search ?? "", Math.floor(ctx.now() / 60_000)),
  }),
);
