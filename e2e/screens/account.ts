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
        await press(page.getByRole("button", { name: "Sign in", exact: true }));
        await expect(page.getByRole("alert")).toBeFocused();
      },
    },
    {
      name: "signed in",
      async go(page, { signIn }) {
        await page.getByRole("textbox", { name: "Email" }).fill(signIn.email);
        await page.getByLabel("Password", { exact: true }).fill(signIn.password);
        await press(page.getByRole("button", { name: "Sign in", exact: true }));
        await expect(page.getByText("Signed-in devices")).toBeVisible();
      },
    },
    {
      name: "an authenticator app is set up",
      async go(page) {
        await press(page.getByRole("button", { name: "Set up an app" }));
        await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
      },
    },
    {
      name: "a passkey or a code is confirmed",
      async go(page) {
        await press(page.getByRole("button", { name: "Confirm", exact: true }));
        await expect(page.getByText("This code is wrong or was already used.")).toBeVisible();
      },
    },
  ],
};
