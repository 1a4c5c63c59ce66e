import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { ClientsPageQuery } from "../../__generated__/ClientsPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { useDeskQuery } from "../useDeskQuery.ts";
import { readClientsAddress } from "./clientsAddress.ts";
import { ClientsScreen } from "./ClientsScreen.tsx";
import { getStartOfHour } from "./startOfHour.ts";

const query = graphql`
  query ClientsPageQuery($search: String, $client: ID!, $hasClient: Boolean!, $now: DateTime!) {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      name
      ...DeskLayout_business
      ...ClientList_business @arguments(search: $search)
    }
    client: node(id: $client) @include(if: $hasClient) {
      ...ClientPanel_contact @alias(as: "panel") @arguments(now: $now)
    }
  }
`;

function ClientsPage({ queryRef, url }: PageProps<ClientsPageQuery>) {
  const { viewer, business, client } = useDeskQuery<ClientsPageQuery>(query, queryRef);
  if (viewer == null || business == null) return null;
  return (
    <ClientsScreen
      viewer={viewer}
      business={business}
      client={client?.panel ?? null}
      address={readClientsAddress(url)}
    />
  );
}

export const page = definePage<ClientsPageQuery>({
  query,
  variables(_params, url) {
    const { search, client } = readClientsAddress(url);
    return {
      search: search === "" ? null : search,
      client: client ?? "",
      hasClient: client !== null,
      now: getStartOfHour(),
    };
  },
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) => [i18n._(msg`Clients`), business?.name].filter(Boolean).join(" · "),
  Component: ClientsPage,
});
