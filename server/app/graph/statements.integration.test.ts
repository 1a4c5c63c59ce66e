import { afterAll, expect, it } from "vitest";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { createEndpoint } from "../../modules/integrations/webhooks/endpoints.ts";
import { cancel, reschedule } from "../../testing/bookings/change.ts";
import { contentApp } from "../../testing/servers/contentApp.ts";
import { intakeAnswers, openForm, submit } from "../../testing/questionnaires/fill.ts";
import { openGraph } from "../../testing/graph.ts";
import { insertBookings } from "../../testing/bookings/insertBookings.ts";
import { addUser, openBrowser } from "../../testing/identity/signedIn.ts";
import {
  book,
  holdAndGetToken,
  release,
  serviceId,
  visitorToken,
  holdAndBook,
} from "../../testing/bookings/visit.ts";

const ADA = "ada@northside.example";

const graph = await openGraph();
const { app, close } = await contentApp(graph);
const scope = await graph.scope();
const owner = { key: (await addApiKey(scope, "owner")).secret };
await addUser(scope, "OWNER", ADA);
await createEndpoint(scope, { url: "https://partner.example/hook" });
for (const slug of ["consultation", "coaching", "nutrition"])
  await graph.change(slug, { locationKinds: ["AT_PROVIDER"], consentText: null });
await graph.ask("nutrition", "intake");
await insertBookings(
  graph.database,
  Array.from({ length: 60 }, (_, n) => ({ email: `p${n % 20}@example.com`, lastName: `Person ${n % 20}` })),
);
afterAll(() => close());

async function run(document: string, asker?: { readonly key: string }): Promise<void> {
  const { errors } = await graph.run(document, {}, asker);
  expect(errors).toEqual([]);
}

const slots = (service: string, range: string) =>
  `{ business { service(id: "${service}") { name durationMinutes availability(input: { ${range} }) { isBookable nextAvailable { startsAt }
    days { date slotCount } day { slots(first: 24) { edges { node { key startsAt } } } } } } } }`;

let visitors = 0;
const target = (service: string, startsAt: string) => ({
  service: serviceId(service),
  startsAt,
  visitor: visitorToken((visitors += 1)),
});
const bookedAt = async (startsAt: string) =>
  (await holdAndBook(graph, target("coaching", startsAt))).accessKey;
// The first booking loads the hosts of the business, which are cached afterwards.
await bookedAt("2026-11-23T12:00:00Z");

type Operation = () => Promise<() => Promise<unknown>>;
const read =
  (document: string, asker?: () => { readonly key: string }): Operation =>
  async () =>
  () =>
    run(document, asker?.());

/**
 * The numbers include BEGIN, COMMIT and the caller's API key or session, but nothing that is cached between requests.
 */
const TABLE: readonly (readonly [operation: string, statements: number, Operation])[] = [
  ["calendar, first page", 2, read(slots("consultation", 'from: "2026-11-24", to: "2026-11-30"'))],
  ["calendar, a month of slots", 2, read(slots("consultation", 'from: "2026-12-01", to: "2026-12-31"'))],
  [
    "holdSlot, one line",
    6,
    async () => () => holdAndGetToken(graph, target("coaching", "2026-11-24T12:00:00Z")),
  ],
  [
    "holdSlot, two lines",
    6,
    async () => () =>
      holdAndGetToken(graph, {
        startsAt: "2026-11-25T13:00:00Z",
        visitor: visitorToken("party"),
        lines: [{ service: serviceId("consultation") }, { service: serviceId("coaching") }],
      }),
  ],
  [
    "releaseHold",
    4,
    async () => {
      const token = await holdAndGetToken(graph, target("coaching", "2026-11-25T12:00:00Z"));
      return () => release(graph, token);
    },
  ],
  [
    "book",
    9,
    async () => {
      const token = await holdAndGetToken(graph, target("coaching", "2026-11-26T12:00:00Z"));
      return async () => expect(await book(graph, token)).toMatchObject({ __typename: "BookPayload" });
    },
  ],
  [
    "book, with a form",
    10,
    async () => {
      const token = await holdAndGetToken(graph, target("nutrition", "2026-11-24T22:00:00Z"));
      return async () =>
        expect(await book(graph, token, { answers: intakeAnswers() })).toMatchObject({
          __typename: "BookPayload",
        });
    },
  ],
  [
    "submitForm",
    6,
    async () => {
      const start = await openForm(graph);
      return async () => expect(await submit(graph, start)).toMatchObject({ outcome: "ACCEPTED" });
    },
  ],
  [
    "visitorBookings, one booking",
    3,
    async () => {
      const key = await bookedAt("2026-11-27T12:00:00Z");
      return () =>
        run(
          `{ visitorBookings(accessKeys: ["${key}"]) { ... on VisitorBooking { reference status startsAt service { name } staff { name } contact { email } } } }`,
        );
    },
  ],
  [
    "rescheduleBooking",
    16,
    async () => {
      const key = await bookedAt("2026-11-30T13:00:00Z");
      return async () =>
        expect(
          await reschedule(graph, {
            booking: { accessKey: key },
            startsAt: "2026-11-30T15:00:00Z",
            idempotencyKey: "move-key-1",
          }),
        ).toMatchObject({
          __typename: "RescheduleBookingPayload",
        });
    },
  ],
  [
    "cancelBooking",
    12,
    async () => {
      const key = await bookedAt("2026-12-01T13:00:00Z");
      return async () =>
        expect(await cancel(graph, { booking: { accessKey: key } })).toMatchObject({
          __typename: "CancelBookingPayload",
        });
    },
  ],
  [
    "Business.bookings, 50 rows",
    8,
    read(
      "{ business { bookings(first: 50) { totalCount edges { node { reference startsAt status contact { email } staff { name } service { name } order { id } } } } } }",
      () => owner,
    ),
  ],
  [
    "Business.bookings, search by a name",
    6,
    read(
      '{ business { bookings(first: 50, search: "person 7") { totalCount edges { node { reference contact { lastName } } } } } }',
      () => owner,
    ),
  ],
  [
    "Business.board, a week",
    5,
    read(
      `{ viewer { permissions { permission } } business { board(input: { from: "2026-11-23", to: "2026-11-29" }) { cursor columns { staff { name } days { hours { startsAt } } }
        bookings { columns booking { status notes contact { lastName } service { name } staff { id } guests { name } } }
        blocks { reason staff { id } resources { id } } holds { service { name } } sessions { service { name } } externalEvents { columns } } } }`,
      () => owner,
    ),
  ],
  [
    "Business.contacts, 20 rows",
    4,
    read(
      "{ business { contacts(first: 20) { totalCount edges { node { lastName bookingCount paid { amount } firstVisitAt } } } } }",
      () => owner,
    ),
  ],
  [
    "Site.resolve, the home page",
    3,
    read(
      `{ business { name site { title navigation { label href } resolve(path: "/") { ... on Page { title blocks { __typename
        ... on ColumnsBlock { columns { blocks { ... on ServiceCardBlock { service { name } } } } } } } } } } }`,
    ),
  ],
  [
    "Business.serviceMenu",
    6,
    read(
      '{ business { serviceMenu(id: "treatments") { name categories { name services { slug name price { amount } staff { name } } } } } }',
    ),
  ],
  [
    "signIn",
    9,
    async () => {
      // The app has its own cache of businesses.
      await openBrowser(app).getUserName();
      return async () => expect(await openBrowser(app).signIn(ADA)).toBe("SignInPayload");
    },
  ],
  [
    "webhook log",
    5,
    read(
      "{ viewer { business { webhookEndpoints { edges { node { url deliveries(first: 10) { edges { node { state event { type } } } } } } } } } }",
      () => owner,
    ),
  ],
];

it.each(TABLE)("%s takes %i statements", async (_, statements, prepare) => {
  const operation = await prepare();
  const sent = await graph.statementsOf(operation);
  expect(sent).toHaveLength(statements);
});
