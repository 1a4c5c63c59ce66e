import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "../../catalogue/group/GroupPage.tsx";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { mockServiceResolvers } from "../../testing/testData.ts";

const calendars = [
  { service: { id: "a", slug: "intro-call", name: "Intro call", price: null }, provider: null },
  { service: { id: "b", slug: "massage", name: "Massage", price: null }, provider: null },
  { service: { id: "b", slug: "massage", name: "Massage", price: null }, provider: { slug: "downtown" } },
];

function open(shownCalendars: readonly object[] = calendars) {
  const view = renderPage(page, {
    params: { groupSlug: "new-clients" },
    url: "/widget/groups/new-clients?timezone=America/New_York",
    resolvers: {
      Business: mockServiceResolvers()["Business"]!,
      Group: () => ({ name: "New clients", isPublished: true, calendars: shownCalendars }),
    },
  });
  const questions = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === "useNextFreeTimesQuery");
  return { ...view, questions };
}

const node = (id: string, startsAt: string | null) => ({
  __typename: "Service",
  id,
  availability: { nextAvailable: startsAt === null ? null : { startsAt } },
});

test("NextFreeTimes sends one query and shows each card's time in the visitor's zone", () => {
  const { environment, questions } = open();
  expect(questions().map(({ request }) => request.variables)).toMatchObject([
    { ids: ["a", "b"], provider: null, timeZone: "America/New_York" },
    { ids: ["b"], provider: "downtown" },
  ]);
  const [general, downtown] = questions();
  act(() => {
    environment.mock.resolve(general!, {
      data: { nodes: [node("a", "2026-11-24T19:30:00.000Z"), node("b", null)] },
    });
    environment.mock.reject(downtown!, new Error("dropped"));
  });
  expect(screen.getByRole("link", { name: /Intro call.*Next free: Tue, Nov 24, 2:30 PM/ })).toBeDefined();
  expect(screen.getAllByText("No free times at the moment")).toHaveLength(1);
  expect(screen.getByText("Times in New York (UTC-5)")).toBeDefined();
});

test("NextFreeTimes queries 100 cards at a time and shows the times of later ones", () => {
  const ids = Array.from({ length: 130 }, (_, n) => `s${n}`);
  const { environment, questions } = open(
    ids.map((id) => ({ service: { id, slug: id, name: `Service ${id}`, price: null }, provider: null })),
  );
  expect(questions().map(({ request }) => request.variables["ids"])).toEqual([
    ids.slice(0, 100),
    ids.slice(100),
  ]);
  const [, later] = questions();
  act(() =>
    environment.mock.resolve(later!, { data: { nodes: [node("s129", "2026-11-24T19:30:00.000Z")] } }),
  );
  expect(screen.getByRole("link", { name: /Service s129.*Next free: Tue, Nov 24, 2:30 PM/ })).toBeDefined();
});
