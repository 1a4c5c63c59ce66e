import { expect, type Page, type Request } from "@playwright/test";
import { test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { press } from "../visit.ts";
import { openDesk } from "./openDesk.ts";
import { passWaits } from "./passWaits.ts";

test.use({ forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ConnectionError/ });

/** Returns a function that counts the scripts and style sheets which are being loaded. */
function countLoadingFiles(page: Page): () => number {
  const loading = new Set<Request>();
  page.on("request", (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType())) loading.add(request);
  });
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  return () => loading.size;
}

test(
  "a screen that cannot be loaded keeps the desk, and loads when the connection is back",
  { tag: "@desk" },
  async ({ page, app }) => {
    await page.clock.install();
    // The code of all screens is loaded when the browser is idle.
    const codeLoad = page.waitForRequest(/ClientsPage.*\.js/);
    const countLoading = countLoadingFiles(page);
    await openDesk(page, app);
    const navigation = page.getByRole("navigation", { name: "Desk" });
    await page.clock.runFor(5_000);
    await codeLoad;
    await expect.poll(countLoading).toBe(0);
    await page.context().setOffline(true);
    await press(navigation.getByRole("link", { name: "Clients" }));
    const heading = page.getByRole("heading", { level: 1 });
    await passWaits(page, () => expect(heading).toHaveText("The connection was lost", { timeout: 200 }));
    await expect(navigation.getByRole("link", { name: "Clients" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);

    await page.context().setOffline(false);
    await passWaits(page, () => expect(heading).toHaveText("Clients", { timeout: 200 }));
    await expect(page.getByRole("textbox", { name: "Search clients" })).toBeVisible();
  },
);
