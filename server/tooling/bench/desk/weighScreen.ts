import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { type SignIn, openSignedIn } from "./openSignedIn.ts";

/** Maximum bytes of JavaScript of a first view, brotli per file. */
export const deskScriptLimit = 230_000;

const QUIET_MS = 2_000;

export const DESK_SCREENS = [
  "/desk",
  "/desk/calendar",
  "/desk/bookings",
  "/desk/new",
  "/desk/clients",
  "/desk/insights",
] as const;

/** Returns the bytes of the scripts that a screen loads until it is quiet, with an empty cache. */
export async function weighScreen(
  browser: Browser,
  origin: string,
  signIn: SignIn,
  path: string,
): Promise<number> {
  const signedIn = await openSignedIn(browser, origin, signIn, "/desk");
  const storageState = await signedIn.context().storageState();
  await signedIn.context().close();
  const context = await browser.newContext({ storageState, locale: "en-US" });
  const page = await context.newPage();
  await neverIdle(page);
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(origin + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("navigation", { name: "Desk" }).waitFor();
  // The stream of changes stays open, so the network is never idle.
  await page.waitForTimeout(QUIET_MS);
  const sizes = await Promise.all(bodies.map(async (body) => brotliCompressSync(await body).length));
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** An idle browser loads the other screens too, which do not delay the first view. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript("window.requestIdleCallback = () => 0");
}
