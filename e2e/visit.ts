import {
  type BrowserContext,
  type Frame,
  type Locator,
  type Page,
  type Response,
  expect,
  test,
} from "@playwright/test";

export const consultation = "/widget/appointment/northside/consultation";

export const noor = { first: "Noor", last: "Haddad", email: "noor@example.com" };

/** The product takes over scroll restoration when it starts. A reloaded history entry would still have that setting. */
export async function watchWaking(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      history.scrollRestoration = "auto";
    } catch {
      // The frame was removed before it started.
    }
  });
}

/** Waits until the page is hydrated. Site pages without hydration are ready at once. */
export async function awake(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById("page-data") === null || history.scrollRestoration === "manual",
  );
}

export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await awake(page);
  return response;
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

/** Taps on a phone, clicks on a desktop. */
export async function press(target: Locator): Promise<void> {
  await (test.info().project.use.hasTouch ? target.tap() : target.click());
}

export function calendar(page: Page | Frame | ReturnType<Page["frameLocator"]>) {
  return {
    month: page.getByRole("grid"),
    monthName: page.getByRole("heading", { level: 2, name: /\d{4}$/ }),
    openDays: page.getByRole("button", { name: /, (times available|only a few times left)$/ }),
    nextMonth: page.getByRole("button", { name: "Next month" }).first(),
    previousMonth: page.getByRole("button", { name: "Previous month" }),
    chosenDay: page.getByRole("gridcell", { selected: true }),
    day: page.getByRole("radiogroup", { name: /^\w{3}, \w{3} \d/ }),
    times: page.getByRole("radiogroup", { name: /^\w{3}, \w{3} \d/ }).getByRole("radio"),
    proceed: page.getByRole("button", { name: /^Continue with / }),
    more: page.getByRole("button", { name: "Show more times" }),
  };
}

export function details(page: Page | Frame | ReturnType<Page["frameLocator"]>) {
  return {
    heading: page.getByRole("heading", { name: /^(Enter your information|Appointment Request Form)$/ }),
    countdown: page.getByText(/^Held for you: \d+:\d\d min left$/),
    first: page.getByRole("textbox", { name: "First name" }),
    last: page.getByRole("textbox", { name: "Last name" }),
    // The booker's field precedes the guests'.
    email: page.getByRole("textbox", { name: "Email" }).first(),
    phone: page.getByRole("textbox", { name: /^Phone/ }),
    places: page.getByRole("radiogroup", { name: "Where would you like to meet?" }),
    location: page.getByRole("textbox", { name: "Location" }),
    notes: page.getByRole("textbox", { name: /^Additional information/ }),
    consent: page.getByRole("checkbox", { name: /^I agree/ }),
    changeTime: page.getByRole("button", { name: "Change time" }),
    book: page.getByRole("button", { name: /^(Book|Request) \d/ }),
  };
}

interface ChosenTime {
  readonly text: string;
  readonly startsAt: string;
}

/** An open day of the displayed month, different for each test, so that tests do not take each other's times. */
export function someDay(page: Page): Locator {
  return calendar(page).openDays.nth(turn() % 12);
}

/** A phone shows a few weeks at first. */
export async function showMonth(page: Page | Frame | ReturnType<Page["frameLocator"]>): Promise<void> {
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  const whole = page.getByRole("button", { name: "Show whole month" });
  if (await whole.isVisible()) await press(whole);
}

/** A number that depends on the test's file, project and title. */
function turn(): number {
  const { testId } = test.info();
  return Number.parseInt(testId.slice(0, 6), 16) + Number.parseInt(testId.slice(-6), 16);
}

export async function chooseTime(page: Page, index = 0): Promise<ChosenTime> {
  const { nextMonth, monthName, day, times, proceed, chosenDay } = calendar(page);
  const before = await monthName.innerText();
  await press(nextMonth);
  await expect(monthName).not.toHaveText(before);
  await showMonth(page);
  const chosen = await someDay(page).getAttribute("aria-label");
  await press(someDay(page));
  await expect(chosenDay.getByRole("button", { name: chosen ?? "" })).toBeVisible();
  await expect(page).toHaveURL(/[?&]date=/);
  const time = times.nth(index);
  await time.check();
  const startsAt = await time.inputValue();
  const text = await day.locator(`time[datetime="${startsAt}"]`).innerText();
  await expect(proceed).toHaveText(new RegExp(`^Continue with ${text}`));
  return { text, startsAt };
}

export async function proceed(page: Page): Promise<void> {
  await press(calendar(page).proceed);
  await expect(details(page).heading).toBeFocused();
}

export async function openDetails(page: Page, path: string, index = 0): Promise<void> {
  await open(page, path);
  await chooseTime(page, index);
  await proceed(page);
}

export async function answer(page: Page, visitor: typeof noor = noor): Promise<void> {
  const fields = details(page);
  await fields.first.fill(visitor.first);
  await fields.last.fill(visitor.last);
  await fields.email.fill(visitor.email);
  await fields.places.getByRole("radio", { name: "Online" }).check();
  await fields.consent.check();
}

export async function expectAnswered(page: Page, visitor: typeof noor = noor): Promise<void> {
  const fields = details(page);
  await expect(fields.first).toHaveValue(visitor.first);
  await expect(fields.last).toHaveValue(visitor.last);
  await expect(fields.email).toHaveValue(visitor.email);
  await expect(fields.places.getByRole("radio", { name: "Online" })).toBeChecked();
  await expect(fields.consent).toBeChecked();
}

export function thanks(page: Page | Frame | ReturnType<Page["frameLocator"]>): Locator {
  return page.getByText("Thank you, your appointment is scheduled");
}

export async function submitBooking(page: Page): Promise<void> {
  await press(details(page).book);
  await expect(thanks(page)).toBeVisible();
}

export const isPhone = (): boolean => test.info().project.use.hasTouch === true;

export const toLocalDate = (instant: string): string =>
  new Date(instant).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

/** The first day of a month in the future, so that results do not depend on today. */
export function monthFromNow(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

export function pickDay(starts: readonly string[]): string[] {
  const days = [...new Set(starts.map(toLocalDate))];
  const day = days[turn() % days.length];
  return starts.filter((start) => toLocalDate(start) === day);
}

export async function openAt(page: Page, path: string, startsAt: string): Promise<void> {
  const chosen = `date=${toLocalDate(startsAt)}&at=${new Date(startsAt).toISOString()}`;
  await open(page, `${path}${path.includes("?") ? "&" : "?"}${chosen}`);
  await expect(calendar(page).proceed).toBeEnabled();
}

export async function openDetailsAt(page: Page, path: string, startsAt: string): Promise<void> {
  await openAt(page, path, startsAt);
  await proceed(page);
}

export async function answerName(page: Page | Frame, visitor: typeof noor = noor): Promise<void> {
  const { first, last, email } = details(page);
  await first.fill(visitor.first);
  await last.fill(visitor.last);
  await email.fill(visitor.email);
}
