import type { Frame } from "@playwright/test";
import { type HostPage, expect } from "./hostPage.ts";
import { calendar, details, noor, press, showMonth, thanks } from "./visit.ts";

export const shown = `provider="northside" service="consultation"`;

export const inPlace = `<h1>A host</h1><daybook-widget ${shown}></daybook-widget><p>What follows.</p>`;

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

export const listEventNames = async (host: HostPage) =>
  (await host.heard()).filter((name) => name !== "resized");

export const wholeWay = ["ready time", "held", "step details", "booked", "step confirmation"];
