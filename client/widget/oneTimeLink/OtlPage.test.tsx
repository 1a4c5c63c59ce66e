import { getSessionStorage } from "../../shared/webStorage.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadDraft } from "../booking/flow/bookingDraft.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import { saveHeldDraft } from "../testing/heldDraft.ts";
import { getMutations, halfPastTwo, mockFailure, mockServiceResolvers } from "../testing/testData.ts";
import { page } from "./OtlPage.tsx";
import { loadLazyModules } from "../testing/loadLazyModules.ts";
import { pressContinue } from "../../testing/pressContinue.ts";

beforeAll(loadLazyModules);

const services = [
  { id: "service_0", slug: "intro-call", name: "Intro call", price: null },
  { id: "service_1", slug: "consultation", name: "Consultation", price: null },
];

function open(search = "", of: readonly object[] = services) {
  const business = {
    providers: { edges: [{ node: { slug: "northside" } }] },
    oneTimeLink: { __typename: "OneTimeLink", slug: "welcome", name: "A first visit on us", services: of },
  };
  const { Service, ...answers } = mockServiceResolvers({}, { business });
  return renderPage(page, {
    params: { oneTimeSlug: "welcome" },
    url: `/widget/otl/welcome?timezone=America/New_York${search}`,
    resolvers: {
      ...answers,
      ...(search.includes("service=") ? { Service } : {}),
    },
  });
}

test("OtlPage lists the services of a link and keeps the query string", () => {
  open("&email=a@b.co");
  expect(screen.getByRole("heading", { level: 1, name: "A first visit on us" })).toBeDefined();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    ["intro-call", "consultation"].map(
      (slug) => `/widget/otl/welcome?timezone=America%2FNew_York&email=a%40b.co&service=${slug}`,
    ),
  );
});

test("OtlPage links the calendar back to the choice", () => {
  open("&service=consultation&date=2026-11-24");
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.getByRole("link", { name: "A first visit on us" }).getAttribute("href")).toBe(
    "/widget/otl/welcome?timezone=America%2FNew_York",
  );
});

test("OtlPage shows no link back for a single service", () => {
  open("&service=consultation", services.slice(1));
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "A first visit on us" })).toBeNull();
});

test("OtlPage explains a link without bookable services", () => {
  open("", []);
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
});

test("OtlPage sends the link's slug with a hold", async () => {
  const { user, environment } = open(`&service=consultation&at=${halfPastTwo}`);
  await pressContinue(user, "2:30 PM");
  expect(getMutations(environment)[0]!.request.variables["input"]).toMatchObject({ oneTimeLink: "welcome" });
});

test("OtlPage keeps the input and shows a phone number when the link expires", async () => {
  saveHeldDraft();
  const { user, environment, navigator } = open(`&service=consultation&at=${halfPastTwo}&step=details`);
  await user.click(screen.getByRole("button", { name: "Book 2:30 PM" }));
  const [book] = getMutations(environment);
  await act(async () => {
    environment.mock.resolve(book!, { data: { book: mockFailure("SlugExpired") } });
  });
  const heading = await screen.findByRole("heading", { name: "This link is no longer valid" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
  expect(screen.getByRole("link", { name: "View our calendar" }).getAttribute("href")).toBe(
    "/widget/appointment/northside?timezone=America%2FNew_York",
  );
  expect(screen.getByText(/Your details are kept\./)).toBeDefined();
  expect(loadDraft(getSessionStorage()).answers.firstName).toBe("Margit");
  // A reload would replace this screen by the error page of an expired link.
  expect(navigator.navigate).not.toHaveBeenCalled();
});
