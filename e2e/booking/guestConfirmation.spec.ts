import type { Page } from "@playwright/test";
import { type MailServer, startMailServer } from "../../server/testing/servers/mailServer.ts";
import { type App, expect, test, withApp } from "../app.ts";
import { demoData } from "../demoData.ts";
import { expectAccessible } from "../axe.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { guests } from "../order.ts";
import { answer, consultation, noor, press, submitBooking, openDetailsAt } from "../visit.ts";

const GUESTS = 7;

async function withMails(use: (app: App, mails: MailServer) => Promise<void>): Promise<void> {
  const mails = await startMailServer();
  try {
    await withApp(demoData, (app) => use(app, mails), { MAIL_URL: mails.url });
  } finally {
    await mails.close();
  }
}

async function bookForSeven(page: Page, { origin, graph }: App): Promise<void> {
  const [startsAt = ""] = await graph.starts("consultation");
  await openDetailsAt(page, `${origin}${consultation}?guests=${GUESTS}`, startsAt);
  const { name, email } = guests(page);
  await answer(page);
  for (let guest = 1; guest <= GUESTS; guest++) {
    await name(guest).fill(`Guest ${"ABCDEFG"[guest - 1]}`);
    await email(guest).fill(`guest${guest}@example.com`);
  }
  await submitBooking(page);
}

const guestMails = ({ arrived }: MailServer) =>
  arrived.filter(({ recipients }) => recipients[0]!.startsWith("guest"));

async function mailedLink(mails: MailServer): Promise<string> {
  await expect.poll(() => mails.to(noor.email).length, { timeout: 30_000 }).toBe(1);
  return /https?:\S+\?confirm=[\w-]+/.exec(String(mails.to(noor.email)[0]!.text))![0];
}

test(
  "a larger party is invited when the booker confirms the mailed link",
  { tag: "@phone" },
  async ({ page }, { outputDir }) => {
    test.setTimeout(240_000);
    await withMails(async (app, mails) => {
      await bookForSeven(page, app);
      const notice = page.getByRole("status").filter({ hasText: "Please confirm your 7 guests by email" });
      await expect(notice).toContainText(noor.email);
      await expectAccessible(page);
      await page.screenshot({ path: `${outputDir}/waiting.png`, fullPage: true });

      const link = await mailedLink(mails);
      const mail = await page.context().newPage();
      for (const width of [375, 700]) {
        await mail.setViewportSize({ width, height: 900 });
        await mail.setContent(String(mails.to(noor.email)[0]!.html));
        await mail.screenshot({ path: `${outputDir}/mail-${width}.png`, fullPage: true });
      }
      await mail.close();

      await page.goto(link);
      const confirm = page.getByRole("button", { name: "Confirm and invite" });
      await expect(confirm).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: `${outputDir}/confirm.png`, fullPage: true });
      expect(guestMails(mails)).toEqual([]);

      await tabTo(page, confirm);
      await expectFocusSeen(page);
      await key(page, "Enter");
      const done = page.getByRole("status").filter({ hasText: "Thank you for confirming" });
      await expect(done).toBeFocused();
      await expectAccessible(page);
      await page.screenshot({ path: `${outputDir}/confirmed.png`, fullPage: true });
      await expect.poll(() => guestMails(mails).length, { timeout: 30_000 }).toBe(GUESTS);

      await page.reload();
      await expect(page.getByText("This is already confirmed")).toBeVisible();
      await expect(confirm).toHaveCount(0);
    });
  },
);

test("a link with another token explains itself and keeps the booking in view", async ({ page, app }, {
  outputDir,
}) => {
  const starts = await app.graph.starts("consultation");
  const booking = await app.graph.book("consultation", starts.at(-1)!, {
    locationKind: "AT_PROVIDER",
    guests: Array.from({ length: 6 }, (_, i) => ({ name: "Guest", email: `guest${i}@example.com` })),
  });
  await page.goto(`/widget/booking/${booking}?confirm=made-up`);
  await press(page.getByRole("button", { name: "Confirm and invite" }));
  const problem = page.getByRole("alert").filter({ hasText: "This link is no longer valid" });
  await expect(problem).toBeFocused();
  await expect(problem.getByRole("link", { name: /^Call / })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: `${outputDir}/refused.png`, fullPage: true });
});
