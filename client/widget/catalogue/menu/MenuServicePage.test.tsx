import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { mockServiceResolvers } from "../../testing/testData.ts";
import { page } from "./MenuServicePage.tsx";

function open(isPublished = true, answers: ReturnType<typeof mockServiceResolvers> = {}) {
  return renderPage(page, {
    params: { servicemenu: "treatments", service: "consultation" },
    url: "/widget/service-menus/treatments/consultation?timezone=America/New_York&staff=staff_amara",
    resolvers: {
      ...mockServiceResolvers(),
      ServiceMenu: () => ({ slug: "treatments", name: "Treatments", isPublished }),
      ...answers,
    },
  });
}

test("MenuServicePage shows the calendar with a link back to the menu", () => {
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Consultation" })).toBeDefined();
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Treatments" }).getAttribute("href")).toBe(
    "/widget/service-menus/treatments?timezone=America%2FNew_York",
  );
});

test("MenuServicePage blocks bookings on an unpublished menu", () => {
  open(false);
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
  expect(screen.queryByRole("grid")).toBeNull();
});

test("MenuServicePage links back to the menu from an unbookable service", () => {
  open(true, { Availability: () => ({ timeZone: "America/New_York", isBookable: false, lastDate: null }) });
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
  expect(screen.getByRole("link", { name: "Treatments" })).toBeDefined();
});

test("MenuServicePage queries the calendar or returns 404 for another service", () => {
  const url = new URL("http://daybook.test/?date=2026-12-03");
  expect(page.variables({ servicemenu: "treatments", service: "massage" }, url)).toMatchObject({
    menu: "treatments",
    service: "massage",
    date: "2026-12-03",
    from: "2026-12-01",
  });
  const missing = { status: 404, message: "Cannot find calendar." };
  expect(page.outcome({ business: { serviceMenu: { service: null } } }, {}, url)).toEqual(missing);
  expect(page.outcome({ business: { serviceMenu: null } }, {}, url)).toEqual(missing);
  expect(page.outcome({ business: { serviceMenu: { service: {} } } }, {}, url)).toEqual({ status: 200 });
});
