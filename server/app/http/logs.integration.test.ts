import { afterAll, expect, it, onTestFinished } from "vitest";
import { openGraph } from "../../testing/graph.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";

/** The marked data of the visitor can be found in any text. */
const MARKED = {
  firstName: "Zebedee",
  lastName: "Quuxworth",
  email: "zebedee@quuxworth.example",
  phone: "+1 212 555 0142",
} as const;
const ADDRESS = "203.0.113.77";
const NOTES = "Allergic to zinnias";
const GUEST = { name: "Marmaduke Plinth", email: "plinth@guest.example" } as const;

const lines: string[] = [];

const graph = await openGraph();
const app = await partnerApp(
  graph,
  "logs",
  {},
  {
    trustProxy: true,
    log: { level: "trace", stream: { write: (line) => void lines.push(line) } },
  },
);
afterAll(() => app.close());

interface Answer {
  readonly errors?: readonly unknown[];
  readonly data: Record<string, Record<string, never> & { readonly __typename: string }>;
}

async function ask(query: string, variables: object, key?: string): Promise<Answer> {
  const response = await fetch(`${app.origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": ADDRESS,
      "user-agent": "Quux browser",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

it("a complete booking with failures leaves no personal data in the log", async () => {
  const held = await ask(
    `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on HoldSlotPayload { hold { token } } } }`,
    {
      input: {
        lines: [{ service: "consultation" }],
        startsAt: "2026-11-24T15:00:00Z",
        visitor: "visitor-of-the-log-1",
        idempotencyKey: "log-hold-key-1",
      },
    },
  );
  const token = Reflect.get(Object(held.data["holdSlot"]!["hold"]), "token") as string;
  expect(token).toBeTypeOf("string");
  const input = {
    holdToken: token,
    idempotencyKey: "log-key-12345",
    contact: MARKED,
    guests: [GUEST],
    notes: NOTES,
    locationKind: "ONLINE",
    consent: true,
    timeZone: "America/New_York",
    locale: "en",
  };
  const BOOK = `mutation ($input: BookInput!) { book(input: $input) { __typename ... on Failure { code }
    ... on BookPayload { reference order { accessKey } bookings { accessKey } } } }`;
  // Rejected requests: an invalid address, a variable of a wrong type, and a document that quotes data.
  await ask(BOOK, { input: { ...input, contact: { ...MARKED, email: "zebedee at quuxworth" } } });
  await ask(BOOK, { input: { ...input, contact: `${MARKED.email}` } });
  await ask(`{ business { service(id: "${MARKED.email}") { nope(x: "${MARKED.lastName}") } } }`, {});
  const { data } = await ask(BOOK, { input });
  const { reference, order, bookings } = data["book"] as never as {
    reference: string;
    order: { accessKey: string };
    bookings: { accessKey: string }[];
  };
  const bookingKey = bookings[0]!.accessKey;
  await ask(`query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { __typename } }`, {
    keys: [bookingKey],
  });
  await ask(`query ($r: String!, $e: String!) { findBooking(reference: $r, email: $e) { __typename } }`, {
    r: reference,
    e: MARKED.email,
  });
  const headers = { "x-forwarded-for": ADDRESS };
  await fetch(`${app.origin}/widget/booking/${bookingKey}?email=${MARKED.email}`, { headers });
  await fetch(`${app.origin}/widget/booking/${bookingKey}/calendar.ics`, { headers });
  await fetch(`${app.origin}/graphql?query={${MARKED.lastName}}`, { headers });
  await ask("{ viewer { name } }", {}, app.key);
  await ask("{ viewer { name } }", {}, `${app.key}x`);

  // A failure whose error quotes the row.
  const { database } = graph;
  await database.query(`CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'Key (email)=(${MARKED.email}) of "${MARKED.lastName}" breaks' USING DETAIL = 'Failing row contains (${MARKED.email})'; END $$`);
  await database.query(
    "CREATE TRIGGER breaks BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION breaks()",
  );
  onTestFinished(async () => void (await database.query("DROP FUNCTION breaks CASCADE")));
  const broken = await ask(
    `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`,
    { input: { booking: { accessKey: bookingKey }, reason: NOTES } },
  );
  expect(broken.errors).toHaveLength(1);

  const log = lines.join("");
  expect(log).toContain('"route":"/graphql"');
  expect(log).toContain("the graph failed unexpectedly");
  const secrets = [token, bookingKey, order.accessKey, app.key, reference];
  const personal = [
    ...Object.values(MARKED),
    ADDRESS,
    NOTES,
    ...Object.values(GUEST),
    "Quux browser",
    "2125550142",
  ];
  for (const text of [...personal, ...secrets]) expect([text, log.includes(text)]).toEqual([text, false]);
  // Each line is one JSON object with its context.
  for (const line of log.trimEnd().split("\n"))
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
});
