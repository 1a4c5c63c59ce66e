import { graphql, usePreloadedQuery } from "react-relay";
import type { ProviderServiceCalendarPageQuery } from "../../../__generated__/ProviderServiceCalendarPageQuery.graphql.ts";
import { calendarParts } from "../flow/parts.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { calendarHead } from "../../layout/calendarHead.ts";
import { calendarHelp } from "./calendarHelp.ts";
import { calendarOutcome } from "./calendarOutcome.ts";
import { calendarVariables } from "./calendarVariables.ts";
import { ServiceCalendar } from "./ServiceCalendar.tsx";

const query = graphql`
  query ProviderServiceCalendarPageQuery(
    $provider: String!
    $providerOnly: ID!
    $service: String!
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
      provider(slug: $provider) {
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
        service(slug: $service) {
          name
          description
          picture
          isPublished
          guestMode
          staff(provider: $providerOnly) {
            id
            slug
          }
          ...ServiceCalendar_service
            @arguments(
              provider: $providerOnly
              from: $from
              to: $to
              date: $date
              timeZone: $timeZone
              staff: $staff
              seats: $seats
              also: $also
              visitor: $visitor
              slots: $slots
            )
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
      others={provider.services.edges.map((edge) => edge.node)}
      url={url}
    />
  );
}

export const page = definePage<ProviderServiceCalendarPageQuery>({
  query,
  variables: ({ provider = "", service = "" }, url) => ({
    provider,
    providerOnly: provider,
    service,
    ...calendarVariables(url),
  }),
  outcome: ({ business }, _params, url) =>
    calendarOutcome(business?.provider?.service, url, () =>
      calendarHelp(business, business?.provider?.phone),
    ),
  title: ({ business }) =>
    [business?.provider?.service?.name, business?.provider?.name].filter(Boolean).join(" · "),
  head: ({ business }, _params, url, i18n) => calendarHead(business, business?.provider?.service, url, i18n),
  parts: calendarParts,
  Component: ProviderServiceCalendarPage,
});
