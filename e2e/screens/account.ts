import { expect } from "@playwright/test";
import { press } from "../visit.ts";
import { type Journey, at } from "./journey.ts";

export const account: Journey = {
  name: "the account",
  screens: [
    at("/account/forgot", "We will send you a link"),
    at("/account/reset", "Save the password"),
    at("/account/sign-in", "Forgot your password?"),
    {
      name: "signing in, refused",
      async go(page) {
        await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
        await page.getByLabel("Password", { exact: true }).fill("nothing");
        await press(page.getByRole("button", { name: "Sign in" }));
        await expect(page.getByRole("alert")).toBeFocused();
      },
    },
    {
      name: "signed in",
      async go(page, { signIn }) {
        await page.getByRole("textbox", { name: "Email" }).fill(signIn.email);
        await page.getByLabel("Password", { exact: true }).fill(signIn.password);
        await press(page.getByRole("button", { name: "Sign in" }));
        await expect(page.getByText("Signed-in devices")).toBeVisible();
      },
    },
  ],
};
