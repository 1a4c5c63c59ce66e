import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Navigator } from "../../../router/navigator.ts";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../../catalogue/provider/ProviderPage.tsx";
import { exampleCartServices, mockCartResolvers } from "../../testing/exampleCart.ts";

const open = (search = "") => {
  const offered = Object.values(exampleCartServices);
  return renderPage(page, {
    params: { provider: "northside" },
    url: `/widget/appointment/northside?locale=en${search}`,
    resolvers: {
      ...mockCartResolvers("consultation"),
      Provider: () => ({
        slug: "northside",
        name: "Northside",
        phone: null,
        isPublished: true,
        services: { edges: offered.map(() => ({})) },
      }),
    },
  });
};
const last = (navigator: Navigator) => vi.mocked(navigator.navigate).mock.lastCall;

test("the selection is changed by the button while the card opens the calendar", async () => {
  const { user, navigator } = open();
  expect(screen.getByRole("link", { name: /Consultation/ }).getAttribute("href")).toBe(
    "/widget/appointment/northside/consultation?locale=en",
  );
  expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
  const button = screen.getByRole("button", { name: "Add to visit: Intro call" });
  expect(button.getAttribute("aria-pressed")).toBe("false");
  await user.click(button);
  expect(last(navigator)).toEqual([
    "/widget/appointment/northside?locale=en&also=intro-call",
    { replace: true },
  ]);
});

test("the selection is summed up and opens the first service's calendar", async () => {
  const { user, navigator } = open("&also=yoga-class,consultation");
  expect(screen.getByRole("button", { name: "Added: Yoga class" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getAllByText("2 services · 1 hr 45 min · $18.00").length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Continue with 2 services" }));
  expect(last(navigator)?.[0]).toBe("/widget/appointment/northside/yoga-class?locale=en&also=consultation");
  await user.click(screen.getByRole("button", { name: "Added: Yoga class" }));
  expect(last(navigator)?.[0]).toBe("/widget/appointment/northside?locale=en&also=consultation");
});

test("the selection button is absent for a service that cannot be combined", () => {
  open();
  expect(screen.queryByRole("button", { name: /: Home visit$/ })).toBeNull();
});
