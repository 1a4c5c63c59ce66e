import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp, type RenderedInApp } from "../../testing/renderInApp.tsx";
import { CommandBar } from "./CommandBar.tsx";
import { DeskContext } from "./DeskContext.ts";

function open(permissions: readonly string[] = ["bookings.read", "contacts.read", "bookings.override"]) {
  const onChange = vi.fn();
  const desk = {
    timeZone: "America/New_York",
    hourCycle: "h12" as const,
    currency: "USD",
    ownStaffId: null,
    can: (permission: string) => permissions.includes(permission),
  };
  const rendered = renderInApp(
    <DeskContext value={desk}>
      <CommandBar isOpen onChange={onChange} />
    </DeskContext>,
  );
  return { ...rendered, onChange, field: screen.getByRole("combobox", { name: "Search and commands" }) };
}

const client = (id: string, firstName: string) => ({
  __typename: "Contact",
  id,
  firstName,
  lastName: "Lovelace",
  email: `${id}@example.com`,
  phone: null,
});
const booking = {
  __typename: "Booking",
  id: "b1",
  reference: "LOVE42",
  startsAt: "2026-11-24T17:00:00Z",
  contact: { id: "c1", firstName: "Ada", lastName: "Lovelace" },
  service: { id: "s1", name: "Haircut" },
};

const findOperation = ({ environment }: RenderedInApp, search: string) =>
  vi.waitFor(() => {
    const found = environment.mock
      .getAllOperations()
      .find(({ request }) => request.variables["search"] === search);
    if (found === undefined) throw new Error(`no query for ${search}`);
    return found;
  });
const resolve = async (app: RenderedInApp, search: string, hits: readonly object[]) => {
  const operation = await findOperation(app, search);
  await act(async () =>
    app.environment.mock.resolve(operation, { data: { business: { id: "b", search: hits } } } as never),
  );
};
const listOptions = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("CommandBar groups screens, actions, clients and bookings, and marks the match", async () => {
  const app = open();
  expect(listOptions("Screens")).toEqual(["Today", "Bookings", "Clients"]);
  expect(listOptions("Actions")).toEqual(["New booking", "Your account"]);
  await app.fill(app.field, "lov");
  expect(screen.getByText("Searching")).toBeDefined();
  await resolve(app, "lov", [booking, client("c1", "Ada")]);
  expect(listOptions("Clients")).toEqual(["Ada Lovelacec1@example.com"]);
  expect(listOptions("Bookings")).toEqual(["Ada Lovelace · HaircutTue, Nov 24, 12:00 PM · LOVE42"]);
  expect(screen.queryByRole("group", { name: "Screens" })).toBeNull();
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "Lov",
    "Lov",
    "LOV",
  ]);
  expect(screen.getByText("2 results")).toBeDefined();
});

test("CommandBar opens the option that the arrow keys reach", async () => {
  const app = open();
  await app.fill(app.field, "lov");
  await resolve(app, "lov", [booking, client("c1", "Ada")]);
  await app.user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true }).id).toBe(
    app.field.getAttribute("aria-activedescendant"),
  );
  await app.user.keyboard("{Enter}");
  expect(app.navigator.navigate).toHaveBeenCalledWith("/desk/bookings?booking=b1");
  expect(app.onChange).toHaveBeenCalledWith(false);
});

test("CommandBar cancels the query for an earlier text", async () => {
  const app = open();
  await app.fill(app.field, "lov");
  const earlier = await findOperation(app, "lov");
  await app.fill(app.field, "ela");
  // A query that nothing waits for any more cannot be resolved.
  expect(app.environment.mock.getAllOperations()).not.toContain(earlier);
  await resolve(app, "lovela", [client("c2", "Bo")]);
  expect(listOptions("Clients")).toEqual(["Bo Lovelacec2@example.com"]);
});

test("CommandBar says that nothing was found or that the search failed", async () => {
  const app = open();
  await app.fill(app.field, "xyz");
  await resolve(app, "xyz", []);
  expect(screen.getByText("Nothing found. Try a name, an email or a reference.")).toBeDefined();
  await app.fill(app.field, "abc");
  const operation = await findOperation(app, "xyzabc");
  await act(async () => app.environment.mock.reject(operation, new Error("offline")));
  expect(screen.getByText("That did not work. Please try again.")).toBeDefined();
});

test("CommandBar searches nothing for a user who may not read bookings", async () => {
  const app = open([]);
  await app.fill(app.field, "acc");
  expect(listOptions("Actions")).toEqual(["Your account"]);
  expect(screen.queryByText("Searching")).toBeNull();
});
