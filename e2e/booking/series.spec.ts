import type { Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { order } from "../order.ts";
import {
  answerName,
  calendar,
  toLocalDate,
  details,
  monthFromNow,
  noor,
  openAt,
  press,
  pickDay,
} from "../visit.ts";

const coaching = "/widget/appointment/northside/coaching";
const week = 7 * 86_400_000;

/** Returns a start at which coaching is free for `weeks` consecutive weeks. Other tests book and block single days. */
async function findWeeklyStart({ graph }: App, weeks: number): Promise<string> {
  const months = await Promise.all([1, 2].map((n) => graph.starts("coaching", monthFromNow(n))));
  const starts = months.flat();
  const time = (start: string) =>
    new Date(start).toLocaleTimeString("en-CA", { timeZone: "America/New_York" });
  const free = new Set(starts.map((start) => `${toLocalDate(start)} ${time(start)}`));
  const isFree = (start: string) =>
    Array.from({ length: weeks }, (_, n) => dayAfter(toLocalDate(start), n * 7)).every((date) =>
      free.has(`${date} ${time(start)}`),
    );
  const [start = ""] = pickDay(starts.filter(isFree));
  return start;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function series(page: Page) {
  return {
    repeat: page.getByRole("button", { name: "Repeat this appointment" }),
    heading: page.getByRole("heading", { name: "Repeat this appointment" }),
    times: page.getByRole("textbox", { name: "How many appointments" }),
    counts: page.getByRole("status").filter({ hasText: /free/ }),
    visits: page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^(Change|Done with) / }) }),
    goOn: page.getByRole("button", { name: /^Continue with \d+ appointments$/ }),
  };
}

test(
  "six weeks are moved, skipped, changed and lost, then booked together",
  { tag: "@phone" },
  async ({ page, app }) => {
    const startsAt = await findWeeklyStart(app, 6);
    const nth = (place: number) => new Date(Date.parse(startsAt) + place * week).toISOString();
    const block = (from: string, minutes: number) =>
      app.owner.change(
        "createBlock",
        {
          staff: ["chloe"],
          startsAt: from,
          endsAt: new Date(Date.parse(from) + minutes * 60_000).toISOString(),
        },
        "block { id }",
      );
    await block(nth(1), 15);
    await block(`${toLocalDate(nth(2))}T05:00:00Z`, 1440);

    await openAt(page, coaching, startsAt);
    const { repeat, heading, times, counts, visits, goOn } = series(page);
    await test.step("the whole series is listed before the hold", async () => {
      await press(repeat);
      await expect(heading).toBeFocused();
      await times.fill("6");
      await times.press("Enter");
      await expect(page).toHaveURL(/repeat=weekly\.1\.6/);
      await expect(counts).toHaveText("4 free, 1 moved, 1 skipped");
      await expect(visits).toHaveCount(6);
      await expect(visits.nth(1)).toContainText("Moved from");
      await expect(visits.nth(2)).toContainText("Skipped: ");
    });

    await test.step("move one date to another time", async () => {
      await press(visits.nth(3).getByRole("button", { name: /^Change / }));
      const choices = visits.nth(3).getByRole("radio");
      await choices.last().check();
      await expect(visits.nth(3)).toContainText("Moved by you from");
      await expect(counts).toHaveText("3 free, 2 moved, 1 skipped");
      await press(visits.nth(3).getByRole("button", { name: /^Done with / }));
      await expect(choices).toHaveCount(0);
    });

    await test.step("one date is lost meanwhile: no date is held, and the series is planned again", async () => {
      expect((await app.graph.hold("coaching", nth(4))).__typename).toBe("HoldSlotPayload");
      await press(goOn);
      const alert = page.getByRole("alert").filter({ hasText: "Not booked: Staff busy" });
      await expect(alert).toBeFocused();
      await expect(alert).toContainText("has just been taken, so nothing is held.");
      await expect(visits.nth(4)).toContainText(/^5.*(Moved|has just been taken)/i);
      await expect(counts).toHaveText("2 free, 3 moved, 1 skipped");
    });

    await test.step("all five dates are held and booked", async () => {
      await expect(goOn).toHaveAccessibleName("Continue with 5 appointments");
      await press(goOn);
      await expect(details(page).heading).toBeFocused();
      await answerName(page);
      await details(page).places.getByRole("radio", { name: "Online" }).check();
      await press(page.getByRole("button", { name: "Book 5 appointments" }));
      const booked = order(page);
      await expect(booked.thanks).toBeVisible();
      await expect(booked.lines).toHaveCount(5);
      const dates = (await booked.starts()).map((start) => toLocalDate(start));
      expect(dates).toEqual([0, 1, 3, 4, 5].map((place) => toLocalDate(nth(place))));
      await expect(page.getByText(noor.email).filter({ visible: true })).toBeVisible();
    });
  },
);

test("a series is booked by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const startsAt = await findWeeklyStart(app, 6);
  await openAt(page, coaching, startsAt);
  const { repeat, heading, times, counts, visits, goOn } = series(page);
  await tabTo(page, repeat);
  await key(page, "Enter");
  await expect(heading).toBeFocused();
  const often = page.getByRole("radiogroup", { name: "Repeats" });
  await tabTo(page, often.getByRole("radio", { name: "Weekly" }));
  await key(page, "ArrowRight");
  await expect(page).toHaveURL(/repeat=monthly/);
  await key(page, "ArrowLeft");
  await tabTo(page, times);
  await key(page, "ArrowDown");
  await expect(page).toHaveURL(/repeat=weekly\.1\.3/);
  await expect(counts).toHaveText(/^3 free|, /);
  await tabTo(page, visits.nth(1).getByRole("button", { name: /^Change / }));
  await key(page, "Enter");
  const skip = visits.nth(1).getByRole("button", { name: "Skip this one" });
  await tabTo(page, skip);
  await key(page, "Enter");
  await expect(visits.nth(1)).toContainText("Skipped by you");
  await expectFocusSeen(page);
  await tabTo(page, goOn);
  await expect(goOn).toHaveAccessibleName("Continue with 2 appointments");
  await key(page, "Enter");
  await expect(details(page).heading).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Change dates" }));
  await key(page, "Enter");
  await expect(heading).toBeFocused();
  await expect(calendar(page).month).toHaveCount(0);
});
