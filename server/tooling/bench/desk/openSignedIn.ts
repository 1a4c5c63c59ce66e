import type { Browser, Page } from "@playwright/test";

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

const WIDE = { viewport: { width: 1680, height: 1000 }, locale: "en-US", timezoneId: "America/New_York" };

/** Opens an address of the desk in a new context, by the sign-in to which it leads. */
export async function openSignedIn(
  browser: Browser,
  origin: string,
  { email, password }: SignIn,
  path: string,
): Promise<Page> {
  const context = await browser.newContext(WIDE);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("navigation", { name: "Desk" }).waitFor();
  return page;
}
