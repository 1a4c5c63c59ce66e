import { expect } from "@playwright/test";
import { openPayment, paying, provider } from "../payment.ts";
import { awake, monthFromNow, open, press, pickDay, thanks } from "../visit.ts";
import type { Journey } from "./journey.ts";

export const payments: Journey = {
  name: "payments",
  screens: [
    {
      name: "payment",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(await graph.starts("massage", monthFromNow(1)));
        await openPayment(page, graph, "massage", startsAt);
      },
    },
    {
      name: "the test provider",
      async go(page) {
        await press(paying(page).pay);
        await expect(provider(page).decline).toBeVisible();
      },
    },
    {
      name: "payment declined",
      async go(page) {
        await press(provider(page).decline);
        await awake(page);
        await expect(paying(page).told("The payment was declined")).toBeVisible();
      },
    },
    {
      name: "payment not finished",
      async go(page) {
        await press(paying(page).pay);
        await press(provider(page).leave);
        await awake(page);
        await expect(paying(page).told("The payment was not finished")).toBeVisible();
      },
    },
    {
      name: "paid",
      async go(page) {
        await press(paying(page).pay);
        await press(provider(page).pay);
        await expect(thanks(page)).toBeVisible();
      },
    },
    {
      name: "cancelling what was paid",
      async go(page) {
        await press(page.getByRole("link", { name: "Cancel appointment" }));
        await expect(page.getByText("You will get $22.00 back.")).toBeVisible();
      },
    },
    {
      name: "back from a payment that the business opened",
      async go(page) {
        await open(page, "/widget/booking?returned");
        await expect(page.getByRole("heading", { name: "You can close this page" })).toBeVisible();
      },
    },
    {
      name: "booking that waits for its payment",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(await graph.starts("massage", monthFromNow(2)));
        await open(page, `/widget/booking/${await graph.book("massage", startsAt)}`);
        await expect(page.getByRole("status").getByText("Waiting for payment")).toBeVisible();
      },
    },
  ],
};
