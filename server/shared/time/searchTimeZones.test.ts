import { describe, expect, it } from "vitest";
import { languageTag, locales } from "../languages/locales.ts";
import { searchTimeZones } from "./searchTimeZones.ts";
import { listTimeZones } from "./timeZones.ts";
import { ABBREVIATIONS, BIG_CITIES, COUNTRY_ALIASES, ZONE_ABBREVIATIONS } from "./zoneAliases.ts";
import { ZONE_CITIES } from "./zoneCities.ts";
import { getZoneCountry, getZoneCountryName } from "./zoneIndex.ts";
import { getZoneCity } from "./zoneLabel.ts";
import { ZONES } from "./zoneNames/zones.ts";

/** 2026-11-23T12:00Z, northern standard time. */
const winter = Date.UTC(2026, 10, 23, 12) / 60_000;
const findZones = (search: string) => searchTimeZones(search, winter).map(({ name }) => name);

describe("search by city", () => {
  it.each([
    ["Wien", "Europe/Vienna"],
    ["Bécs", "Europe/Vienna"],
    ["Wiedeń", "Europe/Vienna"],
    ["Zürich", "Europe/Zurich"],
    ["Zúrich", "Europe/Zurich"],
    ["Warszawa", "Europe/Warsaw"],
    ["Varsó", "Europe/Warsaw"],
    ["Warschau", "Europe/Warsaw"],
    ["København", "Europe/Copenhagen"],
    ["Kopenhagen", "Europe/Copenhagen"],
    ["Koppenhága", "Europe/Copenhagen"],
    ["Lisboa", "Europe/Lisbon"],
    ["Lissabon", "Europe/Lisbon"],
    ["São Paulo", "America/Sao_Paulo"],
    ["Roma", "Europe/Rome"],
    ["Róma", "Europe/Rome"],
    ["Rzym", "Europe/Rome"],
    ["Praga", "Europe/Prague"],
    ["Praag", "Europe/Prague"],
    ["Bruxelles", "Europe/Brussels"],
    ["Brüssel", "Europe/Brussels"],
    ["Nova Iorque", "America/New_York"],
    ["Nova York", "America/New_York"],
    ["Nueva York", "America/New_York"],
    ["Nowy Jork", "America/New_York"],
    ["Genève", "Europe/Zurich"],
    ["München", "Europe/Berlin"],
    ["Kraków", "Europe/Warsaw"],
    ["Łódź", "Europe/Warsaw"],
    ["Kijów", "Europe/Kyiv"],
    ["Kalkutta", "Asia/Kolkata"],
    ["Atény", "Europe/Athens"],
    ["Athén", "Europe/Athens"],
    ["Boedapest", "Europe/Budapest"],
    ["Reykjavík", "Atlantic/Reykjavik"],
    ["Bogotá", "America/Bogota"],
  ])("finds %s first, with and without accents", (city, zone) => {
    expect(findZones(city)[0]).toBe(zone);
    expect(findZones(city.toUpperCase())[0]).toBe(zone);
    const plain = city.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L");
    expect(findZones(plain.replaceAll("ø", "o"))[0]).toBe(zone);
  });

  it("ranks it before cities that other languages spell alike", () => {
    // Miquelon's city is `São Pedro` in Portuguese.
    expect(findZones("sao p")[0]).toBe("America/Sao_Paulo");
  });

  it("accepts a part of the name and the IANA name", () => {
    expect(findZones("kathm")).toEqual(["Asia/Kathmandu"]);
    expect(findZones("america new york")).toEqual(["America/New_York"]);
    expect(findZones("Europe/Buda")).toEqual(["Europe/Budapest"]);
    expect(findZones("angeles")).toEqual(["America/Los_Angeles"]);
  });
});

describe("search by country", () => {
  it.each([
    ["Germany", "Europe/Berlin"],
    ["Deutschland", "Europe/Berlin"],
    ["Németország", "Europe/Berlin"],
    ["India", "Asia/Kolkata"],
    ["Brasil", "America/Sao_Paulo"],
    ["USA", "America/New_York"],
    ["Großbritannien", "Europe/London"],
    ["Österreich", "Europe/Vienna"],
  ])("for %s finds %s", (country, zone) => {
    expect(findZones(country).slice(0, 8)).toContain(zone);
  });

  it("ranks it before longer words with the same start", () => {
    expect(findZones("India")[0]).toBe("Asia/Kolkata");
    expect(findZones("Niger")[0]).toBe("Africa/Niamey");
  });
});

describe("search by abbreviation", () => {
  it.each([
    ["PST", "America/Los_Angeles"],
    ["pdt", "America/Los_Angeles"],
    ["ET", "America/New_York"],
    ["CET", "Europe/Paris"],
    ["MEZ", "Europe/Paris"],
    ["BST", "Europe/London"],
    ["IST", "Asia/Kolkata"],
    ["JST", "Asia/Tokyo"],
    ["AEST", "Australia/Sydney"],
  ])("%s finds %s", (abbreviation, zone) => {
    expect(findZones(abbreviation).slice(0, 3)).toContain(zone);
  });
});

describe("search by offset", () => {
  it.each([
    ["+5", 300, "Asia/Tashkent"],
    ["UTC+5", 300, "Asia/Karachi"],
    ["UTC+5:30", 330, "Asia/Kolkata"],
    ["utc +05:30", 330, "Asia/Kolkata"],
    ["+0530", 330, "Asia/Kolkata"],
    ["GMT-3", -180, "America/Sao_Paulo"],
    ["−3", -180, "America/Sao_Paulo"],
    ["gmt", 0, "Europe/London"],
    ["UTC", 0, "UTC"],
  ])("%s finds exactly the zones with that offset", (search, minutes, zone) => {
    const zones = searchTimeZones(search, winter);
    expect(zones.map(({ name }) => name)).toContain(zone);
    expect(new Set(zones.map(({ offsetMinutes }) => offsetMinutes))).toEqual(new Set([minutes]));
  });

  it("uses the offset on the day of the search", () => {
    const summer = Date.UTC(2026, 6, 23, 12) / 60_000;
    expect(searchTimeZones("+1", summer).map(({ name }) => name)).toContain("Europe/London");
    expect(findZones("+1")).not.toContain("Europe/London");
  });
});

describe("search", () => {
  it.each(["Atlantis", "xyz", "+", "+99", "???", "\u0000", "x".repeat(10_000)])(
    "for %j finds nothing",
    (search) => {
      expect(findZones(search.slice(0, 200))).toEqual([]);
    },
  );

  it.each(["", "   "])("for %j finds all zones from west to east", (search) => {
    const zones = searchTimeZones(search, winter);
    expect(zones.map(({ name }) => name).toSorted()).toEqual(listTimeZones());
    const offsets = zones.map(({ offsetMinutes }) => offsetMinutes);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  });
});

describe("zone tables", () => {
  it("have a country for each zone except UTC, and only existing zones", () => {
    expect(listTimeZones().filter((name) => getZoneCountry(name) === null)).toEqual(["UTC"]);
    expect(getZoneCountryName("Europe/Vienna", "hu")).toBe("Ausztria");
    expect(getZoneCountryName("UTC", "hu")).toBeNull();
    const known = [...Object.keys(BIG_CITIES), ...Object.keys(ZONE_ABBREVIATIONS)];
    for (const cities of Object.values(ZONE_CITIES)) known.push(...Object.keys(cities));
    expect(known.filter((name) => !Object.hasOwn(ZONES, name))).toEqual([]);
    const rows = Object.values(ZONES).map((row) => row.split(" "));
    expect(Object.keys(ABBREVIATIONS).filter((metazone) => rows.every((row) => row[1] !== metazone))).toEqual(
      [],
    );
    expect(Object.keys(COUNTRY_ALIASES).filter((code) => rows.every((row) => row[0] !== code))).toEqual([]);
  });

  it.each(locales)("have a findable city for each zone in %s", (locale) => {
    for (const name of Object.keys(ZONES)) {
      const city = getZoneCity(name, ZONE_CITIES[locale]);
      expect(city, `${name} in ${languageTag(locale)}`).toMatch(/^\p{Lu}|^[’'ʻ]/u);
    }
    const missed = Object.entries(ZONE_CITIES[locale]).filter(
      ([name, city]) => !findZones(city).includes(name),
    );
    expect(missed).toEqual([]);
  });
});
