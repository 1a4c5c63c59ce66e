import { expect, test } from "../app.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { guests, cart } from "../order.ts";
import {
  answerName,
  calendar,
  monthFromNow,
  openAt,
  press,
  proceed,
  pickDay,
  submitBooking,
} from "../visit.ts";

const yoga = "/widget/appointment/northside/yoga-class";

test("seats of a class are booked after another visitor took some", async ({ page, app }) => {
  const most = { service: "yoga-class", seats: 4 };
  const [startsAt = ""] = pickDay(await app.graph.startsOf([most], monthFromNow(1)));
  await openAt(page, yoga, startsAt);
  const { bringOthers, count, more, fewer } = cart(page);
  const { day, proceed: goOn } = calendar(page);
  const time = day.locator(`input[value="${startsAt}"]`);
  const slot = day.locator("label").filter({ has: page.locator(`input[value="${startsAt}"]`) });

  await test.step("the maximum of one order limits the seats", async () => {
    await press(bringOthers);
    await press(more);
    await press(more);
    await expect(count).toHaveValue("3");
    await expect(count).not.toHaveAccessibleDescription(/reserve up to/);
    await press(more);
    await expect(count).toHaveValue("3");
    await expect(count).toHaveAccessibleDescription(
      "You can reserve up to 4 slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
    );
  });

  await test.step("a shortage shows the number of seats left, and nothing is held", async () => {
    await time.check();
    const seatsLeft = Number(/(\d+) left/.exec(await slot.innerText())?.[1]);
    for (let others = seatsLeft - 3; others > 0; others -= 4) {
      const held = await app.graph.hold("yoga-class", startsAt, undefined, Math.min(4, others));
      expect(held.__typename).toBe("HoldSlotPayload");
    }
    await press(goOn);
    const message = page
      .getByRole("alert")
      .filter({ hasText: "Total available seats for this slot is only 3" });
    await expect(message).toBeFocused();
    await expect(time).toHaveCount(0);
    await press(fewer);
    await expect(message).toHaveCount(0);
  });

  await test.step("the remaining seats limit the choice", async () => {
    await expect(count).toHaveValue("2");
    await expect(slot).toContainText("3 left");
    await time.check();
    await expect(page.getByText("2 guests").filter({ visible: true }).first()).toBeVisible();
    await proceed(page);
    const { name, email } = guests(page);
    for (const guest of [1, 2]) {
      await name(guest).fill(`Ada Park ${guest}`);
      await email(guest).fill(`ada${guest}@example.com`);
    }
    await answerName(page);
    await submitBooking(page);
    await expect(page.getByText("Seats: 3").filter({ visible: true })).toBeVisible();
    await expect(page.getByText("Ada Park 2").filter({ visible: true })).toBeVisible();
  });
});

test("a chosen time stays while it has room for the guests", { tag: "@phone" }, async ({ page, app }) => {
  const most = { service: "yoga-class", seats: 4 };
  const starts = pickDay(await app.graph.startsOf([most], monthFromNow(2)));
  const startsAt = starts.at(-1) ?? "";
  await openAt(page, yoga, startsAt);
  const { bringOthers, count, more } = cart(page);
  const { day, proceed: goOn } = calendar(page);
  const time = day.locator(`input[value="${startsAt}"]`);
  const slot = day.locator("label").filter({ has: page.locator(`input[value="${startsAt}"]`) });
  await expect(time).toBeChecked();
  const seatsLeft = Number(/(\d+) left/.exec(await slot.innerText())?.[1]);

  await press(bringOthers);
  await expect(count).toHaveValue("1");
  await expect(page).toHaveURL(/[?&]seats=2/);
  await expect(time).toBeChecked();
  await expect(goOn).toBeEnabled();

  for (let others = seatsLeft - 2; others > 0; others -= 4) {
    const held = await app.graph.hold("yoga-class", startsAt, undefined, Math.min(4, others));
    expect(held.__typename).toBe("HoldSlotPayload");
  }
  await press(more);
  const message = page
    .getByRole("status")
    .filter({ hasText: "Total available seats for this slot is only 2" });
  await expect(message).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]at=/);
  const nearest = message.getByRole("button").first();
  const text = (await nearest.innerText()).split(", ").at(-1) ?? "";
  await press(nearest);
  await expect(message).toHaveCount(0);
  await expect(goOn).toHaveText(new RegExp(`^Continue with ${text}`));
});

test("seats are booked by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("yoga-class", monthFromNow(1)));
  await openAt(page, yoga, startsAt);
  const { bringOthers, count } = cart(page);
  await tabTo(page, bringOthers);
  await key(page, "Enter");
  await expect(count).toBeFocused();
  await key(page, "ArrowUp");
  await expect(count).toHaveValue("2");
  await key(page, "End");
  await expect(count).toHaveValue("3");
  await key(page, "Home");
  await expect(page).toHaveURL(/seats=2/);
  await tabTo(page, page.getByRole("button", { name: "Only me" }));
  await key(page, "Enter");
  await expect(bringOthers).toBeFocused();
  await expectFocusSeen(page);
  await expect(page).not.toHaveURL(/seats=/);
});
