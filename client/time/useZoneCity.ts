import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import { zoneCity } from "../../server/shared/time/zoneLabel.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { offsetLabel } from "./offset.ts";
import type { ZoneNameStore } from "./zoneNameStore.ts";

const englishNames: ZoneNameStore = {
  cityOf: (_locale, timeZone) => zoneCity(timeZone),
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
  const read = useCallback(
    () => (timeZone === null ? null : names.cityOf(locale, timeZone)),
    [names, locale, timeZone],
  );
  const city = useSyncExternalStore(names.subscribe, read, read);
  const isMissing = city === undefined;
  useEffect(() => {
    if (isMissing) void names.load(locale, timeZone);
  }, [isMissing, names, locale, timeZone]);
  return city;
}

/** Returns a formatter for `Wien (UTC+1)`. The offset is the one at the given instant. */
export function useZoneLabel(timeZone: string): (instant: string) => string {
  const known = useZoneCity(timeZone);
  const city = known === undefined ? zoneCity(timeZone) : known;
  return (instant) => labelZone(city, timeZone, instant);
}

export function labelZone(city: string | null, timeZone: string, instant: string): string {
  const offset = offsetLabel(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
