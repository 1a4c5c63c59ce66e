import { act, screen, waitFor, within } from "@testing-library/react";
import { MockPayloadGenerator, type MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { ConnectionError } from "../../relay/retry.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import { page } from "./NewBookingPage.tsx";

const START = "2126-11-26T15:00:00.000Z";

const services = [
  {
    id: "s1",
    slug: "haircut",
    name: "Haircut",
    durationMinutes: 30,
    capacity: 1,
    assignment: "CHOSEN",
    maxPerBooking: null,
    guestMode: "ATTEND",
    askPhone: "OPTIONAL",
    askDateOfBirth: "NO",
    mode: "INSTANT",
    pricePer: "LINE",
    payment: { share: "NONE", depositAmount: null, depositPercent: null },
    price: null,
    staff: [
      { id: "p1", slug: "maya", name: "Maya Lin" },
      { id: "p2", slug: "noor", name: "Noor Ali" },
    ],
  },
];

const resolvers = {
  Business: () => ({
    name: "Northside Studio",
    accentColor: "#1f6f5c",
    locale: "en",
    timeZone: "UTC",
    hourCycle: "H12",
    currency: "USD",
  }),
  Viewer: () => ({
    name: "Olive",
    role: "OWNER",
    permissions: ["bookings.read", "bookings.override", "contacts.read"].map((permission) => ({
      permission,
    })),
    user: { staff: null },
  }),
  ServiceConnection: () => ({ edges: services.map((node) => ({ node })) }),
  Contact: () => ({
    id: "c1",
    firstName: "Ada",
    lastName: "Park",
    email: "ada@example.org",
    phone: "+1 555 0100",
    isErased: false,
  }),
};

const getOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(getOperations(environment, name).at(-1)!, { data } as never));
const lastInput = (environment: MockEnvironment, name: string) =>
  getOperations(environment, name).at(-1)!.request.variables["input"] as object;

const ofService = {
  Node: () => ({ __typename: "Service", id: "s1" }),
  Service: () => ({ id: "s1", consentText: null, locationKinds: [], forms: [] }),
  Availability: () => ({
    days: [{ date: "2126-11-26", starts: [START, "2126-11-26T16:00:00.000Z"] }],
    nextAvailable: null,
  }),
};

async function open(url = "/desk/new?service=haircut", service: object = ofService) {
  const rendered = renderPage(page, { params: {}, url, resolvers });
  rendered.environment.mock.queueOperationResolver((operation) =>
    ["SlotPickerQuery", "ServiceQuestionsQuery"].includes(operation.request.node.params.name)
      ? MockPayloadGenerator.generate(operation, service as never)
      : null,
  );
  await act(async () => {
    for (const name of ["SlotPickerQuery", "ServiceQuestionsQuery"])
      for (const operation of getOperations(rendered.environment, name))
        rendered.environment.mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, service as never),
        );
    await import("./ServiceForms.tsx");
  });
  return rendered;
}

/** The session is checked before a booking is sent. */
const confirmSession = (environment: MockEnvironment) =>
  answer(environment, "bookByHandSessionQuery", { viewer: { name: "Olive" } });

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("marks what is missing and sends nothing", async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole("button", { name: "Book" }));
  expect(screen.getByText("Please choose a time.")).toBeDefined();
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(getOperations(environment, "bookByHandHoldMutation")).toEqual([]);
});

test.each([
  [["services.manage"], 1],
  [[], 0],
])("names that there are no services, and links to the guide with %j", (further, links) => {
  renderPage(page, {
    params: {},
    url: "/desk/new",
    resolvers: {
      ...resolvers,
      Viewer: () => ({
        ...resolvers.Viewer(),
        permissions: ["bookings.read", "bookings.override", ...further].map((permission) => ({ permission })),
      }),
      ServiceConnection: () => ({ edges: [] }),
    },
  });
  expect(screen.getByText("There are no services to book yet.")).toBeDefined();
  expect(screen.queryAllByRole("link", { name: "Open the guide" })).toHaveLength(links);
});

test("fills the details of a known client", async () => {
  const { user, environment, fill } = await open();
  await fill(field(/^Phone number/), "555 01");
  await waitFor(() => expect(getOperations(environment, "ClientFieldsQuery")).toHaveLength(1));
  await act(async () => {
    const operation = getOperations(environment, "ClientFieldsQuery")[0]!;
    environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
  });
  await user.click(
    within(screen.getByRole("list", { name: "Known clients" })).getByRole("button", { name: /Ada Park/ }),
  );
  expect([field("First name").value, field("Last name").value, field(/Email/).value]).toEqual([
    "Ada",
    "Park",
    "ada@example.org",
  ]);
  expect(screen.queryByRole("list", { name: "Known clients" })).toBeNull();
});

test("books an offered time without an email once, and shows the booking", async () => {
  const { user, environment, fill } = await open();
  await fill(field("First name"), "Walk-in");
  await fill(field("Last name"), "Park");
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  await user.dblClick(screen.getByRole("button", { name: "Book Tue, Nov 26, 3:00 PM" }));
  await confirmSession(environment);
  expect(getOperations(environment, "bookByHandHoldMutation")).toHaveLength(1);
  expect(lastInput(environment, "bookByHandHoldMutation")).toMatchObject({
    service: "s1",
    staff: null,
    startsAt: START,
  });
  await answer(environment, "bookByHandHoldMutation", {
    holdSlot: { __typename: "HoldSlotPayload", hold: { token: "token" } },
  });
  expect(lastInput(environment, "bookByHandMutation")).toMatchObject({
    holdToken: "token",
    contact: { firstName: "Walk-in", email: null },
    overrides: ["WITHOUT_EMAIL"],
  });
  await answer(environment, "bookByHandMutation", {
    book: { __typename: "BookPayload", reference: "AB12CD" },
  });
  await answer(environment, "useBookByHandBookedQuery", {
    business: { id: "b", bookings: { edges: [{ node: { id: "b1", status: "CONFIRMED" } }] } },
  });
  expect(screen.getByRole("status").textContent).toContain("Booked: Walk-in Park, Tue, Nov 26, 3:00 PM");
  expect(screen.getByRole("link", { name: "Open the booking" }).getAttribute("href")).toBe(
    "/desk/bookings?booking=b1",
  );
  expect(sessionStorage.getItem("daybook.desk.newBooking")).toBeNull();
});

test("names the rule in the way and books with the override", async () => {
  const { user, environment, fill } = await open();
  await fill(field("First name"), "Ada");
  await fill(field("Last name"), "Park");
  await fill(field(/Email/), "ada@example.org");
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  const book = screen.getByRole("button", { name: /^Book Tue/ });
  await user.click(book);
  await confirmSession(environment);
  await answer(environment, "bookByHandHoldMutation", {
    holdSlot: {
      __typename: "SlotUnavailable",
      __isFailure: "SlotUnavailable",
      code: "SLOT_UNAVAILABLE",
      reason: "OUTSIDE_HOURS",
      day: null,
    },
  });
  expect(screen.getByRole("alert").textContent).toContain("This time is outside the working hours.");
  await user.click(screen.getByRole("checkbox", { name: "Outside the working hours" }));
  await user.click(book);
  await confirmSession(environment);
  expect(lastInput(environment, "bookByHandHoldMutation")).toMatchObject({ overrides: ["OUTSIDE_HOURS"] });
});

test("keeps what was typed over a reload", async () => {
  const first = await open();
  await first.fill(field("First name"), "Ada");
  await first.user.click(screen.getByRole("radio", { name: "4:00 PM" }));
  first.unmount();
  await open("/desk/new");
  expect(field("First name").value).toBe("Ada");
  expect(screen.getByRole("button", { name: "Book Tue, Nov 26, 4:00 PM" })).toBeDefined();
});

const text = { label: "", help: "", isRequired: false, maxLength: null, placeholder: "" };
const ofAsking = {
  ...ofService,
  Service: () => ({
    id: "s1",
    consentText: null,
    locationKinds: [],
    forms: [
      {
        id: "f1",
        version: 3,
        title: "Before we meet",
        intro: "",
        submitLabel: null,
        start: { token: "start", uploadUrl: "/uploads" },
        fields: [
          { ...text, __typename: "CheckboxFormField", key: "pet", label: "A dog comes along" },
          { ...text, __typename: "TextFormField", key: "breed", label: "Which breed?" },
        ],
        rules: [
          {
            match: "ALL",
            conditions: [{ field: "pet", operator: "IS", value: "true" }],
            action: { __typename: "ShowFields", fields: ["breed"] },
          },
          {
            match: "ALL",
            conditions: [{ field: "pet", operator: "IS", value: "true" }],
            action: { __typename: "RequireFields", fields: ["breed"] },
          },
        ],
      },
    ],
  }),
};

test("asks a question only when the rule of the form shows it, and sends the answers", async () => {
  const { user, environment, fill } = await open("/desk/new?service=haircut", ofAsking);
  await fill(field("First name"), "Ada");
  await fill(field("Last name"), "Park");
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  expect(screen.queryByRole("textbox", { name: /Which breed/ })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: /A dog comes along/ }));
  const book = screen.getByRole("button", { name: /^Book Tue/ });
  await user.click(book);
  expect(getOperations(environment, "bookByHandHoldMutation")).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field(/Which breed/)));
  await fill(field(/Which breed/), "Beagle");
  await user.click(book);
  await confirmSession(environment);
  await answer(environment, "bookByHandHoldMutation", {
    holdSlot: { __typename: "HoldSlotPayload", hold: { token: "token" } },
  });
  expect(lastInput(environment, "bookByHandMutation")).toMatchObject({
    answers: [
      { field: "pet", isChecked: true },
      { field: "breed", text: "Beagle" },
    ],
    forms: [{ form: "f1", version: 3 }],
  });
  await answer(environment, "bookByHandMutation", {
    book: {
      __typename: "InvalidInput",
      __isFailure: "InvalidInput",
      code: "INVALID_INPUT",
      issues: [{ code: "TOO_LONG", path: ["answers", "breed"] }],
    },
  });
  expect(field(/Which breed/).getAttribute("aria-invalid")).toBe("true");
  expect(field(/Which breed/).value).toBe("Beagle");
});

test("offers the free times of the day after a conflict", async () => {
  const { user, environment, fill } = await open();
  await fill(field("First name"), "Ada");
  await fill(field("Last name"), "Park");
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  await user.click(screen.getByRole("button", { name: /^Book Tue/ }));
  await confirmSession(environment);
  await answer(environment, "bookByHandHoldMutation", {
    holdSlot: {
      __typename: "StaffBusy",
      __isFailure: "StaffBusy",
      code: "STAFF_BUSY",
      reason: "STAFF_BUSY",
      day: { starts: ["2126-11-26T16:00:00.000Z"] },
    },
  });
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Tue, Nov 26, 4:00 PM" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "Book Tue, Nov 26, 4:00 PM" })).toBeDefined();
  expect(field("First name").value).toBe("Ada");
});

test("repeats the same request after a lost connection", async () => {
  const { user, environment, fill } = await open();
  await fill(field("First name"), "Ada");
  await fill(field("Last name"), "Park");
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  const book = screen.getByRole("button", { name: /^Book Tue/ });
  await user.click(book);
  await confirmSession(environment);
  const first = lastInput(environment, "bookByHandHoldMutation");
  await act(async () =>
    environment.mock.reject(
      getOperations(environment, "bookByHandHoldMutation").at(-1)!,
      new ConnectionError("offline"),
    ),
  );
  expect(screen.getByRole("alert").textContent).toContain("The connection was lost.");
  await user.click(book);
  await confirmSession(environment);
  expect(lastInput(environment, "bookByHandHoldMutation")).toEqual(first);
});

const group = (title: string) => within(screen.getByRole("group", { name: title }));

test("books guests, who need a name and an email", async () => {
  const { user, environment, fill } = await open();
  await fill(field("First name"), "Ada");
  await fill(field("Last name"), "Park");
  await fill(field(/Email/), "ada@example.org");
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  await user.click(screen.getByRole("button", { name: "Add a guest" }));
  const name = () => group("Guest 1").getByRole<HTMLInputElement>("textbox", { name: "Name" });
  const email = () => group("Guest 1").getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(document.activeElement).toBe(name());
  await fill(email(), "ada@example.org");
  const book = screen.getByRole("button", { name: /^Book Tue/ });
  await user.click(book);
  expect(name().getAttribute("aria-invalid")).toBe("true");
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(getOperations(environment, "bookByHandSessionQuery")).toEqual([]);
  await fill(name(), "Ben Park");
  await user.clear(email());
  await fill(email(), "ben@example.org");
  await user.click(screen.getByRole("button", { name: "Add another guest" }));
  await user.click(group("Guest 2").getByRole("button", { name: "Remove Guest 2" }));
  expect(document.activeElement).toBe(name());
  await user.click(book);
  await confirmSession(environment);
  await answer(environment, "bookByHandHoldMutation", {
    holdSlot: { __typename: "HoldSlotPayload", hold: { token: "token" } },
  });
  expect(lastInput(environment, "bookByHandMutation")).toMatchObject({
    guests: [{ name: "Ben Park", email: "ben@example.org" }],
  });
  await answer(environment, "bookByHandMutation", {
    book: {
      __typename: "InvalidInput",
      __isFailure: "InvalidInput",
      code: "INVALID_INPUT",
      issues: [{ code: "INVALID_EMAIL", path: ["guests", "0", "email"] }],
    },
  });
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps guests over a reload", async () => {
  const first = await open();
  await first.user.click(screen.getByRole("button", { name: "Add a guest" }));
  await first.fill(group("Guest 1").getByRole("textbox", { name: "Name" }), "Ben Park");
  first.unmount();
  await open("/desk/new");
  expect(group("Guest 1").getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Ben Park");
});
