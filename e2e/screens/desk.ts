import { expect } from "@playwright/test";
import { press } from "../visit.ts";
import { type Journey, type Screen } from "./journey.ts";

/** Opens a screen of the desk. Its languages are in the closed menu of the user, so each language loads it again. */
function desk(path: string, heading: string | RegExp): Screen {
  return {
    name: path,
    async go(page) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    },
  };
}

export const deskScreens: Journey = {
  name: "the desk",
  screens: [
    {
      name: "the desk, led to the sign-in",
      async go(page, { signIn }) {
        await page.goto("/desk");
        await page.getByRole("textbox", { name: "Email" }).fill(signIn.email);
        await page.getByLabel("Password", { exact: true }).fill(signIn.password);
        await press(page.getByRole("button", { name: "Sign in", exact: true }));
        await expect(page.getByRole("heading", { level: 1, name: /2\d{3}/ })).toBeVisible();
      },
    },
    desk("/desk/clients", "Clients"),
    desk("/desk/calendar?view=day", /\d/),
    desk("/desk/calendar?view=day&by=resource", /\d/),
    desk("/desk/calendar?view=week", /\d/),
    desk("/desk/calendar?view=week&column=all", /\d/),
    desk("/desk/calendar?view=month", /\d/),
    desk("/desk/bookings", "Bookings"),
    desk("/desk/new", "New booking"),
    {
      name: "/desk/absence with nothing in the way",
      async go(page) {
        await page.goto("/desk/absence?staff=chloe&from=2099-03-02T00:00&to=2099-03-02T23:59");
        await expect(page.getByText("No appointment is in the way", { exact: false })).toBeVisible();
      },
    },
    desk("/desk/insights", "Insights"),
  ],
};
