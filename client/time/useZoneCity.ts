import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import { getZoneCity } from "../../server/shared/time/zoneLabel.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { formatOffset } from "./offset.ts";
import type { ZoneNameStore } from "./zoneNameStore.ts";

const englishNames: ZoneNameStore = {
  getCity: (_locale, timeZone) => getZoneCity(timeZone),
  load: () => Promise.resolve(),
  subscribe: () => () => {},
};

export const ZoneNamesContext = createContext<ZoneNameStore>(englishNames);

/**
 * Returns the city of a zone in the interface's language. Null for no zone or an offset without a city, undefined while
 * loading.
 */
export function useZoneCity(timeZone: string | null): string | null | undefined {
  const { locale } = useLocale();
  const names = use(ZoneNamesContext);
  const readCity = useCallback(
    () => (timeZone === null ? null : names.getCity(locale, timeZone)),
    [names, locale, timeZone],
  );
  const city = useSyncExternalStore(names.subscribe, readCity, readCity);
  const isMissing = city === undefined;
  useEffect(() => {
    if (isMissing) void names.load(locale, timeZone);
  }, [isMissing, names, locale, timeZone]);
  return city;
}

/** Returns a formatter for `Wien (UTC+1)`. The offset is the one at the given instant. */
export function useZoneLabel(timeZone: string): (instant: string) => string {
  const localizedCity = useZoneCity(timeZone);
  const city = localizedCity === undefined ? getZoneCity(timeZone) : localizedCity;
  return (instant) => formatZoneLabel(city, timeZone, instant);
}

export function formatZoneLabel(city: string | null, timeZone: string, instant: string): string {
  const offset = formatOffset(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
