import { type Locator, type Page, expect } from "@playwright/test";
import { isPhone } from "./visit.ts";

export function cart(page: Page) {
  const lists = page.getByRole("list", { name: "Your visit" });
  return {
    lines: lists.filter({ has: page.getByRole("button") }).getByRole("listitem"),
    control: (name: string) => page.getByRole("button", { name, exact: true }),
    person: (service: string) => page.getByRole("combobox", { name: `With whom? ${service}` }),
    addService: page.getByRole("button", { name: "Add another service" }),
    bringOthers: page.getByRole("button", { name: "Bringing others?" }),
    count: page.getByRole("textbox", { name: "How many guests are you bringing?" }),
    more: page.getByRole("button", { name: "Increase How many guests are you bringing?" }),
    fewer: page.getByRole("button", { name: "Decrease How many guests are you bringing?" }),
    service: (guest: number) => page.getByRole("combobox", { name: `Guest ${guest}`, exact: true }),
  };
}

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

export interface Sum {
  readonly lines: readonly (string | RegExp)[];
  readonly length: string;
  readonly total: string;
}

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

export const chosen = (select: Locator): Promise<string> =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? "");
