import { graphql, usePreloadedQuery } from "react-relay";
import type { MenuServicePageQuery } from "../../../__generated__/MenuServicePageQuery.graphql.ts";
import { getCalendarModules } from "../../booking/flow/lazyModules.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { getCalendarHelp } from "../../booking/calendar/calendarHelp.ts";
import { getCalendarOutcome } from "../../booking/calendar/calendarOutcome.ts";
import { getCalendarVariables } from "../../booking/calendar/calendarVariables.ts";
import { ClosedCalendar } from "../../booking/calendar/ClosedCalendar.tsx";
import { ServiceCalendar } from "../../booking/calendar/ServiceCalendar.tsx";
import { getCalendarHead } from "../../layout/calendarHead.ts";
import { keepGlobalParams } from "../../layout/keptParams.ts";
import { CalendarGroupProvider } from "../../layout/CalendarGroup.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";

const query = graphql`
  query MenuServicePageQuery(
    $menu: ID!
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
      ...WidgetFrame_business
      ...ClosedCalendar_business
      serviceMenu(id: $menu) {
        slug
        name
        isPublished
        categories {
          services {
            ...useVisitServices_service @arguments(isWhole: $isVisit)
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
  const parentLink = {
    href: `/widget/service-menus/${menu.slug}${keepGlobalParams(url.search)}`,
    name: menu.name,
  };
  return (
    <CalendarGroupProvider group={parentLink}>
      <ServiceCalendar
        business={business}
        provider={null}
        service={service}
        otherServices={menu.categories.flatMap(({ services }) => services)}
        url={url}
      />
    </CalendarGroupProvider>
  );
}

export const page = definePage<MenuServicePageQuery>({
  query,
  variables: ({ servicemenu = "", service = "" }, url) => ({
    menu: servicemenu,
    service,
    ...getCalendarVariables(url),
  }),
  outcome: ({ business }, _params, url) =>
    getCalendarOutcome(business?.serviceMenu?.service, url, () => getCalendarHelp(business)),
  title: ({ business }) =>
    [business?.serviceMenu?.service?.name, business?.serviceMenu?.name].filter(Boolean).join(" · "),
  head: ({ business }, _params, url, i18n) =>
    business?.serviceMenu?.isPublished
      ? getCalendarHead(business, business.serviceMenu.service, url, i18n)
      : {},
  lazyModules: getCalendarModules,
  Component: MenuServicePage,
});
