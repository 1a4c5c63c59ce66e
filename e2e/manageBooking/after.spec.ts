import { type MailServer, startMailServer } from "../../server/testing/servers/mailServer.ts";
import { demoData } from "../demoData.ts";
import { expect, test, withApp } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { calendar, toLocalDate, isPhone, monthFromNow, open, press, pickDay } from "../visit.ts";
import type { App } from "../app.ts";
import type { Page } from "@playwright/test";

const formatTime = (instant: string) =>
  new Date(instant)
    .toLocaleTimeString("en-US", { timeZone: "America/New_York", hour: "numeric", minute: "2-digit" })
    .replace(/\s/g, " ");

async function booked(
  { graph }: App,
  months: number,
): Promise<{ id: string; startsAt: string; later: string }> {
  const starts = pickDay(
    await graph.startsOf([{ service: "consultation", staff: "amara" }], monthFromNow(months)),
  );
  const startsAt = starts[0]!;
  const later = starts.at(-1)!;
  const held = await graph.hold("consultation", startsAt, "amara");
  const { book } = await graph.ask<{ book: { bookings: { accessKey: string }[] } }>(
    `mutation ($input: BookInput!) { book(input: $input) { ... on BookPayload { bookings { accessKey } } } }`,
    {
      input: {
        holdToken: held.hold!.token,
        idempotencyKey: crypto.randomUUID(),
        contact: { firstName: "Noor", lastName: "Haddad", email: "noor@example.com" },
        locationKind: "AT_PROVIDER",
        consent: true,
        timeZone: "America/New_York",
        locale: "en",
      },
    },
  );
  return { id: book.bookings[0]!.accessKey, startsAt, later };
}

async function withMails(work: (app: App, mails: MailServer) => Promise<void>): Promise<void> {
  const mails = await startMailServer();
  const before = process.env["MAIL_URL"];
  process.env["MAIL_URL"] = mails.url;
  try {
    await withApp(demoData, (app) => work(app, mails));
  } finally {
    await mails.close();
    if (before === undefined) delete process.env["MAIL_URL"];
    else process.env["MAIL_URL"] = before;
  }
}

async function mailsTo(mails: MailServer, email: string, count: number) {
  await expect.poll(() => mails.to(email).length, { timeout: 30_000 }).toBe(count);
  return mails.to(email).map(({ subject, text, html }) => {
    const [link] = /https?:\/\/\S+\/widget\/booking\/[\w-]+/.exec(text ?? "")!;
    expect(String(html)).toContain(`href="${link}"`);
    return { subject: subject!, text: text!, path: new URL(link).pathname };
  });
}

const bookingActions = (page: Page) => ({
  reschedule: page.getByRole("link", { name: "Reschedule" }),
  cancel: page.getByRole("link", { name: "Cancel appointment" }),
  current: page.getByText(/^Current appointment/).filter({ visible: true }),
  move: page.getByRole("button", { name: /^Move to / }),
  keep: page.getByRole("link", { name: "Keep the current time" }),
  told: page.getByRole("status").filter({ hasText: /^(Rescheduled|Cancelled|You are not coming)/ }),
});

test(
  "a booking is rescheduled within its day, with the old time in view",
  { tag: "@phone" },
  async ({ page, app }) => {
    const { id, later } = await booked(app, 2);
    const response = await open(page, `/widget/booking/${id}`);
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    const { reschedule, current, keep, told } = bookingActions(page);

    await press(reschedule);
    await expect(page).toHaveURL(/[?&]reschedule/);
    await expect(current.first()).toBeInViewport();
    await expect(page.getByRole("radio", { name: "Amara Osei" })).toBeChecked();
    await press(keep);
    await expect(reschedule).toBeVisible();

    await open(page, `/widget/booking/${id}?reschedule&date=${toLocalDate(later)}&timezone=America/New_York`);
    await page.locator(`input[value="${later}"]`).check();
    await expect(current.last()).toBeInViewport();
    const move = page.getByRole("button", { name: `Move to ${formatTime(later)}` });
    await press(move);
    await expect(told).toBeFocused();
    await expect(told).toContainText(formatTime(later));
    await expect(page).toHaveURL(/[?&]rescheduled/);
    expect(await page.title()).not.toContain(id);
    await expect(page.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveText([
      /^Scheduled/,
      /^RescheduledNew time: .*You$/,
    ]);
  },
);

test("rescheduling opens at the month of the booking, with sooner and later", async ({ page, app }) => {
  const { id, startsAt } = await booked(app, 2);
  const month = new Date(startsAt).toLocaleDateString("en-US", {
    timeZone: "America/New_York",
    month: "long",
    year: "numeric",
  });
  await open(page, `/widget/booking/${id}`);
  await press(bookingActions(page).reschedule);
  await expect(calendar(page).monthName).toHaveText(month);
  await open(page, `/widget/booking/${id}?reschedule`);
  await expect(page).toHaveURL(new RegExp(`month=${toLocalDate(startsAt).slice(0, 7)}`));
  await expect(calendar(page).monthName).toHaveText(month);

  await press(page.getByRole("button", { name: "Sooner" }));
  await expect(page).toHaveURL(/[?&]date=/);
  const sooner = new URL(page.url()).searchParams.get("date") ?? "";
  expect(sooner < toLocalDate(startsAt)).toBe(true);
  await press(page.getByRole("button", { name: "Later" }));
  await expect.poll(() => new URL(page.url()).searchParams.get("date")! > toLocalDate(startsAt)).toBe(true);
});

test("a lost time is explained, and the booking stays", async ({ page, app }) => {
  const { id, startsAt, later } = await booked(app, 1);
  const staff = new URL(
    (await (await open(page, `/widget/booking/${id}`),
    bookingActions(page).reschedule.getAttribute("href")))!,
    app.origin,
  ).searchParams.get("staff");
  await open(
    page,
    `/widget/booking/${id}?reschedule&staff=${staff}&date=${toLocalDate(later)}&timezone=America/New_York`,
  );
  const time = page.locator(`input[value="${later}"]`);
  await time.check();
  await app.graph.hold("consultation", later, "amara");
  await press(bookingActions(page).move);
  const alert = page.getByRole("alert").filter({ hasText: "Not booked: Staff busy" });
  await expect(alert).toBeFocused();
  await expect(time).toHaveCount(0);
  await open(page, `/widget/booking/${id}`);
  await expect(page.getByRole("article").locator(`time[datetime="${startsAt}"]`)).toBeVisible();
});

test("a booking is cancelled by keyboard with a reason, and going back is safe", async ({ page, app }) => {
  const { id } = await booked(app, 2);
  await open(page, `/widget/booking/${id}`);
  await tabTo(page, bookingActions(page).cancel);
  await key(page, "Enter");
  await expect(page).toHaveURL(`/widget/cancel-booking?id=${id}`);
  const reason = page.getByRole("textbox", { name: /^Cancellation reason/ });
  await expect(reason).toBeVisible();
  await tabTo(page, reason);
  await page.keyboard.type("Moving house");
  await tabTo(page, page.getByRole("button", { name: "Cancel appointment" }));
  await page.keyboard.press("Enter");
  await expect(bookingActions(page).told).toBeFocused();
  await expectFocusSeen(page);

  await open(page, `/widget/booking/cancel-booking?id=${id}`);
  await expect(bookingActions(page).told).toBeVisible();
  await press(page.getByRole("link", { name: "View the appointment" }));
  await expect(page.getByText("Moving house")).toBeVisible();
  await expect(bookingActions(page).reschedule).toHaveCount(0);
});

test("a booking is found by reference and email, and wrong input has one answer", async ({ page, app }) => {
  const { id } = await booked(app, 1);
  await open(page, `/widget/booking/${id}`);
  const reference = await page.getByRole("article").locator("strong[data-figures]").innerText();
  const response = await open(page, "/widget/appointment/service/consultation/cancel");
  expect(response?.status()).toBe(200);
  const field = page.getByRole("textbox", { name: "Reference" });
  const email = page.getByRole("textbox", { name: "Email" });
  const find = page.getByRole("button", { name: "Find my booking" });
  await press(find);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("This field is required.");
  await field.fill(reference.toLowerCase());
  await email.fill("nobody@example.com");
  await press(find);
  const alert = page.getByRole("alert").filter({ hasText: "No calendar event found" });
  await expect(alert).toBeFocused();
  await email.fill("Noor@Example.com");
  await press(find);
  await expect(page).toHaveURL(`/widget/appointment/service/consultation/cancel?id=${id}`);
  await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeVisible();
  expect((await page.request.get(`/widget/appointment/service/yoga-class/cancel?id=${id}`)).status()).toBe(
    404,
  );
});

test("every address of a booking has the right status", async ({ page, app }) => {
  const { id } = await booked(app, 2);
  const wrong = `${id.slice(0, -1)}${id.endsWith("A") ? "B" : "A"}`;
  for (const [path, status] of [
    ["/widget/booking", 200],
    ["/widget/cancel-booking", 200],
    ["/widget/booking/cancel-booking", 200],
    ["/widget/appointment/service/nothing/cancel", 404],
    [`/widget/cancel-booking?id=${wrong}`, 404],
    [`/widget/booking/cancel-booking?id=${wrong}`, 404],
    [`/widget/booking/${wrong}?reschedule`, 404],
    [`/widget/booking/${id}?reschedule`, 200],
  ] as const) {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, status]);
    if (status === 200) expect(response.headers()["x-robots-tag"]).toContain("noindex");
    else if (path.includes(wrong)) expect(await response.text()).toContain("No calendar event found");
  }
  const elsewhere = await page.request.get(`/widget/booking?id=${id}`, { maxRedirects: 0 });
  expect([elsewhere.status(), elsewhere.headers()["location"]]).toEqual([302, `/widget/booking/${id}`]);
});

test("a guest follows the link of the mail and leaves the booking", async ({ page }) => {
  test.slow();
  await withMails(async (app, mails) => {
    const startsAt = (await app.graph.starts("yoga-class", monthFromNow(2)))[0]!;
    const held = await app.graph.hold("yoga-class", startsAt, undefined, 2);
    await app.graph.change(
      "book",
      {
        holdToken: held.hold!.token,
        idempotencyKey: crypto.randomUUID(),
        contact: { firstName: "Noor", lastName: "Haddad", email: "noor@example.com" },
        guests: [{ name: "Ada Park", email: "ada@example.com" }],
        consent: true,
        timeZone: "America/New_York",
        locale: "en",
      },
      "reference",
    );
    const [mail] = await mailsTo(mails, "ada@example.com", 1);
    await open(page, app.origin + mail!.path);
    await expect(bookingActions(page).reschedule).toHaveCount(0);
    await expect(page.getByText("noor@example.com")).toHaveCount(0);
    const leave = page.getByRole("button", { name: "I can't come" });
    await expectAccessible(page);
    await press(leave);
    const dialog = page.getByRole("alertdialog", { name: "You can't come?" });
    await expect(dialog.getByRole("button", { name: "Keep my place" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(leave).toBeFocused();
    await page.keyboard.press("Enter");
    await press(dialog.getByRole("button", { name: "Give up my place" }));
    await expect(bookingActions(page).told).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(leave).toHaveCount(0);
    await expectAccessible(page);
    expect(isPhone() || (await calendar(page).month.count()) === 0).toBe(true);
  });
});

test("the booker views, reschedules and cancels by mail, and staff see their day", async ({ page }) => {
  test.slow();
  await withMails(async (app, mails) => {
    const staff = "amara@northside.example";
    const booker = "noor@example.com";
    const { later } = await booked(app, 2);
    const [first] = await mailsTo(mails, booker, 1);
    const [told] = await mailsTo(mails, staff, 1);
    expect(first!.subject).toContain("Your appointment is booked");
    expect(told!.subject).toContain("New appointment");

    const { reschedule, cancel, move } = bookingActions(page);
    await open(page, app.origin + told!.path);
    await expect(page.getByText("Noor Haddad").filter({ visible: true }).first()).toBeVisible();
    for (const actionLink of [reschedule, cancel]) await expect(actionLink).toHaveCount(0);
    await expectAccessible(page);

    const response = await open(page, app.origin + first!.path);
    expect(response?.status()).toBe(200);
    await press(reschedule);
    await expect(page).toHaveURL(/[?&]reschedule/);
    await open(
      page,
      `${app.origin}${first!.path}?reschedule&date=${toLocalDate(later)}&timezone=America/New_York`,
    );
    await page.locator(`input[value="${later}"]`).check();
    await press(move);
    await expect(bookingActions(page).told).toContainText(formatTime(later));

    const [, moved] = await mailsTo(mails, booker, 2);
    const [, secondStaffMail] = await mailsTo(mails, staff, 2);
    expect(moved!.subject).toContain("Your appointment has moved");
    for (const { text, path } of [moved!, secondStaffMail!]) {
      expect(text).toContain(formatTime(later));
      await open(page, app.origin + path);
      await expect(page.getByRole("article").locator(`time[datetime="${later}"]`).first()).toBeVisible();
    }

    await open(page, app.origin + moved!.path);
    await press(cancel);
    await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeVisible();
    await page.getByRole("textbox", { name: /^Cancellation reason/ }).fill("Moving house");
    await press(page.getByRole("button", { name: "Cancel appointment" }));
    await expect(bookingActions(page).told).toBeFocused();

    const [, , cancelled] = await mailsTo(mails, booker, 3);
    const [, , off] = await mailsTo(mails, staff, 3);
    expect(cancelled!.subject).toContain("Your appointment is cancelled");
    for (const { text, path } of [cancelled!, off!]) {
      expect(text).toContain("Moving house");
      expect((await open(page, app.origin + path))?.status()).toBe(200);
      await expect(page.getByText("Moving house").filter({ visible: true }).first()).toBeVisible();
      for (const actionLink of [reschedule, cancel]) await expect(actionLink).toHaveCount(0);
    }
  });
});

test("a calendar entry leads to a read-only page that mails the link", async ({ page }) => {
  test.slow();
  await withMails(async (app, mails) => {
    const booker = "noor@example.com";
    const { id } = await booked(app, 2);
    await mailsTo(mails, booker, 1);
    await open(page, `${app.origin}/widget/booking/${id}`);
    const entry = await page.getByRole("link", { name: "iCal file" }).getAttribute("href");
    const shown = new URL(entry!).pathname.replace(/\/calendar\.ics$/, "");
    expect(shown).not.toContain(id);

    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, app.origin + shown);
      await expect(page.getByText("This link only shows the appointment")).toBeVisible();
      await expect(page.getByText("Noor Haddad")).toHaveCount(0);
      await expect(page.getByText(booker)).toHaveCount(0);
      for (const actionLink of [bookingActions(page).reschedule, bookingActions(page).cancel])
        await expect(actionLink).toHaveCount(0);
      await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath(`entry-${width}.png`), fullPage: true });
    }
    await press(page.getByRole("button", { name: "Email me the link" }));
    await expect(page.getByRole("status").filter({ hasText: "Please check your email" })).toBeFocused();
    await expectAccessible(page);
    const [, link] = await mailsTo(mails, booker, 2);
    expect(link!.subject).toContain("The link to your appointment");
    await open(page, app.origin + link!.path);
    await expect(bookingActions(page).cancel).toBeVisible();
  });
});

test("a booker revokes a link by keyboard and uses the new one from the mail", async ({ page }) => {
  test.slow();
  await withMails(async (app, mails) => {
    const booker = "noor@example.com";
    const { id } = await booked(app, 1);
    await mailsTo(mails, booker, 1);
    await open(page, `${app.origin}/widget/booking/${id}`);
    const dialog = page.getByRole("alertdialog", { name: "Deactivate this link?" });
    await tabTo(page, page.getByRole("button", { name: "Replace this link" }));
    await key(page, "Enter");
    await expect(dialog).toContainText(booker);
    await expect(dialog.getByRole("button", { name: "Keep this link" })).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole("button", { name: "Send a new link" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Your new link is on its way" })).toBeFocused();
    for (const actionLink of [bookingActions(page).reschedule, bookingActions(page).cancel])
      await expect(actionLink).toHaveCount(0);
    await expectFocusSeen(page);
    await expectAccessible(page);

    expect((await page.request.get(`${app.origin}/widget/booking/${id}`)).status()).toBe(404);
    const [, link] = await mailsTo(mails, booker, 2);
    expect(link!.subject).toContain("The link to your appointment");
    expect(link!.path).not.toContain(id);
    await open(page, app.origin + link!.path);
    await expect(bookingActions(page).cancel).toBeVisible();
  });
});
