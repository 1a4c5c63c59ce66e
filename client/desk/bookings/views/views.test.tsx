import { act, screen, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage, type RenderedInApp } from "../../../testing/renderInApp.tsx";
import { page } from "../BookingsPage.tsx";

const view = (change: object = {}) => ({
  __typename: "SavedView",
  id: "v1",
  name: "This week",
  query: "when=week",
  isShared: false,
  isOwn: true,
  maker: "Olive",
  ...change,
});

function open(url: string, views: readonly object[], permissions = ["bookings.read", "bookings.change"]) {
  return renderPage(page, {
    params: {},
    url,
    resolvers: {
      Business: () => ({
        name: "Northside",
        accentColor: "#1f6f5c",
        locale: "en",
        timeZone: "UTC",
        hourCycle: "H12",
      }),
      Viewer: () => ({
        name: "Olive",
        role: "OWNER",
        permissions: permissions.map((permission) => ({ permission })),
        user: { staff: null },
      }),
      BookingConnection: () => ({ totalCount: 0, edges: [] }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
    adjustData(data) {
      (data as { business: { savedViews: object } }).business.savedViews = views;
    },
  });
}

const operation = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().find(({ request }) => request.node.params.name === name)!;
const getInput = (environment: MockEnvironment, name: string) =>
  operation(environment, name).request.variables["input"] as object;
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(operation(environment, name), { data } as never));
const nav = () => within(screen.getByRole("navigation", { name: "Saved views" }));
async function choose({ user }: Pick<RenderedInApp, "user">, name: string) {
  await user.click(nav().getByRole("button", { name: "Change the view “This week”" }));
  await user.click(nav().getByRole("button", { name }));
}

test("shows nothing without views and filters", () => {
  open("/desk/bookings", []);
  expect(screen.queryByRole("navigation", { name: "Saved views" })).toBeNull();
});

test("saves the present filters under a name, and opens the view", async () => {
  const { user, environment, fill, navigator } = open("/desk/bookings?status=CONFIRMED&booking=b1", []);
  await user.click(nav().getByRole("button", { name: "Save view" }));
  const dialog = within(screen.getByRole("dialog", { name: "Save the present filters as a view" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("This field is required.")).toBeDefined();
  await fill(dialog.getByRole("textbox", { name: "Name" }), " Confirmed ");
  await user.click(dialog.getByRole("checkbox", { name: "Share with your team" }));
  await user.dblClick(dialog.getByRole("button", { name: "Save" }));
  expect(getInput(environment, "useViewActionsCreateMutation")).toMatchObject({
    name: "Confirmed",
    query: "status=CONFIRMED",
    isShared: true,
  });
  await answer(environment, "useViewActionsCreateMutation", {
    createSavedView: {
      __typename: "CreateSavedViewPayload",
      savedView: view({ id: "v2", name: "Confirmed", query: "status=CONFIRMED", isShared: true }),
    },
  });
  expect(navigator.navigate).toHaveBeenLastCalledWith("/desk/bookings?status=CONFIRMED&view=v2", {
    replace: true,
  });
  expect(nav().getByRole("link", { name: "Confirmed" }).getAttribute("href")).toBe(
    "/desk/bookings?status=CONFIRMED&view=v2",
  );
});

test("takes the present filters, and names the change on the tab", async () => {
  const { user, environment } = open("/desk/bookings?when=month&view=v1", [view()]);
  const tab = nav().getByRole("link", { name: "This week Filters changed" });
  expect(tab.getAttribute("aria-current")).toBe("page");
  await choose({ user }, "Use the present filters");
  expect(getInput(environment, "useViewActionsUpdateMutation")).toMatchObject({
    id: "v1",
    query: "when=month",
  });
  await answer(environment, "useViewActionsUpdateMutation", {
    updateSavedView: { __typename: "UpdateSavedViewPayload", savedView: view({ query: "when=month" }) },
  });
  expect(nav().getByRole("link", { name: "This week" })).toBe(tab);
});

test("deletes a view and leads the focus to the list of views", async () => {
  const { user, environment, navigator } = open("/desk/bookings?when=week&view=v1", [view()]);
  await choose({ user }, "Delete view");
  await answer(environment, "useViewActionsDeleteMutation", {
    deleteSavedView: { __typename: "DeleteSavedViewPayload", deletedId: "v1" },
  });
  expect(navigator.navigate).toHaveBeenLastCalledWith("/desk/bookings?when=week", { replace: true });
  expect(nav().queryByRole("link", { name: "This week" })).toBeNull();
  expect(document.activeElement).toBe(nav().getByRole("link", { name: "All bookings" }));
});

test.each([
  ["a shared view of another user", { isOwn: false, isShared: true }, ["bookings.change"], false],
  ["a shared view for an owner", { isOwn: false, isShared: true }, ["business.manage"], true],
  ["a view of the user", {}, [], true],
])("offers changes of %s: %s", (_name, change, permissions, expected) => {
  open("/desk/bookings?when=week&view=v1", [view(change)], ["bookings.read", ...permissions]);
  expect(nav().queryAllByRole("button", { name: "Change the view “This week”" })).toHaveLength(
    expected ? 1 : 0,
  );
});
