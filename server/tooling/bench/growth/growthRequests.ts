import { randomUUID } from "node:crypto";

export interface GrowthServer {
  readonly origin: string;
  readonly key: string;
}

/** Returns the measured milliseconds. */
export interface GrowthOperation {
  readonly name: string;
  run(server: GrowthServer): Promise<number>;
}

const DAY_MS = 86_400_000;
const date = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** @throws if the response has errors */
async function send<Data>(
  server: GrowthServer,
  query: string,
  variables: object,
  isOwner: boolean,
): Promise<Data> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(isOwner ? { authorization: `Bearer ${server.key}` } : { "x-forwarded-for": nextAddress() }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors || !response.ok) throw new Error(`${query.slice(0, 200)}: ${JSON.stringify(errors)}`);
  return data;
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const owner = (name: string, query: string, variables: () => object = () => ({})): GrowthOperation => ({
  name,
  run: (server) => timed(() => send(server, query, variables(), true)),
});

const BOOKINGS = `query ($filter: BookingFilter, $search: String) { business { bookings(first: 50, filter: $filter, search: $search) {
  edges { node { id reference status startsAt endsAt service { name } staff { name } contact { firstName lastName } } } pageInfo { hasNextPage endCursor } } } }`;
const BOOKINGS_TOTAL = `query ($filter: BookingFilter, $search: String) { business { bookings(first: 0, filter: $filter, search: $search) { totalCount } } }`;
const bookings = (name: string, variables: object) => owner(`bookings: ${name}`, BOOKINGS, () => variables);
const bookingsTotal = (name: string, variables: object) =>
  owner(`bookings: total of ${name}`, BOOKINGS_TOTAL, () => variables);

const CONTACTS = `query ($search: String, $orderBy: ContactOrder) { business { contacts(first: 50, search: $search, orderBy: $orderBy) {
  edges { node { id firstName lastName email phone } } pageInfo { hasNextPage endCursor } } } }`;
const CONTACTS_TOTAL = "{ business { contacts(first: 0) { totalCount } } }";
const FIGURES = `{ business { contacts(first: 50) { edges { node { id bookingCount cancelledCount noShowCount firstVisitAt lastVisitAt } } } } }`;
const contacts = (name: string, variables: object) => owner(`contacts: ${name}`, CONTACTS, () => variables);

const INSIGHTS = `query ($from: Date!, $to: Date!, $groupBy: InsightGrouping) { business { insights(from: $from, to: $to, groupBy: $groupBy) {
  total { bookings cancelled } groups { figures { bookings cancelled } } } } }`;

const EVENTS = `query ($after: String) { business { events(first: 50, after: $after) { ... on EventConnection { edges { cursor node { id type } } } } } }`;
const MONTH = `query ($from: Date!, $to: Date!) { business { service(id: "consultation") { availability(input: { from: $from, to: $to, timeZone: "Europe/Berlin" }) { days { date slotCount } } } } }`;
const STARTS = `query ($from: Date!, $to: Date!) { business { service(id: "consultation") { id availability(input: { from: $from, to: $to }) { days { starts } } } } }`;
const HOLD = `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on Failure { code } ... on HoldSlotPayload { hold { token } } } }`;
const BOOK = `mutation ($input: BookInput!) { book(input: $input) { __typename ... on Failure { code } ... on BookPayload { order { id } } } }`;

const free = new Map<string, { service: string; starts: string[] }>();

async function freeStart(server: GrowthServer): Promise<{ service: string; startsAt: string }> {
  let known = free.get(server.origin);
  if (!known || known.starts.length === 0) {
    const { business } = await send<{
      business: { service: { id: string; availability: { days: { starts: string[] }[] } } };
    }>(server, STARTS, { from: date(2), to: date(60) }, false);
    const starts = business.service.availability.days.flatMap((day) =>
      day.starts.filter((start) => start.slice(14, 16) === "00"),
    );
    known = { service: business.service.id, starts };
    free.set(server.origin, known);
  }
  return { service: known.service, startsAt: known.starts.shift()! };
}

interface Answer {
  readonly code?: string;
  readonly hold?: { readonly token: string };
}

const holdAndBook: GrowthOperation = {
  name: "hold and book",
  async run(server) {
    const start = await freeStart(server);
    const visitor = randomUUID();
    return timed(async () => {
      const input = { ...start, visitor, idempotencyKey: `hold-${visitor}` };
      const { holdSlot } = await send<{ holdSlot: Answer }>(server, HOLD, { input }, false);
      if (!holdSlot.hold) throw new Error(`holdSlot: ${holdSlot.code}`);
      const { book } = await send<{ book: Answer }>(
        server,
        BOOK,
        {
          input: {
            holdToken: holdSlot.hold.token,
            idempotencyKey: `book-${visitor}`,
            contact: {
              firstName: "Growth",
              lastName: "Visitor",
              email: `${visitor}@example.org`,
              phone: "+1 212 555 0100",
            },
            locationKind: "ONLINE",
            consent: true,
            timeZone: "America/New_York",
            locale: "en",
          },
        },
        false,
      );
      if (book.code) throw new Error(`book: ${book.code}`);
    });
  },
};

const ends = new Map<string, string>();
const eventLog: GrowthOperation = {
  name: "event log: 50 events",
  async run(server) {
    const read = (after: string | null) =>
      send<{ business: { events: { edges: { cursor: string }[] } } }>(server, EVENTS, { after }, true);
    let after = ends.get(server.origin);
    if (after === undefined) {
      const { business } = await read(null);
      after = business.events.edges.at(-1)?.cursor ?? "";
      ends.set(server.origin, after);
    }
    return timed(() => read(after || null));
  },
};

const slots: GrowthOperation = {
  name: "month of slots",
  run: (server) => timed(() => send(server, MONTH, { from: date(1), to: date(31) }, false)),
};

const YEAR = { from: date(-364), to: date(0), groupBy: "MONTH" };
const PAST_MONTH = { from: date(-40), to: date(-10), groupBy: "STAFF" };

/** Operations whose time must not depend on other businesses. */
export const EQUAL: readonly GrowthOperation[] = [
  slots,
  holdAndBook,
  bookings("dates ahead", { filter: { starts: { since: new Date().toISOString() } } }),
  bookings("rare name", { search: "quetzalc" }),
  bookings("common name", { search: "miller" }),
  contacts("first page by name", { orderBy: { field: "NAME" } }),
  contacts("rare name", { search: "quetzalc" }),
  eventLog,
];

/** Operations with the maximum ratio for ten times the business's own history. */
export const OWN_HISTORY: readonly (readonly [GrowthOperation, most: number])[] = [
  [bookings("rare name", { search: "quetzalc" }), 1.5],
  [contacts("rare name", { search: "quetzalc" }), 1.5],
  [contacts("first page by name", { orderBy: { field: "NAME" } }), 1.5],
  [owner("contacts: total", CONTACTS_TOTAL), 2],
  [owner("contacts: first page with figures", FIGURES), 1.5],
  [bookingsTotal("a common name", { search: "miller" }), 3],
  [bookings("unpaid", { filter: { payment: ["UNPAID"] } }), 1.5],
  [bookings("source", { filter: { source: { name: "utm_source", value: "flyer" } } }), 1.5],
  [owner("insights of a year", INSIGHTS, () => YEAR), 2],
  [owner("insights of a past month", INSIGHTS, () => PAST_MONTH), 2],
];

export async function takeContacts({
  origin,
  key,
}: GrowthServer): Promise<{ rows: number; ms: number; firstByteMs: number }> {
  const begin = performance.now();
  const response = await fetch(`${origin}/exports/contacts.csv`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok || !response.body) throw new Error(`contacts.csv: ${response.status}`);
  let [lines, firstByteMs] = [0, 0];
  for await (const chunk of response.body) {
    firstByteMs ||= performance.now() - begin;
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  }
  return { rows: lines - 1, ms: performance.now() - begin, firstByteMs };
}
