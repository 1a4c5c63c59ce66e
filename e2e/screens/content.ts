import { expect } from "@playwright/test";
import { calendar, open, press } from "../visit.ts";
import { type Journey, at } from "./journey.ts";

export const content: Journey = {
  name: "the site",
  screens: [
    at("/", "Good hands, plain words"),
    at("/about", "A small studio, on purpose"),
    at("/treatments", "Treatments"),
    at("/contact", "Contact"),
    at("/journal", "Journal"),
    at("/shop", "Shop"),
    at("/first-visit", "Your first visit"),
    at("/book", "Book a visit"),
    {
      name: "a calendar within a page",
      async go(page) {
        await press(page.getByRole("link", { name: /^Consultation/ }));
        await expect(calendar(page).month).toBeVisible();
      },
    },
    at("/journal/b/desk-by-four/", "Your desk by four in the afternoon"),
    at("/journal/c/movement", "Movement"),
    at("/shop/product/mat/", "Natural rubber mat"),
    at("/v2/preview/spring-draft", /^Preview/),
    {
      name: "the menu unfolded",
      async go(page) {
        await open(page, "/about");
        const fold = page.getByRole("navigation", { name: "Main menu" }).locator("summary");
        await press(fold);
        await expect(page.getByRole("link", { name: "All treatments" })).toBeVisible();
      },
    },
  ],
};
