import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { mockServiceResolvers } from "../../testing/testData.ts";
import { page } from "./GroupPage.tsx";

const calendars = [
  { service: { id: "a", slug: "intro-call", name: "Intro call", price: null }, provider: null },
  {
    service: { id: "b", slug: "consultation", name: "Consultation", price: null },
    provider: { id: "n", slug: "northside", name: "Northside Studio" },
  },
  {
    service: { id: "b", slug: "consultation", name: "Consultation", price: null },
    provider: { id: "d", slug: "downtown", name: "Northside Downtown" },
  },
];

function open(group: Record<string, unknown> = {}) {
  return renderPage(page, {
    params: { groupSlug: "new-clients" },
    url: "/widget/groups/new-clients?embed=1",
    resolvers: {
      Business: mockServiceResolvers()["Business"]!,
      Group: () => ({
        name: "New clients",
        description: "Three good ways to begin.",
        isPublished: true,
        calendars,
        ...group,
      }),
    },
  });
}

test("GroupPage links every calendar and names its provider", () => {
  open();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/widget/appointment/service/intro-call?embed=1",
    "/widget/appointment/northside/consultation?embed=1",
    "/widget/appointment/downtown/consultation?embed=1",
  ]);
  expect(screen.getByRole("link", { name: /Consultation.*Northside Downtown/ })).toBeDefined();
  expect(screen.getByText("Three good ways to begin.")).toBeDefined();
});

test.each([
  ["that is not published", { isPublished: false }],
  ["without calendars", { calendars: [] }],
])("GroupPage explains a group %s", (_, group) => {
  open(group);
  expect(screen.getByRole("heading", { level: 1, name: "New clients" })).toBeDefined();
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
});

test("GroupPage queries by slug or id and returns 404 for an unknown group", () => {
  const url = new URL("http://daybook.test/");
  expect(page.variables({ groupSlug: "new-clients" }, url)).toEqual({ id: "new-clients" });
  expect(page.variables({ groupId: "group_1" }, url)).toEqual({ id: "group_1" });
  expect(page.outcome({ business: { group: null } }, {}, url)).toEqual({
    status: 404,
    message: "Cannot find calendar.",
  });
  expect(page.outcome({ business: { group: {} } }, {}, url)).toEqual({ status: 200 });
});
