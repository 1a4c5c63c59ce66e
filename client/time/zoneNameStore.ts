import { matchLanguage } from "../i18n/detectLocale.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadZoneCities } from "./zoneCities.ts";
import { toCurrentTimeZone } from "../../server/shared/time/timeZones.ts";
import { getZoneCity, type ZoneCities } from "../../server/shared/time/zoneLabel.ts";

/** City names by zone, sent with the page. Null for a zone without a city. */
export type SentZoneCities = Readonly<Record<string, string | null>>;

export interface ZoneNameStore {
  /** Undefined until loaded. Null for an offset without a city. */
  getCity(locale: Locale, timeZone: string): string | null | undefined;
  /** Loads the name of a zone, or the language's table if `timeZone` is null. Never rejects; English names remain. */
  load(locale: Locale, timeZone: string | null): Promise<void>;
  subscribe(onChange: () => void): () => void;
}

/** A complete store that records the names used in a render. One per request on the server. */
export function createRecordingStore(cities: ZoneCities): ZoneNameStore & { sent(): SentZoneCities } {
  const used = new Map<string, string | null>();
  return {
    getCity(_locale, timeZone) {
      const city = getZoneCity(timeZone, cities);
      used.set(toCurrentTimeZone(timeZone) ?? timeZone, city);
      return city;
    },
    load: () => Promise.resolve(),
    subscribe: () => () => {},
    sent: () => Object.fromEntries(used),
  };
}

export function createZoneNameStore(
  locale: Locale,
  sent: SentZoneCities,
  loadCities: (locale: Locale) => Promise<ZoneCities> = loadZoneCities,
): ZoneNameStore {
  const tables = new Map<Locale, ZoneCities>();
  const loading = new Map<Locale, Promise<void>>();
  const listeners = new Set<() => void>();

  function getCity(requestedLocale: Locale, timeZone: string): string | null | undefined {
    const cities = tables.get(requestedLocale);
    if (cities !== undefined) return getZoneCity(timeZone, cities);
    const name = toCurrentTimeZone(timeZone) ?? timeZone;
    if (requestedLocale === locale && Object.hasOwn(sent, name)) return sent[name];
    // An offset has the same name in every language.
    return getZoneCity(timeZone) === null ? null : undefined;
  }

  async function loadTable(requestedLocale: Locale): Promise<void> {
    try {
      tables.set(requestedLocale, await loadCities(requestedLocale));
      listeners.forEach((onChange) => onChange());
    } catch {
      // The next call retries. Until then the English name is shown.
      loading.delete(requestedLocale);
    }
  }

  return {
    getCity,
    load(requestedLocale, timeZone) {
      if (timeZone !== null && getCity(requestedLocale, timeZone) !== undefined) return Promise.resolve();
      const currentLoad = loading.get(requestedLocale) ?? loadTable(requestedLocale);
      loading.set(requestedLocale, currentLoad);
      return currentLoad;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Loads the name of the address's zone before the first render. */
export function prepareZone(names: ZoneNameStore, url: URL): Promise<void> {
  const timeZone = toCurrentTimeZone(url.searchParams.get("timezone") ?? "");
  const locale = matchLanguage(document.documentElement.lang);
  return timeZone === null || locale === null ? Promise.resolve() : names.load(locale, timeZone);
}
