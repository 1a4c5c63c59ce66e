import { expect } from "@playwright/test";
import { harbor, harborOrigin, withNewBusiness } from "../newBusiness.ts";
import type { Journey } from "./journey.ts";

/** A business that has published no page yet, in a trial: with the hints for its owner. */
export const newBusiness: Journey = {
  name: "a new business",
  server: (use) => withNewBusiness("trial", use),
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
