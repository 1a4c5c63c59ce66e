import { act, screen, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "../../testing/renderInApp.tsx";
import { ToastProvider } from "../layout/toasts.tsx";
import { page } from "./AbsencePage.tsx";
import type { Proposal } from "./plan.ts";
import { createProposal } from "./testProposals.ts";

const NOW = Date.parse("2126-11-26T09:00:00.000Z");
const URL_OF_DAY = "/desk/absence?staff=amara&from=2126-11-26T09:00&to=2126-11-26T23:59";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  sessionStorage.clear();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  return () => vi.useRealTimers();
});

const ALL = ["bookings.read", "bookings.change", "calendar.read", "calendar.manage", "payments.read"];

const people = [
  { __typename: "Staff", id: "staff-1", slug: "amara", name: "Amara Osei" },
  { __typename: "Staff", id: "staff-2", slug: "bruno", name: "Bruno Almeida" },
];

interface TestDecision {
  readonly outcome: string;
  readonly state: string;
}

interface Options {
  readonly url?: string;
  readonly team?: typeof people;
  readonly permissions?: readonly string[];
  readonly decisions?: readonly TestDecision[];
  readonly effectiveAt?: string;
}

const absence = (
  decisions: readonly TestDecision[],
  effectiveAt: string,
  undoneAt: string | null = null,
) => ({
  __typename: "Absence",
  __isNode: "Absence",
  id: "absence-1",
  since: "2126-11-26T09:00:00.000Z",
  until: "2126-11-26T23:59:00.000Z",
  reason: null,
  effectiveAt,
  undoneAt,
  staff: people[0],
  decisions: decisions.map(({ outcome, state }, index) => ({
    outcome,
    state,
    offerUntil: outcome === "OFFER" ? "2126-11-27T09:00:00.000Z" : null,
    staff: outcome === "REASSIGN" ? people[1] : null,
    booking: {
      __typename: "Booking",
      id: `booking-${index}`,
      startsAt: "2126-11-26T15:00:00.000Z",
      reference: "R-1",
      contact: { id: `contact-${index}`, firstName: `Client ${index}`, lastName: "Lee" },
      service: { id: "service", name: "Massage" },
      refunded: { amount: state === "CANCELLED" ? 4000 : 0, currency: "USD" },
    },
  })),
});

function open({ url = URL_OF_DAY, team = people, permissions = ALL, decisions, effectiveAt }: Options = {}) {
  return renderPage(
    {
      ...page,
      Component: (props) => (
        <ToastProvider>
          <page.Component {...props} />
        </ToastProvider>
      ),
    },
    {
      params: {},
      url,
      resolvers: {
        Viewer: () => ({
          name: "Olive Owner",
          role: "OWNER",
          permissions: permissions.map((permission) => ({ permission })),
          user: { id: "user", staff: null },
        }),
        Business: () => ({
          id: "business",
          name: "Northside",
          timeZone: "UTC",
          hourCycle: "H12",
          currency: "USD",
          accentColor: "#1f6f5c",
          locale: "en",
        }),
      },
      adjustData(data) {
        const { business } = data as { business: Record<string, unknown> };
        business["staff"] = { edges: team.map((node) => ({ node })) };
        if (decisions !== undefined)
          (data as Record<string, unknown>)["absence"] = absence(decisions, effectiveAt!);
      },
    },
  );
}

const getOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request: { node } }) => node.params.name === name);
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(getOperations(environment, name).at(-1)!, { data } as never));
const answerPlan = (environment: MockEnvironment, bookings: readonly Proposal[], isComplete = true) =>
  answer(environment, "useAbsencePlanQuery", {
    business: {
      id: "business",
      absencePlan: {
        plannedAt: new Date(NOW).toISOString(),
        isComplete,
        bookings: bookings.map((proposal) => ({
          ...proposal,
          booking: {
            ...proposal.booking,
            contact: { id: `contact-${proposal.booking.id}`, ...proposal.booking.contact },
          },
          slots: proposal.slots.map((slot) => ({ ...slot, staff: people[1] })),
        })),
      },
    },
  });
const answerDecision = (environment: MockEnvironment, decideAbsence: object) =>
  answer(environment, "useDecideAbsenceMutation", {
    decideAbsence: { __isFailure: "Failure", ...decideAbsence },
  });

const ada = createProposal({ id: "Ada", staff: "Bruno Almeida" });
const bo = createProposal({ id: "Bo", slots: ["2126-11-26T17:00:00.000Z", "2126-11-26T18:00:00.000Z"] });
const cy = createProposal({ id: "Cy", refund: 4000, email: null });
const getChoice = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", {
    name: `What happens with ${name} Lee, Tue, Nov 26, 3:00 PM`,
  });
const confirm = () => screen.getByRole("button", { name: /^Confirm/ });

test("a team without members is named instead of a form", () => {
  open({ url: "/desk/absence", team: [] });
  expect(screen.getByText("The team has no members yet.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show appointments in the way" })).toBeNull();
});

test("lists a proposal for each appointment, with what follows from it", async () => {
  const { environment } = open();
  expect(screen.getByText("Looking for other people and times")).toBeDefined();
  expect(getOperations(environment, "useAbsencePlanQuery")[0]!.request.variables).toEqual({
    input: { staff: "staff-1", since: "2126-11-26T09:00:00.000Z", until: "2126-11-26T23:59:00.000Z" },
  });
  await answerPlan(environment, [ada, bo, cy]);
  expect(["Ada", "Bo", "Cy"].map((name) => getChoice(name).value)).toEqual(["REASSIGN", "OFFER", "CANCEL"]);
  expect(screen.getByText(/Keeps its time with Bruno Almeida/)).toBeDefined();
  expect(screen.getByText(/until Tue, Nov 26, 3:00 PM\. Then it is cancelled/)).toBeDefined();
  expect(screen.getByText("Nearest times: Tue, Nov 26, 5:00 PM, 6:00 PM, Bruno Almeida")).toBeDefined();
  expect(screen.getByText("$40.00")).toBeDefined();
  expect(screen.getByRole("link", { name: "+1 555 0100" })).toBeDefined();
  expect(
    screen.getByText(/3 appointments: 1 given to another person, 1 offered other times, 1 cancelled/)
      .textContent,
  ).toContain("Refunds: $40.00");
});

test("says when the search was ended early", async () => {
  const { environment } = open();
  await answerPlan(environment, [ada], false);
  expect(screen.getByText("The search was ended early.")).toBeDefined();
});

test("sends all choices once and opens the absence", async () => {
  const { environment, user, fill, navigator } = open();
  await answerPlan(environment, [ada, bo]);
  await user.selectOptions(getChoice("Bo"), "CANCEL");
  await fill(screen.getByRole("textbox", { name: /A line to clients/ }), "We are sorry.");
  await fill(screen.getByRole("textbox", { name: /Note for your team/ }), "Ill");
  await user.dblClick(confirm());
  expect(getOperations(environment, "useDecideAbsenceMutation")).toHaveLength(1);
  expect(getOperations(environment, "useDecideAbsenceMutation")[0]!.request.variables["input"]).toMatchObject(
    {
      staff: "staff-1",
      plannedAt: "2126-11-26T09:00:00.000Z",
      reason: "Ill",
      decisions: [
        { booking: "Ada", choice: { reassign: { staff: "staff-Bruno Almeida" } } },
        { booking: "Bo", choice: { cancel: { note: "We are sorry." } } },
      ],
    },
  );
  await answerDecision(environment, {
    __typename: "DecideAbsencePayload",
    absence: { id: "absence-1", createdAt: new Date(NOW).toISOString() },
  });
  expect(navigator.navigate).toHaveBeenCalledWith("/desk/absence?absence=absence-1", { replace: true });
});

test("keeps the choices after a stale plan, and marks what has changed", async () => {
  const { environment, user } = open();
  await answerPlan(environment, [ada, bo, cy]);
  await user.selectOptions(getChoice("Bo"), "CANCEL");
  await user.click(confirm());
  await answerDecision(environment, {
    __typename: "AbsenceChanged",
    code: "ABSENCE_CHANGED",
    conflictingBookings: [{ __typename: "Booking", id: "Ada" }],
  });
  await answerPlan(environment, [createProposal({ id: "Ada", slots: ["2126-11-26T17:00:00.000Z"] }), bo]);
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("appointments have changed in the meantime");
  expect(document.activeElement).toBe(notice);
  expect(screen.getByText("No longer in the way: Cy Lee, Tue, Nov 26, 3:00 PM")).toBeDefined();
  expect(within(getChoice("Ada").closest("li")!).getByText("Please check")).toBeDefined();
  expect([getChoice("Ada").value, getChoice("Bo").value]).toEqual(["OFFER", "CANCEL"]);
});

test("keeps choices and lines over a reload, also for another spelling of the person", async () => {
  const first = open();
  await answerPlan(first.environment, [bo]);
  await first.user.selectOptions(getChoice("Bo"), "CANCEL");
  await first.fill(screen.getByRole("textbox", { name: /A line to clients/ }), "Sorry");
  first.unmount();
  const again = open({ url: URL_OF_DAY.replace("amara", "staff-1") });
  await answerPlan(again.environment, [bo]);
  expect(getChoice("Bo").value).toBe("CANCEL");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /A line to clients/ }).value).toBe("Sorry");
});

test("blocks only the time when nothing is in the way", async () => {
  const { environment, user } = open();
  await answerPlan(environment, []);
  expect(screen.getByText("No appointment is in the way. Only the time will be blocked.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Block this time" }));
  expect(getOperations(environment, "useDecideAbsenceMutation")[0]!.request.variables["input"]).toMatchObject(
    {
      decisions: [],
    },
  );
});

test("loads the plan again after a failure", async () => {
  const { environment, user } = open();
  await act(async () =>
    environment.mock.reject(getOperations(environment, "useAbsencePlanQuery").at(-1)!, new Error("down")),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await answerPlan(environment, [ada]);
  expect(getChoice("Ada")).toBeDefined();
});

test("asks for the person and marks an impossible time", async () => {
  const { environment, user, navigator } = open({
    url: "/desk/absence?from=2126-11-26T09:00&to=2126-11-26T08:00",
  });
  const show = screen.getByRole("button", { name: "Show appointments in the way" });
  await user.click(show);
  expect(screen.getByText("This field is required.")).toBeDefined();
  const who = screen.getByRole("combobox", { name: "Who is away" });
  expect(document.activeElement).toBe(who);
  await user.selectOptions(who, "Amara Osei");
  await user.click(show);
  expect(screen.getByText("The end must be after the start.")).toBeDefined();
  expect(getOperations(environment, "useAbsencePlanQuery")).toEqual([]);
  const address = vi.mocked(navigator.replaceAddress).mock.calls.at(-1)![0];
  expect(address.searchParams.get("staff")).toBe("staff-1");
});

test("shows a notice to a role that manages no calendar", () => {
  const { environment } = open({ permissions: ["bookings.read", "bookings.change"] });
  expect(screen.getByText("Your role does not include this screen.")).toBeDefined();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(getOperations(environment, "useAbsencePlanQuery")).toEqual([]);
});

const DECIDED = "/desk/absence?absence=absence-1";

test("offers Undo for a minute", async () => {
  const { environment, user } = open({
    url: DECIDED,
    decisions: [
      { outcome: "REASSIGN", state: "PENDING" },
      { outcome: "CANCEL", state: "PENDING" },
    ],
    effectiveAt: "2126-11-26T09:01:00.000Z",
  });
  expect(screen.getByText(/^Messages and refunds leave in/).textContent).toContain("1:00");
  expect(screen.getByText("Given to Bruno Almeida")).toBeDefined();
  expect(screen.getByText("Will be cancelled")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const undone = [
    { outcome: "REASSIGN", state: "UNDONE" },
    { outcome: "CANCEL", state: "SUPERSEDED" },
  ];
  await answer(environment, "useUndoAbsenceMutation", {
    undoAbsence: {
      __typename: "UndoAbsencePayload",
      absence: absence(undone, "2126-11-26T09:01:00.000Z", "2126-11-26T09:00:20.000Z"),
    },
  });
  expect(screen.getByText("Undone")).toBeDefined();
  expect(screen.getByText("As before")).toBeDefined();
  expect(screen.getByText("Left alone, because it was changed in the meantime.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Decide again" }).getAttribute("href")).toBe(
    "/desk/absence?staff=staff-1&from=2126-11-26T09%3A00&to=2126-11-26T23%3A59",
  );
});

test("says when it is too late for Undo", async () => {
  const { environment, user } = open({
    url: DECIDED,
    decisions: [{ outcome: "CANCEL", state: "PENDING" }],
    effectiveAt: "2126-11-26T09:01:00.000Z",
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await answer(environment, "useUndoAbsenceMutation", {
    undoAbsence: { __typename: "AbsenceInEffect", __isFailure: "AbsenceInEffect", code: "ABSENCE_IN_EFFECT" },
  });
  expect(screen.getByText("Too late: the messages have left.")).toBeDefined();
});

test("shows the progress, and then the end", () => {
  const past = "2126-11-26T08:59:00.000Z";
  const { unmount } = open({
    url: DECIDED,
    decisions: [
      { outcome: "REASSIGN", state: "REASSIGNED" },
      { outcome: "OFFER", state: "PENDING" },
    ],
    effectiveAt: past,
  });
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("1 of 2");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  unmount();
  open({
    url: DECIDED,
    decisions: [
      { outcome: "OFFER", state: "OFFERED" },
      { outcome: "CANCEL", state: "CANCELLED" },
    ],
    effectiveAt: past,
  });
  expect(screen.getByText("Everything is done.")).toBeDefined();
  expect(screen.getByText("$40.00")).toBeDefined();
  expect(screen.getByText("Other times are offered until Wed, Nov 27, 9:00 AM.")).toBeDefined();
});
