import { graphql, usePreloadedQuery } from "react-relay";
import type { MenuServicePageQuery } from "../../../__generated__/MenuServicePageQuery.graphql.ts";
import { calendarParts } from "../../booking/flow/parts.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { calendarHelp } from "../../booking/calendar/calendarHelp.ts";
import { calendarOutcome } from "../../booking/calendar/calendarOutcome.ts";
import { calendarVariables } from "../../booking/calendar/calendarVariables.ts";
import { ClosedCalendar } from "../../booking/calendar/ClosedCalendar.tsx";
import { ServiceCalendar } from "../../booking/calendar/ServiceCalendar.tsx";
import { calendarHead } from "../../layout/calendarHead.ts";
import { lasting } from "../../layout/lastingSearch.ts";
import { WayUp } from "../../layout/WayUp.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";

const query = graphql`
  query MenuServicePageQuery(
    $menu: String!
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
      ...WidgetFrame_business
      ...ClosedCalendar_business
      serviceMenu(slug: $menu) {
        slug
        name
        isPublished
        categories {
          services {
            ...useVisitServices_service @arguments(isWhole: $isVisit)
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
  }
`;

function MenuServicePage({ queryRef, url }: PageProps<MenuServicePageQuery>) {
  const { business } = usePreloadedQuery<MenuServicePageQuery>(query, queryRef);
  const menu = business?.serviceMenu;
  const service = menu?.service;
  if (business == null || menu == null || service == null) return null;
  if (!menu.isPublished) {
    return (
      <WidgetFrame business={business}>
        <ClosedCalendar business={business} provider={null} name={service.name} />
      </WidgetFrame>
    );
  }
  const above = { href: `/widget/service-menus/${menu.slug}${lasting(url.search)}`, name: menu.name };
  return (
    <WayUp to={above}>
      <ServiceCalendar
        business={business}
        provider={null}
        service={service}
        others={menu.categories.flatMap(({ services }) => services)}
        url={url}
      />
    </WayUp>
  );
}

export const page = definePage<MenuServicePageQuery>({
  query,
  variables: ({ servicemenu = "", service = "" }, url) => ({
    menu: servicemenu,
    service,
    ...calendarVariables(url),
  }),
  outcome: ({ business }, _params, url) =>
    calendarOutcome(business?.serviceMenu?.service, url, () => calendarHelp(business)),
  title: ({ business }) =>
    [business?.serviceMenu?.service?.name, business?.serviceMenu?.name].filter(Boolean).join(" · "),
  head: ({ business }, _params, url, i18n) =>
    business?.serviceMenu?.isPublished ? calendarHead(business, business.serviceMenu.service, url, i18n) : {},
  parts: calendarParts,
  Component: MenuServicePage,
});
