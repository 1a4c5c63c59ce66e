import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { betweenMutations } from "../requests.ts";
import {
  answer,
  answerName,
  consultation,
  details,
  expectAnswered,
  monthFromNow,
  press,
  pickDay,
  openDetails,
  openDetailsAt,
} from "../visit.ts";

const physio = "/widget/appointment/northside/physio";

const born = (page: Page) => page.getByRole("group", { name: /^Date of birth/ });
const part = (page: Page, name: string) => born(page).getByRole("textbox", { name });

test(
  "the form rejects an impossible date of birth and keeps everything typed",
  { tag: "@phone" },
  async ({ page, app }) => {
    const [startsAt = ""] = pickDay(await app.graph.starts("physio", monthFromNow(1)));
    await openDetailsAt(page, physio, startsAt);
    await answerName(page);
    for (const [typed, parts] of [
      ["02302000", ["02", "30", "2000"]],
      ["13012000", ["13", "01", "2000"]],
    ] as const) {
      await press(part(page, "Month"));
      await page.keyboard.type(typed);
      await press(details(page).first);
      await expect(born(page).getByText("Please check this date.")).toBeVisible();
      await press(page.getByRole("button", { name: "Continue to payment" }));
      await expect(part(page, "Month")).toBeFocused();
      for (const [index, name] of ["Month", "Day", "Year"].entries()) {
        await expect(part(page, name)).toHaveValue(parts[index]!);
      }
      expect(new URL(page.url()).pathname).toBe(physio);
    }
    await press(part(page, "Month"));
    await page.keyboard.type("2/3/1980");
    await expect(born(page).getByText("Please check this date.")).toHaveCount(0);
    await press(page.getByRole("button", { name: "Continue to payment" }));
    await expect(page).toHaveURL(/\/widget\/bookings\//);
  },
);

test.describe("a request that fails", () => {
  test.use({ forgiven: /net::ERR_FAILED|status of 50\d/ });

  for (const [name, status, message, attempts] of [
    ["a server error at once", 500, "Something went wrong on our side.", 1],
    ["a stopping server after four attempts", 502, "Something went wrong on our side.", 4],
    ["a lost connection after four attempts", null, "The connection was lost.", 4],
  ] as const) {
    test(`reports ${name}, within two seconds of the last attempt`, async ({ page }) => {
      await openDetails(page, consultation);
      await answer(page);
      let last = 0;
      const sent = await betweenMutations(page, async (route) => {
        last = Date.now();
        await (status === null ? route.abort() : route.fulfill({ status, body: "<html>" }));
      });
      await press(details(page).book);
      const alert = page.getByRole("alert").filter({ hasText: message });
      await expect(alert).toBeFocused();
      expect(Date.now() - last).toBeLessThan(2_000);
      await expect(alert).toContainText("Your details are kept.");
      expect(sent).toHaveLength(attempts);
      await expectAnswered(page);
    });
  }
});
