import type { Page } from "./router/page.ts";
import { rowsOf } from "./router/routeTable.ts";

const pages = import.meta.glob<{ readonly page: Page }>("./account/*Page.tsx");

/** The addresses of those who work for the business: who they are, and how they sign in. */
export const accountRoutes = rowsOf(pages, [
  ["/account/sign-in", "account/SignInPage.tsx"],
  ["/account/forgot", "account/ForgotPage.tsx"],
  ["/account/reset", "account/ResetPage.tsx"],
  ["/account", "account/AccountPage.tsx"],
]);
