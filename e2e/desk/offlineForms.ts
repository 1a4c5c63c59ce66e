import { expect, type Locator, type Page } from "@playwright/test";
import type { App } from "../app.ts";
import { readMails } from "../mailbox.ts";
import { openPayment, provider, someStart } from "../payment.ts";
import { press } from "../visit.ts";
import { bookCall, findCallStart, getEntry, liftByAnHour } from "./boardBookings.ts";
import { bookUpcoming, listStatuses } from "./bookUpcoming.ts";
import { openDesk } from "./openDesk.ts";

export interface OpenedForm {
  /** Fields of text with what is typed into them. */
  readonly fields: readonly (readonly [field: Locator, text: string])[];
  /** Checks other choices, again after each failure. */
  readonly expectChoices?: () => Promise<void>;
  readonly save: () => Promise<void>;
  /** Visible after success. */
  readonly saved: Locator;
  /** The results that the server has, which are `once` in the end. */
  readonly listResults: () => Promise<readonly unknown[]>;
  readonly once: readonly unknown[];
}

export interface DeskForm {
  readonly name: string;
  readonly open: (page: Page, app: App) => Promise<OpenedForm>;
}

const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
const textbox = (parent: Page | Locator, name: string | RegExp) => parent.getByRole("textbox", { name });
const button = (parent: Page | Locator, name: string | RegExp) => parent.getByRole("button", { name });

async function findBooking(app: App, email: string): Promise<{ readonly id: string }> {
  return app.owner.booking(email, "id");
}

/** Signs in and opens the panel of a booking. */
async function openBooking(page: Page, app: App, email: string): Promise<void> {
  const { id } = await findBooking(app, email);
  await openDesk(page, app, `/desk/bookings?booking=${encodeURIComponent(id)}`);
}

const client = (page: Page) => page.getByRole("region", { name: "Client", exact: true });

/** Signs in and opens a client of this name. */
async function openClient(page: Page, app: App, name: string): Promise<void> {
  await openDesk(page, app, `/desk/clients?search=${encodeURIComponent(name)}`);
  await press(page.getByRole("link", { name }));
  await expect(client(page).getByRole("heading", { name })).toBeVisible();
}

async function listContacts<Contact>(app: App, search: string, fields: string): Promise<readonly Contact[]> {
  const { business } = await app.owner.ask<{ business: { contacts: { edges: { node: Contact }[] } } }>(
    `query ($search: String!) { business { contacts(search: $search, first: 10) { edges { node { ${fields} } } } } }`,
    { search },
  );
  return business.contacts.edges.map(({ node }) => node);
}

interface Noted {
  readonly clientNotes: { readonly edges: readonly { readonly node: { readonly text: string } }[] };
}

async function listNotes(app: App, search: string): Promise<readonly string[]> {
  const contacts = await listContacts<Noted>(
    app,
    search,
    "clientNotes(first: 10) { edges { node { text } } }",
  );
  return contacts.flatMap(({ clientNotes }) => clientNotes.edges.map(({ node }) => node.text));
}

async function listHistory(app: App, email: string, field: "note" | "status"): Promise<readonly unknown[]> {
  const { history } = await app.owner.booking<{ history: Record<string, unknown>[] }>(
    email,
    `history { ${field} }`,
  );
  return history.map((event) => event[field]).filter((value) => value != null);
}

async function listViews(app: App): Promise<readonly string[]> {
  const { business } = await app.owner.ask<{ business: { savedViews: { name: string }[] } }>(
    "{ business { savedViews { name } } }",
  );
  return business.savedViews.map(({ name }) => name);
}

async function listBlocks(app: App, reason: string): Promise<readonly string[]> {
  const { business } = await app.owner.ask<{
    business: { blocks: { edges: { node: { reason: string | null } }[] } };
  }>("{ business { blocks(first: 100) { edges { node { reason } } } } }");
  return business.blocks.edges.flatMap(({ node }) => (node.reason === reason ? [reason] : []));
}

/** Blocks an hour before a booking, for the person who has it. */
async function openBlockForm(page: Page, app: App, lastName: string): Promise<Locator> {
  const booked = await bookCall(app, lastName, 24);
  await openDesk(page, app, booked.address);
  await getEntry(page, booked.client).focus();
  await page.keyboard.press("b");
  return page.getByRole("dialog");
}

async function bookRequest(app: App, lastName: string): Promise<string> {
  const email = `noor.${lastName.toLowerCase()}@example.com`;
  await app.graph.book("home-visit", await someStart(app, "home-visit"), {
    contact: { firstName: "Noor", lastName, email, phone: "+1 212 555 0188", dateOfBirth: "1980-02-03" },
    location: "12 Main Street",
  });
  return email;
}

/** Books a call in a few minutes, so that a person still has an appointment today. */
async function bookSoon(app: App, lastName: string): Promise<void> {
  const startsAt = new Date(Math.ceil(Date.now() / 60_000 + 3) * 60_000).toISOString();
  const { hold } = await app.owner.change<{ hold: { token: string } }>(
    "holdSlot",
    {
      service: "intro-call",
      staff: "amara",
      startsAt,
      visitor: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      overrides: ["OUTSIDE_HOURS", "NO_NOTICE", "DAY_LIMIT", "OVERBOOK"],
    },
    "hold { token }",
  );
  const email = `noor.${lastName.toLowerCase()}@example.com`;
  await app.owner.change(
    "book",
    {
      holdToken: hold.token,
      idempotencyKey: crypto.randomUUID(),
      contact: { firstName: "Noor", lastName, email, phone: "+1 212 555 0188" },
      locationKind: "PHONE",
      consent: true,
      timeZone: "America/New_York",
      locale: "en",
    },
    "reference",
  );
}

async function openSelection(page: Page, app: App, lastName: string, action: string): Promise<void> {
  await bookUpcoming(app, lastName, [{ firstName: "Ada" }, { firstName: "Cy" }]);
  await openDesk(page, app, `/desk/bookings?search=${lastName}`);
  await press(page.getByRole("checkbox", { name: "Select all shown" }));
  await press(button(page.getByRole("region", { name: "Selected bookings" }), action));
}

/** Each form and dialog of the desk in which text is typed or something is chosen and saved. */
export const deskForms: readonly DeskForm[] = [
  {
    name: "a new booking",
    async open(page, app) {
      const at = new Date(await findCallStart(app, 21)).toISOString();
      await openDesk(page, app, `/desk/new?service=intro-call&staff=amara&at=${encodeURIComponent(at)}`);
      await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
      await expect(button(page, /^Book /)).toBeEnabled();
      const email = "offa.lineham@example.com";
      return {
        fields: [
          [textbox(page, "First name"), "Offa"],
          [textbox(page, "Last name"), "Lineham"],
          [textbox(page, "Phone number"), "+1 212 555 0188"],
          [textbox(page, "Email"), email],
          [textbox(page, "Notes"), "By the window"],
        ],
        save: () => press(button(page, /^Book /)),
        saved: page.getByText(/^Booked: Offa Lineham/),
        listResults: () => listStatuses(app, email),
        once: ["CONFIRMED"],
      };
    },
  },
  {
    name: "a note about a client",
    async open(page, app) {
      await bookCall(app, "Orvik", 22);
      await openClient(page, app, "Quinn Orvik");
      return {
        fields: [[textbox(page, "New note"), "Calls back on Monday"]],
        save: () => press(button(page, "Add note")),
        saved: page.getByRole("listitem").filter({ hasText: "Calls back on Monday" }),
        listResults: () => listNotes(app, "Quinn Orvik"),
        once: ["Calls back on Monday"],
      };
    },
  },
  {
    name: "a changed note about a client",
    async open(page, app) {
      await bookCall(app, "Orlando", 22);
      const [contact] = await listContacts<{ id: string }>(app, "Quinn Orlando", "id");
      await app.owner.change(
        "createContactNote",
        { contact: contact!.id, text: "Old" },
        "contactNote { id }",
      );
      await openClient(page, app, "Quinn Orlando");
      await press(button(page, /^Edit the note of/));
      return {
        fields: [[textbox(page, "Change the note"), "Prefers the window"]],
        save: () => press(button(client(page).getByRole("listitem"), "Save")),
        saved: button(page, /^Edit the note of/),
        listResults: () => listNotes(app, "Quinn Orlando"),
        once: ["Prefers the window"],
      };
    },
  },
  {
    name: "the details of a client",
    async open(page, app) {
      await bookCall(app, "Obrecht", 22);
      await openClient(page, app, "Quinn Obrecht");
      await press(button(page, "Edit details"));
      const form = dialog(page, "Edit details");
      return {
        fields: [
          [textbox(form, "Phone"), "+1 212 555 0142"],
          [textbox(form, "Email"), "obrecht.new@example.com"],
        ],
        save: () => press(button(form, "Save")),
        saved: page.getByText("Saved."),
        listResults: () => listContacts(app, "Obrecht", "phone email"),
        once: [{ phone: "+1 212 555 0142", email: "obrecht.new@example.com" }],
      };
    },
  },
  {
    name: "a merge of clients",
    async open(page, app) {
      await bookUpcoming(app, "Oakham", [{ firstName: "Ulla", email: false }, { firstName: "Ursula" }]);
      await openClient(page, app, "Ulla Oakham");
      await press(button(page, "Merge with another client"));
      await textbox(dialog(page, /^Merge/), "Search clients").fill("Oakham");
      await press(button(dialog(page, /^Merge/), /Ursula Oakham/));
      const question = dialog(page, "Merge Ursula Oakham into Ulla Oakham?");
      return {
        fields: [],
        expectChoices: () => expect(question).toBeVisible(),
        save: () => press(button(question, "Merge clients")),
        saved: page.getByText("Merged: Ulla Oakham"),
        listResults: () => listContacts(app, "Oakham", "firstName bookingCount"),
        once: [{ firstName: "Ulla", bookingCount: 2 }],
      };
    },
  },
  {
    name: "a note on a booking",
    async open(page, app) {
      const { email } = await bookCall(app, "Osgood", 22);
      await openBooking(page, app, email);
      return {
        fields: [[textbox(page, "Note for your team"), "Brings a dog"]],
        save: () => press(button(page, "Add note")),
        saved: page.getByText("Brings a dog", { exact: true }).and(page.locator(":not(textarea)")),
        listResults: () => listHistory(app, email, "note"),
        once: ["Brings a dog"],
      };
    },
  },
  {
    name: "a cancellation",
    async open(page, app) {
      const { email } = await bookCall(app, "Olmsted", 22);
      await openBooking(page, app, email);
      await press(button(page, "Cancel booking"));
      const question = dialog(page, "Cancel the booking of Quinn Olmsted?");
      return {
        fields: [[textbox(question, "Reason"), "The heating is broken"]],
        save: () => press(button(question, "Cancel booking")),
        saved: page.getByText("Cancelled: Quinn Olmsted"),
        listResults: () => listHistory(app, email, "status"),
        once: ["CONFIRMED", "CANCELLED"],
      };
    },
  },
  {
    name: "a declined request",
    async open(page, app) {
      const email = await bookRequest(app, "Oduya");
      await openBooking(page, app, email);
      await press(button(page, "Decline"));
      const question = dialog(page, "Decline the request of Noor Oduya?");
      return {
        fields: [[textbox(question, "Reason"), "Out of our area"]],
        save: () => press(button(question, "Decline")),
        saved: page.getByText("Declined: Noor Oduya"),
        listResults: () => listHistory(app, email, "status"),
        once: ["REQUESTED", "DECLINED"],
      };
    },
  },
  {
    name: "a refund",
    async open(page, app) {
      const email = "noor.oxblood@example.com";
      const contact = { firstName: "Noor", lastName: "Oxblood", email, phone: "+1 212 555 0188" };
      const startsAt = await someStart(app, "physio");
      await openPayment(page, app.graph, "physio", startsAt, {
        contact: { ...contact, dateOfBirth: "1980-02-03" },
      });
      await press(button(page, /^Pay /));
      await press(provider(page).pay);
      await expect(page.getByText("Thank you").first()).toBeVisible();
      await openBooking(page, app, email);
      await press(button(page, "Refund"));
      const question = dialog(page, "Refund Noor Oxblood?");
      return {
        fields: [
          [textbox(question, /^Amount/), "10"],
          [textbox(question, "Note for your team"), "Waited too long"],
        ],
        save: () => press(button(question, "Refund $10.00")),
        saved: page.getByText("Refunded: $10.00"),
        listResults: async () => [
          (await app.owner.booking<{ refunded: unknown }>(email, "refunded { amount }")).refunded,
        ],
        once: [{ amount: 1000 }],
      };
    },
  },
  {
    name: "a move from the booking",
    async open(page, app) {
      const { email } = await bookCall(app, "Ottley", 23);
      await openBooking(page, app, email);
      await press(button(page, "Move"));
      const form = dialog(page, "Move the booking of Quinn Ottley");
      const times = form.getByRole("radiogroup", { name: "Time" });
      await times.getByRole("radio").last().check({ force: true });
      return {
        fields: [[textbox(form, "A line to the client"), "The lift is broken"]],
        expectChoices: () => expect(button(form, /^Move to /)).toBeEnabled(),
        save: () => press(button(form, /^Move to /)),
        saved: page.getByText(/^Moved to .*: Quinn Ottley$/),
        listResults: () => listHistory(app, email, "status"),
        once: ["CONFIRMED", "CONFIRMED"],
      };
    },
  },
  {
    name: "a move on the calendar",
    async open(page, app) {
      const booked = await bookCall(app, "Oxley", 23);
      await openDesk(page, app, booked.address);
      await liftByAnHour(page, booked);
      await page.keyboard.press("Enter");
      const form = dialog(page, /^(Move appointment|Not moved)$/);
      return {
        fields: [[textbox(form, "A line to the client"), "The lift is broken"]],
        save: () => press(button(form, /^Move to /)),
        saved: page.getByText(/^Moved to /),
        listResults: () => listHistory(app, booked.email, "status"),
        once: ["CONFIRMED", "CONFIRMED"],
      };
    },
  },
  {
    name: "a message to several clients",
    async open(page, app) {
      await openSelection(page, app, "Oliphant", "Send message");
      const question = dialog(page, "Write to the clients of 2 bookings");
      return {
        fields: [[textbox(question, "Your message"), "We have moved to the second floor."]],
        save: () => press(button(question, "Send to 2 clients")),
        saved: dialog(page, "Message sent for 2 bookings"),
        listResults: async () =>
          (await readMails(app, "ada.oliphant@example.com"))
            .filter((text) => text.includes("second floor"))
            .map(() => 1),
        once: [1],
      };
    },
  },
  {
    name: "a cancellation of several bookings",
    async open(page, app) {
      await openSelection(page, app, "Oakes", "Cancel bookings");
      const question = dialog(page, "Cancel 2 bookings?");
      const mails = question.getByRole("checkbox", { name: "Tell clients and staff by email" });
      await mails.uncheck();
      return {
        fields: [[textbox(question, "Reason"), "The studio is closed"]],
        expectChoices: () => expect(mails).not.toBeChecked(),
        save: () => press(button(question, "Cancel 2 bookings")),
        saved: dialog(page, "2 bookings cancelled"),
        listResults: () => listHistory(app, "ada.oakes@example.com", "status"),
        once: ["CONFIRMED", "CANCELLED"],
      };
    },
  },
  {
    name: "a saved view",
    async open(page, app) {
      await openDesk(page, app, "/desk/bookings?when=week&status=CONFIRMED");
      await press(button(page, "Save view"));
      const form = dialog(page, "Save the present filters as a view");
      const isShared = form.getByRole("checkbox", { name: "Share with your team" });
      await isShared.check();
      return {
        fields: [[textbox(form, "Name"), "Week of Ogden"]],
        expectChoices: () => expect(isShared).toBeChecked(),
        save: () => press(button(form, "Save")),
        saved: page.getByText("View saved: Week of Ogden"),
        listResults: async () => (await listViews(app)).filter((name) => name.includes("Ogden")),
        once: ["Week of Ogden"],
      };
    },
  },
  {
    name: "a renamed view",
    async open(page, app) {
      const { savedView } = await app.owner.change<{ savedView: { id: string } }>(
        "createSavedView",
        { name: "Oriel", query: "when=month", isShared: true },
        "savedView { id }",
      );
      await openDesk(page, app, `/desk/bookings?when=month&view=${encodeURIComponent(savedView.id)}`);
      await press(button(page, "Change the view “Oriel”"));
      await press(button(page, "Rename"));
      const form = dialog(page, "Rename the view");
      return {
        fields: [[textbox(form, "Name"), "Month of Oriel"]],
        save: () => press(button(form, "Save")),
        saved: page.getByText("View renamed: Month of Oriel"),
        listResults: async () => (await listViews(app)).filter((name) => name.includes("Oriel")),
        once: ["Month of Oriel"],
      };
    },
  },
  {
    name: "a new block",
    async open(page, app) {
      const form = await openBlockForm(page, app, "Okafor");
      return {
        fields: [[textbox(form, "Reason"), "Dentist of Okafor"]],
        save: () => press(button(form, "Block this time")),
        saved: page.getByText(/^The time is blocked\./),
        listResults: () => listBlocks(app, "Dentist of Okafor"),
        once: ["Dentist of Okafor"],
      };
    },
  },
  {
    name: "a changed block",
    async open(page, app) {
      const first = await openBlockForm(page, app, "Oyelaran");
      await textbox(first, "Reason").fill("Stock of Oyelaran");
      await press(button(first, "Block this time"));
      await press(getEntry(page, /Stock of Oyelaran/));
      const form = page.getByRole("dialog");
      return {
        fields: [[textbox(form, "Reason"), "Stocktaking of Oyelaran"]],
        save: () => press(button(form, "Save")),
        saved: page.getByText(/^The block is changed\./),
        listResults: () => listBlocks(app, "Stocktaking of Oyelaran"),
        once: ["Stocktaking of Oyelaran"],
      };
    },
  },
  {
    name: "a message that a person is late",
    async open(page, app) {
      await bookSoon(app, "Ostler");
      await openDesk(page, app);
      const late = page.getByRole("region", { name: "Running late" });
      await late.getByRole("combobox", { name: "Minutes" }).selectOption("20");
      return {
        fields: [],
        expectChoices: () => expect(late.getByRole("combobox", { name: "Minutes" })).toHaveValue("20"),
        save: () => press(button(late, "Tell the clients of today")),
        saved: page.getByText(/^\d+ clients? gets? an email\.$/),
        // The server itself sends one mail for the same delay.
        listResults: async () => [],
        once: [],
      };
    },
  },
  {
    name: "an absence",
    async open(page, app) {
      const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
      const params = new URLSearchParams({ staff: "daniel", from: `${date}T02:00`, to: `${date}T03:00` });
      await openDesk(page, app, `/desk/absence?${params}`);
      await expect(button(page, "Block this time")).toBeVisible();
      return {
        fields: [[textbox(page, "Note for your team"), "Night shift elsewhere"]],
        save: () => press(button(page, "Block this time")),
        saved: page.getByText(/^The time is blocked\. Undo is possible for/),
        listResults: () => listBlocks(app, "Night shift elsewhere"),
        once: ["Night shift elsewhere"],
      };
    },
  },
];
