import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { strictApp } from "../strictApp.ts";
import {
  answer,
  calendar,
  consultation,
  monthFromNow,
  openAt,
  proceed,
  pickDay,
  submitBooking,
} from "../visit.ts";

test.use({ timezoneId: "Asia/Tokyo" });

const getStrictApp = strictApp();

test("a locked zone is shown to every visitor, from the calendar to the file", async ({ page, request }) => {
  const strict = getStrictApp();
  const [startsAt = ""] = pickDay(await strict.graph.starts("consultation", monthFromNow(1)));
  const atVenue = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(new Date(startsAt))
    .replace(/\s/g, " ");
  await openAt(page, `${strict.origin}${consultation}?timezone=Asia/Tokyo`, startsAt);
  await expect(page.getByText(/^Times in New York/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Change time zone" })).toHaveCount(0);
  await expect(calendar(page).proceed).toHaveText(new RegExp(`^Continue with ${atVenue}`));
  await expectAccessible(page);

  await proceed(page);
  await answer(page);
  await submitBooking(page);
  await expect(page.getByRole("article")).toContainText("New York");
  await expect(page.getByRole("article").getByRole("time")).toHaveText(new RegExp(`^${atVenue} – `));
  await expect(page.getByText("Tokyo")).toHaveCount(0);

  const file = await page.getByRole("link", { name: "iCal file" }).getAttribute("href");
  const text = await (await request.get(new URL(file ?? "", strict.origin).href)).text();
  expect(text).toContain("BEGIN:VEVENT");
  expect(text).not.toContain("Tokyo");

  const { business } = await strict.graph.ask<{
    business: { service: { availability: { timeZone: string } } };
  }>(
    `{ business { service(id: "consultation") { availability(input: { timeZone: "Asia/Tokyo" }) { timeZone } } } }`,
  );
  expect(business.service.availability.timeZone).toBe("America/New_York");
});
