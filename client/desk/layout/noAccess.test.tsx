import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../testing/renderInApp.tsx";
import { page } from "../clients/ClientsPage.tsx";

const open = (permissions: readonly string[]) =>
  renderPage(page, {
    params: {},
    url: "/desk/clients",
    resolvers: {
      Business: () => ({ accentColor: "#1f6f5c", locale: "en", timeZone: "UTC", hourCycle: "H12" }),
      Viewer: () => ({
        name: "Amara",
        role: "STAFF",
        permissions: permissions.map((permission) => ({ permission })),
        user: { staff: null },
      }),
      ContactConnection: () => ({ totalCount: 0, edges: [] }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
  });

const NOTICE = "Your role does not include this screen.";

test("replaces a screen that the role does not include, with a link back", () => {
  open(["bookings.read"]);
  expect(screen.getByText(NOTICE)).toBeDefined();
  expect(screen.queryByText(/No clients yet/)).toBeNull();
  const back = within(screen.getByRole("main")).getByRole("link", { name: "Back to “Today”" });
  expect(back.getAttribute("href")).toBe("/desk");
});

test("leads to the account without any screen", () => {
  open([]);
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Your account" }).getAttribute("href")).toBe("/account");
});

test("shows the screen to a role that includes it", () => {
  open(["contacts.read"]);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(screen.getByText(/No clients yet/)).toBeDefined();
});
