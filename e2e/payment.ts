import { type Frame, type Page, expect } from "@playwright/test";
import type { App } from "./app.ts";
import type { Graph } from "./graph.ts";
import { monthFromNow, open, someDayOf, thanks } from "./visit.ts";

/** A page of ours, whole or in a frame. */
export type Screen = Page | Frame | ReturnType<Page["frameLocator"]>;

/** The page of an order that waits for its payment, as a visitor finds it. */
export function paying(screen: Screen) {
  return {
    heading: screen.getByRole("heading", { level: 2, name: "Payment" }),
    countdown: screen.getByText(/^Held for you: \d+:\d\d min left$/),
    /** What it costs together, now and later. */
    sum: screen.locator("dl").filter({ hasText: "Due now" }).filter({ hasText: "Total" }),
    pay: screen.getByRole("button", { name: /^(Pay|Try again: pay) / }),
    again: screen.getByRole("link", { name: /^(Open|Reopen) payment page/ }),
    testMode: screen.getByText("Test mode: no money moves", { exact: true }),
    told: (title: string) =>
      screen.getByRole("status").or(screen.getByRole("alert")).filter({ hasText: title }),
  };
}

/** The test provider's own page, as a visitor finds it. */
export function provider(page: Page) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  return {
    pay: button(/^Pay \$/),
    decline: button("Decline"),
    late: button("Pay late"),
    leave: button("Come back without paying"),
  };
}

/** Books a time that is to be paid, as the widget would, and opens its payment. Answers the key of its order. */
export async function openPayment(
  page: Page,
  graph: Graph,
  service: string,
  startsAt: string,
  details: Record<string, unknown> = {},
): Promise<string> {
  const { order } = await graph.order(service, startsAt, details);
  await open(page, `/widget/bookings/${order}?booked`);
  await expect(paying(page).heading).toBeFocused();
  return order;
}

/** A start of a month from now, for each test another day. */
export async function someStart({ graph }: App, service: string): Promise<string> {
  const [startsAt = ""] = someDayOf(await graph.starts(service, monthFromNow(1)));
  return startsAt;
}

/** Paid: the same thanks as for anything else, focused, on the booking's own page. */
export async function expectBooked(page: Page): Promise<void> {
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeFocused();
  await expect(page).toHaveURL(/\/widget\/booking\/[^/]+\?.*booked/);
  await expect(page.getByRole("article")).toContainText("Reference");
}
