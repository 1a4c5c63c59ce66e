import { act, screen, waitFor, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage } from "../../testing/renderInApp.tsx";
import { page } from "./ClientsPage.tsx";

const ada = { id: "contact_1", firstName: "Ada", lastName: "Byron", email: "ada@example.com", phone: null };
const duplicate = {
  id: "contact_2",
  firstName: "Ada",
  lastName: "King",
  email: "ada@example.org",
  phone: "+1 212 555 0142",
};
const none = { totalCount: 0, edges: [] };

const open = (permissions = ["bookings.read", "contacts.read", "contacts.manage"]) =>
  renderPage(page, {
    params: {},
    url: "/desk/clients?search=ada&client=contact_1",
    resolvers: {
      Viewer: () => ({
        name: "Mara",
        role: "OWNER",
        permissions: permissions.map((permission) => ({ permission })),
        user: { staff: null },
      }),
      Business: () => ({
        name: "Northside Studio",
        locale: "en",
        timeZone: "America/New_York",
        contacts: { ...none, pageInfo: { hasNextPage: false, endCursor: null } },
      }),
    },
    adjustData(data) {
      (data as { client?: object }).client = {
        __typename: "Contact",
        __isNode: "Contact",
        ...ada,
        isErased: false,
        dateOfBirth: null,
        bookingCount: 3,
        cancelledCount: 0,
        noShowCount: 0,
        upcoming: none,
        past: none,
        clientNotes: none,
        noteCount: { totalCount: 1 },
      };
    },
  });

const findOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
const respond = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(findOperations(environment, name).at(-1)!, { data } as never));
/** Each press sends one. */
const idempotencyKey = expect.any(String) as string;
const sent = (environment: MockEnvironment) =>
  findOperations(environment, "useMergeClientsMutation").at(-1)?.request.variables["input"] as unknown;

/** Opens the search, which begins with the client's name, and answers it. */
async function search({ user, environment }: ReturnType<typeof open>, others = [duplicate]) {
  await user.click(screen.getByRole("button", { name: "Merge with another client" }));
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Search clients/ });
  await waitFor(() => expect(findOperations(environment, "MergeSearchQuery")).toHaveLength(1));
  await respond(environment, "MergeSearchQuery", {
    business: {
      id: "business_1",
      contacts: {
        edges: [ada, ...others].map((node) => ({
          node: { ...node, bookingCount: 2, noteCount: { totalCount: 1 } },
        })),
      },
    },
  });
  return within(screen.getByRole("dialog")).getAllByRole("textbox").includes(field) ? field : null;
}

const isFocused = (element: Element | null) => document.activeElement === element;

test("offers the others with the name of the client, and not the client", async () => {
  const screenful = open();
  const field = await search(screenful);
  const dialog = screen.getByRole("dialog", { name: "Merge Ada Byron with another client" });
  expect(field?.value).toBe("Ada Byron");
  const names = within(within(dialog).getByRole("list", { name: "Clients" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Ada Kingada@example.org+1 212 555 0142"]);
});

test("says that no other client matches", async () => {
  await search(open(), []);
  expect(screen.getByText("No other client matches.")).toBeDefined();
});

test("shows both, swaps the one that stays, and asks with both names", async () => {
  const screenful = open();
  const { user, environment } = screenful;
  await search(screenful);
  await user.click(screen.getByRole("button", { name: /Ada King/ }));
  const question = screen.getByRole("alertdialog", { name: "Merge Ada King into Ada Byron?" });
  expect(isFocused(within(question).getByRole("radio", { name: /Ada Byron/ }))).toBe(true);
  const result = within(question).getByRole("region", { name: "After the merge" });
  expect(result.textContent).toContain("ada@example.com");
  expect(result.textContent).toContain("+1 212 555 0142");
  expect(result.textContent).toContain("2 appointments · 1 note");
  expect(question.textContent).toContain("A later booking with ada@example.org makes a new client.");

  await user.click(within(question).getByRole("radio", { name: /Ada King/ }));
  expect(screen.getByRole("alertdialog", { name: "Merge Ada Byron into Ada King?" })).toBeDefined();
  expect(result.textContent).toContain("ada@example.org");
  await user.click(within(question).getByRole("button", { name: "Merge clients" }));
  expect(sent(environment)).toEqual({ idempotencyKey, id: "contact_2", duplicate: "contact_1" });
});

test("opens the client that both are now, and keeps the search", async () => {
  const screenful = open();
  const { user, environment, navigator } = screenful;
  await search(screenful);
  await user.click(screen.getByRole("button", { name: /Ada King/ }));
  await user.click(screen.getByRole("button", { name: "Merge clients" }));
  expect(sent(environment)).toEqual({ idempotencyKey, id: "contact_1", duplicate: "contact_2" });
  await respond(environment, "useMergeClientsMutation", {
    mergeContacts: { __typename: "MergeContactsPayload", contact: { ...ada, id: "contact_2" } },
  });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(navigator.navigate).toHaveBeenLastCalledWith("/desk/clients?search=ada&client=contact_2");
});

test("explains that the other was erased meanwhile, and goes back to the search", async () => {
  const screenful = open();
  const { user, environment } = screenful;
  await search(screenful);
  await user.click(screen.getByRole("button", { name: /Ada King/ }));
  await user.click(screen.getByRole("button", { name: "Merge clients" }));
  await respond(environment, "useMergeClientsMutation", {
    mergeContacts: {
      __typename: "InvalidInput",
      __isFailure: "InvalidInput",
      message: "",
      issues: [{ code: "NOT_FOUND" }],
    },
  });
  expect(screen.getByRole("alert").textContent).toContain("erased or merged meanwhile");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(isFocused(screen.getByRole("textbox", { name: /Search clients/ }))).toBe(true);
});

test("is not offered to a reader", () => {
  open(["bookings.read", "contacts.read"]);
  expect(screen.queryByRole("button", { name: "Merge with another client" })).toBeNull();
});
