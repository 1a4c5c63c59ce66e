import { act, fireEvent, screen, within } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage } from "../../testing/renderInApp.tsx";
import { ToastProvider } from "../layout/toasts.tsx";
import { page } from "./BoardPage.tsx";
import { createBoardData } from "./data/boardData.ts";

const pageWithToasts: typeof page = {
  ...page,
  Component: (props) => (
    <ToastProvider>
      <page.Component {...props} />
    </ToastProvider>
  ),
};

const permissions = ["bookings.change", "bookings.override", "calendar.manage", "calendar.read"];

const dates = ["2026-11-19", "2026-11-20", "2026-11-21"];

interface Options {
  readonly url?: string;
  readonly granted?: readonly string[];
  readonly board?: ReturnType<typeof createBoardData>;
}

function open({
  url = "/desk/calendar",
  granted = permissions,
  board = createBoardData({ dates }),
}: Options = {}) {
  return renderPage(pageWithToasts, {
    params: {},
    url,
    environment: createMockEnvironment(),
    resolvers: {
      Viewer: () => ({
        permissions: granted.map((permission) => ({ permission })),
        user: null,
      }),
      Business: () => ({
        name: "Northside Studio",
        accentColor: "#1f6f5c",
        timeZone: "UTC",
        hourCycle: "H24",
      }),
    },
    adjustData(data) {
      (data as { business: { board: unknown } }).business.board = board;
    },
  });
}

const getEntry = (name: RegExp, column = "Ada Park") =>
  within(screen.getByRole("group", { name: new RegExp(column) })).getByRole("button", { name });

/** The description for screen readers is the last element of an entry. */
const getName = (entry: Element | null) => entry?.lastElementChild?.textContent ?? "";

test("a day shows a column for each person with the hours booked", () => {
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Friday, November 20, 2026");
  const heads = screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"));
  expect(heads).toHaveLength(4);
  expect(screen.getByText("Ada Park").parentElement!.textContent).toContain("3.5 of 8 hr");
});

test("an entry names time, client, service, status and what needs attention", () => {
  open();
  const name = getName(getEntry(/^09:00/));
  expect(name).toBe("09:00 – 09:45, Mia Lindqvist, Haircut, Confirmed, First visit, Buffer after: 15 min");
});

test("arrow keys walk the entries, and Enter opens one", async () => {
  const { user, navigator } = open();
  getEntry(/^09:00/).focus();
  await user.keyboard("{ArrowDown}");
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(getName(document.activeElement)).toMatch(/^10:36/);
  await user.keyboard("{Enter}");
  expect(navigator.navigate).toHaveBeenCalledWith("/desk/bookings?booking=staff-0+2026-11-20+1");
});

async function liftAndMove(user: ReturnType<typeof open>["user"], keys: string) {
  getEntry(/^13:48/).focus();
  await user.keyboard("m");
  await user.keyboard(keys);
}

test("M lifts an entry, arrows speak the place, and Escape puts it back", async () => {
  const { user } = open();
  await liftAndMove(user, "{ArrowDown}");
  const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(statuses()).toContain("Fri, Nov 20, 14:00, Ada Park, Free");
  await user.keyboard("{Escape}");
  expect(statuses().some((text) => text?.includes("is back in its place"))).toBe(true);
});

test("M on an entry that cannot be moved says so and keeps the view", async () => {
  const { user, navigator } = open({ granted: ["calendar.read"] });
  getEntry(/^13:48/).focus();
  await user.keyboard("m");
  const statuses = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(statuses.some((text) => text?.endsWith("cannot be moved."))).toBe(true);
  expect(navigator.navigate).not.toHaveBeenCalled();
});

test("a drop asks first, moves at once, and undoes", async () => {
  const { user, environment } = open({
    board: createBoardData({ dates, people: 2, bookingsPerPerson: 3 }),
  });
  getEntry(/^14:20/).focus();
  await user.keyboard("m{ArrowDown}{ArrowDown}{Enter}");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Fri, Nov 20, 14:45");
  await user.click(within(dialog).getByRole("button", { name: /^Move to/ }));
  expect(getEntry(/^14:45/)).toBeDefined();
  const sent = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.name === "useBoardMovesMutation")!;
  expect(sent.request.variables["input"]).toMatchObject({
    booking: { id: "staff-0 2026-11-20 2" },
    startsAt: "2026-11-20T14:45:00.000Z",
    staff: "staff-0",
  });
  await act(async () =>
    environment.mock.resolve(sent, {
      data: {
        rescheduleBooking: {
          __typename: "StaffBusy",
          __isFailure: "StaffBusy",
          code: "STAFF_BUSY",
          reason: "BOOKED",
          day: { starts: ["2026-11-20T15:30:00.000Z"] },
        },
      },
    }),
  );
  const reload = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.name === "BoardPageQuery")!;
  await act(async () => environment.mock.reject(reload, new Error("offline")));
  const refused = await screen.findByRole("dialog");
  expect(refused.textContent).toContain("Already booked");
  expect(within(refused).getByRole("button", { name: "15:30" })).toBeDefined();
  expect(getName(document.querySelector("[data-entry='booking staff-0 2026-11-20 2']"))).toMatch(/^14:20/);
});

test("a move sends the line to the client and names what moves with it", async () => {
  const { user, fill, environment } = open({
    board: createBoardData({ dates, people: 2, bookingsPerPerson: 3 }),
  });
  getEntry(/^14:20/).focus();
  await user.keyboard("m{ArrowDown}{ArrowDown}{Enter}");
  const dialog = await screen.findByRole("dialog");
  const find = (name: string) =>
    environment.mock.getAllOperations().find(({ request }) => request.node.params.name === name)!;
  const line = (id: string, startsAt: string, status = "CONFIRMED") => ({
    id,
    startsAt,
    status,
    service: { id: "beard", name: "Beard trim" },
  });
  await act(async () =>
    environment.mock.resolve(find("LoadedMoveEffectsQuery"), {
      data: {
        node: {
          __typename: "Booking",
          id: "staff-0 2026-11-20 2",
          price: { amount: 4000, currency: "USD" },
          order: {
            id: "o1",
            isSeries: false,
            bookings: [
              line("staff-0 2026-11-20 2", "2026-11-20T14:20:00.000Z"),
              line("other", "2026-11-20T15:05:00.000Z"),
              line("gone", "2026-11-20T16:05:00.000Z", "CANCELLED"),
            ],
          },
        },
      },
    }),
  );
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Fri, Nov 20, 15:05 · Beard trim"]);
  expect(within(dialog).getByText("The price stays the same: $40.00")).toBeDefined();
  await fill(within(dialog).getByRole("textbox", { name: /^A line to the client/ }), "See you later");
  await user.click(within(dialog).getByRole("button", { name: /^Move to/ }));
  expect(find("useBoardMovesMutation").request.variables["input"]).toMatchObject({
    message: "See you later",
  });
});

test("a reader can open entries but not move or block", async () => {
  const { user } = open({ granted: ["calendar.read"] });
  getEntry(/^13:48/).focus();
  await user.keyboard("m{ArrowDown}{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a pointer press on an entry opens it once", () => {
  const { navigator } = open();
  fireEvent.click(getEntry(/^09:00/));
  expect(navigator.navigate).toHaveBeenCalledOnce();
});

test("a week shows the days of one person", () => {
  const week = createBoardData({
    dates: ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"],
  });
  open({ url: "/desk/calendar?view=week&column=staff-1", board: week });
  expect(screen.getAllByRole("group")).toHaveLength(7);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Staff member" }).value).toBe("staff-1");
});

test("the week of the team has a row for each person", () => {
  open({ url: "/desk/calendar?view=week&column=all" });
  expect(screen.getAllByRole("rowheader")).toHaveLength(4);
});

test("a month counts the appointments of each day", () => {
  open({ url: "/desk/calendar?view=month" });
  expect(screen.getByRole("link", { name: "Friday, November 20, 2026, 20 appointments" })).toBeDefined();
});

test("columns can be hidden, and the browser remembers it", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Columns" }));
  await user.click(screen.getByRole("checkbox", { name: "Ben Okafor" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getAllByRole("group")).toHaveLength(3);
  expect(localStorage.getItem("daybook.desk.board")).toContain("staff-1");
});

const lunch = {
  __typename: "Block",
  id: "lunch",
  startsAt: "2026-11-20T19:00:00.000Z",
  endsAt: "2026-11-20T20:00:00.000Z",
  reason: "Lunch",
  staff: [{ __typename: "Staff", id: "staff-0" }],
  resources: [],
};

function watchRequests({ mock }: ReturnType<typeof createMockEnvironment>) {
  const findSent = (name: string) =>
    mock.getAllOperations().find(({ request }) => request.node.params.name === name)!;
  const resolve = (name: string, data: object) =>
    act(async () => mock.resolve(findSent(name), { data } as never));
  return { findSent, resolve };
}

test("keys change the length and the time of a block, and Undo restores it", async () => {
  const { user, environment } = open({ board: { ...createBoardData({ dates }), blocks: [lunch] } as never });
  const { findSent, resolve } = watchRequests(environment);
  const speech = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

  getEntry(/^19:00/).focus();
  await user.keyboard("m{Shift>}{ArrowDown}{/Shift}");
  expect(speech()).toContain("Fri, Nov 20, 19:00 – 20:15, Ada Park, Free");
  await user.keyboard("{ArrowUp}");
  expect(speech()).toContain("Fri, Nov 20, 18:45 – 20:00, Ada Park, Free");
  await user.keyboard("{Enter}");
  expect(getEntry(/^18:45/)).toBeDefined();
  expect(findSent("useBlocksUpdateMutation").request.variables["input"]).toEqual({
    id: "lunch",
    startsAt: "2026-11-20T18:45:00.000Z",
    idempotencyKey: expect.any(String),
  });
  await resolve("useBlocksUpdateMutation", {
    updateBlock: {
      __typename: "UpdateBlockPayload",
      conflictingBookingsCount: 2,
      block: { ...lunch, startsAt: "2026-11-20T18:45:00.000Z" },
    },
  });
  await act(async () => environment.mock.reject(findSent("BoardPageQuery"), new Error("offline")));
  expect(screen.getByText("The block is changed. 2 appointments in it stay.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(findSent("useBlocksUpdateMutation").request.variables["input"]).toEqual({
    id: "lunch",
    startsAt: "2026-11-20T19:00:00.000Z",
    idempotencyKey: expect.any(String),
  });
});

test("Undo keeps the change of another desk", async () => {
  const { user, environment } = open({ board: { ...createBoardData({ dates }), blocks: [lunch] } as never });
  const { findSent, resolve } = watchRequests(environment);
  getEntry(/^19:00/).focus();
  await user.keyboard("m{ArrowUp}{Enter}");
  await resolve("useBlocksUpdateMutation", {
    updateBlock: {
      __typename: "UpdateBlockPayload",
      conflictingBookingsCount: 0,
      block: { ...lunch, startsAt: "2026-11-20T18:45:00.000Z", endsAt: "2026-11-20T21:00:00.000Z" },
    },
  });
  await act(async () => environment.mock.reject(findSent("BoardPageQuery"), new Error("offline")));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("The block was changed in the meantime and stays as it is.")).toBeDefined();
});

test("the dialog of a block changes its time over days and its reason", async () => {
  const { user, environment } = open({ board: { ...createBoardData({ dates }), blocks: [lunch] } as never });
  const { findSent } = watchRequests(environment);
  await user.click(getEntry(/^19:00/));
  const dialog = within(screen.getByRole("dialog", { name: "Lunch" }));
  expect(dialog.getByLabelText<HTMLInputElement>("From, time").value).toBe("19:00");
  fireEvent.change(dialog.getByLabelText("To, date"), { target: { value: "2026-11-19" } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("The end must be after the start.")).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText("To, date"));
  fireEvent.change(dialog.getByLabelText("To, date"), { target: { value: "2026-11-23" } });
  await user.clear(dialog.getByRole("textbox", { name: /^Reason/ }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(findSent("useBlocksUpdateMutation").request.variables["input"]).toEqual({
    id: "lunch",
    endsAt: "2026-11-23T20:00:00.000Z",
    reason: "",
    idempotencyKey: expect.any(String),
  });
});

test("a lifted block keeps a quarter of an hour, and Escape puts it back", async () => {
  const { user, environment } = open({ board: { ...createBoardData({ dates }), blocks: [lunch] } as never });
  getEntry(/^19:00/).focus();
  await user.keyboard("m{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  const speech = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(speech()).toContain("Fri, Nov 20, 19:00 – 19:15, Ada Park, Free");
  await user.keyboard("{Escape}");
  const sent = environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
  expect(sent).not.toContain("useBlocksUpdateMutation");
});
