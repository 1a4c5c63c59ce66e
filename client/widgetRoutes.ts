import type { Page } from "./router/page.ts";
import { createRoutes } from "./router/routeTable.ts";

// Each matching file becomes a chunk, named as in the build's manifest.
const pages = import.meta.glob<{ readonly page: Page }>("./widget/**/*Page.tsx");

/**
 * The first matching route wins, so more literal patterns come first. The browser navigates between these without a
 * page load.
 */
export const widgetRoutes = createRoutes(pages, [
  ["/widget/appointment/service/{service}", "widget/booking/calendar/ServiceCalendarPage.tsx"],
  ["/widget/appointment/service/{service}/cancel", "widget/manageBooking/cancel/CancelPage.tsx"],
  ["/widget/appointment/{provider}/{service}", "widget/booking/calendar/ProviderServiceCalendarPage.tsx"],
  ["/widget/appointment/{provider}", "widget/catalogue/provider/ProviderPage.tsx"],
  ["/widget/otl/{oneTimeSlug}", "widget/oneTimeLink/OtlPage.tsx"],
  ["/widget/otl", "widget/oneTimeLink/OtlPage.tsx"],
  ["/widget/group/{groupId}", "widget/catalogue/group/GroupPage.tsx"],
  ["/widget/groups/{groupSlug}", "widget/catalogue/group/GroupPage.tsx"],
  ["/widget/service-menus/{servicemenu}/{service}", "widget/catalogue/menu/MenuServicePage.tsx"],
  ["/widget/service-menus/{serviceMenuSlug}", "widget/catalogue/menu/MenuPage.tsx"],
  ["/widget/service-menu/{serviceMenuId}", "widget/catalogue/menu/MenuPage.tsx"],
  ["/widget/form/{id}", "widget/forms/page/FormPage.tsx"],
  ["/widget/survey/{id}", "widget/surveys/SurveyPage.tsx"],
  ["/widget/cancel-booking", "widget/manageBooking/cancel/CancelPage.tsx"],
  ["/widget/booking/cancel-booking", "widget/manageBooking/cancel/CancelPage.tsx"],
  ["/widget/booking", "widget/manageBooking/find/FindPage.tsx"],
  ["/widget/booking/{id}", "widget/manageBooking/view/BookingPage.tsx"],
  ["/widget/bookings/{slug}", "widget/catalogue/link/BookingLinkPage.tsx"],
  ["/widget/bookings{slug}", "widget/catalogue/link/BookingLinkPage.tsx"],
]);
