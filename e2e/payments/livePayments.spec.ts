import { appOfFile, expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { demoData } from "../demoData.ts";
import { paying, provider } from "../payment.ts";
import { type ServerData, changeData } from "../serverData.ts";
import {
  answerName,
  awake,
  calendar,
  monthFromNow,
  openAt,
  press,
  proceed,
  pickDay,
  thanks,
} from "../visit.ts";

const physio = "/widget/appointment/northside/physio";
const TEST_MODE = "Test mode: no money moves";

async function prepare(dir: string): Promise<ServerData> {
  const data = await demoData(dir);
  await changeData(data, ({ query }) =>
    query("update services set ask_date_of_birth = 'NO' where slug = 'physio'", []),
  );
  // A live server refuses the demo's key, which the output names.
  return { ...data, output: "" };
}

test.describe.configure({ mode: "default" });
const unpaid = appOfFile(prepare, { settings: { DAYBOOK_MODE: "live" } });
const tested = appOfFile(prepare, {
  settings: { DAYBOOK_MODE: "live", DAYBOOK_TEST_PAYMENTS: "1" },
  isBase: true,
});

test("a paid service names the phone when the live server has no payment provider", async ({ page }) => {
  const { origin } = unpaid();
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

test("every screen of a paid booking names the test mode of a live server", async ({ page }) => {
  const [startsAt = ""] = pickDay(await tested().graph.starts("physio", monthFromNow(1)));
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
