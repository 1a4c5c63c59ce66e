import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import type { Graph } from "../graph.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import {
  answer,
  calendar,
  chooseTime,
  details,
  expectAnswered,
  open,
  press,
  proceed,
  submitBooking,
  openDetails,
} from "../visit.ts";

async function makeLink(owner: Graph, ...services: string[]): Promise<string> {
  const input = { services, name: "A first visit on us" };
  const { oneTimeLink } = await owner.change<{ oneTimeLink: { slug: string } }>(
    "createOneTimeLink",
    input,
    "oneTimeLink { slug }",
  );
  return `/widget/otl/${oneTimeLink.slug}`;
}

const expired = (page: Page) => page.getByRole("heading", { name: "This link is no longer valid" });

test("a link is good for one booking", async ({ page, app, browser }) => {
  const link = await makeLink(app.owner, "intro-call", "consultation");
  expect((await open(page, link))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "A first visit on us" })).toBeVisible();
  await expect(page.getByText("This link is valid for one booking.").filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Intro call/ })).toBeVisible();

  await press(page.getByRole("link", { name: /^Consultation/ }));
  await expect(calendar(page).month).toBeVisible();
  await expect(page.getByRole("button", { name: "Add another service" })).toHaveCount(0);
  await chooseTime(page);
  await proceed(page);
  await answer(page);
  await submitBooking(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const elsewhere = await context.newPage();
  const response = await elsewhere.goto(new URL(link, app.origin).href);
  expect(response?.status()).toBe(410);
  await expect(expired(elsewhere)).toBeVisible();
  await expect(elsewhere.getByRole("link", { name: "Call +1 212 555 0142" })).toBeVisible();
  expect(await response?.text()).not.toMatch(/noor|haddad/i);
  await context.close();
});

test("a link that is used meanwhile explains itself and keeps what was typed", async ({ page, app }) => {
  const link = await makeLink(app.owner, "consultation");
  await openDetails(page, link);
  await answer(page);
  const slug = link.split("/").at(-1);
  await app.owner.change("revokeOneTimeLink", { id: slug }, "oneTimeLink { slug }");
  await press(details(page).book);
  await expect(expired(page)).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByText("Your details are kept.")).toBeVisible();
  await press(page.getByRole("link", { name: "View our calendar" }));
  await press(page.getByRole("link", { name: /^Consultation/ }));
  await chooseTime(page);
  await proceed(page);
  await expectAnswered(page);
});

test("a link is used by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  await open(page, await makeLink(app.owner, "intro-call", "consultation"));
  await tabTo(page, page.getByRole("link", { name: /^Consultation/ }));
  await key(page, "Enter");
  await expect(calendar(page).month).toBeVisible();
  await expectFocusSeen(page);
  await tabTo(page, page.getByRole("link", { name: "A first visit on us" }));
  await key(page, "Enter");
  await expect(page.getByRole("link", { name: /^Intro call/ })).toBeVisible();
  await expectFocusSeen(page);
});

test("the demo's links are fresh, used and expired, and an unknown one is not found", async ({
  page,
  request,
}) => {
  for (const path of ["/widget/otl/welcome", "/widget/otl?slug=welcome"]) {
    expect((await request.get(path)).status()).toBe(200);
  }
  for (const path of ["/widget/otl/used", "/widget/otl/past", "/widget/otl?slug=used"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(410);
    expect(await response?.text()).toContain("Slug Expired");
    await expect(expired(page)).toBeVisible();
  }
  for (const [path, message] of [
    ["/widget/otl", "Page not found: /widget/otl"],
    ["/widget/otl/no-such-link", "Cannot find calendar."],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
  }
});
