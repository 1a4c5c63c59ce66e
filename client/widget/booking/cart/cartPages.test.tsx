import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { getMutations, halfPastTwo, mockFailure } from "../../testing/testData.ts";
import { mockCartResolvers } from "../../testing/exampleCart.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";
import { pressContinue } from "../../../testing/pressContinue.ts";

beforeAll(loadLazyModules);

const path = "/widget/appointment/service/consultation";
const open = (search = "", own: Parameters<typeof mockCartResolvers>[0] = "consultation", changes = {}) =>
  renderPage(page, {
    params: { service: "consultation" },
    url: `${path}?timezone=America/New_York${search}`,
    resolvers: mockCartResolvers(own, changes),
  });
const lastHref = (navigator: { navigate: unknown }) =>
  new URL(String(vi.mocked(navigator.navigate as () => void).mock.lastCall?.at(0)), "http://daybook.test");

test("cart pages query all lines of the address at once", () => {
  const url = new URL(
    `http://daybook.test${path}?also=intro-call,yoga-class*3&seats=2&guests=2&party=body-scan.bruno`,
  );
  expect(page.variables({ service: "consultation" }, url)).toMatchObject({
    seats: 2,
    isVisit: true,
    also: [
      { service: "intro-call", staff: null, member: 0, seats: 1 },
      { service: "yoga-class", staff: null, member: 0, seats: 3 },
      { service: "body-scan", staff: "bruno", member: 1, seats: 1 },
    ],
  });
});

test("cart pages offer only services that can be combined", async () => {
  const { user, navigator } = open();
  expect(screen.queryByRole("list", { name: "Your visit" })).toBeNull();
  const toggle = screen.getByRole("button", { name: "Add another service" });
  await user.click(toggle);
  const list = screen.getByRole("list", { name: "Services to add" });
  expect(
    within(list)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Add Intro call", "Add Yoga class", "Add Mobility check", "Add Body scan", "Add Physiotherapy"]);
  await user.click(within(list).getByRole("button", { name: "Add Yoga class" }));
  expect(lastHref(navigator).searchParams.get("also")).toBe("yoga-class");
  expect(document.activeElement).toBe(toggle);
  expect(screen.getAllByText("Yoga class").length).toBeGreaterThan(0);
  expect(screen.getAllByText("2 services · 1 hr 45 min · $18.00").length).toBeGreaterThan(0);
});

test("cart pages move services with their staff and open another first service", async () => {
  const { user, navigator } = open("&also=intro-call.bruno,body-scan&staff=amara&date=2026-11-24");
  await user.click(screen.getByRole("button", { name: "Move Body scan up" }));
  expect(lastHref(navigator).searchParams.get("also")).toBe("body-scan,intro-call.bruno");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Body scan up" }));
  await user.click(screen.getByRole("button", { name: "Move Consultation down" }));
  const other = lastHref(navigator);
  expect(other.pathname).toBe("/widget/appointment/service/body-scan");
  expect(other.searchParams.get("also")).toBe("consultation.amara,intro-call.bruno");
  expect(other.searchParams.get("staff")).toBeNull();
  expect(other.searchParams.get("date")).toBe("2026-11-24");
});

test("cart pages set staff for each service separately", async () => {
  const { user, navigator } = open("&also=intro-call");
  await user.selectOptions(screen.getByRole("combobox", { name: "With whom? Intro call" }), "Bruno Almeida");
  expect(lastHref(navigator).searchParams.get("also")).toBe("intro-call.bruno");
  await user.selectOptions(screen.getByRole("combobox", { name: "With whom? Consultation" }), "Amara Osei");
  expect(lastHref(navigator).searchParams.get("staff")).toBe("amara");
});

test("cart pages focus the add button when one service remains", async () => {
  const { user, navigator } = open("&also=intro-call");
  await user.click(screen.getByRole("button", { name: "Remove Intro call" }));
  expect(lastHref(navigator).searchParams.has("also")).toBe(false);
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add another service" }));
});

test("cart pages keep the focus when a service is added again", async () => {
  const { user } = open("&also=intro-call");
  await user.click(screen.getByRole("button", { name: "Remove Intro call" }));
  const toggle = screen.getByRole("button", { name: "Add another service" });
  await user.click(toggle);
  await user.click(screen.getByRole("button", { name: "Add Intro call" }));
  expect(document.activeElement).toBe(toggle);
});

test("cart pages move the focus when the last service is added", async () => {
  const { user } = open("&also=intro-call,yoga-class,mobility,physio");
  await user.click(screen.getByRole("button", { name: "Add another service" }));
  await user.click(screen.getByRole("button", { name: "Add Body scan" }));
  expect(screen.queryByRole("button", { name: "Add another service" })).toBeNull();
  // Only this list can be edited.
  const editable = screen
    .getAllByRole("list", { name: "Your visit" })
    .find((list) => within(list).queryAllByRole("button").length > 0);
  expect(document.activeElement?.contains(editable ?? null)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("cart pages continue with the second service when the first is removed", async () => {
  const { user, navigator } = open("&also=intro-call.bruno,body-scan");
  await user.click(screen.getByRole("button", { name: "Remove Consultation" }));
  expect(lastHref(navigator).pathname).toBe("/widget/appointment/service/intro-call");
  expect(lastHref(navigator).searchParams.get("staff")).toBe("bruno");
  expect(lastHref(navigator).searchParams.get("also")).toBe("body-scan");
});

test("cart pages show the start of each service and the total", () => {
  open(`&also=yoga-class,body-scan&at=${halfPastTwo}`);
  const [orderList] = screen.getAllByRole("list", { name: "Your visit" });
  const lines = within(orderList!).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    "2:30 PMConsultation",
    "3:00 PMYoga class$18.00",
    "4:15 PMBody scan",
  ]);
  expect(screen.getAllByText("$18.00").length).toBeGreaterThan(1);
  expect(screen.getAllByText("2 hr 5 min").length).toBeGreaterThan(0);
});

test("cart pages show two service names as title and a location per line", () => {
  open("&also=physio", "call", { locationKinds: ["PHONE"] });
  expect(screen.getByRole("heading", { level: 1, name: "Intro call and Physiotherapy" })).toBeDefined();
  const [first, second] = within(screen.getAllByRole("list", { name: "Your visit" })[0]!).getAllByRole(
    "listitem",
  );
  expect(first?.textContent).toContain("By phone");
  expect(second?.textContent).not.toContain("By phone");
  expect(screen.queryByText("Place")).toBeNull();
});

test("cart pages title three services by the first and the number of others", () => {
  open("&also=intro-call,body-scan");
  expect(screen.getByRole("heading", { level: 1, name: "Consultation and 2 more services" })).toBeDefined();
  expect(screen.getAllByText("Place").length).toBeGreaterThan(0);
});

test("cart pages hold all lines together and name the service that failed", async () => {
  const { user, environment } = open(`&also=intro-call.bruno,body-scan&at=${halfPastTwo}`);
  await pressContinue(user, "2:30 PM");
  const { input } = environment.mock.getMostRecentOperation().request.variables as { input: object };
  expect(input).toMatchObject({
    startsAt: halfPastTwo,
    lines: [
      { service: "service_consultation", staff: null, member: 0, seats: 1 },
      { service: "service_intro-call", staff: "staff_bruno", member: 0, seats: 1 },
      { service: "service_body-scan", staff: null, member: 0, seats: 1 },
    ],
  });
  expect(input).not.toHaveProperty("service");
  environment.mock.resolveMostRecentOperation({
    data: { holdSlot: mockFailure("ResourceUnavailable", { line: 2 }) },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Booking unsuccessful, resource unavailable at the moment.");
  expect(alert.textContent).toContain("Body scan");
  await waitFor(() => expect(document.activeElement).toBe(alert));
});

test("cart pages hold a single service without lines", async () => {
  const { user, environment } = open(`&at=${halfPastTwo}`);
  await pressContinue(user, "2:30 PM");
  const { input } = environment.mock.getMostRecentOperation().request.variables as { input: object };
  expect(input).toMatchObject({ service: "service_consultation", staff: null, seats: 1 });
  expect(input).not.toHaveProperty("lines");
  expect(getMutations(environment)).toHaveLength(1);
});

test("cart pages remove invalid cart parameters from the address", () => {
  const { navigator } = open("&also=intro-call,gone,home-visit&seats=3");
  expect(lastHref(navigator).searchParams.get("also")).toBe("intro-call");
  expect(lastHref(navigator).searchParams.has("seats")).toBe(false);
});

test("cart pages do not combine a service at the visitor's location", () => {
  open("", "consultation", { locationKinds: ["AT_VISITOR"] });
  expect(screen.queryByRole("button", { name: "Add another service" })).toBeNull();
});

test("cart pages combine a prepaid service and show when it is due", () => {
  open("&also=physio");
  const rows = (text: string) => screen.getAllByText(text)[0]?.parentElement?.textContent;
  expect(rows("Total")).toContain("$95.00");
  expect(screen.getAllByText("Pay when booking").length).toBeGreaterThan(0);
  expect(screen.getByRole("list", { name: "Your booking" }).textContent).toContain("Payment");
});
