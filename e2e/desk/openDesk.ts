import { type Page, expect } from "@playwright/test";
import type { App } from "../app.ts";
import { press } from "../visit.ts";

/** Opens an address of the desk by the sign-in to which it leads, as the demo's owner or another user of the demo. */
export async function openDesk(
  page: Page,
  { signIn }: App,
  path = "/desk",
  email = signIn.email,
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(signIn.password);
  await press(page.getByRole("button", { name: "Sign in", exact: true }));
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
}
