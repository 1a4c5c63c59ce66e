import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { awake, open, press } from "../visit.ts";

test("the owner signs in, cannot change the password with a wrong one, and signs out", async ({
  page,
  app,
}) => {
  await open(page, "/account/sign-in");
  const email = page.getByRole("textbox", { name: "Email" });
  const password = page.getByLabel("Password", { exact: true });
  await email.fill(app.signIn.email);
  await password.fill("not the password");
  await press(page.getByRole("button", { name: "Sign in", exact: true }));
  await expect(page.getByRole("alert")).toContainText("The email or the password is wrong.");
  await password.fill(app.signIn.password);
  await press(page.getByRole("button", { name: "Sign in", exact: true }));
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password").fill("four words that nobody says");
  await press(page.getByRole("button", { name: "Save the password" }));
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();

  await press(page.getByRole("button", { name: "Sign out", exact: true }));
  await expect(page.getByText("You are not signed in.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You are not signed in.")).toBeVisible();
});

test("sign-in by keyboard leads to the requested page", { tag: "@desk" }, async ({ page, app }) => {
  await open(page, "/account/sign-in?next=/account%3Ffrom%3Dkeys");
  await tabTo(page, page.getByRole("textbox", { name: "Email" }));
  await page.keyboard.type(app.signIn.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(app.signIn.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/account\?from=keys$/);
  await expect(page.getByText("Signed-in devices")).toBeVisible();
});

test("a password reset is requested, and an expired link explains itself", async ({ page }) => {
  await open(page, "/account/forgot");
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
  await press(page.getByRole("button", { name: "Send the link" }));
  await expect(page.getByText("If there is an account for this email")).toBeVisible();
  await open(page, "/account/reset#not-a-token");
  await page.getByLabel("New password").fill("four words that nobody says");
  await press(page.getByRole("button", { name: "Save the password" }));
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid.");
  await press(page.getByRole("link", { name: "Send another link" }));
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("the account page is not framed, indexed or cached", { tag: "@desk" }, async ({ request }) => {
  const answer = await request.get("/account/sign-in");
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(`${answer.headers()["x-robots-tag"]} ${await answer.text()}`).toContain("noindex");
});

test(
  "the explorer leads to sign-in and back, and acts as the signed-in user",
  { tag: "@desk" },
  async ({ page, app }) => {
    await page.goto("/graphql");
    const query = page.locator(".graphiql-query-editor .CodeMirror");
    await expect(query).toContainText("FreeTimes");
    await page.getByRole("link", { name: "Sign in" }).click();
    // Input from before hydration is kept.
    await page.getByRole("textbox", { name: "Email" }).fill(app.signIn.email);
    await awake(page);
    await page.getByLabel("Password", { exact: true }).fill(app.signIn.password);
    await press(page.getByRole("button", { name: "Sign in", exact: true }));
    await expect(page).toHaveURL(`${app.origin}/graphql`);
    await expect(query).toContainText("FreeTimes");
    await page.getByRole("button", { name: "Bookings", exact: true }).click();
    await expect(query).toContainText("query Bookings");
    // The explorer needs a moment to read the operation of another tab.
    await expect(async () => {
      await page.getByRole("button", { name: /Execute query/ }).click();
      await expect(page.locator(".result-window")).toContainText('"viewer": {', { timeout: 2_000 });
    }).toPass();
  },
);
