import type { CDPSession, Page, Response } from "@playwright/test";
import { TOTP } from "otpauth";
import { type App, expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { open, press } from "../visit.ts";

/** Users of the demo, one for each test, with the password of the owner. */
const [READER, MANAGER] = ["reader@northside.example", "manager@northside.example"];

async function enterPassword(page: Page, app: App, email: string): Promise<void> {
  await open(page, "/account/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(app.signIn.password);
  await press(page.getByRole("button", { name: "Sign in", exact: true }));
}

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

async function signOut(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Sign out", exact: true }));
  await expect(page.getByText("You are not signed in.")).toBeVisible();
}

test("an authenticator app is set up, asked for, replaced by a recovery code and removed", async ({
  page,
  app,
}) => {
  await enterPassword(page, app, READER);
  const part = section(page, "Authenticator app");
  await press(part.getByRole("button", { name: "Set up an app" }));
  await expect(part.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const key = (await part.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(" ", "");
  const totp = new TOTP({ secret: key });
  await expect(part.getByLabel("Code from the app")).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(part.getByText("This code is wrong or was already used.")).toBeVisible();
  const firstCode = totp.generate();
  await part.getByLabel("Code from the app").fill(firstCode);
  await page.keyboard.press("Enter");

  await expect(page.getByText("They are not shown again.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  const codes = await page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await press(page.getByRole("button", { name: "Done" }));
  await expect(page.getByText("Codes left: 10")).toBeVisible();

  await signOut(page);
  await enterPassword(page, app, READER);
  await expect(page.getByLabel("Code from the app")).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  // The code of the setup is used up.
  await page.keyboard.type(firstCode);
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is wrong or was already used.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();

  await signOut(page);
  await enterPassword(page, app, READER);
  await tabTo(page, page.getByRole("button", { name: "Use a recovery code" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.keyboard.type(codes[0]!.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Codes left: 9")).toBeVisible();
  await expect(page.getByText(/^Network: /).first()).toBeVisible();

  await press(part.getByRole("button", { name: "Remove the app" }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Remove" }));
  await expect(part.getByRole("button", { name: "Set up an app" })).toBeVisible();
});

async function addAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

async function isPasskeyStart(response: Response): Promise<boolean> {
  return response.url().endsWith("/graphql") && (await response.text()).includes('"startPasskeySignIn"');
}

test("a passkey is added, signs in without a password, is renamed and removed", async ({ page, app }) => {
  const { client, authenticatorId } = await addAuthenticator(page);
  const simulatePresence = (enabled: boolean) =>
    client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await enterPassword(page, app, MANAGER);
  const part = section(page, "Passkeys");
  await press(part.getByRole("button", { name: "Add a passkey" }));
  await expect(page.getByText("They are not shown again.")).toBeVisible();
  await press(page.getByRole("button", { name: "Done" }));
  await expect(part.getByText("Not used yet")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await signOut(page);
  // Otherwise the authenticator accepts the suggestion of the email field at once.
  await simulatePresence(false);
  const suggestion = page.waitForResponse(isPasskeyStart);
  await open(page, "/account/sign-in");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute(
    "autocomplete",
    "username webauthn",
  );
  await suggestion;
  // The press aborts the suggestion. The authenticator ignores a user who was absent when the next request began.
  await page.route("**/graphql", async (route) => {
    await simulatePresence(true);
    await route.continue();
  });
  await press(page.getByRole("button", { name: "Sign in with a passkey" }));
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expect(part.getByText(/^Last used: /)).toBeVisible();

  await press(part.getByRole("button", { name: /^Rename / }));
  await part.getByLabel("Name of the passkey").fill("Test laptop");
  await page.keyboard.press("Enter");
  await expect(part.getByText("Test laptop")).toBeVisible();
  await press(part.getByRole("button", { name: "Remove Test laptop" }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Remove" }));
  await expect(part.getByText("Test laptop")).toBeHidden();
});

test(
  "an owner is asked before a second step is required from all users",
  { tag: "@desk" },
  async ({ page, app }) => {
    await enterPassword(page, app, app.signIn.email);
    const button = page.getByRole("button", { name: "Require it" });
    await expect(button).toBeVisible();
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog", { name: "Require a second step from all users?" });
    await expect(dialog).toContainText("This also holds for users who are signed in now.");
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Users of your business can sign in with a password alone.")).toBeVisible();
  },
);
