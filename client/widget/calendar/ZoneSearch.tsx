import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ZoneSearchQuery } from "../../__generated__/ZoneSearchQuery.graphql.ts";
import { zoneLabel } from "../../time/zoneNames.ts";
import { SearchCombo, type SearchOption } from "../../ui/SearchCombo.tsx";

interface Props {
  readonly timeZone: string;
  readonly onChoose: (timeZone: string) => void;
  readonly onLeave: () => void;
}

const pause = 150;

/** A search among the world's time zones. */
export function ZoneSearch({ timeZone, onChoose, onLeave }: Props) {
  const environment = useRelayEnvironment();
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
            }
          }
        `,
        { search },
        { fetchPolicy: "store-or-network" },
      ).subscribe({
        next: ({ timeZones }) =>
          setFound(
            timeZones.map(({ name }) => ({ id: name, text: zoneLabel(name, now), aside: regionOf(name) })),
          ),
        error: () => setFound([]),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, search]);

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

/** `Europe` of `Europe/Budapest`. */
function regionOf(name: string): string {
  return name.includes("/") ? (name.split("/")[0] ?? "") : "";
}
