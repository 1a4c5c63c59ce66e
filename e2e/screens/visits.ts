import { expect } from "@playwright/test";
import { order, cart } from "../order.ts";
import {
  answer,
  answerName,
  calendar,
  details,
  monthFromNow,
  open,
  openAt,
  press,
  pickDay,
  openDetailsAt,
} from "../visit.ts";
import { type Journey, at } from "./journey.ts";

const northside = "/widget/appointment/northside";

export const choices: Journey = {
  name: "choices",
  screens: [
    at(northside, "Consultation"),
    {
      name: "services gathered",
      async go(page) {
        for (const name of ["Consultation", "Intro call"]) {
          const add = page.getByRole("button", { name: new RegExp(`^Add(?:ed| to visit): ${name}$`) });
          await press(add);
          await expect(add).toHaveAttribute("aria-pressed", "true");
        }
      },
    },
    at("/widget/service-menus/treatments", "Massage"),
    at("/widget/service-menus/treatments/massage", "Massage"),
    at("/widget/groups/new-clients", "Intro call"),
    at("/widget/otl/welcome", "This link is valid for one booking."),
    at("/widget/otl/used", "This link is no longer valid"),
    at("/nowhere", "Page not found: /nowhere"),
  ],
};

export const orderPages: Journey = {
  name: "visits",
  screens: [
    at(`${northside}/consultation?also=intro-call,nutrition`, "Consultation and 2 more services"),
    {
      name: "another service",
      async go(page) {
        await press(cart(page).addService);
        await expect(page.getByRole("button", { name: /^Add / }).nth(1)).toBeVisible();
      },
    },
    {
      name: "guests without a service",
      async go(page, { graph }) {
        const lines = [{ service: "mobility" }, { service: "mobility", member: 1 }];
        const [startsAt = ""] = pickDay(await graph.startsOf(lines, monthFromNow(1)));
        await openAt(page, `${northside}/mobility?guests=2&party=mobility`, startsAt);
        await press(calendar(page).proceed);
        await expect(cart(page).service(2)).toBeFocused();
      },
    },
    {
      name: "details of two services",
      async go(page, { graph }) {
        const lines = [{ service: "consultation" }, { service: "nutrition" }];
        const [startsAt = ""] = pickDay(await graph.startsOf(lines, monthFromNow(2)));
        await openDetailsAt(page, `${northside}/consultation?also=nutrition`, startsAt);
      },
    },
    {
      name: "series",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(await graph.starts("coaching", monthFromNow(1)));
        await openAt(page, `${northside}/coaching?repeat=weekly.1.4`, startsAt);
        await expect(page.getByRole("heading", { name: "Repeat this appointment" })).toBeVisible();
        await expect(page.getByRole("status").filter({ hasText: /free/ })).toBeVisible();
      },
    },
    {
      name: "one visit of a series changed",
      async go(page) {
        await press(page.getByRole("button", { name: /^Change / }).nth(1));
        await expect(page.getByRole("listitem").getByRole("radio").first()).toBeAttached();
      },
    },
    {
      name: "series booked",
      async go(page) {
        await press(page.getByRole("button", { name: /^Continue with \d+ appointments$/ }));
        await expect(details(page).heading).toBeFocused();
        await answerName(page);
        await details(page).places.getByRole("radio", { name: "Online" }).check();
        await press(page.getByRole("button", { name: /^Book \d+ appointments$/ }));
        await expect(order(page).thanks).toBeVisible();
      },
    },
    {
      name: "dry run in a preview",
      async go(page, { graph }) {
        const [startsAt = ""] = pickDay(await graph.starts("consultation", monthFromNow(2)));
        await openDetailsAt(page, `${northside}/consultation?preview=spring-draft`, startsAt);
        await answer(page);
        await press(details(page).book);
        await expect(page.getByRole("heading", { name: "This would have been booked" })).toBeVisible();
      },
    },
    { name: "the way to it", go: (page) => open(page, `${northside}/consultation?preview=spring-draft`) },
  ],
};
