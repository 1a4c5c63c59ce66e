import { expect } from "@playwright/test";
import { toLocalDate, monthFromNow, open, press, pickDay } from "../visit.ts";
import type { Journey } from "./journey.ts";

const find = "/widget/cancel-booking";

export const after: Journey = {
  name: "after the booking",
  screens: [
    { name: "finding a booking", go: (page) => open(page, "/widget/booking") },
    {
      name: "no booking found",
      async go(page) {
        await open(page, find);
        await page.getByRole("textbox", { name: "Reference" }).fill("NOSUCH");
        await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
        await press(page.getByRole("button", { name: "Find my booking" }));
        await expect(page.getByText("No calendar event found")).toBeVisible();
      },
    },
    {
      name: "guests who wait for a confirmation",
      async go(page, { graph }) {
        const starts = pickDay(await graph.starts("consultation", monthFromNow(1)));
        const guests = Array.from({ length: 6 }, (_, i) => ({
          name: "Guest",
          email: `guest${i}@example.com`,
        }));
        const id = await graph.book("consultation", starts[0]!, { locationKind: "AT_PROVIDER", guests });
        await open(page, `/widget/booking/${id}?confirm=unknown`);
        await expect(page.getByText("Invite your 6 guests?")).toBeVisible();
      },
    },
    {
      name: "a confirmation that is refused",
      async go(page) {
        await press(page.getByRole("button", { name: "Confirm and invite" }));
        await expect(page.getByText("This link is no longer valid")).toBeVisible();
      },
    },
    {
      name: "a link that has ended",
      async go(page, { graph }) {
        const starts = pickDay(await graph.starts("intro-call", monthFromNow(2)));
        await open(
          page,
          `/widget/booking/${await graph.book("intro-call", starts[0]!, { locationKind: "PHONE" })}`,
        );
        await press(page.getByRole("button", { name: "Replace this link" }));
        await press(page.getByRole("button", { name: "Send a new link" }));
        await expect(page.getByText("Your new link is on its way")).toBeVisible();
      },
    },
    {
      name: "another time",
      async go(page, { graph }) {
        const starts = pickDay(await graph.starts("intro-call", monthFromNow(1)));
        const id = await graph.book("intro-call", starts[0]!, { locationKind: "PHONE" });
        const later = starts.at(-1)!;
        await open(
          page,
          `/widget/booking/${id}?reschedule&date=${toLocalDate(later)}&timezone=America/New_York`,
        );
        await page.locator(`input[value="${later}"]`).check();
      },
    },
    {
      name: "moved",
      async go(page) {
        await press(page.getByRole("button", { name: /^Move to / }));
        await expect(page.getByRole("status").filter({ hasText: "Rescheduled" })).toBeVisible();
      },
    },
    {
      name: "cancelling",
      async go(page) {
        await press(page.getByRole("link", { name: "Cancel appointment" }));
        await expect(page.getByRole("textbox", { name: /^Cancellation reason/ })).toBeVisible();
      },
    },
    {
      name: "cancelled",
      async go(page) {
        await press(page.getByRole("button", { name: "Cancel appointment" }));
        await expect(page.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();
      },
    },
    {
      name: "booking that was cancelled",
      async go(page) {
        await press(page.getByRole("link", { name: "View the appointment" }));
        await expect(page.getByRole("region", { name: "History" })).toBeVisible();
      },
    },
  ],
};
