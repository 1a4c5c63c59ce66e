import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { mockServiceResolvers } from "../../testing/testData.ts";
import { page } from "./MenuPage.tsx";

const people = ["Amara Osei", "Bruno Almeida", "Chloe Nakamura", "Daniel Whitford", "Emil Berg"];

function service(slug: string, name: string, staff: number) {
  return {
    id: `service_${slug}`,
    slug,
    name,
    price: { amount: 11000, currency: "USD" },
    pricePer: "LINE",
    payment: { share: "FULL", depositAmount: null, depositPercent: null },
    locationKinds: ["AT_PROVIDER"],
    staff: people.slice(0, staff).map((person) => ({ id: person, name: person, picture: null })),
  };
}

const categories = [
  {
    name: "Hands-on care",
    services: [service("massage", "Massage", 2), service("physio", "Physiotherapy", 5)],
  },
  { name: "Nothing yet", services: [] },
  { name: "Keep moving", services: [service("coaching", "Coaching", 0)] },
];

function open(menu: Record<string, unknown> = {}) {
  return renderPage(page, {
    params: { serviceMenuSlug: "treatments" },
    url: "/widget/service-menus/treatments?theme=dark&at=x",
    resolvers: {
      Business: mockServiceResolvers()["Business"]!,
      ServiceMenu: () => ({
        slug: "treatments",
        name: "Treatments",
        description: "All we do.",
        isPublished: true,
        categories,
        ...menu,
      }),
    },
  });
}

test("MenuPage derives its query variables from the address", () => {
  const url = new URL("http://daybook.test/");
  expect(page.variables({ serviceMenuSlug: "treatments" }, url)).toEqual({ id: "treatments" });
  expect(page.variables({ serviceMenuId: "menu_1" }, url)).toEqual({ id: "menu_1" });
});

test("MenuPage lists services by category with links to their calendars", () => {
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Treatments" })).toBeDefined();
  expect(screen.getByText("All we do.")).toBeDefined();
  const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(["Hands-on care", "Keep moving"]);
  const care = within(screen.getByRole("region", { name: "Hands-on care" }));
  const massage = care.getByRole("link", { name: /Massage/ });
  expect(massage.getAttribute("href")).toBe("/widget/service-menus/treatments/massage?theme=dark");
  expect(massage.textContent).toContain("$110.00");
});

test("MenuPage names the staff of a service as far as there is space", () => {
  open();
  expect(screen.getByText("Amara Osei, Bruno Almeida")).toBeDefined();
  expect(screen.getByText("Amara Osei, Bruno Almeida and 3 more")).toBeDefined();
  expect(screen.getByRole("link", { name: /Coaching/ }).textContent).not.toContain("Amara");
});

test("MenuPage focuses the heading of a category link", async () => {
  const { user, navigator } = open();
  const [links] = screen.getAllByRole("navigation", { name: "Categories" });
  await user.click(within(links!).getByRole("link", { name: "Keep moving" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Keep moving" }));
  const [href = ""] = vi.mocked(navigator.navigate).mock.lastCall ?? [];
  expect(href).toBe(`#${document.activeElement?.id}`);
});

test("MenuPage shows no category links for a single category", () => {
  open({ categories: categories.slice(0, 2) });
  expect(screen.queryByRole("navigation")).toBeNull();
});

test.each([
  ["that is not published", { isPublished: false }],
  ["without headings", { categories: [] }],
  ["without services", { categories: categories.slice(1, 2) }],
])("MenuPage shows a phone number for a menu %s", (_, menu) => {
  open(menu);
  expect(screen.getByRole("heading", { level: 1, name: "Treatments" })).toBeDefined();
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
  expect(screen.queryByRole("link", { name: /Massage/ })).toBeNull();
});

test("MenuPage returns 404 with the specified text for an unknown menu", () => {
  const url = new URL("http://daybook.test/");
  const missing = { status: 404, message: "Cannot find calendar." };
  expect(page.outcome({ business: { serviceMenu: null } }, {}, url)).toEqual(missing);
  expect(page.outcome({ business: null }, {}, url)).toEqual(missing);
  expect(page.outcome({ business: { serviceMenu: { isPublished: false } } }, {}, url)).toEqual({
    status: 200,
  });
});
