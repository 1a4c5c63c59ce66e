import { ensureDemo } from "../prisma/demo.ts";
import { openDatabase } from "../server/data/database.ts";
import { migrate } from "../server/data/migrate.ts";
import { type App, expect, test as base, withApp } from "./app.ts";
import { expectAccessible } from "./axe.ts";
import { paying, provider } from "./payment.ts";
import {
  answerName,
  awake,
  calendar,
  monthFromNow,
  openAt,
  press,
  proceed,
  someDayOf,
  thanks,
} from "./visit.ts";

const physio = "/widget/appointment/northside/physio";
const TEST_MODE = "Test mode: no money moves";

/** The data of a trial, which a live server is started on. */
async function prepare(dir: string): Promise<void> {
  const database = await openDatabase({ database: { kind: "embedded", dir } });
  await migrate(database);
  await ensureDemo(database, { now: () => Date.now() });
  await database.query("update services set ask_date_of_birth = 'NO' where slug = 'physio'", []);
  await database.close();
}

/** Live servers on the data of a trial: one without payments, one with the switch for test payments. */
const test = base.extend<object, { unpaid: App; tested: App }>({
  unpaid: [
    ({}, use) => withApp(prepare, use, { DAYBOOK_MODE: "live" }),
    { scope: "worker", timeout: 180_000 },
  ],
  tested: [
    ({}, use) => withApp(prepare, use, { DAYBOOK_MODE: "live", DAYBOOK_TEST_PAYMENTS: "1" }),
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ tested }, use) => use(tested.origin),
});

test("a paid service names the phone when the live server has no payment provider", async ({
  page,
  unpaid: { origin },
}) => {
  const response = await page.goto(`${origin}${physio}`);
  await awake(page);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Online payment is not possible at the moment")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call +1 212 555 0142" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${origin}/widget/appointment/northside/consultation`);
  await awake(page);
  await expect(calendar(page).month).toBeVisible();
});

test("every screen of a paid booking names the test mode of a live server", async ({ page, tested }) => {
  const [startsAt = ""] = someDayOf(await tested.graph.starts("physio", monthFromNow(1)));
  const mode = page.getByText(TEST_MODE).filter({ visible: true });
  await page.goto("/widget/appointment/northside/consultation");
  await awake(page);
  await expect(mode).toHaveCount(0);
  await openAt(page, physio, startsAt);
  await expect(mode.first()).toBeVisible();
  await proceed(page);
  await expect(mode.first()).toBeVisible();
  await answerName(page);
  await press(page.getByRole("button", { name: "Continue to payment" }));
  const { heading, pay } = paying(page);
  await expect(heading).toBeFocused();
  await expect(mode.first()).toBeVisible();
  await press(pay);
  await press(provider(page).pay);
  await expect(thanks(page)).toBeVisible();
  await expect(mode.first()).toBeVisible();
});
