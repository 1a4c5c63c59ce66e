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

/** Opens an address of the desk by the sign-in to which it leads, as the demo's owner or another user of the demo. */
export async function openDeskBySignIn(
  page: Page,
  app: App,
  path = "/desk",
  email = app.signIn.email,
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
  await typeSignIn(page, app, email);
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
}

/** The last session of each user of this worker's servers, because a sign-in takes longer than the rest of many tests. */
const lastSessions = new Map<string, Cookie>();

/** Opens an address of the desk with the last session of the user, or signs in if that one has ended. */
export async function openDesk(
  page: Page,
  app: App,
  path = "/desk",
  email = app.signIn.email,
): Promise<void> {
  const context = page.context();
  const user = `${app.origin} ${email}`;
  const last = lastSessions.get(user);
  if (last !== undefined && (await isAlive(app, last))) {
    await context.addCookies([last]);
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
  } else {
    await openDeskBySignIn(page, app, path, email);
    const session = (await context.cookies()).find(({ name }) => name.endsWith("session"));
    if (session !== undefined) lastSessions.set(user, session);
  }
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
