import {
  type BrowserContext,
  type Frame,
  type Locator,
  type Page,
  type Response,
  expect,
  test,
} from "@playwright/test";

/** A calendar with a choice of people, places and a consent. */
export const consultation = "/widget/appointment/northside/consultation";

/** What a visitor types, unless a test is about something else. */
export const noor = { first: "Noor", last: "Haddad", email: "noor@example.com" };

/**
 * Lets `awake` tell a page that runs from one that is only drawn. The product takes scrolling into its own hands
 * when it begins to run; a reloaded entry would remember that it once did.
 */
export async function watchWaking(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      history.scrollRestoration = "auto";
    } catch {
      // A frame that is gone before it began.
    }
  });
}

/** Waits until the page has been taken over and answers to what is pressed; the site's pages, which carry nothing for that, do at once. */
export async function awake(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById("page-data") === null || history.scrollRestoration === "manual",
  );
}

/** Opens a page, and waits until it answers to what is pressed. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await awake(page);
  return response;
}

/** Loads the page anew. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

/** Presses as this project's visitor does: with a finger on the phone, with the mouse at the desk. */
export async function press(target: Locator): Promise<void> {
  await (test.info().project.use.hasTouch ? target.tap() : target.click());
}

/** The month and the times as a visitor finds them, by role and name. */
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

/** The details as a visitor finds them. */
export function details(page: Page | Frame | ReturnType<Page["frameLocator"]>) {
  return {
    heading: page.getByRole("heading", { name: /^(Enter your information|Appointment Request Form)$/ }),
    countdown: page.getByText(/^Held for you: \d+:\d\d min left$/),
    first: page.getByRole("textbox", { name: "First name" }),
    last: page.getByRole("textbox", { name: "Last name" }),
    // The booker's stands before the guests'.
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

/** A chosen start, as the page writes it and as an ISO instant. */
export interface ChosenTime {
  readonly text: string;
  readonly startsAt: string;
}

/** An open day of the month shown, for each test another one: they do not take each other's times away. */
export function someDay(page: Page): Locator {
  return calendar(page).openDays.nth(turn() % 12);
}

/** On a phone a few weeks are shown at first: shows the whole month. */
export async function showMonth(page: Page | Frame | ReturnType<Page["frameLocator"]>): Promise<void> {
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  const whole = page.getByRole("button", { name: "Show whole month" });
  if (await whole.isVisible()) await press(whole);
}

/** A number for each test: of its file and project, and of its name. */
function turn(): number {
  const { testId } = test.info();
  return Number.parseInt(testId.slice(0, 6), 16) + Number.parseInt(testId.slice(-6), 16);
}

/** Chooses the `index`-th time (0: the first) of a day of next month: a month that no test finds half over. */
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

/** Has the chosen time held, and stands before the details. */
export async function proceed(page: Page): Promise<void> {
  await press(calendar(page).proceed);
  await expect(details(page).heading).toBeFocused();
}

/** Answers everything that the consultation asks. */
export async function answer(page: Page, who: typeof noor = noor): Promise<void> {
  const fields = details(page);
  await fields.first.fill(who.first);
  await fields.last.fill(who.last);
  await fields.email.fill(who.email);
  await fields.places.getByRole("radio", { name: "Online" }).check();
  await fields.consent.check();
}

/** The answers as they stand, for comparing. */
export async function expectAnswered(page: Page, who: typeof noor = noor): Promise<void> {
  const fields = details(page);
  await expect(fields.first).toHaveValue(who.first);
  await expect(fields.last).toHaveValue(who.last);
  await expect(fields.email).toHaveValue(who.email);
  await expect(fields.places.getByRole("radio", { name: "Online" })).toBeChecked();
  await expect(fields.consent).toBeChecked();
}

/** The words above the ticket, once it is booked. */
export function thanks(page: Page | Frame | ReturnType<Page["frameLocator"]>): Locator {
  return page.getByText("Thank you, your appointment is scheduled");
}

/** Whether this project's visitor holds a phone. */
export const isPhone = (): boolean => test.info().project.use.hasTouch === true;

/** The date of an instant at the venue, as an address says it. */
export const dateOf = (instant: string): string =>
  new Date(instant).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

/** The first day of the month in so many months from now: what a test finds there does not hang on today. */
export function monthFromNow(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/** The starts of one day of these, for each test another day: they do not take each other's times away. */
export function someDayOf(starts: readonly string[]): string[] {
  const days = [...new Set(starts.map(dateOf))];
  const day = days[turn() % days.length];
  return starts.filter((start) => dateOf(start) === day);
}

/** Opens a calendar with a start chosen, as an address that was passed on does. */
export async function openAt(page: Page, path: string, startsAt: string): Promise<void> {
  const chosen = `date=${dateOf(startsAt)}&at=${new Date(startsAt).toISOString()}`;
  await open(page, `${path}${path.includes("?") ? "&" : "?"}${chosen}`);
  await expect(calendar(page).proceed).toBeEnabled();
}

/** Answers who it is, where that is all that is asked. */
export async function answerName(page: Page | Frame, who: typeof noor = noor): Promise<void> {
  const { first, last, email } = details(page);
  await first.fill(who.first);
  await last.fill(who.last);
  await email.fill(who.email);
}
