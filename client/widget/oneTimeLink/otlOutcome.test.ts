import { describe, expect, test } from "vitest";
import { widgetRoutes } from "../../widgetRoutes.ts";
import { matchRoute } from "../../router/routeTable.ts";
import { getOtlChoiceHref, getOtlHref, readOtlAddress } from "./otlAddress.ts";
import { getOtlOutcome } from "./otlOutcome.ts";

const business = {
  name: "Northside Studio",
  phone: "+1 212 555 0142",
  accentColor: "#1f6f5c",
  providers: { edges: [{ node: { slug: "northside" } }] },
};

function outcome(
  link: { __typename: string; services?: { slug: string }[] },
  address = "/widget/otl/welcome",
) {
  const url = new URL(address, "http://daybook.test");
  const service = { guestMode: "NONE", staff: [{ id: "staff_1", slug: "amara" }] };
  return getOtlOutcome(
    { ...business, service, oneTimeLink: link },
    readOtlAddress({ oneTimeSlug: "welcome" }, url),
    url,
  );
}

const live = (...slugs: string[]) => ({
  __typename: "OneTimeLink",
  services: slugs.map((slug) => ({ slug })),
});

describe("getOtlOutcome", () => {
  test("redirects a link for one service to its calendar with the query string", () => {
    expect(outcome(live("intro-call"), "/widget/otl/welcome?email=a@b.co")).toEqual({
      status: 302,
      redirect: "/widget/otl/welcome?email=a%40b.co&service=intro-call",
    });
    expect(outcome(live("intro-call"), "/widget/otl/welcome?service=intro-call")).toEqual({
      status: 200,
      isPrivate: true,
    });
  });

  test("shows the choice or the chosen calendar for several services", () => {
    expect(outcome(live("intro-call", "consultation"))).toEqual({ status: 200, isPrivate: true });
    expect(outcome(live("intro-call", "consultation"), "/widget/otl/welcome?service=consultation")).toEqual({
      status: 200,
      isPrivate: true,
    });
    expect(outcome(live("intro-call", "consultation"), "/widget/otl/welcome?service=massage")).toEqual({
      status: 302,
      redirect: "/widget/otl/welcome",
    });
  });

  test("removes an unknown staff member from the address", () => {
    const address = "/widget/otl/welcome?service=intro-call&staff=";
    expect(outcome(live("intro-call"), `${address}amara`).status).toBe(200);
    expect(outcome(live("intro-call"), `${address}nobody`)).toEqual({
      status: 302,
      redirect: "/widget/otl/welcome?service=intro-call",
    });
  });

  test("returns 410 with contact details for an expired link", () => {
    expect(outcome({ __typename: "SlugExpired" }, "/widget/otl/used?locale=de")).toEqual({
      status: 410,
      message: "Slug Expired",
      code: "SLUG_EXPIRED",
      help: {
        businessName: "Northside Studio",
        accentColor: "#1f6f5c",
        phone: "+1 212 555 0142",
        phoneHref: "tel:+12125550142",
        calendarHref: "/widget/appointment/northside?locale=de",
      },
    });
  });

  test("returns 404 with the specified text for an unknown or missing link", () => {
    const missing = { status: 404, message: "Cannot find calendar." };
    expect(outcome({ __typename: "OneTimeLinkNotFound" })).toEqual(missing);
    expect(outcome({ __typename: "%other" })).toEqual(missing);
    const url = new URL("http://daybook.test/widget/otl");
    expect(getOtlOutcome(null, readOtlAddress({}, url), url)).toEqual({
      status: 404,
      message: "Page not found: /widget/otl",
    });
  });
});

test("keeps the slug in the path or in the query", () => {
  const url = new URL("http://daybook.test/widget/otl?slug=welcome&at=x&date=2026-11-24&theme=dark");
  expect(readOtlAddress({}, url)).toEqual({ slug: "welcome", service: null });
  expect(getOtlHref(url, "intro-call")).toContain("slug=welcome");
  expect(getOtlChoiceHref(url)).toBe("/widget/otl?theme=dark&slug=welcome");
});

test.each([
  ["/widget/otl/welcome", { oneTimeSlug: "welcome" }],
  ["/widget/otl", {}],
])("accepts the address %s", (path, params) => {
  expect(matchRoute(widgetRoutes, path)).toMatchObject({
    kind: "page",
    route: { file: "widget/oneTimeLink/OtlPage.tsx" },
    params,
  });
});
