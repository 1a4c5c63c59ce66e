import { ensureDemo } from "../prisma/demo.ts";
import { openDatabase } from "../server/data/database.ts";
import { migrate } from "../server/data/migrate.ts";
import { expect, test, withApp } from "./app.ts";
import { expectAccessible } from "./axe.ts";
import { awake } from "./visit.ts";

/** A demo business that has given up its coaching and left its nutrition with nobody to serve. */
async function prepare(dir: string): Promise<void> {
  const database = await openDatabase({ database: { kind: "embedded", dir } });
  await migrate(database);
  await ensureDemo(database, { now: () => Date.now() });
  await database.query("update services set publication = 'ARCHIVED' where slug = 'coaching'", []);
  // Nutrition is his alone.
  await database.query("update staff set publication = 'ARCHIVED' where slug = 'daniel'", []);
  await database.close();
}

test("a calendar that exists but cannot be booked says so in its place, with whom to call", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await withApp(prepare, async ({ origin }) => {
    for (const path of [
      "/widget/appointment/service/coaching",
      "/widget/appointment/northside/coaching",
      "/widget/appointment/northside/nutrition",
    ]) {
      await test.step(path, async () => {
        const response = await page.goto(`${origin}${path}`);
        await awake(page);
        expect(response?.status()).toBe(200);
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
});
