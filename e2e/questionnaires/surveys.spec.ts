import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { check } from "../intake.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { open, press, reload } from "../visit.ts";

const survey = "/widget/survey/wellbeing-check";

const walk = (page: Page) => ({
  slide: (name: string) => page.getByRole("heading", { level: 2, name }),
  age: page.getByRole("combobox", { name: "How old are you?" }),
  option: (name: string) => page.getByRole("radio", { name, exact: true }),
  box: (name: string) => page.getByRole("checkbox", { name, exact: true }),
  progress: page.getByRole("progressbar", { name: "Progress" }),
  next: page.getByRole("button", { name: "Next" }),
  back: page.getByRole("button", { name: "Back", exact: true }),
  send: page.getByRole("button", { name: "Send answers" }),
});

async function goOn(page: Page, to: string): Promise<void> {
  const { next, slide } = walk(page);
  await press(next);
  await expect(slide(to)).toBeFocused();
}

test("a survey follows a jump, goes back, and ends with its result", { tag: "@phone" }, async ({ page }) => {
  await open(page, survey);
  const { age, option, box, progress, back, send, slide, next } = walk(page);
  await expect(slide("About you")).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuetext", "Step 1 of 7");
  await press(next);
  await expect(age).toBeFocused();
  await expect(page.getByText("Please choose at least one option")).toBeVisible();
  await age.selectOption("35 to 54");
  await goOn(page, "Your nights");
  await check(option("Well, most nights"));
  await goOn(page, "Your body");
  await check(option("No"));
  await goOn(page, "Pressure");
  await expect(progress).toHaveAttribute("aria-valuetext", "Step 4 of 6");
  await press(back);
  await expect(slide("Your body")).toBeFocused();
  await expect(option("No")).toBeChecked();
  await check(option("Most days"));
  await goOn(page, "Where it hurts");
  await expect(progress).toHaveAttribute("aria-valuetext", "Step 4 of 7");
  await check(box("Back"));
  await expectAccessible(page);
  await goOn(page, "Pressure");
  await check(option("Rarely"));
  await goOn(page, "Your week");
  await check(box("Walk or cycle"));
  await check(box("Meet friends"));
  await goOn(page, "Shall we write to you?");
  await expectAccessible(page);
  await press(send);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "On your way" })).toBeVisible();
  await expectAccessible(page);
});

test("a survey is completed by keyboard, with digits and Enter @desk", async ({ page }) => {
  await open(page, survey);
  const { age, option, send, slide } = walk(page);
  await tabTo(page, age);
  await page.keyboard.type("18 t");
  await tabTo(page, walk(page).next);
  await page.keyboard.press("Enter");
  await expect(slide("Your nights")).toBeFocused();
  await tabTo(page, option("Well, most nights"));
  await key(page, "Space");
  await tabTo(page, walk(page).next);
  await page.keyboard.press("Enter");
  await expect(slide("Your body")).toBeFocused();
  await page.keyboard.press("1");
  await expect(option("No")).toBeChecked();
  await key(page, "Tab");
  await page.keyboard.press("Enter");
  await expect(slide("Pressure")).toBeFocused();
  await page.keyboard.press("4");
  await tabTo(page, option("All the time"));
  await page.keyboard.press("Enter");
  await expect(slide("Your week")).toBeFocused();
  await page.keyboard.press("5");
  await key(page, "Tab");
  await page.keyboard.press("Enter");
  await expect(slide("Shall we write to you?")).toBeFocused();
  await tabTo(page, send);
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
});

test("Back and Forward of the browser move through the slides", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/widget/survey");
  await open(page, survey);
  const { age, option, slide, back, progress } = walk(page);
  await age.selectOption("35 to 54");
  await goOn(page, "Your nights");
  await expect(page).toHaveURL(/[?&]slide=/);
  await check(option("Well, most nights"));
  await goOn(page, "Your body");
  await page.goBack();
  await expect(slide("Your nights")).toBeFocused();
  await expect(option("Well, most nights")).toBeChecked();
  await page.goBack();
  await expect(slide("About you")).toBeFocused();
  await expect(age).toHaveValue("35_54");
  await page.goForward();
  await page.goForward();
  await expect(slide("Your body")).toBeFocused();
  await reload(page);
  await expect(slide("Your body")).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuetext", "Step 3 of 7");
  await open(page, survey);
  await expect(slide("Your body")).toBeVisible();
  await check(option("Most days"));
  await goOn(page, "Where it hurts");
  await press(back);
  await expect(slide("Your body")).toBeFocused();
  await page.goForward();
  await expect(slide("Where it hurts")).toBeFocused();
});

test("a survey explains whom it is for at the start", async ({ page }) => {
  await open(page, survey);
  const { age, send } = walk(page);
  await age.selectOption("Under 18");
  await press(send);
  await expect(page.getByRole("heading", { level: 1, name: "This check is for adults" })).toBeFocused();
});

test("a reload keeps the slide and all answers", async ({ page }) => {
  await open(page, survey);
  const { age, option, slide, back } = walk(page);
  await age.selectOption("18 to 34");
  await goOn(page, "Your nights");
  await check(option("Badly, most nights"));
  await reload(page);
  await expect(slide("Your nights")).toBeVisible();
  await expect(option("Badly, most nights")).toBeChecked();
  await press(back);
  await expect(age).toHaveValue("18_34");
});

test("an unknown survey is not found", async ({ page }) => {
  const response = await page.goto("/widget/survey/nothing");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page not found: /widget/survey/nothing")).toBeVisible();
});
