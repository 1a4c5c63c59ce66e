import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { key, tabTo } from "../keyboard.ts";
import { expectBooked, openPayment, paying, provider, someStart } from "../payment.ts";
import {
  answerName,
  awake,
  calendar,
  details,
  monthFromNow,
  noor,
  open,
  openAt,
  press,
  proceed,
  reload,
  pickDay,
  thanks,
  openDetailsAt,
} from "../visit.ts";

const physio = "/widget/appointment/northside/physio";
const massage = "/widget/appointment/northside/massage";

const facts = (page: Page) => page.locator("dd").filter({ hasText: "$", visible: true }).first();

async function expectNoCookies(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
}

test(
  "full payment shows the price from the first choice to the button, and books",
  { tag: "@phone" },
  async ({ page, app }) => {
    await open(page, "/widget/appointment/northside");
    const card = page.getByRole("link", { name: /Physiotherapy/ });
    await expect(card).toContainText("$95.00");
    await expect(card).toContainText("pay when booking");
    await openAt(page, physio, await someStart(app, "physio"));
    await expect(page.getByText("Pay when booking").first()).toBeAttached();
    await proceed(page);
    await answerName(page);
    await page
      .getByRole("group", { name: /^Date of birth/ })
      .getByRole("textbox")
      .first()
      .click();
    await page.keyboard.type("02031980");
    await press(page.getByRole("button", { name: "Continue to payment" }));

    const { heading, countdown, sum, pay, testMode } = paying(page);
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/widget\/bookings\/[^/]+\?.*booked/);
    await expect(countdown).toBeVisible();
    await expect(sum).toContainText("Due now$95.00");
    await expect(testMode).toBeVisible();
    await expect(pay).toHaveText(/^Pay \$95\.00/);
    await expect(page.getByRole("article")).toContainText("Waiting for payment");
    await press(pay);

    await expect(provider(page).pay).toHaveText("Pay $95.00");
    await press(provider(page).pay);
    await expectBooked(page);
    await expect(facts(page)).toContainText("Paid$95.00");
    await expectNoCookies(page);
    expect(await page.evaluate(() => sessionStorage.getItem("daybook.visit"))).toBeNull();
  },
);

test("a deposit shows both payments, and a timely cancellation refunds it", async ({ page, app }) => {
  await openDetailsAt(page, massage, await someStart(app, "massage"));
  await answerName(page);
  await press(page.getByRole("button", { name: "Continue to payment" }));
  const { sum, pay } = paying(page);
  await expect(sum).toContainText("Total$110.00");
  await expect(sum).toContainText("Due now$22.00");
  await expect(sum).toContainText("At your visit$88.00");
  await press(pay);
  await press(provider(page).pay);
  await expectBooked(page);
  await expect(facts(page)).toContainText("Paid$22.00");
  await expect(facts(page)).toContainText("At your visit$88.00");

  await press(page.getByRole("link", { name: "Cancel appointment" }));
  await expect(page.getByText("You will get $22.00 back.")).toBeVisible();
  await press(page.getByRole("button", { name: "Cancel appointment" }));
  await expect(page.getByText("You will get $22.00 back. It may take a few days to arrive.")).toBeVisible();
  await press(page.getByRole("link", { name: "View the appointment" }));
  await expect(facts(page)).toContainText("Refund$22.00");
});

test("an order of two is paid and confirmed as one", async ({ page, app }) => {
  const lines = [{ service: "massage" }, { service: "physio" }];
  const [startsAt = ""] = pickDay(await app.graph.startsOf(lines, monthFromNow(1)));
  await openAt(page, `${massage}?also=physio`, startsAt);
  const shown = page.getByText("When booking").first().locator("..");
  await expect(shown).toHaveText(/\$117\.00/);
  await proceed(page);
  await answerName(page);
  await page
    .getByRole("group", { name: /^Date of birth/ })
    .getByRole("textbox")
    .first()
    .click();
  await page.keyboard.type("02031980");
  await press(page.getByRole("button", { name: "Continue to payment" }));
  await expect(paying(page).sum).toContainText("Total$205.00");
  await expect(page.getByRole("article")).toHaveCount(2);
  await press(paying(page).pay);
  await expect(provider(page).pay).toHaveText("Pay $117.00");
  await press(provider(page).pay);
  await awake(page);
  const thanked = page.getByRole("status").filter({ hasText: "Thank you, your appointments are scheduled" });
  await expect(thanked).toBeFocused();
  await expect(page.getByRole("article").getByText("Add to your calendar")).toHaveCount(2);
});

test("a payment is declined, abandoned and then paid, without layout shifts", async ({ page, app }) => {
  await openPayment(page, app.graph, "massage", await someStart(app, "massage"));
  const { pay, sum, told } = paying(page);
  const placeOfSum = async () => (await sum.boundingBox())?.y;
  const place = await placeOfSum();
  await press(pay);
  await press(provider(page).decline);

  await awake(page);
  await expect(told("The payment was declined")).toBeFocused();
  await expect(pay).toHaveText(/^Try again: pay \$22\.00/);
  expect(await placeOfSum()).toBe(place);
  await press(pay);
  await press(provider(page).leave);

  await awake(page);
  await expect(told("The payment was not finished")).toBeFocused();
  await expect(told("The payment was not finished")).toContainText("Nothing was charged.");
  expect(await placeOfSum()).toBe(place);
  await press(pay);
  await press(provider(page).pay);
  await expectBooked(page);
});

test("the browser's Back allows a retry, and two presses are one payment", async ({ page, app }) => {
  await openPayment(page, app.graph, "massage", await someStart(app, "massage"));
  const { pay } = paying(page);
  await press(pay);
  await expect(provider(page).pay).toBeVisible();
  const first = page.url();
  await page.goBack();
  await awake(page);
  await expect(pay).toBeEnabled();
  await press(pay);
  await expect(provider(page).pay).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(first).pathname);
  await press(provider(page).pay);
  await expectBooked(page);
  await page.goto(first);
  await expect(provider(page).pay).toHaveCount(0);
});

test("a request is paid once it is approved", async ({ page, app }) => {
  await openAt(page, "/widget/appointment/northside/home-visit", await someStart(app, "home-visit"));
  await expect(page.getByText("Pay after approval").first()).toBeAttached();
  await proceed(page);
  await answerName(page);
  await details(page).phone.fill("+1 212 555 0188");
  await details(page).location.fill("12 Harbour Walk, Brooklyn");
  await press(details(page).book);
  await expect(page.getByText("Appointment Requested")).toBeVisible();
  await expect(page.getByText(/Once we confirm it, we will ask you to pay/)).toBeVisible();
  const view = new URL(page.url()).pathname;

  const reference = await page.getByRole("article").getByText("Reference").locator("strong").innerText();
  const { id } = await app.owner.booking<{ id: string }>(reference, "id");
  await app.owner.change("approveBooking", { id }, "booking { id }");
  await open(page, view);
  await expect(page.getByRole("status").getByText("Waiting for payment")).toBeVisible();
  await expect(page.getByText(/^Please pay by /)).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("link", { name: /^Pay \$/ }));
  const { pay, sum } = paying(page);
  await expect(sum).toBeVisible();
  await expect(page.getByRole("list", { name: "Your booking" })).toHaveCount(0);
  await expectAccessible(page);
  await press(pay);
  await press(provider(page).pay);
  await expectBooked(page);
});

test("a price for each person counts and charges guests", async ({ page, app }) => {
  await openAt(page, "/widget/appointment/northside/duo-training", await someStart(app, "duo-training"));
  const price = page.locator("dd").filter({ hasText: "per person" }).first();
  await expect(price).toContainText("per person");
  await proceed(page);
  await answerName(page);
  await press(page.getByRole("button", { name: "Add guests" }));
  const guest = page.getByRole("group", { name: "Guest 1", exact: true });
  await guest.getByRole("textbox", { name: "Name" }).fill("Ada Kis");
  await guest.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await expect(price).toContainText(/^\$[\d.]+2 × /);
  const [, shown = ""] = /When booking(\$[\d.,]+?\.\d\d)/.exec(await price.innerText().then(plain)) ?? [];
  await press(page.getByRole("button", { name: "Continue to payment" }));
  await expect(paying(page).sum).toContainText(`Due now${shown}`);
  await expect(paying(page).pay).toHaveText(new RegExp(`^Pay ${shown.replace(/[$.]/g, "\\$&")}`));
});

const plain = (text: string) => text.replace(/\s/g, "");

async function hostPage(src: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>A host</title><iframe title="Book" src="${src}" style="width:100%;height:1400px;border:0"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test("a frame on another site pays in a new tab, and continues by itself", async ({ page, app, context }) => {
  const { order } = await app.graph.order("massage", await someStart(app, "massage"));
  const inFrame = app.origin.replace("127.0.0.1", "localhost");
  const { url, server } = await hostPage(`${inFrame}/widget/bookings/${order}?embed&booked`);
  try {
    await page.goto(url);
    await awake(page.frames()[1]!);
    const frame = page.frameLocator("iframe");
    const { pay, told, again } = paying(frame);
    const opening = context.waitForEvent("page");
    await press(pay);
    const tab = await opening;
    await expect(told("Waiting for your payment")).toBeVisible();
    await expect(again).toBeVisible();
    expect(page.url()).toBe(url);
    await press(provider(tab).pay);
    await expect(thanks(tab)).toBeVisible();
    await page.bringToFront();
    await expect(thanks(frame)).toBeVisible({ timeout: 20_000 });
    await expectNoCookies(page);
  } finally {
    server.close();
  }
});

test("a browser that blocks new tabs gets a link", { tag: "@desk" }, async ({ page, app }) => {
  const { order } = await app.graph.order("massage", await someStart(app, "massage"));
  const { url, server } = await hostPage(`${app.origin}/widget/bookings/${order}?embed`);
  try {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(url);
    await awake(page.frames()[1]!);
    const { pay, told, again } = paying(page.frameLocator("iframe"));
    await press(pay);
    await expect(told("Waiting for your payment")).toContainText("open the payment page below");
    await expect(again).toHaveAttribute("target", "_blank");
    await expect(again).toHaveAttribute("href", /\/test-payments\//);
  } finally {
    server.close();
  }
});

test("an unpaid order is reopened from its booking's page, and can be abandoned", async ({ page, app }) => {
  const { order, booking } = await app.graph.order("massage", await someStart(app, "massage"));
  await open(page, `/widget/booking/${booking}`);
  await expect(page.getByRole("status").getByText("Waiting for payment")).toBeVisible();
  await press(page.getByRole("link", { name: "Pay $22.00" }));
  await expect(page).toHaveURL(new RegExp(`/widget/bookings/${order}`));
  await press(page.getByRole("link", { name: "Cancel instead" }));
  await press(page.getByRole("button", { name: "Cancel appointment" }));
  await expect(page.getByRole("status").getByText("Cancelled", { exact: true })).toBeVisible();
  await open(page, `/widget/bookings/${order}`);
  await expect(paying(page).pay).toHaveCount(0);
});

test("an order is paid by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  await openAt(page, massage, await someStart(app, "massage"));
  await tabTo(page, calendar(page).proceed);
  await key(page, "Enter");
  await expect(details(page).heading).toBeFocused();
  for (const [field, text] of [
    [details(page).first, noor.first],
    [details(page).last, noor.last],
    [details(page).email, noor.email],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("button", { name: "Continue to payment" }));
  await key(page, "Enter");
  const { heading, pay, told } = paying(page);
  await expect(heading).toBeFocused();
  await tabTo(page, pay);
  await page.keyboard.press("Enter");
  await expect(provider(page).decline).toBeVisible();
  await tabTo(page, provider(page).decline);
  await page.keyboard.press("Enter");
  await awake(page);
  await expect(told("The payment was declined")).toBeFocused();
  await tabTo(page, pay);
  await page.keyboard.press("Enter");
  await expect(provider(page).pay).toBeVisible();
  await tabTo(page, provider(page).pay);
  await page.keyboard.press("Enter");
  await expectBooked(page);
});

test("a reload of the waiting page shows its current status", async ({ page, app }) => {
  await openPayment(page, app.graph, "massage", await someStart(app, "massage"));
  await reload(page);
  await expect(paying(page).pay).toHaveText(/^Pay \$22\.00/);
  await expect(paying(page).countdown).toBeVisible();
});
