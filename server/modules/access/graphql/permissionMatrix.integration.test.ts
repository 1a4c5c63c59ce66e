import { beforeAll, describe, expect, it } from "vitest";
import type { AccessRole } from "../rules/accessKey.ts";
import { createAccessKey } from "../../bookings/keys/accessKeys.ts";
import { intakeAnswers } from "../../../testing/questionnaires/fill.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import {
  book,
  holdAndGetToken,
  providerId,
  serviceId,
  visitorToken,
} from "../../../testing/bookings/visit.ts";
import { createContext } from "../../../app/graph/createContext.ts";
import { loadCalendarFile } from "../../bookings/graphql/calendarFile.ts";
import { openGraph } from "../../../testing/graph.ts";

/** Every field of `VisitorBooking` needs a row. */
const FIELDS: Readonly<
  Record<
    string,
    {
      readonly selection?: string;
      readonly BOOKER?: "hidden";
      readonly GUEST: "seen" | "hidden";
      readonly STAFF: "seen" | "hidden";
      readonly VIEW: "seen" | "hidden";
    }
  >
> = {
  id: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  // The key that was sent.
  accessKey: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  role: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  reference: { GUEST: "hidden", STAFF: "seen", VIEW: "hidden" },
  status: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  mode: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  startsAt: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  endsAt: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  timeZone: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  seats: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  member: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  business: { selection: "{ name }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  service: { selection: "{ name }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  provider: { selection: "{ name }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  staff: { selection: "{ name }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  locationKind: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  location: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  calendar: { selection: "{ ics }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  guests: { selection: "{ name }", GUEST: "seen", STAFF: "seen", VIEW: "hidden" },
  reschedule: { selection: "{ isAllowed }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  cancel: { selection: "{ isAllowed }", GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  price: { selection: "{ amount }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  due: { selection: "{ amount }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  paid: { selection: "{ amount }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  refunded: { selection: "{ amount }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  refundIfCancelled: { selection: "{ amount }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  payBy: { BOOKER: "hidden", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  contact: { selection: "{ email }", GUEST: "hidden", STAFF: "seen", VIEW: "hidden" },
  notes: { GUEST: "hidden", STAFF: "seen", VIEW: "hidden" },
  answers: { selection: "{ text }", GUEST: "hidden", STAFF: "seen", VIEW: "hidden" },
  guestsAwaitingConfirmation: { GUEST: "hidden", STAFF: "seen", VIEW: "hidden" },
  history: { selection: "{ note }", GUEST: "hidden", STAFF: "seen", VIEW: "hidden" },
  order: { selection: "{ id }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  availability: { selection: "{ isBookable }", GUEST: "hidden", STAFF: "hidden", VIEW: "hidden" },
  isContactHidden: { GUEST: "seen", STAFF: "seen", VIEW: "seen" },
  contactVisibleUntil: { GUEST: "seen", STAFF: "seen", VIEW: "hidden" },
};

/** Mutations without an access key: for visitors, with an order's key, or with an API key. */
const WITHOUT_KEYS =
  /^(holdSlot|releaseHold|book|submit|delete|publish|(refund|start|refresh)Payment|(approve|decline|mark|note)Booking|create|revoke|block|remove|set|update|renewStaffFeed|add|replay|rotate|sendTestEvent|verifyHost|unpublish|archive|restore|reorder|import|sign|request|change|invite|resetPassword|resendNotifications|confirm(Password|Identity|CodeSetup)|(start|finish)Passkey|startCodeSetup|disableCodes|rename|renewRecoveryCodes|duplicate|erase|mergeContacts|suspend|resume|announceDelay|cancelBookings|messageBookings|(decide|undo)Absence).*/;

type Kind = "BOOKER" | "GUEST" | "STAFF" | "VIEW" | "FORMER_STAFF" | "ALTERED" | "REVOKED" | "FOREIGN";
const KINDS: readonly Kind[] = [
  "BOOKER",
  "GUEST",
  "STAFF",
  "VIEW",
  "FORMER_STAFF",
  "ALTERED",
  "REVOKED",
  "FOREIGN",
];

const forEveryKind = (result: string) =>
  Object.fromEntries(KINDS.map((kind) => [kind, result])) as Readonly<Record<Kind, string>>;
const BOOKER_ONLY = {
  ...forEveryKind("BOOKING_NOT_FOUND"),
  BOOKER: "done",
  GUEST: "FORBIDDEN",
  STAFF: "FORBIDDEN",
  VIEW: "FORBIDDEN",
};
const MUTATIONS: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  rescheduleBooking: BOOKER_ONLY,
  confirmGuests: forEveryKind("BOOKING_NOT_FOUND"),
  leaveBooking: { ...BOOKER_ONLY, BOOKER: "FORBIDDEN", GUEST: "done" },
  mailBookingLink: forEveryKind("done"),
  cancelBooking: BOOKER_ONLY,
  renewBookingLinks: BOOKER_ONLY,
};

const graph = await openGraph({ hasOther: true });
let keys: Readonly<Record<Kind, string>>;
beforeAll(async () => {
  await graph.ask("yoga-class", "intake");
  await graph.change("yoga-class", { priceMinor: 1500 });
  const token = await holdAndGetToken(graph, {
    service: serviceId("yoga-class"),
    startsAt: "2026-11-24T12:00:00Z",
    provider: providerId("northside"),
    seats: 2,
    visitor: visitorToken(1),
  });
  const answer = await book(graph, token, {
    notes: "A note",
    answers: intakeAnswers(),
    guests: [{ name: "Grace", email: "grace@example.org" }],
  });
  const booker = answer.bookings![0]!.accessKey;
  const [row] = await graph.database.query<{ id: string; business_id: string; key_version: number }>(
    "SELECT id, business_id, key_version FROM bookings",
  );
  const make = (
    role: AccessRole,
    member: number,
    version = row!.key_version,
    business = row!.business_id,
    staff: string | null = null,
  ) => createAccessKey(graph.signer, business, { bookingId: row!.id, role, member, version, staffId: staff });
  const [serving] = await graph.database.query<{ id: string }>("SELECT staff_id AS id FROM booking_staff");
  const staffKey = (staff: string) => make("STAFF", 0, row!.key_version, row!.business_id, staff);
  keys = {
    BOOKER: booker,
    GUEST: make("GUEST", 1),
    STAFF: staffKey(serving!.id),
    VIEW: make("VIEW", 0),
    FORMER_STAFF: staffKey(row!.id),
    ALTERED: `${booker.slice(0, -1)}${booker.endsWith("A") ? "B" : "A"}`,
    REVOKED: make("BOOKER", 0, row!.key_version - 1),
    FOREIGN: make("BOOKER", 0, row!.key_version, OTHER.businessId),
  };
  if (make("BOOKER", 0) !== booker) throw new Error("the keys that are made here are not the product's");
});

const isHidden = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

describe("fields", () => {
  it("every field has a row", async () => {
    const { data } = await graph.run<{ __type: { fields: { name: string }[] } }>(
      `{ __type(name: "VisitorBooking") { fields { name } } }`,
    );
    expect(Object.keys(FIELDS).toSorted()).toEqual(data.__type.fields.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(FIELDS))("%s", async (field, { selection = "", ...seen }) => {
    const { data } = await graph.run<{ visitorBookings: Record<string, unknown>[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { __typename ... on VisitorBooking { ${field} ${selection} } } }`,
      { keys: KINDS.map((kind) => keys[kind]) },
    );
    const [booker, guest, staff, view, ...strangers] = data.visitorBookings;
    expect(isHidden(booker![field])).toBe(seen.BOOKER === "hidden");
    expect(isHidden(guest![field])).toBe(seen.GUEST === "hidden");
    expect(isHidden(staff![field])).toBe(seen.STAFF === "hidden");
    expect(isHidden(view![field])).toBe(seen.VIEW === "hidden");
    expect(strangers.map((one) => one["__typename"])).toEqual(strangers.map(() => "BookingNotFound"));
  });

  it("a guest reads no other guest, and no key reads another address", async () => {
    const { data } = await graph.run<{ visitorBookings: { guests: { email: string | null }[] }[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { guests { email } } } }`,
      { keys: [keys.GUEST, keys.STAFF] },
    );
    expect(data.visitorBookings.map((one) => one.guests)).toEqual([[{ email: null }], [{ email: null }]]);
  });

  it("a guest cannot read the order's reference", async () => {
    const [{ reference }] = (await graph.database.query<{ reference: string }>(
      "SELECT reference FROM orders",
    )) as [{ reference: string }];
    const { data } = await graph.run<{ visitorBookings: object[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { reference calendar { google outlook ics } } } }`,
      { keys: [keys.GUEST, keys.STAFF] },
    );
    expect(JSON.stringify(data.visitorBookings[0])).not.toContain(reference);
    expect(JSON.stringify(data.visitorBookings[1])).toContain(reference);
    const deps = createGraphDeps(graph, "files");
    const request = {
      requestId: "test",
      host: "localhost",
      origin: "https://localhost",
      clientAddress: "192.0.2.1",
      authorization: null,
      locale: "en" as const,
      isPersisted: true,
    };
    const file = async (key: string) => loadCalendarFile(await createContext(deps, request), key);
    expect(await file(keys.GUEST)).not.toContain(reference);
    expect(await file(keys.STAFF)).toContain(reference);
  });

  it("a key of another host's business is invalid", async () => {
    const { data } = await graph.run<{ visitorBookings: { __typename: string }[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { __typename } }`,
      { keys: [keys.BOOKER] },
      { host: OTHER.host },
    );
    expect(data.visitorBookings).toEqual([{ __typename: "BookingNotFound" }]);
  });
});

describe("mutations", () => {
  it("every mutation takes no key or has a row", async () => {
    const { data } = await graph.run<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
      `{ __schema { mutationType { fields { name } } } }`,
    );
    const names = data.__schema.mutationType.fields.map(({ name }) => name);
    expect(names.filter((name) => !WITHOUT_KEYS.test(name)).toSorted()).toEqual(
      Object.keys(MUTATIONS).toSorted(),
    );
  });

  const input = (mutation: string, key: string) => {
    if (mutation === "confirmGuests") return { token: key };
    if (mutation === "leaveBooking" || mutation === "mailBookingLink") return { accessKey: key };
    const booking = { accessKey: key };
    return mutation === "rescheduleBooking" ? { booking, startsAt: "2026-11-24T21:00:00Z" } : { booking };
  };
  const cases = Object.entries(MUTATIONS).flatMap(([mutation, rows]) =>
    KINDS.toSorted((a, b) => Number(rows[a] === "done") - Number(rows[b] === "done")).map(
      (kind) => [mutation, kind, rows[kind]] as const,
    ),
  );
  it.each(cases)("%s with a key %s: %s", async (mutation, kind, expected) => {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const { data, errors } = await graph.run<Record<string, { __typename: string; code?: string }>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ... on Failure { code } } }`,
      { input: input(mutation, keys[kind]) },
    );
    const answer = errors[0] ? (errors[0] as { code?: string }).code : (data[mutation]?.code ?? "done");
    expect(answer).toBe(expected);
  });
});
