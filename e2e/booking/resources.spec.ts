import { expect, test } from "../app.ts";
import { key, tabTo } from "../keyboard.ts";
import {
  answerName,
  calendar,
  details,
  monthFromNow,
  openAt,
  press,
  proceed,
  pickDay,
  submitBooking,
} from "../visit.ts";

const scan = "/widget/appointment/northside/body-scan";

test("a scanner that was taken meanwhile is reported, though staff are free", async ({ page, app }) => {
  const startsByStaff = await Promise.all(
    ["bruno", "chloe"].map((staff) => app.graph.startsOf([{ service: "body-scan", staff }], monthFromNow(1))),
  );
  const [startsAt = ""] = pickDay(startsByStaff[0]!.filter((start) => startsByStaff[1]!.includes(start)));
  await openAt(page, `${scan}?staff=chloe`, startsAt);
  expect((await app.graph.hold("body-scan", startsAt, "bruno")).__typename).toBe("HoldSlotPayload");
  await press(calendar(page).proceed);

  const alert = page
    .getByRole("alert")
    .filter({ hasText: "Booking unsuccessful, resource unavailable at the moment." });
  await expect(alert).toBeFocused();
  await expect(page.getByRole("radio", { name: "Chloe Nakamura" })).toBeChecked();
  const { times, day } = calendar(page);
  await expect(day.locator(`input[value="${startsAt}"]`)).toHaveCount(0);

  await times.last().check();
  await expect(alert).toHaveCount(0);
  await proceed(page);
  await answerName(page);
  await submitBooking(page);
  await expect(page.getByText("With Chloe Nakamura")).toBeVisible();
});

test("a lost resource is replaced by another time by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const startsByStaff = await Promise.all(
    ["bruno", "chloe"].map((staff) => app.graph.startsOf([{ service: "body-scan", staff }], monthFromNow(2))),
  );
  const [startsAt = ""] = pickDay(startsByStaff[0]!.filter((start) => startsByStaff[1]!.includes(start)));
  await openAt(page, `${scan}?staff=chloe`, startsAt);
  expect((await app.graph.hold("body-scan", startsAt, "bruno")).__typename).toBe("HoldSlotPayload");
  const { proceed: goOn, times, day } = calendar(page);
  await tabTo(page, goOn);
  await key(page, "Enter");
  const alert = page.getByRole("alert").filter({ hasText: "resource unavailable at the moment." });
  await expect(alert).toBeFocused();
  await expect(day.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
  await tabTo(page, times.last(), "Shift+Tab");
  await key(page, "Space");
  await expect(alert).toHaveCount(0);
  await tabTo(page, goOn);
  await key(page, "Enter");
  await expect(details(page).book).toBeVisible();
});
