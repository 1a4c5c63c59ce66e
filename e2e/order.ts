import { type Locator, type Page, expect } from "@playwright/test";
import { isPhone } from "./visit.ts";

/** A visit of several services or people before it is booked, as a visitor finds it. */
export function visit(page: Page) {
  const lists = page.getByRole("list", { name: "Your visit" });
  return {
    /** The booker's services, each with its buttons. */
    lines: lists.filter({ has: page.getByRole("button") }).getByRole("listitem"),
    control: (name: string) => page.getByRole("button", { name, exact: true }),
    person: (service: string) => page.getByRole("combobox", { name: `With whom? ${service}` }),
    addService: page.getByRole("button", { name: "Add another service" }),
    bringOthers: page.getByRole("button", { name: "Bringing others?" }),
    /** How many guests come along. */
    count: page.getByRole("textbox", { name: "How many guests are you bringing?" }),
    more: page.getByRole("button", { name: "Increase How many guests are you bringing?" }),
    fewer: page.getByRole("button", { name: "Decrease How many guests are you bringing?" }),
    /** What a guest with a line of their own takes, counted from 1. */
    service: (guest: number) => page.getByRole("combobox", { name: `Guest ${guest}`, exact: true }),
  };
}

/** The guests of the details step, counted from 1. */
export function guests(page: Page) {
  const row = (guest: number) => page.getByRole("group", { name: `Guest ${guest}`, exact: true });
  return {
    row,
    name: (guest: number) => row(guest).getByRole("textbox", { name: "Name" }),
    email: (guest: number) => row(guest).getByRole("textbox", { name: "Email" }),
    service: (guest: number) => row(guest).getByRole("combobox", { name: "Service" }),
    remove: (guest: number) => row(guest).getByRole("button", { name: /^Remove / }),
    add: page.getByRole("button", { name: /^Add (a guest|guests|another guest)$/ }),
    none: page.getByRole("button", { name: "No guests" }),
    fault: page.locator("[data-place=guests]"),
  };
}

/** What an order comes to, as it is to be in sight from the first choice on. */
export interface Sum {
  /** What its lines are, each with what is said about it. */
  readonly lines: readonly (string | RegExp)[];
  /** Its length in words. */
  readonly length: string;
  readonly total: string;
}

/** The order is in sight: all of it beside the question on a desk, in one line at the foot of a phone, which opens. */
export async function expectInSight(page: Page, { lines, length, total }: Sum): Promise<void> {
  const list = page.getByRole("list", { name: "Your visit" });
  const summary = isPhone() ? page.locator("details").last() : page.getByRole("main");
  if (isPhone()) {
    const brief = page.locator("summary").last();
    await expect(brief).toBeInViewport();
    await expect(brief).toContainText(length);
    await expect(brief).toContainText(total);
    await brief.tap();
  } else {
    await expect(page.getByText(length, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  const own = isPhone() ? summary.getByRole("list", { name: "Your visit" }) : list.first();
  await expect(own.getByRole("listitem")).toHaveText([...lines]);
  await expect(summary.getByText("Total").filter({ visible: true }).locator("..")).toContainText(total);
  if (isPhone()) await page.locator("summary").last().tap();
}

/** The page of several bookings, once they are made. */
export function order(page: Page) {
  return {
    thanks: page.getByText("Thank you, your appointments are scheduled"),
    lines: page.getByRole("article"),
    starts: (): Promise<string[]> =>
      page
        .getByRole("article")
        .locator("time[datetime]")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? "")),
  };
}

/** The words of an option's list as it stands. */
export const chosen = (select: Locator): Promise<string> =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? "");
