import { graphql, usePreloadedQuery } from "react-relay";
import type { ServiceCalendarPageQuery } from "../../../__generated__/ServiceCalendarPageQuery.graphql.ts";
import { getCalendarModules } from "../flow/lazyModules.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { getCalendarHead } from "../../layout/calendarHead.ts";
import { getCalendarHelp } from "./calendarHelp.ts";
import { getCalendarOutcome } from "./calendarOutcome.ts";
import { getCalendarVariables } from "./calendarVariables.ts";
import { ServiceCalendar } from "./ServiceCalendar.tsx";

const query = graphql`
  query ServiceCalendarPageQuery(
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
      services(first: 100) {
        edges {
          node {
            ...useVisitServices_service @arguments(isWhole: $isVisit)
          }
        }
      }
      service(id: $service) {
        name
        description
        picture
        isPublished
        guestMode
        staff {
          id
          slug
        }
        ...ServiceCalendar_service
      }
    }
  }
`;

function ServiceCalendarPage({ queryRef, url }: PageProps<ServiceCalendarPageQuery>) {
  const { business } = usePreloadedQuery<ServiceCalendarPageQuery>(query, queryRef);
  if (!business?.service) return null;
  return (
    <ServiceCalendar
      business={business}
      provider={null}
      service={business.service}
      otherServices={(business.services?.edges ?? []).map((edge) => edge.node)}
      url={url}
    />
  );
}

export const page = definePage<ServiceCalendarPageQuery>({
  query,
  variables: ({ service = "" }, url) => ({ service, ...getCalendarVariables(url) }),
  outcome: ({ business }, _params, url) =>
    getCalendarOutcome(business?.service, url, () => getCalendarHelp(business)),
  title: ({ business }) => business?.service?.name ?? "",
  head: ({ business }, _params, url, i18n) => getCalendarHead(business, business?.service, url, i18n),
  lazyModules: getCalendarModules,
  Component: ServiceCalendarPage,
});
