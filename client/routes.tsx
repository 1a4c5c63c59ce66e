import type { Page } from "./router/page.ts";
import type { Route } from "./router/routeTable.ts";

// Every file of these names is a chunk of its own, found by the name that the build's manifest uses.
const pages = import.meta.glob<{ readonly page: Page }>(["./widget/**/*Page.tsx", "./content/**/*Page.tsx"]);

/** Every address of the product, the most literal first: the first row that fits is taken. */
export const routes: readonly Route[] = [
  route("/widget/appointment/service/{service}", "widget/calendar/ServiceCalendarPage.tsx"),
  route("/widget/appointment/service/{service}/cancel", "widget/after/CancelPage.tsx"),
  route("/widget/appointment/{provider}/{service}", "widget/calendar/ProviderServiceCalendarPage.tsx"),
  route("/widget/appointment/{provider}", "widget/calendar/ProviderPage.tsx"),
  route("/widget/otl/{oneTimeSlug}", "widget/otl/OtlPage.tsx"),
  route("/widget/otl", "widget/otl/OtlPage.tsx"),
  route("/widget/group/{groupId}", "widget/group/GroupPage.tsx"),
  route("/widget/groups/{groupSlug}", "widget/group/GroupPage.tsx"),
  route("/widget/service-menus/{servicemenu}/{service}", "widget/menu/MenuServicePage.tsx"),
  route("/widget/service-menus/{serviceMenuSlug}", "widget/menu/MenuPage.tsx"),
  route("/widget/service-menu/{serviceMenuId}", "widget/menu/MenuPage.tsx"),
  route("/widget/form/{id}", "widget/form/FormPage.tsx"),
  route("/widget/survey/{id}", "widget/survey/SurveyPage.tsx"),
  route("/widget/cancel-booking", "widget/after/CancelPage.tsx"),
  route("/widget/booking/cancel-booking", "widget/after/CancelPage.tsx"),
  route("/widget/booking", "widget/after/FindPage.tsx"),
  route("/widget/booking/{id}", "widget/booking/BookingPage.tsx"),
  route("/widget/bookings/{slug}", "widget/link/BookingLinkPage.tsx"),
  route("/widget/bookings{slug}", "widget/link/BookingLinkPage.tsx"),
  route("/v2/preview/{id}/b/{slug}", "content/post/PostPage.tsx"),
  route("/v2/preview/{id}/c/{categorySlug}/b/{slug}", "content/post/PostPage.tsx"),
  route("/v2/preview/{id}/c/{categorySlug}", "content/post/CategoryPage.tsx"),
  route("/v2/preview/{id}/product/{productId}", "content/product/ProductPage.tsx"),
  route("/v2/preview/{id}/{path}", "content/page/BlocksPage.tsx"),
  route("/v2/preview/{id}", "content/page/BlocksPage.tsx"),
  route("/b/{slug}/", "content/post/PostPage.tsx"),
  route("/c/{categorySlug}/b/{slug}", "content/post/PostPage.tsx"),
  route("/c/{categorySlug}/", "content/post/CategoryPage.tsx"),
  route("/product/{productId}/", "content/product/ProductPage.tsx"),
  route("/{path}/b/{slug}/", "content/post/PostPage.tsx"),
  route("/{path}/c/{categorySlug}/b/{slug}", "content/post/PostPage.tsx"),
  route("/{path}/c/{categorySlug}", "content/post/CategoryPage.tsx"),
  route("/{path}/product/{productId}/", "content/product/ProductPage.tsx"),
  route("/{path}", "content/page/BlocksPage.tsx"),
  route("/", "content/page/BlocksPage.tsx"),
];

function route(pattern: string, file: string): Route {
  const load = pages[`./${file}`];
  if (!load) throw new Error(`No page in ${file}`);
  return { pattern, file, load };
}
