import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/renderInApp.tsx";
import { page } from "../page/BlocksPage.tsx";

const business = {
  slug: "harbor",
  name: "Harbor",
  tagline: "Talks by the sea",
  locale: "en",
  timeZone: "America/New_York",
  accentColor: "#1f6f5c",
  hourCycle: "H12",
  isZoneLocked: false,
  logo: null,
  phone: "+1 212 555-0199",
  email: "hello@harbor.example",
  address: "1 Pier\nNew York",
  isTrial: false,
  isSuspended: false,
  site: null,
};
const talk = {
  id: "service_1",
  slug: "talk",
  name: "Talk",
  description: "",
  picture: null,
  durationMinutes: 30,
  pricePer: "LINE",
  price: { amount: 4000, currency: "USD" },
};

function open(changes: object = {}, services: readonly object[] = [talk]) {
  return renderPage(page, {
    params: {},
    url: "/",
    resolvers: {
      Business: () => ({ ...business, ...changes }),
      ServiceConnection: () => ({ edges: services.map((node) => ({ node })) }),
    },
  });
}

it("shows the name, the contact data and a card for each service", () => {
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Harbor");
  expect(screen.getByText("Talks by the sea")).toBeDefined();
  expect(screen.getByRole("link", { name: business.phone }).getAttribute("href")).toBe("tel:+12125550199");
  expect(screen.getByRole("link", { name: business.email }).getAttribute("href")).toBe(
    "mailto:hello@harbor.example",
  );
  expect(screen.getByText(/1 Pier/)).toBeDefined();
  const card = screen.getByRole("link", { name: /^Talk/ });
  expect(card.getAttribute("href")).toBe("/widget/appointment/service/talk");
  expect(card.textContent).toMatch(/30 min.*\$40\.00/);
});

it("shows a sentence instead of cards when no service is published", () => {
  open({}, []);
  expect(screen.getByText(/You can book here soon/)).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
});

it("says that nothing can be booked while the business is suspended", () => {
  open({ isSuspended: true });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    "Online booking is not available at the moment",
  );
  expect(screen.getByText(/can still be viewed and cancelled/)).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
});

it("shows the hints for setting up in a trial only", () => {
  open();
  expect(screen.queryByRole("complementary")).toBeNull();
});

it("names the commands, pages and lines that set up a business in a trial", () => {
  open({ isTrial: true });
  const hints = within(screen.getByRole("complementary", { name: "Set up this business" }));
  expect(hints.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/account/sign-in",
    "/developers/owners",
    "/developers/",
  ]);
  expect(hints.getByText(/owner add EMAIL --business harbor/)).toBeDefined();
  expect(hints.getByText(/embed\.js/).textContent).toContain(
    '<script src="http://daybook.test/embed.js"></script>\n<daybook-widget service="talk"></daybook-widget>',
  );
});

it("answers 200 without caching or indexing, under the name of the business", () => {
  const data = { business: { name: "Harbor", tagline: "Talks by the sea", site: null } };
  const url = new URL("http://daybook.test/");
  expect(page.outcome(data, {}, url)).toEqual({ status: 200, isPrivate: true });
  expect(page.title(data, undefined as never)).toBe("Harbor");
  expect(page.head?.(data, {}, url, undefined as never)).toMatchObject({
    isIndexed: false,
    description: "Talks by the sea",
  });
});

it("queries the business for `/` only, and never in a preview", () => {
  const isHome = (path: string, params = {}) =>
    page.variables(params, new URL(`http://daybook.test${path}`))["isHome"];
  expect(isHome("/")).toBe(true);
  expect(isHome("/about", { path: "about" })).toBe(false);
  expect(isHome("/v2/preview/spring", { id: "spring" })).toBe(false);
});

it("answers 404 for another path, and for a host without a business", () => {
  const url = new URL("http://daybook.test/about");
  expect(page.outcome({ business: { site: null } }, {}, url)).toEqual({
    status: 404,
    message: "Page not found: /about",
  });
  expect(page.outcome({ business: null }, {}, new URL("http://daybook.test/"))).toMatchObject({
    status: 404,
  });
});
