import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { answerIntake, check, intake, typeBorn } from "../intake.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import {
  answerName,
  toLocalDate,
  details,
  monthFromNow,
  noor,
  open,
  press,
  reload,
  pickDay,
  thanks,
  openDetailsAt,
} from "../visit.ts";

const form = "/widget/form/intake";
const nutrition = "/widget/appointment/northside/nutrition";
const letter = { name: "blood.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test("a form is answered with mistakes, corrected and sent", { tag: "@phone" }, async ({ page }) => {
  const response = await open(page, form);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  const intakeForm = intake(page);
  await expect(intakeForm.title).toBeVisible();

  await press(intakeForm.send);
  await expect(intakeForm.faults).toBeFocused();
  await expect(intakeForm.faults).toContainText("Please check 5 questions");
  await expect(intakeForm.faults).toContainText("How do you eat? Please choose at least one option");
  await expect(page.getByText("This field is required.").first()).toBeVisible();
  await press(intakeForm.faults.getByRole("link", { name: /^Your date of birth/ }));
  await expect(intakeForm.born.getByRole("textbox").first()).toBeFocused();

  await check(intakeForm.goal.getByRole("radio", { name: "Something else" }));
  await intakeForm.goalOther.fill("My afternoons");
  const conditions = intakeForm.conditions;
  await check(conditions.getByRole("checkbox", { name: "Food allergies" }));
  await intakeForm.allergies.fill("Hazelnuts");
  await check(conditions.getByRole("checkbox", { name: "I am pregnant" }));
  await expect(page.getByText("Please bring your maternity notes")).toBeVisible();
  await intakeForm.diet.selectOption("Vegan");
  await intakeForm.weight.fill("7");
  await typeBorn(page, "02291984");
  await intakeForm.doctor.fill("doctor@");
  await intakeForm.results.setInputFiles(letter);
  await expect(page.getByText("blood.pdf", { exact: true })).toBeVisible();
  await expect(page.getByText("blood.pdf is attached")).toBeAttached();
  await check(intakeForm.onPaper);
  await intakeForm.address.getByRole("textbox", { name: "Street and number" }).fill("48 Orchard Street");
  await check(intakeForm.consent);

  await press(intakeForm.send);
  await expect(intakeForm.faults).toBeFocused();
  await expect(intakeForm.faults.getByRole("link")).toHaveText([
    "Your weight in pounds: Please enter 60 or more.",
    "Your doctor's e-mail: Email is invalid!",
    "Where should we send it? This field is required.",
  ]);
  await intakeForm.weight.fill("154.5");
  await intakeForm.doctor.fill("doctor@example.com");
  await intakeForm.address.getByRole("textbox", { name: "City" }).fill("New York");
  await intakeForm.address.getByRole("textbox", { name: "ZIP or postal code" }).fill("10002");
  await intakeForm.address.getByRole("combobox", { name: "Country" }).selectOption("United States");
  await expect(intakeForm.faults).toBeHidden();
  await expectNoScroll(page);
  await press(intakeForm.send);
  await expect(intakeForm.thanks).toBeFocused();
  await expect(page.getByText("Daniel reads this before you meet.")).toBeVisible();
  await reload(page);
  await expect(intakeForm.doctor).toHaveValue("");
});

test("a form is completed by keyboard @desk", async ({ page }) => {
  await open(page, form);
  const intakeForm = intake(page);
  await tabTo(page, intakeForm.goal.getByRole("radio").first());
  await key(page, "ArrowDown");
  await key(page, "ArrowDown");
  await expect(intakeForm.goal.getByRole("radio", { name: "Eating for a sport" })).toBeChecked();
  await key(page, "Tab");
  await expect(intakeForm.sport).toBeFocused();
  await page.keyboard.type("Rowing");
  await key(page, "Tab");
  await key(page, "Space");
  await tabTo(page, intakeForm.diet);
  await page.keyboard.type("Veg");
  await tabTo(page, intakeForm.born.getByRole("textbox").first());
  await page.keyboard.type("05171990");
  await tabTo(page, intakeForm.send);
  await page.keyboard.press("Enter");
  await expect(intakeForm.faults).toBeFocused();
  await expect(intakeForm.faults.getByRole("link")).toHaveText(["Your health data: This field is required."]);
  await key(page, "Tab");
  await page.keyboard.press("Enter");
  await expect(intakeForm.consent).toBeFocused();
  await expectFocusSeen(page);
  await key(page, "Space");
  await tabTo(page, intakeForm.send);
  await page.keyboard.press("Enter");
  await expect(intakeForm.thanks).toBeFocused();
});

test("a reload keeps what was typed, and an address prefills fields", async ({ page }) => {
  await open(page, `${form}?doctor_email=doctor%40example.com&conditions=diabetes,thyroid&health_data=true`);
  const intakeForm = intake(page);
  await expect(intakeForm.doctor).toHaveValue("doctor@example.com");
  await expect(intakeForm.conditions.getByRole("checkbox", { name: "Diabetes" })).toBeChecked();
  await expect(intakeForm.consent).not.toBeChecked();
  await check(intakeForm.goal.getByRole("radio", { name: "My weight" }));
  await intakeForm.doctor.fill("");
  await reload(page);
  await expect(intakeForm.goal.getByRole("radio", { name: "My weight" })).toBeChecked();
  await expect(intakeForm.doctor).toHaveValue("");
});

test("a form explains whom it is for and whom to ask", async ({ page }) => {
  await open(page, form);
  await answerIntake(page);
  const intakeForm = intake(page);
  await check(intakeForm.conditions.getByRole("checkbox", { name: /^An eating disorder/ }));
  await expect(page.getByText("Advice about food alone would not be right for you")).toBeVisible();
  await press(intakeForm.send);
  await expect(page.getByRole("heading", { name: "Let us talk first" })).toBeFocused();
});

test.describe("without a connection", () => {
  test.use({ forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("answers are kept and sent when the connection returns", async ({ page, context }) => {
    await open(page, form);
    await answerIntake(page);
    const intakeForm = intake(page);
    await context.setOffline(true);
    await press(intakeForm.send);
    const alert = page.getByRole("alert").filter({ hasText: "The connection was lost" });
    await expect(alert).toBeFocused({ timeout: 20_000 });
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(intakeForm.diet).toHaveValue("vegetarian");
    await press(intakeForm.send);
    await expect(intakeForm.thanks).toBeFocused();
  });
});

test.describe("upload validation by the server", () => {
  test.use({ forgiven: /status of 415/ });

  test("rejects a file of another type, which can be removed", async ({ page }) => {
    await open(page, form);
    const intakeForm = intake(page);
    await intakeForm.results.setInputFiles({ ...letter, buffer: Buffer.from("PK\u0003\u0004 no letter") });
    await expect(page.getByText("This type of file is not accepted.")).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole("button", { name: "Remove blood.pdf" }));
    await expect(page.getByText("This type of file is not accepted.")).toBeHidden();
    await expect(intakeForm.results).toBeFocused();
  });
});

test("nothing is cut off at 320 pixels with everything shown", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${form}?goal=other&conditions=allergies,diabetes,pregnancy&paper_plan=yes`);
  const intakeForm = intake(page);
  await intakeForm.results.setInputFiles({
    ...letter,
    name: `${"a-very-long-name-of-a-file-".repeat(5)}.pdf`,
  });
  await press(intakeForm.send);
  await expect(intakeForm.faults).toBeFocused();
  await expectNoScroll(page);
});

test("an unknown form is not found, and a known one is readable without scripts", async ({
  page,
  browser,
  app,
}) => {
  const response = await page.goto("/widget/form/nothing");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page not found: /widget/form/nothing")).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: app.origin });
  const read = await plain.newPage();
  const html = (await read.goto(form).then((answer) => answer?.text())) ?? "";
  expect(html).toMatch(/<noscript>.*please turn on JavaScript in your browser/);
  const intakeForm = intake(read);
  await expect(intakeForm.goal.getByRole("radio")).toHaveCount(6);
  await expect(read.getByText("Your date of birth")).toBeVisible();
  await plain.close();
});

test("a form within a booking survives a rejection and appears with the booking", async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("nutrition", monthFromNow(2)));
  await openDetailsAt(
    page,
    `${nutrition}?timezone=America/New_York&source=newsletter&utm_source=news`,
    startsAt,
  );
  const intakeForm = intake(page);
  const { book } = details(page);
  await expect(intakeForm.title).toBeVisible();
  await answerName(page);
  await check(details(page).places.getByRole("radio", { name: "Online" }));
  await press(book);
  await expect(intakeForm.goal.getByRole("radio").first()).toBeFocused();
  await expect(page.getByText("Please choose at least one option").first()).toBeVisible();

  await answerIntake(page);
  await check(intakeForm.conditions.getByRole("checkbox", { name: /^An eating disorder/ }));
  await press(book);
  const alert = page.getByRole("alert").filter({ hasText: "cannot be booked online" });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("Please call us on +1 212 555 0142");
  await expect(details(page).countdown).toBeVisible();
  await press(intakeForm.conditions.locator("label").filter({ hasText: /^An eating disorder/ }));
  await reload(page);
  await expect(intakeForm.diet).toHaveValue("vegetarian");
  await expect(details(page).first).toHaveValue(noor.first);

  await press(book);
  await expect(thanks(page)).toBeVisible();
  expect(page.url()).not.toContain("newsletter");
  expect(page.url()).toContain("utm_source=news");
  await press(page.getByRole("heading", { name: "Your answers" }));
  const answers = page.locator("dl").filter({ hasText: "How do you eat?" });
  await expect(answers).toContainText("Vegetarian");
  await expect(answers).toContainText("February 29, 1984");
  await expect(answers).not.toContainText("newsletter");
  expect(toLocalDate(startsAt)).toMatch(/^\d{4}/);
});
