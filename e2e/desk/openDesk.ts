import { type Cookie, type Locator, type Page, expect } from "@playwright/test";
import type { App } from "../app.ts";
import { Graph } from "../graph.ts";
import { press } from "../visit.ts";

/** Fills in the form of the sign-in and sends it. */
export async function typeSignIn(form: Page | Locator, { signIn }: App, email = signIn.email): Promise<void> {
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(signIn.password);
  await press(form.getByRole("button", { name: "Sign in", exact: true }));
}

/** The last session of each user, by server and email. A sign-in would take longer than the rest of many tests. */
const lastSessions = new Map<string, Cookie>();

/** Opens an address of the desk as the demo's owner or another user of the demo. Signs in if no earlier session is left. */
export async function openDesk(
  page: Page,
  app: App,
  path = "/desk",
  email = app.signIn.email,
): Promise<void> {
  const context = page.context();
  const user = `${app.origin} ${email}`;
  const last = lastSessions.get(user);
  const isSignedIn = last !== undefined && (await isAlive(app, last));
  if (isSignedIn) await context.addCookies([last]);
  await page.goto(path);
  if (!isSignedIn) {
    await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
    await typeSignIn(page, app, email);
  }
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name.endsWith("session"));
  if (session !== undefined) lastSessions.set(user, session);
}

async function isAlive({ origin }: App, { name, value }: Cookie): Promise<boolean> {
  const withSession = new Graph(origin, undefined, { cookie: `${name}=${value}`, origin });
  const { viewer } = await withSession.ask<{ viewer: object | null }>("{ viewer { __typename } }");
  return viewer !== null;
}

/** Signs in over the screen, where the desk asks for it after the session has ended. */
export async function signInAgain(page: Page, app: App): Promise<void> {
  const question = page.getByRole("alertdialog", { name: "Please sign in again" });
  await typeSignIn(question, app);
  await expect(question).toBeHidden();
}
