import type { Frame, Page } from "@playwright/test";
import type { App } from "../app.ts";
import { type HostPage, expect, test } from "../hostPage.ts";
import { listEventNames } from "../hostVisit.ts";
import { paying, provider } from "../payment.ts";
import { answerName, toLocalDate, details, monthFromNow, press, pickDay, thanks } from "../visit.ts";

const choosing = (startsAt: string) => `date=${toLocalDate(startsAt)}&timezone=America/New_York`;

const inPlace = (path: string) =>
  `<h1>A host</h1><daybook-widget path="${path.replaceAll("&", "&amp;")}"></daybook-widget><p>What follows.</p>`;

async function booked({ graph }: App, months: number) {
  const starts = pickDay(await graph.starts("intro-call", monthFromNow(months)));
  const key = await graph.book("intro-call", starts[0]!, { locationKind: "PHONE" });
  return { key, later: starts.at(-1)! };
}

async function expectNobodyNamed(host: HostPage, ...secrets: string[]): Promise<void> {
  const message = JSON.stringify(await host.told());
  for (const secret of ["Noor", "Haddad", "noor@example.com", ...secrets])
    expect(message).not.toContain(secret);
}

test("a reschedule within the page is reported to it without layout shifts", async ({ page, host, app }) => {
  const { key, later } = await booked(app, 1);
  await host.show(inPlace(`/widget/booking/${key}`));
  const frame = await host.frame();
  await press(frame.getByRole("link", { name: "Reschedule" }));
  await expect.poll(() => listEventNames(host)).toEqual(["ready booking", "step reschedule"]);
  await host.show(inPlace(`/widget/booking/${key}?reschedule&${choosing(later)}`));
  const moving = await host.frame();
  await moving.locator(`input[value="${later}"]`).check();
  await press(moving.getByRole("button", { name: /^Move to / }));
  const message = moving.getByRole("status").filter({ hasText: "Rescheduled" });
  await expect(message).toBeFocused();
  await expect.poll(() => listEventNames(host)).toEqual(["ready reschedule", "rescheduled", "step booking"]);
  expect((await host.told()).find(({ name }) => name === "rescheduled")?.detail).toEqual({
    startsAt: new Date(later).toISOString(),
  });
  await expectNobodyNamed(host, key);
  expect(await host.moved()).toEqual([]);
  await expectNoCookies(page);
});

test("a cancellation within the page is reported, inline and in a dialog", async ({ page, host, app }) => {
  for (const isDialog of [false, true]) {
    const { key } = await booked(app, 2);
    const path = `/widget/cancel-booking?id=${key}`;
    await host.show(
      isDialog
        ? `<h1>A host</h1><a data-daybook-widget href="${host.origin}${path}">Cancel my visit</a>`
        : inPlace(path),
    );
    if (isDialog) await press(page.getByRole("link", { name: "Cancel my visit" }));
    const frame = await host.frame();
    await press(frame.getByRole("button", { name: "Cancel appointment" }));
    await expect(frame.getByRole("status").filter({ hasText: "Cancelled" })).toBeFocused();
    await expect.poll(() => listEventNames(host)).toEqual(["ready cancel", "cancelled"]);
    await expectNobodyNamed(host, key);
    expect(await host.moved()).toEqual([]);
  }
  await expectNoCookies(page);
});

for (const mode of ["inline", "popup"] as const)
  test(`a payment from within the page (${mode}) reports the booking only once paid`, async ({
    page,
    host,
    app,
    context,
  }) => {
    const [startsAt = ""] = pickDay(await app.graph.starts("massage", monthFromNow(1)));
    const query = `${choosing(startsAt)}&at=${new Date(startsAt).toISOString()}`;
    await host.show(
      `<h1>A host</h1><daybook-widget ${mode === "popup" ? `mode="popup"` : ""} provider="northside" service="massage"
        query="${query.replaceAll("&", "&amp;")}"></daybook-widget><p>What follows.</p>`,
    );
    if (mode === "popup") await press(page.getByRole("button", { name: "Book an appointment" }));
    const frame = await host.frame();
    await bookUnpaid(frame);
    const { pay } = paying(frame);
    const opening = context.waitForEvent("page");
    await press(pay);
    const tab = await opening;
    await expect(provider(tab).pay).toBeVisible();
    expect((await listEventNames(host)).filter((name) => name === "booked")).toEqual([]);
    await press(provider(tab).pay);
    await expect(thanks(tab)).toBeVisible();
    await page.bringToFront();
    await expect(thanks(frame)).toBeVisible({ timeout: 20_000 });
    await expect
      .poll(() => listEventNames(host))
      .toEqual(["ready time", "held", "step details", "step payment", "booked", "step confirmation"]);
    const message = (await host.told()).find(({ name }) => name === "booked")?.detail;
    expect(message).toMatchObject({ status: "CONFIRMED", service: "massage", count: 1 });
    await expectNobodyNamed(host);
    expect(await host.moved()).toEqual([]);
    await expectNoCookies(page);
  });

async function bookUnpaid(frame: Frame): Promise<void> {
  await press(frame.getByRole("button", { name: /^Continue with / }));
  await expect(details(frame).heading).toBeFocused();
  await answerName(frame);
  await press(frame.getByRole("button", { name: "Continue to payment" }));
  await expect(paying(frame).heading).toBeFocused();
}

async function expectNoCookies(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
}
