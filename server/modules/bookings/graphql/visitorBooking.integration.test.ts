import { beforeEach, describe, expect, it } from "vitest";
import type { AccessGrant } from "../../access/rules/accessKey.ts";
import { createAccessKey } from "../keys/accessKeys.ts";
import { openGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import {
  BOOKING_FIELDS,
  type BookingAnswer,
  providerId,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

let ownBooking: BookingAnswer;
let businessId: string;
const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(async () => {
  await graph.reset();
  businessId = (await graph.scope()).business.id;
  ownBooking = await bookAt("2026-11-23T15:00:00Z", 0);
});

async function bookAt(startsAt: string, visitor: number): Promise<BookingAnswer> {
  const holdRequest = {
    service: serviceId("consultation"),
    staff: staffId("amara"),
    provider: providerId("downtown"),
    startsAt,
    visitor: visitorToken(visitor),
  };
  const changes = { locationKind: "AT_PROVIDER", notes: "My left knee." };
  return holdAndBook(graph, holdRequest, changes);
}

type Lookup = Partial<BookingAnswer> & {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
};
const LOOKUP_QUERY = `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) {
  __typename ... on BookingNotFound { accessKey code message } ... on VisitorBooking { ${BOOKING_FIELDS} } } }`;

async function lookUp(keys: readonly string[], host?: string): Promise<readonly Lookup[]> {
  const asker = host ? { host } : {};
  const data = await graph.data<{ visitorBookings: Lookup[] }>(LOOKUP_QUERY, { keys }, asker);
  return data.visitorBookings;
}

const notFound = (key: string) => ({
  __typename: "BookingNotFound",
  accessKey: key,
  code: "BOOKING_NOT_FOUND",
  message: "No calendar event found",
});

async function createKey(changes: Partial<AccessGrant>, business = businessId): Promise<string> {
  const [row] = await graph.database.query<{ id: string }>("SELECT id FROM bookings LIMIT 1");
  const grant = { bookingId: row!.id, role: "BOOKER", member: 0, version: 1, ...changes } as const;
  return createAccessKey(graph.signer, business, grant);
}

describe("visitorBookings", () => {
  it("returns results in the order of the keys, with failures in their places", async () => {
    const other = await bookAt("2026-11-23T16:00:00Z", 1);
    const keys = [other.accessKey, "garbage", ownBooking.accessKey, "", other.accessKey];
    expect((await lookUp(keys)).map((one) => one.accessKey)).toEqual(keys);
    expect((await lookUp(keys)).map((one) => one.__typename)).toEqual([
      "VisitorBooking",
      "BookingNotFound",
      "VisitorBooking",
      "BookingNotFound",
      "VisitorBooking",
    ]);
    expect(await lookUp([])).toEqual([]);
  });

  it("returns the values that the booker got from book", async () => {
    expect(await lookUp([ownBooking.accessKey])).toEqual([{ __typename: "VisitorBooking", ...ownBooking }]);
    expect(ownBooking).toMatchObject({
      provider: { slug: "downtown" },
      location: "7 Water Street, New York, NY 10004",
      notes: "My left knee.",
      contact: { email: "ada@example.com" },
      calendar: {
        ics: `https://localhost/widget/booking/${await createKey({ role: "VIEW" })}/calendar.ics`,
      },
    });
  });

  it("returns the same failure for every malformed key", async () => {
    const reversed = [...ownBooking.accessKey].toReversed().join("");
    for (const key of [
      "A".repeat(40),
      "-".repeat(40),
      reversed,
      "é".repeat(40),
      "A".repeat(10_000),
      ownBooking.accessKey.slice(1),
    ])
      expect(await lookUp([key])).toEqual([notFound(key)]);
  });

  it("rejects a key with any altered byte", async () => {
    const bytes = Buffer.from(ownBooking.accessKey, "base64url");
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      const key = altered.toString("base64url");
      expect(await lookUp([key])).toEqual([notFound(key)]);
    }
  });

  it("rejects a revoked key and accepts a key of the next version", async () => {
    await graph.database.query("UPDATE bookings SET key_version = 2");
    expect(await lookUp([ownBooking.accessKey])).toEqual([notFound(ownBooking.accessKey)]);
    const next = await createKey({ version: 2 });
    expect(await lookUp([next])).toMatchObject([{ accessKey: next, role: "BOOKER" }]);
  });

  it("rejects a signed key of an unsupported role", async () => {
    for (const role of ["GUEST", "STAFF"] as const) {
      const key = await createKey({ role, member: 1 });
      expect(await lookUp([key])).toEqual([notFound(key)]);
    }
  });

  it("rejects keys of another business and on another business's host", async () => {
    expect(await lookUp([ownBooking.accessKey], OTHER.host)).toEqual([notFound(ownBooking.accessKey)]);
    const foreignIds = await createKey({}, OTHER.businessId);
    expect(await lookUp([foreignIds])).toEqual([notFound(foreignIds)]);
    expect(await lookUp([foreignIds], OTHER.host)).toEqual([notFound(foreignIds)]);
  });

  it("runs the same number of statements for ten keys as for one", async () => {
    const keys = [ownBooking.accessKey];
    for (let n = 1; n < 10; n++) {
      const startsAt = `2026-11-${24 + (n % 2)}T${[14, 16, 19, 20, 21][n >> 1]}:00:00Z`;
      keys.push((await bookAt(startsAt, n)).accessKey);
    }
    const one = await graph.statementsOf(() => lookUp([ownBooking.accessKey]));
    const ten = await graph.statementsOf(() => lookUp(keys));
    expect((await lookUp(keys)).map((result) => result.accessKey)).toEqual(keys);
    expect(ten).toHaveLength(one.length);
  });
});

describe("node", () => {
  const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Service { slug } } }`;
  type Nodes = { nodes: ({ __typename: string; id: string } | null)[] };
  const nodes = async (ids: readonly string[], host?: string) => {
    const data = await graph.data<Nodes>(NODES, { ids }, host ? { host } : {});
    return data.nodes;
  };

  it("returns nodes of every type in the given order", async () => {
    const ids = [
      providerId("downtown"),
      staffId("amara"),
      toGlobalId("Business", businessId),
      serviceId("coaching"),
      serviceId("coaching"),
      providerId("downtown"),
    ];
    expect(await nodes(ids)).toEqual([
      { __typename: "Provider", id: ids[0] },
      { __typename: "Staff", id: ids[1] },
      { __typename: "Business", id: ids[2] },
      { __typename: "Service", id: ids[3], slug: "coaching" },
      { __typename: "Service", id: ids[3], slug: "coaching" },
      { __typename: "Provider", id: ids[5] },
    ]);
    for (const id of ids) {
      const { data } = await graph.run<{ node: { id: string } }>(
        `query ($id: ID!) { node(id: $id) { id } }`,
        { id },
      );
      expect(data.node).toEqual({ id });
    }
  });

  it("returns null for an id of another business, on either host", async () => {
    const foreignIds = [
      toGlobalId("Business", OTHER.businessId),
      toGlobalId("Service", OTHER.serviceId),
      toGlobalId("Staff", OTHER.staffId),
      toGlobalId("Provider", OTHER.providerId),
    ];
    expect(await nodes(foreignIds)).toEqual([null, null, null, null]);
    expect(await nodes(foreignIds, OTHER.host)).toMatchObject([{}, {}, {}, {}]);
    expect(await nodes([serviceId("coaching"), staffId("amara")], OTHER.host)).toEqual([null, null]);
  });

  it("returns null for malformed ids", async () => {
    const uuid = OTHER.serviceId;
    for (const id of [
      "",
      "service",
      "service_",
      uuid,
      serviceId("coaching").toUpperCase(),
      `${serviceId("coaching")}0`,
      serviceId("coaching").replace("service", "booking"),
      serviceId("coaching").replace("service", "staff"),
      "service_8zzzzzzzzzzzzzzzzzzzzzzzzz",
      "A".repeat(40),
      "x".repeat(10_000),
      "__proto___00000000000000000000000000",
      "constructor_00000000000000000000000000",
    ])
      expect([id, await nodes([id])]).toEqual([id, [null]]);
  });

  it("returns null for a staff member who is not published", async () => {
    await graph.database.query("UPDATE staff SET publication = 'DRAFT' WHERE slug = 'bruno'");
    const result = await nodes([staffId("bruno")]);
    await graph.database.query("UPDATE staff SET publication = 'PUBLISHED' WHERE slug = 'bruno'");
    expect(result).toEqual([null]);
  });

  it("loads several nodes of one type in one statement", async () => {
    const services = ["coaching", "consultation", "massage", "physio", "nutrition"].map(serviceId);
    expect(await graph.statementsOf(() => nodes(services))).toHaveLength(1);
    const mixed = [
      ...services,
      staffId("amara"),
      staffId("bruno"),
      providerId("downtown"),
      providerId("downtown"),
    ];
    expect(await graph.statementsOf(() => nodes(mixed))).toHaveLength(3);
  });
});

describe("personal data", () => {
  it("is reachable only by an access key or a permission", async () => {
    type Introspection = {
      __schema: {
        types: {
          name: string;
          fields: { name: string; type: TypeRef }[] | null;
          possibleTypes: { name: string }[] | null;
        }[];
      };
    };
    type TypeRef = { name: string | null; ofType: TypeRef | null };
    const { data } = await graph.run<Introspection>(
      `{ __schema { types { name possibleTypes { name } fields { name type { name ofType { name ofType { name ofType { name } } } } } } } }`,
    );
    const named = (type: TypeRef): string => type.name ?? named(type.ofType!);
    const findPathsTo = (to: string) =>
      data.__schema.types.flatMap((type) =>
        (type.fields ?? [])
          .filter((field) => named(field.type) === to)
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(findPathsTo("ContactDetails")).toEqual(["VisitorBooking.contact"]);
    expect(findPathsTo("Contact").toSorted()).toEqual([
      "Booking.contact",
      "ContactEdge.node",
      "EraseContactPayload.contact",
      "MergeContactsPayload.contact",
      "Order.contact",
      "UpdateContactPayload.contact",
    ]);
    // Review every new field that leads to `Booking`.
    expect(findPathsTo("Booking").toSorted()).toEqual([
      "AbsenceChanged.conflictingBookings",
      "AbsenceDecision.booking",
      "AbsenceProposal.booking",
      "ApproveBookingPayload.booking",
      "BoardBooking.booking",
      "BookingEdge.node",
      "BookingsAhead.conflictingBookings",
      "BulkBookingResult.booking",
      "CreateBlockPayload.conflictingBookings",
      "CreatePaymentLinkPayload.booking",
      "CreateResourcePayload.conflictingBookings",
      "CreateSchedulePayload.conflictingBookings",
      "CreateStaffPayload.conflictingBookings",
      "DecisionMissing.conflictingBookings",
      "DeclineBookingPayload.booking",
      "MarkBookingPayload.booking",
      "NotOfferedReason.booking",
      "NoteBookingPayload.booking",
      "Order.bookings",
      "PaidBooking.booking",
      "Refund.booking",
      "RemoveDateOverridePayload.conflictingBookings",
      "ResendNotificationsPayload.booking",
      "SetDateOverridePayload.conflictingBookings",
      "SetHolidayPayload.conflictingBookings",
      "Submission.bookings",
      "SubstituteBusy.conflictingBookings",
      "UpdateBlockPayload.conflictingBookings",
      "UpdateResourcePayload.conflictingBookings",
      "UpdateSchedulePayload.conflictingBookings",
      "UpdateStaffPayload.conflictingBookings",
    ]);
    expect(findPathsTo("VisitorBooking").toSorted()).toEqual([
      "BookPayload.bookings",
      "LeaveBookingPayload.booking",
      "VisitorOrder.bookings",
    ]);
    expect(findPathsTo("VisitorOrder").toSorted()).toEqual([
      "BookPayload.order",
      "CancelBookingPayload.order",
      "ConfirmGuestsPayload.order",
      "RefreshPaymentPayload.order",
      "RenewBookingLinksPayload.order",
      "RescheduleBookingPayload.order",
      "StartPaymentPayload.order",
      "VisitorBooking.order",
    ]);
    expect(findPathsTo("BookingLink")).toEqual(["Business.bookingLink"]);
    expect(findPathsTo("BookingLookup").toSorted()).toEqual([
      "Query.findBooking",
      "Query.visitorBooking",
      "Query.visitorBookings",
    ]);
    expect(findPathsTo("Node").toSorted()).toEqual([
      "Query.node",
      "Query.nodes",
      "UpdateMetadataPayload.node",
    ]);
    expect(findPathsTo("Hold").toSorted()).toEqual(["HoldSlotPayload.hold", "ReleaseHoldPayload.hold"]);
  });
});

it("visitorBookings and nodes reject more keys or ids than the limit", async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `key-${i}`);
  const bookings = await graph.run(
    `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { __typename } }`,
    {
      keys: many(102),
    },
  );
  expect(bookings.errors).toMatchObject([
    { code: "BAD_USER_INPUT", message: "accessKeys may have at most 101 entries" },
  ]);
  const nodes = await graph.run(`query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, { ids: many(101) });
  expect(nodes.errors).toMatchObject([
    { code: "BAD_USER_INPUT", message: "ids may have at most 100 entries" },
  ]);
});
