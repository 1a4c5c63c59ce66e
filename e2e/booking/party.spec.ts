import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { expectInSight, guests, order, cart } from "../order.ts";
import {
  answerName,
  calendar,
  chooseTime,
  details,
  isPhone,
  monthFromNow,
  open,
  openAt,
  press,
  proceed,
  pickDay,
} from "../visit.ts";

const mobility = "/widget/appointment/northside/mobility";
const choose = "Please ensure you select services for all guests before proceeding";
// There are two rooms. The limit is the number that the server can still book.
const limit =
  "You can reserve up to 2 slots for this service. To book for additional guests, kindly select a different service for the same time slot.";

test(
  "guests with their own lines are limited, changed and booked together",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, mobility);
    const { bringOthers, count, more, fewer, service } = cart(page);
    const { proceed: goOn, times } = calendar(page);

    await test.step("the guests' services are chosen before the hold", async () => {
      await press(bringOthers);
      await expect(count).toBeFocused();
      await service(1).selectOption("Mobility check");
      await press(more);
      await expect(count).toHaveValue("2");
      await chooseTime(page);
      await press(goOn);
      await expect(service(2)).toBeFocused();
      await expect(service(2)).toHaveAccessibleDescription(choose);
      await service(2).selectOption("Mobility check");
      await expect(page.getByText(choose)).toHaveCount(0);
      await press(more);
      await service(3).selectOption("Mobility check");
      await expect(service(3)).toHaveAccessibleDescription(
        /^You can reserve up to 3 slots for this service\./,
      );
      await press(fewer);
      await service(2).selectOption("Body scan");
      // Other bookings decide whether the chosen time fits this service too, so a time is chosen again.
      await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
      // A notice at the foot of a phone may cover it otherwise.
      await times.first().evaluate((time) => time.scrollIntoView({ block: "center" }));
      await times.first().check();
      await expectInSight(page, {
        lines: [/Mobility check$/, /Mobility checkFor Guest 1$/, /Body scanFor Guest 2$/],
        length: isPhone() ? "2 guests" : "30 min",
        total: "Free",
      });
    });

    const startsAt = await times.first().inputValue();
    await proceed(page);
    const { row, name, email, add, remove, service: own } = guests(page);

    await test.step("a third guest is rejected, and nothing else changes", async () => {
      await expect(row(2)).toBeVisible();
      await name(1).fill("Ada Park");
      await press(add);
      await expect(own(3)).toBeFocused();
      await press(details(page).book);
      await expect(own(3)).toHaveAccessibleDescription(choose);
      await own(3).selectOption("Mobility check");
      const alert = page.getByRole("alert").filter({ hasText: limit });
      await expect(alert).toBeFocused();
      await expectAccessible(page);
      await press(remove(3));
      await expect(row(3)).toHaveCount(0);
      await expect(alert).toHaveCount(0);
      await expect(name(1)).toHaveValue("Ada Park");
      await expect(details(page).countdown).toBeVisible();
    });

    await test.step("the page of the order lists each line", async () => {
      await answerName(page);
      await email(1).fill("ada@example.com");
      await name(2).fill("Ben Ruiz");
      await email(2).fill("ben@example.com");
      await press(details(page).book);
      const booked = order(page);
      await expect(booked.thanks).toBeVisible();
      await expect(booked.lines).toHaveText([
        /Mobility check.*For you/s,
        /Mobility check.*For Ada Park/s,
        /Body scan.*For Ben Ruiz/s,
      ]);
      expect(new Set((await booked.starts()).map((start) => Date.parse(start)))).toEqual(
        new Set([Date.parse(startsAt)]),
      );
    });
  },
);

test("a party is booked by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const lines = [{ service: "mobility" }, { service: "mobility", member: 1 }];
  const [startsAt = ""] = pickDay(await app.graph.startsOf(lines, monthFromNow(1)));
  await openAt(page, mobility, startsAt);
  const { bringOthers, count, service } = cart(page);
  const { times, proceed: goOn } = calendar(page);

  await tabTo(page, bringOthers);
  await key(page, "Enter");
  await expect(count).toBeFocused();
  await key(page, "ArrowUp");
  await expect(count).toHaveValue("2");
  await key(page, "ArrowDown");
  await tabTo(page, service(1));
  await page.keyboard.type("Mob");
  await expect(page).toHaveURL(/party=mobility/);
  const time = times.and(page.locator(`[value="${startsAt}"]`));
  await time.or(times.first()).first().waitFor({ state: "attached" });
  await tabTo(page, times.first());
  await key(page, "Space");
  await tabTo(page, goOn);
  await key(page, "Enter");
  await expect(details(page).heading).toBeFocused();

  const { row, name, add, remove, none } = guests(page);
  await tabTo(page, name(1));
  await page.keyboard.type("Ada Park");
  await tabTo(page, add);
  await key(page, "Enter");
  await expect(guests(page).service(2)).toBeFocused();
  await expectFocusSeen(page);
  await tabTo(page, remove(2), "Shift+Tab");
  await key(page, "Enter");
  await expect(row(2)).toHaveCount(0);
  await expect(remove(1)).toBeFocused();
  await expect(remove(1)).toHaveAccessibleName("Remove Ada Park");
  await tabTo(page, none);
  await key(page, "Enter");
  await expect(none).toHaveCount(0);
  await expect(add).toHaveAccessibleName("Add guests");
  await expect(add).toBeFocused();
  await expectFocusSeen(page);
});
