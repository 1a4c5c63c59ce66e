import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { mockServiceResolvers } from "../../testing/testData.ts";
import { page } from "./ProviderPage.tsx";

const terms = {
  pricePer: "LINE",
  payment: { share: "NONE", depositAmount: null, depositPercent: null },
  locationKinds: ["AT_PROVIDER"],
};
const services = [
  {
    ...terms,
    id: "a",
    slug: "massage",
    name: "Massage",
    durationMinutes: 60,
    price: { amount: 11000, currency: "USD" },
    payment: { share: null, depositAmount: null, depositPercent: 20 },
  },
  { ...terms, id: "b", slug: "intro-call", name: "Intro call", durationMinutes: 15, price: null },
];

function open(provider: Record<string, unknown> = {}, business: object = {}) {
  let next = 0;
  return renderPage(page, {
    params: { provider: "northside" },
    url: "/widget/appointment/northside?locale=en",
    resolvers: {
      ...mockServiceResolvers({}, { business }),
      Provider: () => ({
        slug: "northside",
        name: "Northside",
        phone: null,
        isPublished: true,
        services: { edges: services.map(() => ({})) },
        ...provider,
      }),
      Service: () => services[next++ % services.length],
    },
  });
}

test("ProviderPage links every service to its calendar and keeps the query string", () => {
  open();
  const massage = screen.getByRole("link", { name: /Massage/ });
  expect(massage.getAttribute("href")).toBe("/widget/appointment/northside/massage?locale=en");
  expect(massage.textContent).toContain("1 hr$110.0020% deposit");
  expect(screen.getByRole("link", { name: /Intro call/ }).textContent).toContain("Free");
});

test("ProviderPage says that a suspended business takes no bookings", () => {
  open({}, { isSuspended: true });
  expect(screen.getByText("Online booking is not available at the moment")).toBeDefined();
  expect(screen.getByText(/can still be viewed and cancelled/)).toBeDefined();
  expect(screen.queryByRole("link", { name: /Massage/ })).toBeNull();
});

test("ProviderPage explains an unpublished provider and returns 404 for an unknown one", () => {
  open({ isPublished: false });
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
  const url = new URL("http://daybook.test/");
  expect(page.outcome({ business: { provider: null } }, {}, url)).toEqual({
    status: 404,
    message: "Cannot find calendar.",
  });
});
