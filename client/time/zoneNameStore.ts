import { matchLanguage } from "../i18n/detectLocale.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadZoneCities } from "./zoneCities.ts";
import { canonicalTimeZone } from "../../server/shared/time/timeZones.ts";
import { zoneCity, type ZoneCities } from "../../server/shared/time/zoneLabel.ts";

/** City names by zone that a page needs, as the server sends them. Null for a zone without a city. */
export type SentZoneCities = Readonly<Record<string, string | null>>;

/** The names of zones' cities in the languages of the interface. */
export interface ZoneNameStore {
  /** The city of a zone. Undefined while the name is not loaded. Null for an offset without a city. */
  cityOf(locale: Locale, timeZone: string): string | null | undefined;
  /** Loads what `cityOf` needs for a zone, or for the language with null. Never rejects: English names remain. */
  load(locale: Locale, timeZone: string | null): Promise<void>;
  /** Calls back after a load. Returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
}

/** A store with whole tables that records the names that a render needed. One per request, on the server. */
export function recordZoneNames(cities: ZoneCities): ZoneNameStore & { sent(): SentZoneCities } {
  const used = new Map<string, string | null>();
  return {
    cityOf(_locale, timeZone) {
      const city = zoneCity(timeZone, cities);
      used.set(canonicalTimeZone(timeZone) ?? timeZone, city);
      return city;
    },
    load: () => Promise.resolve(),
    subscribe: () => () => {},
    sent: () => Object.fromEntries(used),
  };
}

/** The store of a browser tab. It begins with the names that the page brought, in the page's language. */
export function createZoneNames(
  locale: Locale,
  sent: SentZoneCities,
  loadCities: (locale: Locale) => Promise<ZoneCities> = loadZoneCities,
): ZoneNameStore {
  const tables = new Map<Locale, ZoneCities>();
  const loading = new Map<Locale, Promise<void>>();
  const listeners = new Set<() => void>();

  function cityOf(wanted: Locale, timeZone: string): string | null | undefined {
    const cities = tables.get(wanted);
    if (cities !== undefined) return zoneCity(timeZone, cities);
    const name = canonicalTimeZone(timeZone) ?? timeZone;
    if (wanted === locale && Object.hasOwn(sent, name)) return sent[name];
    // An offset has the same name in every language.
    return zoneCity(timeZone) === null ? null : undefined;
  }

  async function loadTable(wanted: Locale): Promise<void> {
    try {
      tables.set(wanted, await loadCities(wanted));
      listeners.forEach((onChange) => onChange());
    } catch {
      // A later need tries again. Until then the English name is shown.
      loading.delete(wanted);
    }
  }

  return {
    cityOf,
    load(wanted, timeZone) {
      if (timeZone !== null && cityOf(wanted, timeZone) !== undefined) return Promise.resolve();
      const known = loading.get(wanted) ?? loadTable(wanted);
      loading.set(wanted, known);
      return known;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Loads the name of the zone that an address names, so that the screen shows it from its first render. */
export function prepareZone(names: ZoneNameStore, url: URL): Promise<void> {
  const timeZone = canonicalTimeZone(url.searchParams.get("timezone") ?? "");
  const locale = matchLanguage(document.documentElement.lang);
  return timeZone === null || locale === null ? Promise.resolve() : names.load(locale, timeZone);
}
