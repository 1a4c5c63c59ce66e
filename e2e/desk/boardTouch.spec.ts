import { type Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { bookCall, centerEntry, getEntry } from "./boardBookings.ts";
import { openDesk } from "./openDesk.ts";

test.use({ hasTouch: true });

/** A finger that the browser itself turns into pointer events, scrolling and clicks. */
async function createFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return {
    down: (x: number, y: number) => send("touchStart", x, y),
    async move(x: number, from: number, to: number) {
      for (let step = 1; step <= 4; step++) await send("touchMove", x, from + ((to - from) * step) / 4);
    },
    up: () => send("touchEnd"),
  };
}

async function blockAfter(page: Page, app: App, lastName: string, reason: string) {
  const booked = await bookCall(app, lastName, 17);
  await openDesk(page, app, booked.address);
  await getEntry(page, booked.client).focus();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill(reason);
  await dialog.getByRole("button", { name: "Block this time" }).click();
  const block = getEntry(page, new RegExp(reason));
  await expect(dialog).toBeHidden();
  await centerEntry(block);
  return block;
}

const getGrid = (page: Page) => page.getByRole("region", { name: "Calendar" });
const getScroll = (page: Page) => getGrid(page).evaluate(({ scrollTop }) => scrollTop);

test("a finger resizes a block by its edge", { tag: "@phone" }, async ({ page, app }) => {
  const block = await blockAfter(page, app, "Gattuso", "Cleaning");
  const before = (await block.boundingBox())!;
  const scrolled = await getScroll(page);
  const x = before.x + before.width / 2;
  const edge = before.y + before.height - 4;
  const finger = await createFinger(page);
  await finger.down(x, edge);
  await finger.move(x, edge, edge + 48);
  await finger.up();
  await expect(page.getByText("The block is changed.", { exact: false })).toBeVisible();
  await expect.poll(async () => (await block.boundingBox())?.height).toBeCloseTo(before.height + 48, 0);
  expect(await getScroll(page)).toBe(scrolled);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test(
  "a finger lifts a block, and the edge of the calendar scrolls",
  { tag: "@phone" },
  async ({ page, app }) => {
    const block = await blockAfter(page, app, "Hensley", "Delivery");
    const before = (await block.boundingBox())!;
    const x = before.x + before.width / 2;
    const y = before.y + before.height / 2;
    const grid = (await getGrid(page).boundingBox())!;
    const scrolled = await getScroll(page);
    const finger = await createFinger(page);
    await finger.down(x, y);
    await expect(page.locator("[data-dragging]")).toBeAttached();
    await finger.move(x, y, grid.y + grid.height - 8);
    await expect.poll(() => getScroll(page)).toBeGreaterThan(scrolled + 60);
    await page.keyboard.press("Escape");
    await finger.up();
    await expect(page.getByText("Delivery is back in its place.")).toBeAttached();
  },
);

test("a mouse at the edge of the calendar scrolls", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Ibarra", 17);
  await openDesk(page, app, booked.address);
  const box = (await getEntry(page, booked.client).boundingBox())!;
  const grid = (await getGrid(page).boundingBox())!;
  const scrolled = await getScroll(page);
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(x, grid.y + grid.height - 40, { steps: 4 });
  await page.mouse.move(x, grid.y + grid.height - 6, { steps: 2 });
  await expect.poll(() => getScroll(page)).toBeGreaterThan(scrolled + 60);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.getByText("Quinn Ibarra is back in its place.")).toBeAttached();
  await expect(page.getByRole("dialog")).toBeHidden();
});
