import { graphql, usePreloadedQuery } from "react-relay";
import type { ProviderServiceCalendarPageQuery } from "../../../__generated__/ProviderServiceCalendarPageQuery.graphql.ts";
import { getCalendarModules } from "../flow/lazyModules.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { getCalendarHead } from "../../layout/calendarHead.ts";
import { getCalendarHelp } from "./calendarHelp.ts";
import { getCalendarOutcome } from "./calendarOutcome.ts";
import { getCalendarVariables } from "./calendarVariables.ts";
import { ServiceCalendar } from "./ServiceCalendar.tsx";

const query = graphql`
  query ProviderServiceCalendarPageQuery(
    $provider: ID!
    $providerOnly: ID!
    $service: ID!
    $from: Date
    $to: Date
    $date: Date
    $timeZone: TimeZone
    $staff: ID
    $seats: Int!
    $also: [LineInput!]
    $visitor: String
    $isVisit: Boolean!
    $slots: Int!
  ) {
    business {
      name
      phone
      accentColor
      ...ServiceCalendar_business
      provider(id: $provider) {
        name
        phone
        ...ServiceCalendar_provider
        services(first: 100) {
          edges {
            node {
              ...useVisitServices_service @arguments(provider: $providerOnly, isWhole: $isVisit)
            }
          }
        }
        service(id: $service) {
          name
          description
          picture
          isPublished
          guestMode
          staff(provider: $providerOnly) {
            id
            slug
          }
          ...ServiceCalendar_service @arguments(provider: $providerOnly)
        }
      }
    }
  }
`;

function ProviderServiceCalendarPage({ queryRef, url }: PageProps<ProviderServiceCalendarPageQuery>) {
  const { business } = usePreloadedQuery<ProviderServiceCalendarPageQuery>(query, queryRef);
  const provider = business?.provider;
  const service = provider?.service;
  if (business == null || provider == null || service == null) return null;
  return (
    <ServiceCalendar
      business={business}
      provider={provider}
      service={service}
      otherServices={provider.services.edges.map((edge) => edge.node)}
      url={url}
    />
  );
}

export const page = definePage<ProviderServiceCalendarPageQuery>({
  query,
  variables: ({ provider = "", service = "" }, url) => ({
    provider,
    // The same slug, as the filter that limits staff to this provider.
    providerOnly: provider,
    service,
    ...getCalendarVariables(url),
  }),
  outcome: ({ business }, _params, url) =>
    getCalendarOutcome(business?.provider?.service, url, () =>
      getCalendarHelp(business, business?.provider?.phone),
    ),
  title: ({ business }) =>
    [business?.provider?.service?.name, business?.provider?.name].filter(Boolean).join(" · "),
  head: ({ business }, _params, url, i18n) =>
    getCalendarHead(business, business?.provider?.service, url, i18n),
  lazyModules: getCalendarModules,
  Component: ProviderServiceCalendarPage,
});
