import { type Frame, type Page, expect } from "@playwright/test";
import type { App } from "./app.ts";
import type { Graph } from "./graph.ts";
import { monthFromNow, open, pickDay, thanks } from "./visit.ts";

export type Screen = Page | Frame | ReturnType<Page["frameLocator"]>;

export function paying(screen: Screen) {
  return {
    heading: screen.getByRole("heading", { level: 2, name: "Payment" }),
    countdown: screen.getByText(/^Held for you: \d+:\d\d min left$/),
    sum: screen.locator("dl").filter({ hasText: "Due now" }).filter({ hasText: "Total" }),
    pay: screen.getByRole("button", { name: /^(Pay|Try again: pay) / }),
    again: screen.getByRole("link", { name: /^(Open|Reopen) payment page/ }),
    testMode: screen.getByText("Test mode: no money moves", { exact: true }),
    told: (title: string) =>
      screen.getByRole("status").or(screen.getByRole("alert")).filter({ hasText: title }),
  };
}

export function provider(page: Page) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  return {
    pay: button(/^Pay \$/),
    decline: button("Decline"),
    late: button("Pay late"),
    leave: button("Come back without paying"),
  };
}

/** Books a paid service as the widget does, and opens its payment. Returns the access key of the order. */
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

/** A start in a month, on a different day for each test. */
export async function someStart({ graph }: App, service: string): Promise<string> {
  const [startsAt = ""] = pickDay(await graph.starts(service, monthFromNow(1)));
  return startsAt;
}

export async function expectBooked(page: Page): Promise<void> {
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeFocused();
  await expect(page).toHaveURL(/\/widget\/booking\/[^/]+\?.*booked/);
  await expect(page.getByRole("article")).toContainText("Reference");
}
