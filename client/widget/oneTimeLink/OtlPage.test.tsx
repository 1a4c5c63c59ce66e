import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { newVisit, recallVisit, rememberVisit, sessionStore } from "../booking/flow/visitMemory.ts";
import { noAnswers } from "../booking/details/answers.ts";
import "../../testing/jsdom.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import { halfPastTwo, heldVisit, mutationsOf, serviceAnswers } from "../testing/testData.ts";
import { page } from "./OtlPage.tsx";
import { loadParts } from "../testing/loadParts.ts";

beforeAll(loadParts);

afterEach(() => sessionStorage.clear());

const services = [
  { id: "service_0", slug: "intro-call", name: "Intro call", price: null },
  { id: "service_1", slug: "consultation", name: "Consultation", price: null },
];

function open(search = "", of: readonly object[] = services) {
  const { Service, ...answers } = serviceAnswers();
  return renderPage(page, {
    params: { oneTimeSlug: "welcome" },
    url: `/widget/otl/welcome?timezone=America/New_York${search}`,
    resolvers: {
      ...answers,
      // The cards say themselves what they are.
      ...(search.includes("service=") ? { Service } : {}),
      Business: () => ({
        ...(answers["Business"]!({} as never, () => 0) as object),
        providers: { edges: [{ node: { slug: "northside" } }] },
        oneTimeLink: {
          __typename: "OneTimeLink",
          slug: "welcome",
          name: "A first visit on us",
          services: of,
        },
      }),
    },
  });
}

test("a link for several shows them to choose from, and what the address says goes along", () => {
  open("&email=a@b.co");
  expect(screen.getByRole("heading", { level: 1, name: "A first visit on us" })).toBeDefined();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    ["intro-call", "consultation"].map(
      (slug) => `/widget/otl/welcome?timezone=America%2FNew_York&email=a%40b.co&service=${slug}`,
    ),
  );
});

test("the calendar of the chosen one leads back to the choice", () => {
  open("&service=consultation&date=2026-11-24");
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.getByRole("link", { name: "A first visit on us" }).getAttribute("href")).toBe(
    "/widget/otl/welcome?timezone=America%2FNew_York",
  );
});

test("a link for one service has nothing to go back to", () => {
  open("&service=consultation", services.slice(1));
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "A first visit on us" })).toBeNull();
});

test("a link that has nothing left to book says so in its place", () => {
  open("", []);
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
});

test("a held time names the link that is to be spent", async () => {
  const { user, environment } = open(`&service=consultation&at=${halfPastTwo}`);
  await user.click(screen.getByRole("button", { name: "Continue with 2:30 PM" }));
  expect(mutationsOf(environment)[0]!.request.variables["input"]).toMatchObject({ oneTimeLink: "welcome" });
});

test("a link that ends while the details are typed says so, whom to call, and loses nothing", async () => {
  rememberVisit(sessionStore(), {
    ...newVisit(),
    answers: { ...noAnswers, firstName: "Margit", lastName: "Nagy", email: "margit@example.org" },
    hold: {
      token: "hold-token",
      startsAt: halfPastTwo,
      endsAt: "2026-11-24T20:00:00.000Z",
      until: Date.now() + 300_500,
      staff: [],
      service: "service_1",
      people: [[]],
      visit: heldVisit,
    },
  });
  const { user, environment, navigator } = open(`&service=consultation&at=${halfPastTwo}&step=details`);
  await user.click(screen.getByRole("button", { name: "Book 2:30 PM" }));
  const [book] = mutationsOf(environment);
  await act(async () => {
    environment.mock.resolve(book!, {
      data: { book: { __typename: "SlugExpired", __isFailure: "SlugExpired", code: "SLUG_EXPIRED" } },
    });
  });
  const heading = await screen.findByRole("heading", { name: "This link is no longer valid" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
  expect(screen.getByRole("link", { name: "View our calendar" }).getAttribute("href")).toBe(
    "/widget/appointment/northside?timezone=America%2FNew_York",
  );
  expect(screen.getByText(/Your details are kept\./)).toBeDefined();
  expect(recallVisit(sessionStore()).answers.firstName).toBe("Margit");
  // The page of a link that is over is an error page: loaded again, it would stand in the place of this screen.
  expect(navigator.navigate).not.toHaveBeenCalled();
});
