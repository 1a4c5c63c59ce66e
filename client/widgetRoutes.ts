import type { Page } from "./router/page.ts";
import { rowsOf } from "./router/routeTable.ts";

// Every file of these names is a chunk of its own, found by the name that the build's manifest uses.
const pages = import.meta.glob<{ readonly page: Page }>("./widget/**/*Page.tsx");

/** The widget's addresses, the most literal first: the first row that fits is taken. All that a browser moves between by itself. */
export const widgetRoutes = rowsOf(pages, [
  ["/widget/appointment/service/{service}", "widget/calendar/ServiceCalendarPage.tsx"],
  ["/widget/appointment/service/{service}/cancel", "widget/after/CancelPage.tsx"],
  ["/widget/appointment/{provider}/{service}", "widget/calendar/ProviderServiceCalendarPage.tsx"],
  ["/widget/appointment/{provider}", "widget/calendar/ProviderPage.tsx"],
  ["/widget/otl/{oneTimeSlug}", "widget/otl/OtlPage.tsx"],
  ["/widget/otl", "widget/otl/OtlPage.tsx"],
  ["/widget/group/{groupId}", "widget/group/GroupPage.tsx"],
  ["/widget/groups/{groupSlug}", "widget/group/GroupPage.tsx"],
  ["/widget/service-menus/{servicemenu}/{service}", "widget/menu/MenuServicePage.tsx"],
  ["/widget/service-menus/{serviceMenuSlug}", "widget/menu/MenuPage.tsx"],
  ["/widget/service-menu/{serviceMenuId}", "widget/menu/MenuPage.tsx"],
  ["/widget/form/{id}", "widget/form/FormPage.tsx"],
  ["/widget/survey/{id}", "widget/survey/SurveyPage.tsx"],
  ["/widget/cancel-booking", "widget/after/CancelPage.tsx"],
  ["/widget/booking/cancel-booking", "widget/after/CancelPage.tsx"],
  ["/widget/booking", "widget/after/FindPage.tsx"],
  ["/widget/booking/{id}", "widget/booking/BookingPage.tsx"],
  ["/widget/bookings/{slug}", "widget/link/BookingLinkPage.tsx"],
  ["/widget/bookings{slug}", "widget/link/BookingLinkPage.tsx"],
]);
