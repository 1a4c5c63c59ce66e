import ICAL from "ical.js";
import { expect, test } from "../app.ts";
import {
  answer,
  awake,
  calendar,
  chooseTime,
  consultation,
  details,
  noor,
  open,
  press,
  proceed,
  reload,
  showMonth,
  someDay,
  thanks,
  submitBooking,
  openDetails,
} from "../visit.ts";

test(
  "a visitor books from the month to the ticket and reopens it by its address",
  { tag: "@phone" },
  async ({ page, browser, request }) => {
    await open(page, consultation);
    const { times, monthName, previousMonth } = calendar(page);

    await test.step("choose a staff member, or any", async () => {
      const people = page.getByRole("radiogroup", { name: "With whom?" });
      await expect(people.getByRole("radio", { name: "Any available" })).toBeChecked();
      await people.getByRole("radio", { name: "Amara Osei" }).check();
      await expect(page).toHaveURL(/staff=/);
    });

    const chosen = await test.step("change the month, choose a day and a time", async () => {
      const time = await chooseTime(page);
      const name = await monthName.innerText();
      await press(previousMonth);
      await expect(monthName).not.toHaveText(name);
      await expect(page).not.toHaveURL(/[?&]at=/);
      await press(calendar(page).nextMonth);
      await expect(monthName).toHaveText(name);
      await showMonth(page);
      await press(someDay(page));
      await times.first().check();
      expect(await times.first().inputValue()).toBe(time.startsAt);
      return time;
    });
    const calendarAddress = page.url();

    await test.step("the time is held, and the remaining time is visible", async () => {
      await proceed(page);
      await expect(details(page).countdown).toBeVisible();
      await expect(details(page).book).toHaveText(new RegExp(`^Book ${chosen.text}`));
      await expect(page.getByText("Amara Osei").first()).toBeAttached();
    });

    await test.step("fill in the details and book", async () => {
      await answer(page);
      await submitBooking(page);
      await expect(page.getByRole("article").getByRole("time")).toHaveText(new RegExp(`^${chosen.text} – `));
      await expect(page.getByText("With Amara Osei")).toBeVisible();
      await expect(page.getByText(`${noor.first} ${noor.last}`).filter({ visible: true })).toBeVisible();
    });

    await test.step("add the booking to a calendar", async () => {
      const end = new Date(Date.parse(chosen.startsAt) + 30 * 60_000).toISOString();
      const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, "");
      const getUrl = async (name: string) =>
        new URL((await page.getByRole("link", { name }).getAttribute("href")) ?? "");
      const google = await getUrl("Google Calendar");
      expect(google.hostname).toBe("calendar.google.com");
      expect(google.searchParams.get("dates")).toBe(`${compact(chosen.startsAt)}/${compact(end)}`);
      const outlook = await getUrl("Outlook");
      expect(outlook.hostname).toBe("outlook.live.com");
      expect(Date.parse(outlook.searchParams.get("startdt") ?? "")).toBe(Date.parse(chosen.startsAt));

      const file = await request.get((await getUrl("iCal file")).pathname);
      expect(file.headers()["content-type"]).toContain("text/calendar");
      const parsed = new ICAL.Component(ICAL.parse(await file.text()) as unknown[]);
      const event = new ICAL.Event(parsed.getFirstSubcomponent("vevent") ?? undefined);
      expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(chosen.startsAt));
      expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(end));
      expect(event.summary).toContain("Consultation");
    });

    await test.step("the address opens the booking again, also in another browser", async () => {
      await reload(page);
      await expect(page.getByRole("article")).toContainText(chosen.text);
      const { pathname } = new URL(page.url());
      expect(pathname).toMatch(/^\/widget\/booking\/[\w-]{20,40}$/);

      const elsewhere = await browser.newPage();
      await elsewhere.goto(new URL(pathname, page.url()).href);
      await expect(elsewhere.getByRole("article")).toContainText(chosen.text);
      await expect(elsewhere.getByRole("status").getByText("Scheduled", { exact: true })).toBeVisible();

      await test.step("no other visitor is offered the time", async () => {
        const taken = new URL(calendarAddress);
        taken.searchParams.delete("at");
        await elsewhere.goto(taken.href);
        await expect(calendar(elsewhere).times.first()).toBeAttached();
        await expect(elsewhere.getByRole("radio", { name: chosen.text, exact: true })).toHaveCount(0);
      });
      await elsewhere.close();
    });

    await test.step("going back does not lead to a second booking", async () => {
      await page.goBack();
      await awake(page);
      await expect(calendar(page).month).toBeVisible();
      await expect(details(page).heading).toHaveCount(0);
    });
  },
);

test(
  "each issue is shown at its field, and the first one gets the focus",
  { tag: "@phone" },
  async ({ page }) => {
    await openDetails(page, consultation, 3);
    const { first, last, email, phone, places, consent, notes, book } = details(page);
    const required = "This field is required.";

    await press(book);
    await expect(first).toBeFocused();
    for (const field of [first, last, consent]) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(required));
    }
    await expect(email).toHaveAccessibleDescription(new RegExp(required));
    await expect(places).toHaveAttribute("aria-invalid", "true");
    await expect(places).toHaveAccessibleDescription(/Location is required\./);
    for (const field of [phone, notes]) await expect(field).not.toHaveAttribute("aria-invalid", "true");

    const answers = [
      [first, () => first.fill(noor.first)],
      [last, () => last.fill(noor.last)],
      [email, () => email.fill("noor.example.com")],
    ] as const;
    for (const [field, give] of answers) {
      await expect(field).toBeFocused();
      await give();
      await press(book);
      if (field !== email) await expect(field).not.toHaveAttribute("aria-invalid", "true");
    }
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Email is invalid!/);
    await email.fill(noor.email);
    await expect(email).not.toHaveAttribute("aria-invalid", "true");

    await phone.fill("12");
    await press(book);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Phone number is invalid\./);
    await phone.fill("");

    await press(book);
    await expect(places.getByRole("radio").first()).toBeFocused();
    await places.getByRole("radio", { name: "At our address" }).check();
    await expect(places).not.toHaveAttribute("aria-invalid", "true");

    await press(book);
    await expect(consent).toBeFocused();
    await consent.check();
    await press(book);
    await expect(thanks(page)).toBeVisible();
  },
);
