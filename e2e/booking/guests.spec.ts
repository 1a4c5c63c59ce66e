import { expect, test } from "../app.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { guests } from "../order.ts";
import {
  answer,
  consultation,
  details,
  monthFromNow,
  noor,
  press,
  pickDay,
  thanks,
  openDetailsAt,
} from "../visit.ts";

const countMessage = "Guest count should be between 1 and 100";

test(
  "each issue of a guest is shown at its field, while typing and on submit",
  { tag: "@phone" },
  async ({ page, app }) => {
    const [startsAt = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
    await openDetailsAt(page, consultation, startsAt);
    const { row, name, email, add, remove, none, fault } = guests(page);
    const { book } = details(page);

    await test.step("adding was chosen without a guest", async () => {
      await expect(row(1)).toHaveCount(0);
      await press(add);
      await expect(name(1)).toBeFocused();
      await press(remove(1));
      await expect(add).toBeFocused();
      await answer(page);
      await press(book);
      await expect(fault).toHaveText(countMessage);
      await expect(add).toBeFocused();
    });

    await test.step("submitting shows every issue and focuses the first one", async () => {
      await press(add);
      await expect(fault).toHaveText("");
      await press(add);
      await expect(name(2)).toBeFocused();
      await press(book);
      await expect(name(1)).toBeFocused();
      for (const guest of [1, 2]) {
        await expect(name(guest)).toHaveAccessibleDescription("Name is required");
        await expect(email(guest)).toHaveAccessibleDescription("Email is required");
      }
    });

    await test.step("typing updates each issue", async () => {
      await name(1).fill("\u202eadA");
      await expect(name(1)).toHaveAccessibleDescription("Name is invalid");
      await name(1).fill("Ada Park");
      await expect(name(1)).not.toHaveAttribute("aria-invalid", "true");
      await email(1).fill("ada.example.com");
      await expect(email(1)).toHaveAccessibleDescription("Email is invalid!");
      await email(1).fill(noor.email.toUpperCase());
      await expect(email(1)).toHaveAccessibleDescription("Email ID must be unique for guests.");
      await email(1).fill("ada@example.com");
      await expect(email(1)).not.toHaveAttribute("aria-invalid", "true");
      await name(2).fill("Ben Ruiz");
      await email(2).fill("Ada@Example.com");
      await press(book);
      await expect(email(2)).toBeFocused();
      await expect(email(2)).toHaveAccessibleDescription("Email ID must be unique for guests.");
      await email(2).fill("ben@example.com");
    });

    await test.step("removing a guest keeps the text of the other one", async () => {
      await press(remove(1));
      await expect(name(1)).toHaveValue("Ben Ruiz");
      await expect(email(1)).toHaveValue("ben@example.com");
      await expect(none).toBeVisible();
      await press(book);
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByText("Ben Ruiz").filter({ visible: true })).toBeVisible();
      await expect(page.getByText("Ada Park")).toHaveCount(0);
    });
  },
);

test("a hundred guests are accepted, and not one more", async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
  await openDetailsAt(page, `${consultation}?guests=100`, startsAt);
  const { row, name, email, add, fault } = guests(page);
  await expect(row(100)).toBeVisible();
  await press(add);
  await expect(fault).toHaveText(countMessage);
  await expect(row(101)).toHaveCount(0);
  await answer(page);
  await name(1).fill("Ada Park");
  await press(details(page).book);
  await expect(email(1)).toBeFocused();
});

test("guests are added by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
  await openDetailsAt(page, consultation, startsAt);
  const { name, email, add, remove } = guests(page);
  await tabTo(page, add);
  await key(page, "Enter");
  await expect(name(1)).toBeFocused();
  await page.keyboard.type("Ada Park");
  await key(page, "Tab");
  await page.keyboard.type("ada.example.com");
  await key(page, "Tab");
  await expect(email(1)).toHaveAccessibleDescription("Email is invalid!");
  await key(page, "Enter");
  await expect(name(2)).toBeFocused();
  await answer(page);
  await tabTo(page, details(page).book);
  await key(page, "Enter");
  await expect(email(1)).toBeFocused();
  await expectFocusSeen(page);
  await tabTo(page, remove(1), "Shift+Tab");
  await key(page, "Enter");
  await expect(remove(1)).toBeFocused();
  await expectFocusSeen(page);
});

test("a guest row persists when the page reloads while it is loading", async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
  await openDetailsAt(page, consultation, startsAt);
  const { row, add } = guests(page);
  await page.route("**/graphql", () => {});
  await press(add);
  await expect(row(1)).toHaveCount(1);
  await page.unroute("**/graphql");
  await page.reload();
  await expect(row(1)).toBeVisible();
  await expect(page).toHaveURL(/[?&]guests=1/);
});
