import { expect, test } from "../app.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { calendar, consultation, details, noor, open, thanks } from "../visit.ts";

test("a visitor books by keyboard", async ({ page }) => {
  await open(page, consultation);
  const { monthName, nextMonth, month, chosenDay, openDays, times, day, proceed } = calendar(page);

  await test.step("staff: arrows move within the group", async () => {
    const people = page.getByRole("radiogroup", { name: "With whom?" });
    await tabTo(page, people.getByRole("radio", { name: "Any available" }));
    await key(page, "ArrowRight");
    await expect(people.getByRole("radio", { name: "Amara Osei" })).toBeChecked();
    await expect(page).toHaveURL(/staff=/);
    await expect(people.getByRole("radio", { name: "Amara Osei" })).toBeFocused();
  });

  await test.step("the next month opens, and the focus stays on its button", async () => {
    const before = await monthName.innerText();
    await tabTo(page, nextMonth);
    await key(page, "Enter");
    await expect(monthName).not.toHaveText(before);
    await expect(nextMonth).toBeFocused();
  });

  await test.step("arrows, Home, End and the page keys move within the month", async () => {
    const name = await monthName.innerText();
    await tabTo(page, month.getByRole("button"));
    const focused = page.locator(":focus");
    const getFocusedDay = async () =>
      Date.parse((await focused.getAttribute("aria-label"))?.split(", ").slice(1, 3).join(", ") ?? "");
    const start = await getFocusedDay();
    const moved = async () => Math.round(((await getFocusedDay()) - start) / 86_400_000);
    await key(page, "ArrowDown");
    expect(await moved()).toBe(7);
    await key(page, "ArrowRight");
    expect(await moved()).toBe(8);
    await key(page, "ArrowLeft");
    await key(page, "ArrowUp");
    expect(await moved()).toBe(0);
    await key(page, "ArrowDown");
    await key(page, "Home");
    await expect(focused).toHaveAccessibleName(/^Sunday/);
    await key(page, "End");
    await expect(focused).toHaveAccessibleName(/^Saturday/);

    await key(page, "PageDown");
    await expect(monthName).not.toHaveText(name);
    await expect(month.getByRole("button").and(focused)).toHaveCount(1);
    await expectFocusSeen(page);
    await key(page, "PageUp");
    await expect(monthName).toHaveText(name);
    await expect(month.getByRole("button").and(focused)).toHaveCount(1);
    await expectFocusSeen(page);
  });

  await test.step("choose a day", async () => {
    await expect(openDays.first()).toBeVisible();
    const isOpen = async () => (await openDays.and(page.locator(":focus")).count()) === 1;
    await key(page, "Home");
    for (let moves = 0; moves < 7 && !(await isOpen()); moves += 1) await key(page, "ArrowRight");
    expect(await isOpen()).toBe(true);
    await key(page, "Enter");
    await expect(chosenDay.getByRole("button")).toBeFocused();
    await expect(page).toHaveURL(/date=/);
  });

  const startsAt = await test.step("the times are one radio group, and arrows choose one", async () => {
    await expect(day).toBeVisible();
    await tabTo(page, times.first());
    await key(page, "Space");
    await expect(times.first()).toBeChecked();
    await key(page, "ArrowDown");
    await expect(times.nth(1)).toBeChecked();
    await key(page, "ArrowRight");
    await expect(times.nth(2)).toBeChecked();
    await expect(times.nth(2)).toBeFocused();
    await key(page, "ArrowUp");
    await expect(times.nth(1)).toBeChecked();
    return times.nth(1).inputValue();
  });

  await test.step("the details open with the focus on their heading", async () => {
    await tabTo(page, proceed);
    await key(page, "Enter");
    await expect(details(page).heading).toBeFocused();
  });

  const { first, last, email, places, consent, book } = details(page);
  await test.step("an issue moves the focus to its field", async () => {
    await tabTo(page, book);
    await key(page, "Enter");
    await expect(first).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.type(noor.first);
  });

  await test.step("fill in the details", async () => {
    await tabTo(page, last);
    await page.keyboard.type(noor.last);
    await tabTo(page, email);
    await page.keyboard.type(noor.email);
    await tabTo(page, places.getByRole("radio").first());
    await key(page, "Space");
    await key(page, "ArrowDown");
    await expect(places.getByRole("radio", { name: "Online" })).toBeChecked();
    await tabTo(page, consent);
    await key(page, "Space");
    await expect(consent).toBeChecked();
    await tabTo(page, book);
    await key(page, "Enter");
  });

  await test.step("the confirmation has the focus, and Tab reaches its actions", async () => {
    await expect(thanks(page)).toBeVisible();
    await expectFocusSeen(page);
    await expect(page.getByRole("article").getByRole("time")).toHaveAttribute("datetime", startsAt);
    await tabTo(page, page.getByRole("link", { name: "Google Calendar" }));
    await tabTo(page, page.getByRole("link", { name: "Book another appointment" }));
  });
});

test("the time zone is searched, chosen and left by keyboard, and focus returns", async ({ page }) => {
  await open(page, consultation);
  const change = page.getByRole("button", { name: "Change time zone" });
  const search = page.getByRole("combobox", { name: "Search for a city or time zone" });
  await tabTo(page, change);
  await key(page, "Enter");
  await expect(search).toBeFocused();
  await expectFocusSeen(page);
  await key(page, "Escape");
  await expect(search).toHaveCount(0);
  await expect(change).toBeFocused();

  await key(page, "Enter");
  await expect(search).toBeFocused();
  await page.keyboard.type("lisb");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await key(page, "Enter");
  await expect(page.getByText(/^Times in Lisbon/)).toBeVisible();
  await expect(change).toBeFocused();
});

const spoken = {
  en: {
    open: /, (times available|only a few times left)$/,
    on: /^Continue with /,
    book: /^Book \d/,
    thanks: "Thank you, your appointment is scheduled",
  },
  de: {
    open: /, (freie Zeiten|nur noch wenige Zeiten)$/,
    on: /^Weiter mit /,
    book: /^\d.* buchen$/,
    thanks: "Vielen Dank, Ihr Termin ist gebucht",
  },
  pl: {
    open: /, (dostępne godziny|zostało niewiele godzin)$/,
    on: /^Dalej: /,
    book: /^Zarezerwuj na \d/,
    thanks: "Dziękujemy, wizyta jest zaplanowana",
  },
} as const;

for (const [locale, texts] of Object.entries(spoken)) {
  test(`from the month to the ticket by keyboard alone, in ${locale}`, { tag: "@desk" }, async ({ page }) => {
    await open(page, `${consultation}?locale=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const month = page.getByRole("grid");
    const focused = page.locator(":focus");
    const isOpen = async () =>
      (await page.getByRole("button", { name: texts.open }).and(focused).count()) === 1;
    await tabTo(page, month.getByRole("button"));
    await key(page, "PageDown");
    await expect(month).toHaveAttribute("aria-busy", "false");
    await key(page, "ArrowDown");
    await key(page, "Home");
    for (let moves = 0; moves < 7 && !(await isOpen()); moves += 1) await key(page, "ArrowRight");
    expect(await isOpen()).toBe(true);
    await key(page, "Enter");
    await expect(page).toHaveURL(/date=/);

    const starts = page
      .getByRole("radiogroup")
      .filter({ has: page.locator("time") })
      .getByRole("radio");
    await tabTo(page, starts.first());
    await key(page, "ArrowDown");
    await expect(starts.nth(1)).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: texts.on }));
    await key(page, "Enter");
    await expect(page.getByRole("heading").and(focused)).toHaveCount(1);

    for (const [autocomplete, text] of [
      ["given-name", noor.first],
      ["family-name", noor.last],
      ["email", noor.email],
    ] as const) {
      await tabTo(page, page.locator(`input[autocomplete=${autocomplete}]`).first());
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByRole("radio").first());
    await key(page, "Space");
    await tabTo(page, page.getByRole("checkbox").last());
    await key(page, "Space");
    await tabTo(page, page.getByRole("button", { name: texts.book }));
    await key(page, "Enter");
    await expect(page.getByText(texts.thanks)).toBeVisible();
    await expectFocusSeen(page);
    await tabTo(page, page.getByRole("link", { name: /Google/ }));
  });
}
