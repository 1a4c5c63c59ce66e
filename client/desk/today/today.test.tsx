import { act, screen, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionError } from "../../relay/retry.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import type { ChangeListener } from "../live/changeStream.ts";
import { LiveProvider } from "../live/LiveProvider.tsx";
import { ToastProvider } from "../layout/toasts.tsx";
import { page } from "./TodayPage.tsx";

const NOW = "2026-11-24T16:10:00Z";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  return () => vi.useRealTimers();
});

interface TestBooking {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: string;
  readonly client: string;
}

const booking = ({ id, startsAt, endsAt, status, client }: TestBooking) => ({
  node: {
    __typename: "Booking",
    id,
    startsAt,
    endsAt,
    status,
    contact: { id: `contact-${id}`, firstName: client, lastName: "Lee" },
    service: { id: "service", name: "Consultation" },
    staff: [{ id: "staff-1", name: "Amara Osei" }],
  },
});

const day: readonly TestBooking[] = [
  {
    id: "b1",
    startsAt: "2026-11-24T15:00:00Z",
    endsAt: "2026-11-24T15:30:00Z",
    status: "COMPLETED",
    client: "Ada",
  },
  {
    id: "b2",
    startsAt: "2026-11-24T17:00:00Z",
    endsAt: "2026-11-24T17:30:00Z",
    status: "CONFIRMED",
    client: "Bo",
  },
];
const request: TestBooking = {
  id: "r1",
  startsAt: "2026-11-26T15:00:00Z",
  endsAt: "2026-11-26T15:30:00Z",
  status: "REQUESTED",
  client: "Di",
};

let stream: ChangeListener;
const openStream = (listener: ChangeListener) => {
  stream = listener;
  return () => {};
};

function open(
  permissions: readonly string[],
  bookings = day,
  requests = [request],
  problems: readonly object[] = [],
  more = 0,
) {
  return renderPage(
    {
      ...page,
      Component: (props) => (
        <ToastProvider>
          <LiveProvider openStream={openStream}>
            <page.Component {...props} />
          </LiveProvider>
        </ToastProvider>
      ),
    },
    {
      params: {},
      url: "/desk",
      resolvers: {
        Viewer: () => ({
          name: "Olive Owner",
          role: "OWNER",
          permissions: permissions.map((permission) => ({ permission })),
          user: { id: "user", staff: null },
        }),
        Business: () => ({
          name: "Northside",
          timeZone: "America/New_York",
          hourCycle: "H12",
          currency: "USD",
          accentColor: "#1f6f5c",
          locale: "en",
        }),
      },
      adjustData(data) {
        const { business } = data as { business: Record<string, unknown> };
        const [ended, next] = [true, false].map((hasEnded) =>
          bookings.filter(({ endsAt }) => endsAt <= NOW === hasEnded),
        );
        business["ended"] = { totalCount: ended!.length + more, edges: ended!.map(booking) };
        business["next"] = { totalCount: next!.length + more, edges: next!.map(booking) };
        business["remaining"] = { totalCount: next!.length + more };
        business["requests"] = { totalCount: requests.length, edges: requests.map(booking) };
        business["unpaid"] = { totalCount: 0, edges: [] };
        business["problems"] = problems;
      },
    },
  );
}

const ALL = ["bookings.read", "bookings.decide", "bookings.change", "bookings.override", "calendar.read"];
const getOperation = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().find(({ request: { node } }) => node.params.name === name)!;
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(getOperation(environment, name), { data } as never));

test("shows today's appointments of the business's zone, and the present minute between them", () => {
  open(ALL);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tuesday, November 24, 2026");
  const list = within(screen.getByRole("region", { name: "Appointments" })).getAllByRole("listitem");
  expect(list.map(({ textContent }) => textContent)).toEqual([
    "10:00 AM10:30 AMAda LeeConsultation · Amara OseiCompleted",
    "11:10 AM",
    "12:00 PM12:30 PMBo LeeConsultation · Amara OseiConfirmed",
  ]);
  expect(screen.getByText("Still to come").nextSibling!.textContent).toBe("1");
});

test("counts the appointments that the list leaves out, and links to them", () => {
  open(ALL, day, [], [], 1_200);
  expect(screen.getByText("Appointments today").nextSibling!.textContent).toBe("2,402");
  expect(screen.getByText("Still to come").nextSibling!.textContent).toBe("1,201");
  for (const name of ["1,200 earlier appointments", "1,200 later appointments"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/desk/bookings?when=today");
});

const getLoads = (environment: MockEnvironment) =>
  environment.mock
    .getAllOperations()
    .filter(({ request: { node } }) => node.params.name === "TodayPageQuery");

test("loads again after a lost connection, although an earlier load still waits", () => {
  const { environment } = open(ALL);
  const execute = vi.spyOn(environment, "execute");
  act(() => stream.onOpen(false));
  expect(execute).toHaveBeenCalledTimes(1);
  act(() => stream.onLost());
  act(() => stream.onOpen(true));
  expect(execute).toHaveBeenCalledTimes(2);
});

test("loads again when the date changes", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: Date.parse("2026-11-25T04:59:30Z") });
  const { environment } = open(ALL);
  const before = getLoads(environment).length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(getLoads(environment)).toHaveLength(before + 1);
});

test("approves a request", async () => {
  const { user, environment } = open(ALL);
  await user.click(screen.getByRole("button", { name: "Approve the request of Di Lee" }));
  expect(getOperation(environment, "useApprovalMutation").request.variables).toMatchObject({
    input: { id: "r1" },
  });
  await answer(environment, "useApprovalMutation", {
    approveBooking: { __typename: "ApproveBookingPayload", booking: { id: "r1", status: "CONFIRMED" } },
  });
  expect(screen.queryByRole("button", { name: "Approve the request of Di Lee" })).toBeNull();
  expect(screen.getByText("Approved: Di Lee")).toBeDefined();
});

test("says why when another person has decided the request", async () => {
  const { user, environment } = open(ALL);
  await user.click(screen.getByRole("button", { name: "Approve the request of Di Lee" }));
  await answer(environment, "useApprovalMutation", {
    approveBooking: {
      __typename: "StatusConflict",
      __isFailure: "StatusConflict",
      code: "STATUS_CONFLICT",
    },
  });
  await answer(environment, "RequestCardQuery", {
    node: { __typename: "Booking", id: "r1", status: "DECLINED" },
  });
  expect(screen.getByText("Not done: the status of this booking is now “Declined”.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Approve the request of Di Lee" })).toBeNull();
});

test("declines a request after a question with the name of the client", async () => {
  const { user, environment } = open(ALL);
  await user.click(screen.getByRole("button", { name: "Decline the request of Di Lee" }));
  const dialog = screen.getByRole("alertdialog", { name: "Decline the request of Di Lee?" });
  await user.click(within(dialog).getByRole("button", { name: "Decline" }));
  await answer(environment, "DeclineDialogMutation", {
    declineBooking: { __typename: "DeclineBookingPayload", booking: { id: "r1", status: "DECLINED" } },
  });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByText("Declined: Di Lee")).toBeDefined();
});

test("tells the clients of a person who is late", async () => {
  const { user, environment } = open(ALL);
  await user.selectOptions(screen.getByRole("combobox", { name: "Minutes" }), "30");
  await user.click(screen.getByRole("button", { name: "Tell the clients of today" }));
  expect(getOperation(environment, "RunningLateMutation").request.variables).toMatchObject({
    input: { staff: "staff-1", minutes: 30 },
  });
  await answer(environment, "RunningLateMutation", {
    announceDelay: { __typename: "AnnounceDelayPayload", clientCount: 1 },
  });
  expect(screen.getByText("1 client gets an email.")).toBeDefined();
});

test("sends the same delay once more after a lost connection", async () => {
  const { user, environment } = open(ALL);
  const send = screen.getByRole("button", { name: "Tell the clients of today" });
  await user.click(send);
  const { variables } = getOperation(environment, "RunningLateMutation").request;
  await act(async () =>
    environment.mock.reject(getOperation(environment, "RunningLateMutation"), new ConnectionError("offline")),
  );
  expect(screen.getByText(/^The connection was lost\./)).toBeDefined();
  await user.click(send);
  expect(getOperation(environment, "RunningLateMutation").request.variables).toEqual(variables);
});

test("leads those who may decide to the absence of the chosen person", () => {
  const { unmount } = open(ALL);
  expect(screen.queryByRole("link", { name: /is away/ })).toBeNull();
  unmount();
  open([...ALL, "calendar.manage"]);
  const link = screen.getByRole("link", { name: "Amara Osei is away from … to …" });
  expect(link.getAttribute("href")).toBe("/desk/absence?staff=staff-1");
});

test("offers nothing to a reader but reading", () => {
  open(["bookings.read", "calendar.read"]);
  expect(screen.queryByRole("button", { name: /^Approve|^Decline|^Tell/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "New booking" })).toBeNull();
  expect(screen.getByRole("link", { name: "Di Lee" })).toBeDefined();
});

test("an empty day says what will come", () => {
  open(ALL, [], []);
  expect(screen.getByText("No appointments today.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Book one by hand" }).getAttribute("href")).toBe("/desk/new");
});

const mailProblem = {
  kind: "MAIL_FAILED",
  since: NOW,
  count: 2,
  subject: {
    __typename: "Booking",
    __isNode: "Booking",
    id: "b2",
    due: { amount: 2200, currency: "USD" },
    contact: { id: "contact-b2", firstName: "Bo", lastName: "Lee" },
    service: { id: "service", name: "Consultation" },
  },
};
const problems = [
  {
    kind: "REFUND_FAILED",
    since: NOW,
    count: 1,
    subject: {
      __typename: "Refund",
      __isNode: "Refund",
      id: "refund",
      amount: { amount: 4000, currency: "USD" },
      booking: null,
    },
  },
  { ...mailProblem, kind: "PAYMENT_FAILED" },
  mailProblem,
  {
    kind: "CALENDAR_UNREACHABLE",
    since: null,
    count: 1,
    subject: {
      __typename: "BusyFeed",
      __isNode: "BusyFeed",
      id: "feed",
      staff: { id: "staff-1", name: "Amara Osei" },
    },
  },
  {
    kind: "WEBHOOK_FAILING",
    since: NOW,
    count: 7,
    subject: {
      __typename: "WebhookEndpoint",
      __isNode: "WebhookEndpoint",
      id: "endpoint",
      url: "https://hooks.example/in",
      state: "ENABLED",
    },
  },
];

test("shows each problem with its next step", () => {
  open(ALL, day, [], problems);
  const list = within(screen.getByRole("region", { name: /^Problems/ })).getAllByRole("listitem");
  expect(list.map(({ textContent }) => textContent)).toEqual([
    "RefundThe refund of $40.00 failed. Return the money in another way.",
    "Bo Lee2 payments for this appointment failed. $22.00 is still due.",
    "Bo Lee2 emails about this appointment could not be delivered. Check the address first.Send again",
    "Calendar of Amara OseiIt could not be read yet, so its events do not block times.Connect the calendar again",
    "Connection to hooks.example7 deliveries in a row failed.How to repair a webhook",
  ]);
});

test("sends a failed email again and keeps the focus", async () => {
  const { user, environment } = open(ALL, day, [], [mailProblem]);
  await user.click(screen.getByRole("button", { name: "Send again: Bo Lee" }));
  expect(getOperation(environment, "MailProblemMutation").request.variables).toMatchObject({
    input: { id: "b2" },
  });
  await answer(environment, "MailProblemMutation", {
    resendNotifications: { __typename: "ResendNotificationsPayload" },
  });
  expect(screen.getByText("The email leaves again: Bo Lee")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Send again: Bo Lee" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Problems" }));
  expect(screen.getByText("Nothing left to do here.")).toBeDefined();
});

test("no problems, no heading, and a reader sends nothing again", () => {
  const { unmount } = open(ALL);
  expect(screen.queryByRole("heading", { name: /^Problems/ })).toBeNull();
  unmount();
  open(["bookings.read"], day, [], [mailProblem]);
  expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
});
