import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { strictApp } from "../strictApp.ts";
import { awake } from "../visit.ts";

const strict = strictApp();

test("a calendar that cannot be booked explains itself and names whom to call", async ({ page }) => {
  const { origin } = strict();
  for (const path of [
    "/widget/appointment/service/coaching",
    "/widget/appointment/northside/coaching",
    "/widget/appointment/northside/nutrition",
  ]) {
    await test.step(path, async () => {
      const response = await page.goto(`${origin}${path}`);
      await awake(page);
      const isUnpublished = path.endsWith("/coaching");
      expect(response?.status()).toBe(isUnpublished ? 404 : 200);
      if (isUnpublished) expect(await response?.text()).not.toContain("Coaching");
      await expect(page.getByText("Unable to find calendar")).toBeVisible();
      await expect(page.getByRole("link", { name: "Call +1 212 555 0142" })).toBeVisible();
      await expect(page.getByRole("grid")).toHaveCount(0);
      await expectAccessible(page);
    });
  }
  await page.goto(`${origin}/widget/appointment/northside`);
  await expect(page.getByRole("link", { name: /^Consultation/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Coaching/ })).toHaveCount(0);
});
