import { graphql, usePreloadedQuery } from "react-relay";
import type { ServiceCalendarPageQuery } from "../../../__generated__/ServiceCalendarPageQuery.graphql.ts";
import { calendarParts } from "../flow/parts.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { calendarHead } from "../../layout/calendarHead.ts";
import { calendarHelp } from "./calendarHelp.ts";
import { calendarOutcome } from "./calendarOutcome.ts";
import { calendarVariables } from "./calendarVariables.ts";
import { ServiceCalendar } from "./ServiceCalendar.tsx";

const query = graphql`
  query ServiceCalendarPageQuery(
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
      services(first: 100) {
        edges {
          node {
            ...useVisitServices_service @arguments(isWhole: $isVisit)
          }
        }
      }
      service(slug: $service) {
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
          @arguments(
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
`;

function ServiceCalendarPage({ queryRef, url }: PageProps<ServiceCalendarPageQuery>) {
  const { business } = usePreloadedQuery<ServiceCalendarPageQuery>(query, queryRef);
  if (!business?.service) return null;
  return (
    <ServiceCalendar
      business={business}
      provider={null}
      service={business.service}
      others={business.services.edges.map((edge) => edge.node)}
      url={url}
    />
  );
}

export const page = definePage<ServiceCalendarPageQuery>({
  query,
  variables: ({ service = "" }, url) => ({ service, ...calendarVariables(url) }),
  outcome: ({ business }, _params, url) =>
    calendarOutcome(business?.service, url, () => calendarHelp(business)),
  title: ({ business }) => business?.service?.name ?? "",
  head: ({ business }, _params, url, i18n) => calendarHead(business, business?.service, url, i18n),
  parts: calendarParts,
  Component: ServiceCalendarPage,
});
