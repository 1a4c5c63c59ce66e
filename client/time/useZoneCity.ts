import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import { zoneCity } from "../../server/shared/time/zoneLabel.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { offsetLabel } from "./offset.ts";
import type { ZoneNameStore } from "./zoneNameStore.ts";

/** Without a store every zone has its English name. */
const englishNames: ZoneNameStore = {
  cityOf: (_locale, timeZone) => zoneCity(timeZone),
  load: () => Promise.resolve(),
  subscribe: () => () => {},
};

/** The names of zones for everything inside. */
export const ZoneNamesContext = createContext<ZoneNameStore>(englishNames);

/**
 * The city of a zone in the language of the interface. Null for an offset without a city, and for no zone. Undefined
 * while its name is being loaded.
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

/** Writes a zone beside times: `Wien (UTC+1)`. The offset is the one at the instant that the function is given. */
export function useZoneLabel(timeZone: string): (instant: string) => string {
  const known = useZoneCity(timeZone);
  const city = known === undefined ? zoneCity(timeZone) : known;
  return (instant) => labelZone(city, timeZone, instant);
}

/** The label of a zone with a city, or of an offset with null. */
export function labelZone(city: string | null, timeZone: string, instant: string): string {
  const offset = offsetLabel(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
