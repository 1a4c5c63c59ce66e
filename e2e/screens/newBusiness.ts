import { expect } from "@playwright/test";
import { withApp } from "../app.ts";
import { harbor, harborOrigin, newBusiness as data } from "../newBusiness.ts";
import type { Journey } from "./journey.ts";

/** A business in a trial without published pages, with hints for its owner. */
export const newBusiness: Journey = {
  name: "a new business",
  server: (use) => withApp(data, use, { DAYBOOK_MODE: "trial" }),
  screens: [
    {
      name: "first page of a new business",
      async go(page, app) {
        await page.goto(harborOrigin(app));
        await expect(page.getByRole("heading", { level: 1, name: harbor.name })).toBeVisible();
        await expect(page.getByRole("complementary", { name: "Set up this business" })).toBeVisible();
      },
    },
  ],
};
