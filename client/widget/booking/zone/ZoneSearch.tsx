import { Trans } from "@lingui/react/macro";
import { use, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  ZoneSearchQuery,
  ZoneSearchQuery$data,
} from "../../../__generated__/ZoneSearchQuery.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { labelZone } from "../../../time/useZoneCity.ts";
import { visitorTimeZone } from "../../../time/zoneNames.ts";
import { SearchCombo, type SearchOption } from "../../../ui/fields/SearchCombo.tsx";
import { VenueZoneContext } from "../../layout/venueZoneContext.ts";

interface Props {
  readonly timeZone: string;
  readonly onChoose: (timeZone: string) => void;
  readonly onLeave: () => void;
}

type FoundZones = ZoneSearchQuery$data["timeZones"];

const pause = 150;

export function ZoneSearch({ timeZone, onChoose, onLeave }: Props) {
  const environment = useRelayEnvironment();
  const { locale } = useLocale();
  const venueZone = use(VenueZoneContext);
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<readonly SearchOption[] | null>(null);

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
        // The store does not distinguish languages.
        { fetchPolicy: "network-only" },
      ).subscribe({
        next: ({ timeZones }) =>
          setFound(ownFirst(timeZones, [visitorTimeZone(), venueZone]).map((zone) => toOption(zone, now))),
        error: () => setFound([]),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, locale, search, venueZone]);

  return (
    <SearchCombo
      label={<Trans>Search for a city or time zone</Trans>}
      options={found}
      search={search}
      onSearch={setSearch}
      chosen={timeZone}
      onChoose={onChoose}
      onLeave={onLeave}
      lookingText={<Trans>Finding time zones</Trans>}
      emptyText={<Trans>No Timezone found!</Trans>}
      autoFocus
    />
  );
}

function ownFirst(zones: FoundZones, names: readonly (string | null)[]): FoundZones {
  const own = [...new Set(names)].flatMap((name) => zones.filter((zone) => zone.name === name));
  return [...own, ...zones.filter((zone) => !own.includes(zone))];
}

function toOption({ name, city, country }: FoundZones[number], now: string): SearchOption {
  // `UTC` has no city.
  const text = labelZone(name.includes("/") ? city : null, name, now);
  return country == null ? { id: name, text } : { id: name, text, aside: country };
}
