import { graphql, usePreloadedQuery } from "react-relay";
import type { MenuPageQuery } from "../../../__generated__/MenuPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { ClosedCalendar } from "../../booking/calendar/ClosedCalendar.tsx";
import { getCalendarHead } from "../../layout/calendarHead.ts";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { MenuScreen } from "./MenuScreen.tsx";

const query = graphql`
  query MenuPageQuery($id: ID!) {
    business {
      name
      isSuspended
      ...MenuScreen_business
      ...WidgetFrame_business
      ...ClosedCalendar_business
      serviceMenu(id: $id) {
        id
        name
        isPublished
        categories {
          services {
            id
          }
        }
        ...MenuScreen_menu
      }
    }
  }
`;

function MenuPage({ queryRef }: PageProps<MenuPageQuery>) {
  const { business } = usePreloadedQuery<MenuPageQuery>(query, queryRef);
  const menu = business?.serviceMenu;
  if (business == null || menu == null) return null;
  const isOpen =
    !business.isSuspended && menu.isPublished && menu.categories.some(({ services }) => services.length > 0);
  return (
    <WidgetFrame business={business}>
      {isOpen ? (
        <MenuScreen business={business} menu={menu} />
      ) : (
        <ClosedCalendar business={business} provider={null} name={menu.name} />
      )}
    </WidgetFrame>
  );
}

export const page = definePage<MenuPageQuery>({
  query,
  variables: ({ serviceMenuSlug = null, serviceMenuId = null }) => ({
    id: serviceMenuSlug ?? serviceMenuId ?? "",
  }),
  outcome: ({ business }, { serviceMenuId = null }) => {
    const menu = business?.serviceMenu;
    const isFound = menu != null && (serviceMenuId === null || menu.id === serviceMenuId);
    return isFound ? { status: 200 } : { status: 404, message: "Cannot find calendar." };
  },
  title: ({ business }) => business?.serviceMenu?.name ?? "",
  head: ({ business }, _params, url, i18n) =>
    getCalendarHead(
      business,
      business?.serviceMenu && { ...business.serviceMenu, description: "", picture: null },
      url,
      i18n,
    ),
  Component: MenuPage,
});
