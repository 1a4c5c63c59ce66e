import { act, screen, waitFor, within } from "@testing-library/react";
import { commitLocalUpdate } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { ConnectionError } from "../../relay/retry.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import { page } from "./ClientsPage.tsx";

const people = [
  {
    id: "contact_1",
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    phone: "+1 212 555 0142",
  },
  { id: "contact_2", firstName: "Bo", lastName: "Zander", email: "bo@example.com", phone: null },
];
const allPermissions = ["bookings.read", "contacts.read", "contacts.manage"];

const bookings = (startsAt: string, status: string, name: string) => ({
  totalCount: 1,
  edges: [{ node: { id: `booking_${name}`, startsAt, status, service: { id: `service_${name}`, name } } }],
});

const client = {
  __typename: "Contact",
  __isNode: "Contact",
  ...people[0],
  isErased: false,
  dateOfBirth: "1815-12-10",
  bookingCount: 12,
  cancelledCount: 2,
  noShowCount: 1,
  upcoming: bookings("2026-12-01T15:00:00Z", "CONFIRMED", "Massage"),
  past: bookings("2026-11-01T15:00:00Z", "COMPLETED", "Yoga"),
  clientNotes: {
    totalCount: 1,
    edges: [
      {
        node: {
          id: "note_1",
          text: "Allergic to nuts",
          author: "Mara",
          createdAt: "2026-11-02T15:00:00Z",
        },
      },
    ],
  },
};

function open(url: string, permissions = allPermissions, clients = people) {
  return renderPage(page, {
    params: {},
    url,
    resolvers: {
      Viewer: () => ({
        name: "Mara",
        role: "OWNER",
        permissions: permissions.map((permission) => ({ permission })),
        user: { staff: null },
      }),
      Business: () => ({
        name: "Northside Studio",
        accentColor: "#1f6f5c",
        locale: "en",
        timeZone: "America/New_York",
        hourCycle: "H12",
        currency: "USD",
        contacts: {
          totalCount: clients.length,
          edges: clients.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
    },
    adjustData(data) {
      const answer = data as { client?: object };
      if (answer.client) answer.client = client;
    },
  });
}

const findOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(findOperations(environment, name).at(-1)!, { data } as never));
/** Each press sends one. */
const idempotencyKey = expect.any(String) as string;
const sent = (environment: MockEnvironment, name: string) =>
  findOperations(environment, name).at(-1)?.request.variables["input"] as unknown;

test("lists clients with links that keep the search", () => {
  open("/desk/clients?search=a");
  const list = screen.getByRole("region", { name: "List of clients" });
  expect(within(list).getByText("2 clients")).toBeDefined();
  const link = within(list).getByRole("link", { name: /Ada Lovelace/ });
  expect(link.getAttribute("href")).toBe("/desk/clients?search=a&client=contact_1");
  expect(link.textContent).toContain("ada@example.com · +1 212 555 0142");
});

test("searches after a pause in the typing, and at once with Enter", async () => {
  const { user, navigator } = open("/desk/clients");
  const field = screen.getByRole("textbox", { name: "Search clients" });
  await user.type(field, "ada{Enter}");
  expect(navigator.navigate).toHaveBeenCalledWith("/desk/clients?search=ada", { replace: true });
  await user.type(field, "x");
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenLastCalledWith("/desk/clients?search=adax", { replace: true }),
  );
});

test("says that no client matches", () => {
  open("/desk/clients?search=nobody", allPermissions, []);
  expect(screen.getByText("No client matches “nobody”.")).toBeDefined();
});

test("shows details, counts, appointments and notes of the open client", () => {
  open("/desk/clients?client=contact_1");
  const panel = screen.getByRole("region", { name: "Client" });
  expect(within(panel).getByRole("heading", { name: "Ada Lovelace" })).toBeDefined();
  expect(within(panel).getByRole("link", { name: "ada@example.com" }).getAttribute("href")).toBe(
    "mailto:ada@example.com",
  );
  expect(within(panel).getByRole("link", { name: "+1 212 555 0142" }).getAttribute("href")).toBe(
    "tel:+12125550142",
  );
  expect(within(panel).getByText("December 10, 1815", { exact: false })).toBeDefined();
  const upcoming = within(panel).getByRole("region", { name: /Upcoming/ });
  expect(within(upcoming).getByRole("link").textContent).toMatch(/10:00\sAM.*Massage.*Confirmed/);
  expect(within(panel).getByRole("region", { name: /History/ }).textContent).toContain("Yoga");
  expect(within(panel).getByText("Allergic to nuts")).toBeDefined();
  expect(within(panel).getByRole("link", { name: "All clients" }).getAttribute("href")).toBe("/desk/clients");
});

test("hides the buttons of managers from a reader", () => {
  open("/desk/clients?client=contact_1", ["bookings.read", "contacts.read"]);
  for (const name of ["Edit details", "Export data", "Erase", "Delete the note of Mon, Nov 2"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("adds a note, keeps it after a failure, and rejects an empty one", async () => {
  const { user, environment, fill } = open("/desk/clients?client=contact_1");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(screen.getByText("This field is required.")).toBeDefined();
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
  await fill(field(), "Calls ahead");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(sent(environment, "ClientNotesCreateMutation")).toEqual({
    idempotencyKey,
    contact: "contact_1",
    text: "Calls ahead",
  });
  await answer(environment, "ClientNotesCreateMutation", {
    createContactNote: { __typename: "InvalidInput", __isFailure: "InvalidInput", message: "No" },
  });
  expect(field().value).toBe("Calls ahead");
  expect(sessionStorage.getItem("daybook.desk.text new contact_1")).toBe("Calls ahead");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  const contactNote = {
    id: "note_2",
    text: "Calls ahead",
    author: "Mara",
    createdAt: "2026-11-03T15:00:00Z",
  };
  await answer(environment, "ClientNotesCreateMutation", {
    createContactNote: { __typename: "CreateContactNotePayload", contactNote },
  });
  expect(field().value).toBe("");
  expect(sessionStorage.getItem("daybook.desk.text new contact_1")).toBeNull();
  expect(screen.getAllByText("Calls ahead")).toHaveLength(1);
});

test("changes and deletes a note after a question", async () => {
  const { user, environment } = open("/desk/clients?client=contact_1");
  await user.click(screen.getByRole("button", { name: /Edit the note of/ }));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Change the note" });
  expect(field.value).toBe("Allergic to nuts");
  await user.type(field, " and milk");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent(environment, "ClientNoteUpdateMutation")).toEqual({
    idempotencyKey,
    id: "note_1",
    text: "Allergic to nuts and milk",
  });
  await answer(environment, "ClientNoteUpdateMutation", {
    updateContactNote: {
      __typename: "UpdateContactNotePayload",
      contactNote: {
        id: "note_1",
        text: "Allergic to nuts and milk",
        author: "Mara",
        createdAt: "2026-11-02T15:00:00Z",
      },
    },
  });
  expect(screen.getByText("Allergic to nuts and milk")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /Delete the note of/ }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await answer(environment, "ClientNoteDeleteMutation", {
    deleteContactNote: { __typename: "DeleteContactNotePayload", deletedId: "note_1" },
  });
  expect(screen.queryByText("Allergic to nuts and milk")).toBeNull();
});

test("asks with the name before an erasure, and again for upcoming appointments", async () => {
  const { user, environment } = open("/desk/clients?client=contact_1");
  await user.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = screen.getByRole("alertdialog", { name: "Erase all data of Ada Lovelace?" });
  await user.click(within(dialog).getByRole("button", { name: "Erase" }));
  expect(sent(environment, "EraseClientMutation")).toEqual({
    idempotencyKey,
    id: "contact_1",
    cancelBookings: false,
  });
  await answer(environment, "EraseClientMutation", {
    eraseContact: {
      __typename: "BookingsAhead",
      __isFailure: "BookingsAhead",
      message: "",
      conflictingBookingsCount: 2,
    },
  });
  expect(dialog.textContent).toContain("2 upcoming appointments are cancelled first");
  await user.click(within(dialog).getByRole("button", { name: "Cancel appointments and erase" }));
  expect(sent(environment, "EraseClientMutation")).toEqual({
    idempotencyKey,
    id: "contact_1",
    cancelBookings: true,
  });
});

test("sends only changed details, shows issues, and merges after a second press", async () => {
  const { user, environment } = open("/desk/clients?client=contact_1");
  await user.click(screen.getByRole("button", { name: "Edit details" }));
  const email = screen.getByRole("textbox", { name: "Email" });
  await user.clear(email);
  await user.type(email, "bo@example.com");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent(environment, "EditClientMutation")).toEqual({
    idempotencyKey,
    id: "contact_1",
    email: "bo@example.com",
  });
  const failWith = (path: string, code: string, message: string) =>
    answer(environment, "EditClientMutation", {
      updateContact: {
        __typename: "InvalidInput",
        __isFailure: "InvalidInput",
        message,
        issues: [{ path: [path], code, message }],
      },
    });
  await failWith("email", "TAKEN", "This is already taken.");
  expect(screen.getByText(/Another client has the address bo@example.com/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Merge clients" }));
  expect(sent(environment, "EditClientMutation")).toEqual({
    idempotencyKey,
    id: "contact_1",
    email: "bo@example.com",
    merge: true,
  });
  await failWith("phone", "INVALID_PHONE", "Phone number is invalid.");
  expect(screen.getByText("Phone number is invalid.")).toBeDefined();
});

test("shows unsaved details again after a reload, until they are closed", async () => {
  const first = open("/desk/clients?client=contact_1");
  await first.user.click(screen.getByRole("button", { name: "Edit details" }));
  await first.fill(screen.getByRole("textbox", { name: "Last name" }), " King");
  first.unmount();
  const { user } = open("/desk/clients?client=contact_1");
  const lastName = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Last name" });
  expect(lastName().value).toBe("Lovelace King");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: "Edit details" }));
  expect(lastName().value).toBe("Lovelace");
});

test("names a detail that another person has changed meanwhile, and sends only its own", async () => {
  const { user, environment, fill } = open("/desk/clients?client=contact_1");
  await user.click(screen.getByRole("button", { name: "Edit details" }));
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: /^Phone/ });
  await user.clear(phone);
  await fill(phone, "+1 212 555 0199");
  act(() =>
    commitLocalUpdate(environment, (store) => {
      store.get("contact_1")?.setValue("+1 212 555 0100", "phone");
      store.get("contact_1")?.setValue("Augusta", "firstName");
    }),
  );
  expect(screen.getByText("Changed by another person meanwhile: +1 212 555 0100")).toBeDefined();
  expect(phone.value).toBe("+1 212 555 0199");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe("Augusta");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent(environment, "EditClientMutation")).toEqual({
    idempotencyKey,
    id: "contact_1",
    phone: "+1 212 555 0199",
  });
});

test("shows a changed note again after a reload", async () => {
  const first = open("/desk/clients?client=contact_1");
  await first.user.click(screen.getByRole("button", { name: /Edit the note of/ }));
  await first.fill(screen.getByRole("textbox", { name: "Change the note" }), " and eggs");
  first.unmount();
  open("/desk/clients?client=contact_1");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Change the note" }).value).toBe(
    "Allergic to nuts and eggs",
  );
});

test("sends the same note once more after a lost connection", async () => {
  const { user, environment, fill } = open("/desk/clients?client=contact_1");
  await fill(screen.getByRole("textbox", { name: "New note" }), "Calls ahead");
  const add = screen.getByRole("button", { name: "Add note" });
  await user.click(add);
  const first = sent(environment, "ClientNotesCreateMutation");
  await act(async () =>
    environment.mock.reject(
      findOperations(environment, "ClientNotesCreateMutation").at(-1)!,
      new ConnectionError("offline"),
    ),
  );
  await user.click(add);
  expect(findOperations(environment, "ClientNotesCreateMutation")).toHaveLength(1);
  expect(sent(environment, "ClientNotesCreateMutation")).toEqual(first);
});
