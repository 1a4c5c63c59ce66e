import { expect } from "@playwright/test";
import { answerIntake, check, intake } from "../intake.ts";
import { open, press } from "../visit.ts";
import type { Journey } from "./journey.ts";

export const questions: Journey = {
  name: "forms and surveys",
  screens: [
    { name: "form", go: (page) => open(page, "/widget/form/intake") },
    {
      name: "form with faults, and with all that it may ask",
      async go(page) {
        const intakeForm = intake(page);
        await check(intakeForm.goal.getByRole("radio", { name: "Something else" }));
        await check(intakeForm.conditions.getByRole("checkbox", { name: "Food allergies" }));
        await check(intakeForm.onPaper);
        await intakeForm.doctor.fill("doctor@");
        await press(intakeForm.send);
        await expect(intakeForm.faults).toBeFocused();
      },
    },
    {
      name: "form sent",
      async go(page) {
        await page.evaluate(() => sessionStorage.clear());
        await open(page, "/widget/form/intake");
        await answerIntake(page);
        await press(intake(page).send);
        await expect(intake(page).thanks).toBeFocused();
      },
    },
    { name: "survey", go: (page) => open(page, "/widget/survey/wellbeing-check") },
    {
      name: "survey with a fault",
      async go(page) {
        await press(page.getByRole("button", { name: "Next" }));
        await expect(page.getByText("Please choose at least one option")).toBeVisible();
      },
    },
    {
      name: "second slide",
      async go(page) {
        await page.getByRole("combobox", { name: "How old are you?" }).selectOption("35 to 54");
        await press(page.getByRole("button", { name: "Next" }));
        await expect(page.getByRole("heading", { level: 2, name: "Your nights" })).toBeFocused();
      },
    },
    {
      name: "end of a survey",
      async go(page) {
        await press(page.getByRole("button", { name: "Back", exact: true }));
        await page.getByRole("combobox", { name: "How old are you?" }).selectOption("Under 18");
        await press(page.getByRole("button", { name: "Send answers" }));
        await expect(page.getByRole("heading", { level: 1, name: "This check is for adults" })).toBeFocused();
      },
    },
  ],
};
