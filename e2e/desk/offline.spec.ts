import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../app.ts";
import { deskForms, type OpenedForm } from "./offlineForms.ts";
import { signInAgain } from "./openDesk.ts";
import { passWaits } from "./passWaits.ts";

test.use({ forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ConnectionError|status of 401/ });

const ATTEMPTS = 4;

const getFailure = (page: Page): Locator =>
  page.getByText(/The connection was lost\.|Nothing was changed\./).first();

async function expectKept({ fields, expectChoices }: OpenedForm): Promise<void> {
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
  await expectChoices?.();
}

/**
 * Loses the responses to what is saved. The server does it all the same. A hold saves nothing.
 *
 * @returns the number of lost responses
 */
async function loseResponses(page: Page): Promise<() => number> {
  let count = 0;
  await page.route("**/graphql", async (route) => {
    const { variables } = route.request().postDataJSON() as {
      variables: { input?: Record<string, unknown> };
    };
    const { idempotencyKey, visitor } = variables.input ?? {};
    const response = await route.fetch();
    if (idempotencyKey === undefined || visitor !== undefined) return route.fulfill({ response });
    count += 1;
    await route.abort();
  });
  return () => count;
}

for (const form of deskForms)
  test(
    `${form.name} is kept without a connection or a session and saved once`,
    { tag: "@desk" },
    async ({ page, context, app }) => {
      await page.clock.install();
      const opened = await form.open(page, app);
      await context.setOffline(true);
      for (const [field, text] of opened.fields) await field.fill(text);
      await opened.save();
      await passWaits(page, () => expect(getFailure(page)).toBeVisible({ timeout: 200 }));
      await expectKept(opened);

      await context.setOffline(false);
      const countLost = await loseResponses(page);
      await opened.save();
      await passWaits(page, async () => {
        expect(countLost()).toBe(ATTEMPTS);
        await expect(getFailure(page)).toBeVisible({ timeout: 200 });
      });
      await expectKept(opened);

      // Another tab signs out.
      await page.unrouteAll({ behavior: "wait" });
      await context.clearCookies();
      // If the live connection notices it first, the press waits for the sign-in.
      const pressed = opened.save();
      await signInAgain(page, app);
      await pressed;
      await expect(opened.saved).toBeVisible();
      await expect.poll(opened.listResults, { timeout: 30_000 }).toEqual(opened.once);
    },
  );
