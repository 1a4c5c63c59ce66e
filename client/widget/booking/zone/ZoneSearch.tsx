import { Trans } from "@lingui/react/macro";
import { use, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  ZoneSearchQuery,
  ZoneSearchQuery$data,
} from "../../../__generated__/ZoneSearchQuery.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatZoneLabel } from "../../../time/useZoneCity.ts";
import { getVisitorTimeZone } from "../../../time/zoneNames.ts";
import { SearchCombo, type SearchOption } from "../../../ui/fields/SearchCombo.tsx";
import { VenueZoneContext } from "../../layout/venueZoneContext.ts";

interface Props {
  readonly timeZone: string;
  readonly onChoose: (timeZone: string) => void;
  readonly onClose: () => void;
}

type FoundZones = ZoneSearchQuery$data["timeZones"];

const SEARCH_DELAY_MS = 150;

export function ZoneSearch({ timeZone, onChoose, onClose }: Props) {
  const [search, setSearch] = useState("");
  const foundOptions = useZoneSearch(search);
  return (
    <SearchCombo
      label={<Trans>Search for a city or time zone</Trans>}
      options={foundOptions}
      searchText={search}
      onSearch={setSearch}
      chosen={timeZone}
      onChoose={onChoose}
      onCancel={onClose}
      loadingText={<Trans>Finding time zones</Trans>}
      emptyText={<Trans>No Timezone found!</Trans>}
      autoFocus
    />
  );
}

/**
 * Searches time zones after a pause in typing. The visitor's zone and the venue's come first. Returns the options of the
 * last finished search, an empty list after an error, or null before the first result.
 */
function useZoneSearch(search: string): readonly SearchOption[] | null {
  const environment = useRelayEnvironment();
  const { locale } = useLocale();
  const venueZone = use(VenueZoneContext);
  const [foundOptions, setFoundOptions] = useState<readonly SearchOption[] | null>(null);

  useEffect(() => {
    const now = new Date().toISOString();
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<ZoneSearchQuery>(
        environment,
        graphql`
          query ZoneSearchQuery($search: String) {
            timeZones(search: $search) {
              name
              city
              country
            }
          }
        `,
        { search },
        // The store would return the city names of the previous language, because its keys contain only the arguments.
        { fetchPolicy: "network-only" },
      ).subscribe({
        next: ({ timeZones }) =>
          setFoundOptions(
            preferredFirst(timeZones, [getVisitorTimeZone(), venueZone]).map((zone) => toOption(zone, now)),
          ),
        error: () => setFoundOptions([]),
      });
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, locale, search, venueZone]);

  return foundOptions;
}

function preferredFirst(zones: FoundZones, names: readonly (string | null)[]): FoundZones {
  const preferred = [...new Set(names)].flatMap((name) => zones.filter((zone) => zone.name === name));
  return [...preferred, ...zones.filter((zone) => !preferred.includes(zone))];
}

function toOption({ name, city, country }: FoundZones[number], now: string): SearchOption {
  // `UTC` has no city.
  const text = formatZoneLabel(name.includes("/") ? city : null, name, now);
  return country == null ? { id: name, text } : { id: name, text, aside: country };
}
