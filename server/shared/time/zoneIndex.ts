import { foldText } from "../languages/foldText.ts";
import { type Locale, languageTag, locales } from "../languages/locales.ts";
import { listTimeZones } from "./timeZones.ts";
import { ABBREVIATIONS, BIG_CITIES, COUNTRY_ALIASES, ZONE_ABBREVIATIONS } from "./zoneAliases.ts";
import { ZONE_CITIES } from "./zoneCities.ts";
import { getZoneCity } from "./zoneLabel.ts";
import { ZONES } from "./zoneNames/zones.ts";

export interface IndexedZone {
  readonly name: string;
  /** True for the zone that CLDR lists first for its metazone. */
  readonly isFirst: boolean;
  readonly ianaCity: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

let index: readonly IndexedZone[] | null = null;

export function getZoneIndex(): readonly IndexedZone[] {
  index ??= listTimeZones().map(indexZone);
  return index;
}

export function getZoneCountry(name: string): string | null {
  return readZone(name)?.country ?? null;
}

export function getZoneCountryName(name: string, locale: Locale): string | null {
  const country = getZoneCountry(name);
  return country === null ? null : getCountryName(country, locale);
}

function indexZone(name: string): IndexedZone {
  const zone = readZone(name);
  const cities = locales.map((locale) => getZoneCity(name, ZONE_CITIES[locale]) ?? name);
  const abbreviations = `${ABBREVIATIONS[zone?.metazone ?? ""] ?? ""} ${ZONE_ABBREVIATIONS[name] ?? ""}`;
  const texts = [
    ...cities,
    ...split(BIG_CITIES[name], ", "),
    ...(zone === null ? [] : getCountryNames(zone.country)),
    ...split(abbreviations, " "),
  ];
  const names = [...new Set(texts.map(foldText))].filter(Boolean);
  const words = new Set([...foldText(name).split(" "), ...names.flatMap((text) => text.split(" "))]);
  const ianaCity = foldText(name.slice(name.lastIndexOf("/") + 1));
  return { name, isFirst: zone?.isFirst ?? true, ianaCity, names, words: [...words] };
}

function readZone(name: string): { country: string; metazone: string; isFirst: boolean } | null {
  if (!Object.hasOwn(ZONES, name)) return null;
  const [country = "", metazone = "", mark] = ZONES[name]!.split(" ");
  return { country, metazone, isFirst: mark === "*" };
}

const countryNameCache = new Map<string, readonly string[]>();

function getCountryNames(country: string): readonly string[] {
  const known = countryNameCache.get(country);
  if (known !== undefined) return known;
  const names = locales.map((locale) => getCountryName(country, locale));
  const texts = [...names, ...split(COUNTRY_ALIASES[country], ", ")];
  countryNameCache.set(country, texts);
  return texts;
}

const displayNames = new Map<Locale, Intl.DisplayNames>();

function getCountryName(country: string, locale: Locale): string {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames(languageTag(locale), { type: "region" });
  displayNames.set(locale, names);
  return names.of(country) ?? country;
}

function split(text: string | undefined, separator: string): readonly string[] {
  return text?.split(separator).filter(Boolean) ?? [];
}
