import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { readMails } from "../mailbox.ts";
import {
  bookCall,
  centerEntry,
  expectStart,
  formatTime,
  getEntry,
  HOUR_MS,
  liftByAnHour,
  takeCallTime,
} from "./boardBookings.ts";
import { openDesk } from "./openDesk.ts";

test("an appointment moves by keyboard and back by Undo", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Abara", 12);
  await openDesk(page, app, booked.address);
  await liftByAnHour(page, booked);
  const newTime = formatTime(booked.startsAt + HOUR_MS);
  await expect(page.getByRole("status").filter({ hasText: `${newTime}, ` })).toContainText("Free");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Move appointment" });
  await expect(dialog.getByRole("checkbox", { name: "Tell the client" })).toBeChecked();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Move to/ }).click();
  await expect(getEntry(page, booked.client)).toHaveAccessibleName(new RegExp(`^${newTime}`));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The appointment is back at its old time.")).toBeVisible();
  await expectStart(page, booked, booked.startsAt);
});

test("the client gets the line of a move, and no mail of a silent one", async ({ page, app }) => {
  test.setTimeout(90_000);
  const email = "quinn.lineworth@example.com";
  const booked = await bookCall(app, "Lineworth", 15);
  await openDesk(page, app, booked.address);
  await liftByAnHour(page, booked);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Move appointment" });
  await dialog.getByRole("textbox", { name: "A line to the client" }).fill("The <lift> is broken.");
  await dialog.getByRole("button", { name: /^Move to/ }).click();
  const moved = { ...booked, startsAt: booked.startsAt + HOUR_MS };
  await expect(getEntry(page, booked.client)).toHaveAccessibleName(
    new RegExp(`^${formatTime(moved.startsAt)}`),
  );
  await expect
    .poll(async () => (await readMails(app, email))[0] ?? "", { timeout: 40_000 })
    .toContain("The &lt;lift&gt; is broken.");
  const before = await readMails(app, email);

  await page.getByRole("button", { name: booked.client }).focus();
  await page.keyboard.press("m");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Tell the client" }).uncheck();
  await expect(dialog.getByRole("textbox")).toBeHidden();
  await dialog.getByRole("button", { name: /^Move to/ }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect
    .poll(async () => {
      const { history } = await app.owner.booking<{ history: { isClientNotified: boolean | null }[] }>(
        email,
        "history { isClientNotified }",
      );
      return history.map(({ isClientNotified }) => isClientNotified);
    })
    .toEqual([null, true, false]);
  expect(await readMails(app, email)).toHaveLength(before.length);
  await getEntry(page, booked.client).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The client was not told.")).toBeVisible();
});

test("Escape puts a lifted appointment back", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Birch", 12);
  await openDesk(page, app, booked.address);
  await expect(getEntry(page, booked.client)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await liftByAnHour(page, booked);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Quinn Birch is back in its place.")).toBeAttached();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a move to a time that was taken meanwhile is refused with free times", async ({ page, app }) => {
  const booked = await bookCall(app, "Castell", 13);
  await openDesk(page, app, booked.address);
  await liftByAnHour(page, booked);
  await page.keyboard.press("Enter");
  await takeCallTime(app, booked.startsAt + HOUR_MS);
  await page.getByRole("button", { name: /^Move to/ }).click();
  const refused = page.getByRole("dialog", { name: "Not moved" });
  await expect(refused.getByRole("alert")).toBeVisible();
  await expect(refused.getByText("Nearest free times")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await refused.getByRole("button", { name: "Close" }).click();
  await expectStart(page, booked, booked.startsAt);
});

test("a drag moves an appointment to another time", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Dunmore", 14);
  await openDesk(page, app, booked.address);
  const entry = getEntry(page, booked.client);
  await centerEntry(entry);
  const box = (await entry.boundingBox())!;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 60, { steps: 4 });
  await page.mouse.move(x, box.y + 5 + 96, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: "Move appointment" });
  await expect(dialog).toContainText(formatTime(booked.startsAt + HOUR_MS));
  await dialog.getByRole("button", { name: "Put back" }).click();
  await expect(entry).toHaveAccessibleName(new RegExp(`^${formatTime(booked.startsAt)}`));
});

test("time is blocked, and the block is deleted", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Ekholm", 15);
  await openDesk(page, app, booked.address);
  await getEntry(page, booked.client).focus();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Dentist");
  await dialog.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByText("The time is blocked.", { exact: false })).toBeVisible();
  await getEntry(page, /Dentist/).click();
  await page.getByRole("button", { name: "Delete the block" }).click();
  await expect(getEntry(page, /Dentist/)).toBeHidden();
});

test(
  "a block changes its time by keyboard and its length by an edge",
  { tag: "@desk" },
  async ({ page, app }) => {
    const booked = await bookCall(app, "Farrow", 16);
    await openDesk(page, app, booked.address);
    await getEntry(page, booked.client).focus();
    await page.keyboard.press("b");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Stocktaking");
    await dialog.getByRole("button", { name: "Block this time" }).click();
    const block = getEntry(page, /Stocktaking/);
    await expect(block).toBeVisible();
    const before = (await block.boundingBox())!;

    await block.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByRole("status").filter({ hasText: "Amara" })).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The block is changed.", { exact: false })).toBeVisible();
    await expect.poll(async () => (await block.boundingBox())?.height).toBeCloseTo(before.height + 48, 0);
    await expect(block).toBeFocused();
    // The message about the new block has one too.
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(page.getByText("The block is back at its old time.")).toBeVisible();
    await expect.poll(async () => (await block.boundingBox())?.height).toBeCloseTo(before.height, 0);

    await centerEntry(block);
    const box = (await block.boundingBox())!;
    const x = box.x + box.width / 2;
    await page.mouse.move(x, box.y + box.height - 3);
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height + 20, { steps: 4 });
    await page.mouse.move(x, box.y + box.height + 21, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await block.boundingBox())?.height).toBeCloseTo(before.height + 24, 0);
    expect(await findAxeViolations(page)).toEqual([]);
  },
);

test("the dialog of a block moves its end to another day", { tag: "@widths" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Jarvik", 18);
  await openDesk(page, app, booked.address);
  await getEntry(page, booked.client).focus();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Inventory");
  await dialog.getByRole("button", { name: "Block this time" }).click();
  await expect(dialog).toBeHidden();
  const block = getEntry(page, /Inventory/);
  const before = (await block.boundingBox())!;
  await block.focus();
  await page.keyboard.press("Enter");
  const end = dialog.getByLabel("To, date");
  const date = await end.inputValue();
  expect(await findAxeViolations(page)).toEqual([]);
  await end.fill("2020-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("The end must be after the start.")).toBeVisible();
  await expect(end).toBeFocused();
  const nextDay = new Date(Date.parse(date) + 24 * HOUR_MS).toISOString().slice(0, 10);
  await end.fill(nextDay);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(block).toBeFocused();
  await expect.poll(async () => (await block.boundingBox())!.height).toBeGreaterThan(before.height * 3);
  // The message about the new block has one too.
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(async () => (await block.boundingBox())!.height).toBeCloseTo(before.height, 0);
});

for (const view of ["view=day", "view=week", "view=week&column=all", "view=month", "view=day&by=resource"]) {
  test(`${view} has no violation`, { tag: "@widths" }, async ({ page, app }) => {
    await openDesk(page, app, `/desk/calendar?${view}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}
