import { expect } from "@playwright/test";
import {
  answer,
  answerName,
  calendar,
  consultation,
  details,
  monthFromNow,
  noor,
  open,
  openAt,
  press,
  pickDay,
  submitBooking,
  openDetailsAt,
} from "../visit.ts";
import { guests } from "../order.ts";
import { type Journey, at } from "./journey.ts";

const homeVisit = "/widget/appointment/northside/home-visit";

export const calendars: Journey = {
  name: "calendars",
  screens: [
    { name: "calendar", go: (page) => open(page, consultation) },
    {
      name: "time chosen",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(
          await graph.startsOf([{ service: "consultation", staff: "amara" }], monthFromNow(1)),
        );
        await openAt(page, `${consultation}?staff=amara`, startsAt);
      },
    },
    {
      name: "zone search",
      async go(page) {
        await press(page.getByRole("button", { name: "Change time zone" }));
        await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      },
    },
    {
      name: "zone search without an answer",
      async go(page) {
        await page.getByRole("combobox", { name: "Search for a city or time zone" }).fill("Atlantis");
        await expect(page.getByText("No Timezone found!")).toBeVisible();
      },
    },
    {
      name: "time lost",
      async go(page, { graph }) {
        await page.keyboard.press("Escape");
        const startsAt = new URL(page.url()).searchParams.get("at") ?? "";
        await graph.hold("consultation", startsAt, "amara");
        await press(calendar(page).proceed);
        await expect(page.getByText("Not booked: Staff busy")).toBeVisible();
      },
    },
    at(`${consultation}?month=2040-01`, "No slot available this month."),
    at("/widget/appointment/northside/yoga-class", /\d left/),
    at("/widget/appointment/northside/massage", "Massage"),
    at(
      `${consultation}?staff=daniel&email=noor@example.com&lock=staff,email,date&date=${monthFromNow(1)}`,
      "Daniel Whitford",
    ),
    at("/widget/appointment/no-such-provider", "Cannot find calendar."),
  ],
};

export const bookings: Journey = {
  name: "bookings",
  screens: [
    {
      name: "details",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(await graph.starts("consultation", monthFromNow(1)));
        await openDetailsAt(page, consultation, startsAt);
      },
    },
    {
      name: "details with guests, and with faults",
      async go(page) {
        await press(guests(page).add);
        await press(details(page).book);
        await expect(details(page).first).toBeFocused();
      },
    },
    {
      name: "ticket",
      async go(page) {
        await answer(page);
        await guests(page).name(1).fill("Ada Park");
        await guests(page).email(1).fill("ada@example.com");
        await submitBooking(page);
      },
    },
    { name: "booking", go: (page) => open(page, new URL(page.url()).pathname) },
    {
      name: "request form",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(await graph.starts("home-visit", monthFromNow(1)));
        await openDetailsAt(page, homeVisit, startsAt);
        await answerName(page, { ...noor, email: "noor@example" });
        await press(details(page).book);
        await expect(page.getByText("Email is invalid!").first()).toBeVisible();
      },
    },
    {
      name: "request sent",
      async go(page) {
        await answerName(page);
        await details(page).phone.fill("+1 212 555 0188");
        await details(page).location.fill("12 Harbour Walk, Brooklyn");
        await press(details(page).book);
        await expect(page.getByText("Appointment Requested")).toBeVisible();
      },
    },
  ],
};
