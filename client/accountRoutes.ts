import type { Page } from "./router/page.ts";
import { createRoutes } from "./router/routeTable.ts";

const pages = import.meta.glob<{ readonly page: Page }>("./account/*Page.tsx");

export const accountRoutes = createRoutes(pages, [
  ["/account/sign-in", "account/SignInPage.tsx"],
  ["/account/forgot", "account/ForgotPage.tsx"],
  ["/account/reset", "account/ResetPage.tsx"],
  ["/account", "account/AccountPage.tsx"],
]);
