import type { Frame } from "@playwright/test";
import { type HostPage, expect } from "./hostPage.ts";
import { calendar, details, noor, press, showMonth, thanks } from "./visit.ts";

/** What most host pages show, as an element says it. */
export const shown = `provider="northside" service="consultation"`;

/** A host page with it in its place, and text around. */
export const inPlace = `<h1>A host</h1><daybook-widget ${shown}></daybook-widget><p>What follows.</p>`;

/** Chooses the `index`-th day of next month and its first time, and goes on to the details. */
export async function chooseTime(frame: Frame, index: number): Promise<void> {
  const { nextMonth, monthName, openDays, times, proceed } = calendar(frame);
  const before = await monthName.innerText();
  await press(nextMonth);
  await expect(monthName).not.toHaveText(before);
  await showMonth(frame);
  await press(openDays.nth(index));
  await times.first().check();
  await press(proceed);
  await expect(details(frame).heading).toBeFocused();
}

/** Gives the details and books. */
export async function bookInFrame(frame: Frame): Promise<void> {
  const fields = details(frame);
  await fields.first.fill(noor.first);
  await fields.last.fill(noor.last);
  await fields.email.fill(noor.email);
  await fields.places.getByRole("radio").first().check();
  await fields.consent.check();
  await press(fields.book);
  await expect(thanks(frame)).toBeVisible();
}

/** What was heard beside sizes. */
export const heard = async (host: HostPage) => (await host.heard()).filter((name) => name !== "resized");

/** What happened comes before the step that it leads to. */
export const wholeWay = ["ready time", "held", "step details", "booked", "step confirmation"];
