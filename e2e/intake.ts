import { type Locator, type Page, expect } from "@playwright/test";
import { press } from "./visit.ts";

export function intake(page: Page) {
  return {
    title: page.getByRole("heading", { name: "Before we meet" }),
    goal: page.getByRole("radiogroup", { name: "What would you like to change?" }),
    goalOther: page.getByRole("textbox", { name: /^What would that be\?/ }),
    sport: page.getByRole("textbox", { name: /^Which sport/ }),
    conditions: page.getByRole("group", { name: "Does any of this apply to you?" }),
    allergies: page.getByRole("textbox", { name: /^What are you allergic to\?/ }),
    diet: page.getByRole("combobox", { name: "How do you eat?" }),
    weight: page.getByRole("textbox", { name: /^Your weight in pounds/ }),
    born: page.getByRole("group", { name: "Your date of birth" }),
    results: page.getByLabel(/^Your latest blood results/),
    doctor: page.getByRole("textbox", { name: /^Your doctor's e-mail/ }),
    onPaper: page.getByRole("checkbox", { name: "Send me my plan on paper, too" }),
    address: page.getByRole("group", { name: "Where should we send it?" }),
    consent: page.getByRole("checkbox", { name: /I agree that Northside Studio keeps what I say here/ }),
    send: page.getByRole("button", { name: "Send", exact: true }),
    faults: page.getByRole("alert").filter({ hasText: /^Please check \d+ questions?/ }),
    thanks: page.getByRole("heading", { level: 1, name: "Thank you" }),
  };
}

export async function typeBorn(page: Page, digits: string): Promise<void> {
  const { born } = intake(page);
  await born.getByRole("textbox", { name: "Month" }).focus();
  await page.keyboard.type(digits);
}

export async function answerIntake(page: Page): Promise<void> {
  const form = intake(page);
  await check(form.goal.getByRole("radio", { name: "More energy during the day" }));
  await check(form.conditions.getByRole("checkbox", { name: "None of this" }));
  await form.diet.selectOption("Vegetarian");
  await typeBorn(page, "02291984");
  await check(form.consent);
}

export async function check(box: Locator): Promise<void> {
  // The label is the target, because it covers the box.
  await press(box.locator("xpath=ancestor::label"));
  await expect(box).toBeChecked();
}
