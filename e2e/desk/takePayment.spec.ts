import type { Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { readMails } from "../mailbox.ts";
import { paying, provider, someStart } from "../payment.ts";
import { open } from "../visit.ts";
import { openDesk } from "./openDesk.ts";

/** Books a massage that waits for its payment. Returns the address of the booking in the desk. */
async function bookUnpaid(app: App, lastName: string): Promise<string> {
  const email = `${lastName.toLowerCase()}@example.com`;
  await app.graph.order("massage", await someStart(app, "massage"), {
    contact: { firstName: "Noor", lastName, email, phone: "+1 212 555 0188", dateOfBirth: "1980-02-03" },
  });
  const { id } = await app.owner.booking<{ id: string }>(email, "id");
  return `/desk/bookings?booking=${encodeURIComponent(id)}`;
}

const getDialog = (page: Page) => page.getByRole("dialog", { name: "Take payment" });

/** Presses a link of the dialog that opens a tab. */
async function openPaymentPage(page: Page, press: () => Promise<void>): Promise<Page> {
  const [paymentPage] = await Promise.all([page.context().waitForEvent("page"), press()]);
  await expect(provider(paymentPage).pay).toHaveText("Pay $22.00");
  return paymentPage;
}

test("the desk takes a payment by keyboard, and sees it arrive", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, await bookUnpaid(app, "Telephoner"));
  await page.evaluate(() => document.body.setAttribute("data-first-load", ""));
  await page.getByRole("button", { name: "Take payment" }).focus();
  await page.keyboard.press("Enter");
  const dialog = getDialog(page);
  await expect(dialog).toContainText("$22.00 is due by");
  expect(await findAxeViolations(page)).toEqual([]);
  const link = dialog.getByRole("link", { name: "Open payment page" });
  await tabTo(page, link);
  const paymentPage = await openPaymentPage(page, () => page.keyboard.press("Enter"));
  await provider(paymentPage).pay.click();
  await expect(paymentPage.getByRole("heading", { name: "You can close this page" })).toBeVisible();
  await expect(paymentPage).toHaveURL(/\/widget\/booking\?returned$/);
  expect(await findAxeViolations(paymentPage)).toEqual([]);
  await paymentPage.close();

  await expect(dialog.getByText("The payment has arrived.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^\$22\.00 · Paid/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Take payment" })).toHaveCount(0);
  await expect(page.locator("body[data-first-load]")).toHaveCount(1);
});

test("a declined payment is a problem of today until it is paid", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, await bookUnpaid(app, "Declinedcard"));
  await page.getByRole("button", { name: "Take payment" }).click();
  const link = getDialog(page).getByRole("link", { name: "Open payment page" });
  const first = await openPaymentPage(page, () => link.click());
  await provider(first).decline.click();
  await expect(first.getByRole("heading", { name: "You can close this page" })).toBeVisible();
  await first.close();

  await page.goto("/desk");
  const problems = page.getByRole("region", { name: /^Problems/ });
  const card = problems.getByRole("listitem").filter({ hasText: "Noor Declinedcard" });
  await expect(card).toContainText("A payment for this appointment failed. $22.00 is still due.");
  expect(await findAxeViolations(page)).toEqual([]);
  await card.getByRole("link", { name: "Noor Declinedcard" }).click();
  await expect(page.getByText(/^\$22\.00 · Failed/)).toBeVisible();
  await page.getByRole("button", { name: "Take payment" }).click();
  await expect(page.getByText(/^Can be paid until /)).toBeVisible();
  const second = await openPaymentPage(page, () => link.click());
  await provider(second).pay.click();
  await expect(getDialog(page).getByText("The payment has arrived.")).toBeVisible();
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Appointments", exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("the mail about the payment leads the client to it", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, await bookUnpaid(app, "Mailedlink"));
  await page.getByRole("button", { name: "Take payment" }).click();
  await getDialog(page).getByRole("button", { name: "Email a link to the client" }).click();
  const question = page.getByRole("alertdialog", { name: "Send Noor Mailedlink a new link?" });
  await expect(question).toContainText("The client can pay there as well.");
  await question.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("A new link is on its way to mailedlink@example.com")).toBeVisible();
  const findLink = async () =>
    /\S+(\/widget\/bookings\/\S+)/.exec((await readMails(app, "mailedlink@example.com")).join("\n"))?.[1];
  await expect.poll(findLink, { timeout: 15_000 }).toBeDefined();
  await open(page, (await findLink())!);
  await expect(paying(page).pay).toHaveText(/^Pay \$22\.00/);
});
