import type { Page } from "./router/page.ts";
import { createRoutes } from "./router/routeTable.ts";

const pages = import.meta.glob<{ readonly page: Page }>("./desk/*/*Page.tsx");

/** The screens of the desk. The browser renders them alone (`entry-desk.tsx`). */
export const deskRoutes = createRoutes(pages, [
  ["/desk", "desk/today/TodayPage.tsx"],
  ["/desk/calendar", "desk/board/BoardPage.tsx"],
  ["/desk/bookings", "desk/bookings/BookingsPage.tsx"],
  ["/desk/clients", "desk/clients/ClientsPage.tsx"],
  ["/desk/insights", "desk/insights/InsightsPage.tsx"],
  ["/desk/absence", "desk/absence/AbsencePage.tsx"],
  ["/desk/new", "desk/new/NewBookingPage.tsx"],
]);
