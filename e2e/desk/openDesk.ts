import { type Locator, type Page, expect } from "@playwright/test";
import type { App } from "../app.ts";
import { press } from "../visit.ts";

/** Fills in the form of the sign-in and sends it. */
export async function typeSignIn(form: Page | Locator, { signIn }: App, email = signIn.email): Promise<void> {
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(signIn.password);
  await press(form.getByRole("button", { name: "Sign in", exact: true }));
}

/** Opens an address of the desk by the sign-in to which it leads, as the demo's owner or another user of the demo. */
export async function openDesk(
  page: Page,
  app: App,
  path = "/desk",
  email = app.signIn.email,
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
  await typeSignIn(page, app, email);
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
}

/** Signs in over the screen, where the desk asks for it after the session has ended. */
export async function signInAgain(page: Page, app: App): Promise<void> {
  const question = page.getByRole("alertdialog", { name: "Please sign in again" });
  await typeSignIn(question, app);
  await expect(question).toBeHidden();
}
