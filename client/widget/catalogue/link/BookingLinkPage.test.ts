import { expect, test } from "vitest";
import { widgetRoutes } from "../../../widgetRoutes.ts";
import { matchRoute } from "../../../router/routeTable.ts";
import { page } from "./BookingLinkPage.tsx";

const url = new URL("http://daybook.test/widget/bookings/x?locale=de&staff=staff_amara");
const outcome = (bookingLink: object | null) => page.outcome({ business: { bookingLink } }, {}, url);

test.each([
  ["Service", "/widget/appointment/service/x"],
  ["Provider", "/widget/appointment/x"],
  ["Group", "/widget/groups/x"],
  ["ServiceMenu", "/widget/service-menus/x"],
])("BookingLinkPage redirects a %s temporarily with the query string", (__typename, address) => {
  expect(outcome({ __typename, slug: "x" })).toEqual({
    status: 302,
    redirect: `${address}?locale=de&staff=staff_amara`,
  });
});

test("BookingLinkPage returns 404 with the specified text for an unknown link", () => {
  const missing = { status: 404, message: "Cannot find calendar." };
  expect(outcome(null)).toEqual(missing);
  expect(outcome({ __typename: "%other" })).toEqual(missing);
  expect(page.outcome({ business: null }, {}, url)).toEqual(missing);
});

test.each([
  ["/widget/bookings/spring", "widget/catalogue/link/BookingLinkPage.tsx", { slug: "spring" }],
  ["/widget/bookingsspring", "widget/catalogue/link/BookingLinkPage.tsx", { slug: "spring" }],
  ["/widget/booking/spring", "widget/manageBooking/view/BookingPage.tsx", { id: "spring" }],
  ["/widget/group/group_1", "widget/catalogue/group/GroupPage.tsx", { groupId: "group_1" }],
  ["/widget/groups/spring", "widget/catalogue/group/GroupPage.tsx", { groupSlug: "spring" }],
  ["/widget/service-menu/menu_1", "widget/catalogue/menu/MenuPage.tsx", { serviceMenuId: "menu_1" }],
  ["/widget/service-menus/spring", "widget/catalogue/menu/MenuPage.tsx", { serviceMenuSlug: "spring" }],
  [
    "/widget/service-menus/spring/yoga",
    "widget/catalogue/menu/MenuServicePage.tsx",
    { servicemenu: "spring", service: "yoga" },
  ],
])("BookingLinkPage routes %s to %s", (path, file, params) => {
  expect(matchRoute(widgetRoutes, path)).toMatchObject({ kind: "page", route: { file }, params });
});

test.each(["/widget/bookings", "/widget/bookings/", "/widget/groups", "/widget/service-menus"])(
  "BookingLinkPage has no route for %s",
  (path) => {
    expect(matchRoute(widgetRoutes, path)).toEqual({ kind: "unknown" });
  },
);
