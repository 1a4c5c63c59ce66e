import { graphql } from "graphql";
import { expect, it } from "vitest";
import type { Locale } from "../../../shared/languages/locales.ts";
import { buildSchema } from "../../../app/graph/schema.ts";

interface Zone {
  readonly name: string;
  readonly city: string;
  readonly country: string | null;
  readonly offsetMinutes: number;
}

async function search(text: string | null, locale: Locale = "en"): Promise<readonly Zone[]> {
  const { data, errors } = await graphql({
    schema: buildSchema(),
    source: "query ($search: String) { timeZones(search: $search) { name city country offsetMinutes } }",
    variableValues: { search: text },
    contextValue: { locale, now: () => Date.UTC(2026, 10, 23, 12) },
  });
  expect(errors).toBeUndefined();
  return (data as unknown as { readonly timeZones: readonly Zone[] }).timeZones;
}

it.each<[Locale, string, string]>([
  ["de", "Wien", "Österreich"],
  ["hu", "Bécs", "Ausztria"],
  ["pt", "Viena", "Áustria"],
  ["en", "Vienna", "Austria"],
])(
  "timeZones names city and country in %s, whatever the language of the search",
  async (locale, city, country) => {
    for (const text of ["Wien", "wiedeń", "Vienna"])
      expect((await search(text, locale))[0]).toEqual({
        name: "Europe/Vienna",
        city,
        country,
        offsetMinutes: 60,
      });
  },
);

it("timeZones finds zones by country, abbreviation and offset", async () => {
  expect((await search("Germany")).map(({ name }) => name)).toContain("Europe/Berlin");
  expect((await search("PST"))[0]).toMatchObject({ name: "America/Los_Angeles" });
  expect(await search("UTC+5:45")).toMatchObject([{ name: "Asia/Kathmandu", offsetMinutes: 345 }]);
  expect(await search("Atlantis")).toEqual([]);
});

it("timeZones returns all zones without a search, and no country for UTC", async () => {
  const all = await search(null);
  expect(all.length).toBeGreaterThan(400);
  expect(all.find(({ name }) => name === "UTC")).toMatchObject({ city: "UTC", country: null });
});
