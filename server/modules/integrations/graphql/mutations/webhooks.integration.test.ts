import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { MAX_ENDPOINTS } from "../../webhooks/endpoints.ts";
import { rowChanges } from "../../../../testing/audit/audit.ts";
import { setUpOtherOwner, setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { type OwnerResult, sendOwnerMutation } from "../../../../testing/businesses/ownerCalls.ts";
import { bookFirst, details, holdAndGetToken, serviceId } from "../../../../testing/bookings/visit.ts";

const ENDPOINT = `webhookEndpoint { id url description types includesContacts state failures failingSince pausedUntil formerSecretUntil createdAt }`;
const FAILURE = `... on Failure { code message } ... on InvalidInput { issues { path code } }`;
const DELIVERY = `webhookDelivery { id state attempts nextAttemptAt answerStatus answerText lastError event { id type data } endpoint { id } }`;
const FIELDS: Readonly<Record<string, string>> = {
  createWebhookEndpoint: `secret ${ENDPOINT}`,
  updateWebhookEndpoint: ENDPOINT,
  rotateWebhookSecret: `secret ${ENDPOINT}`,
  deleteWebhookEndpoint: "deletedId",
  sendTestEvent: DELIVERY,
  replayWebhookDelivery: DELIVERY,
  replayWebhookEvents: `count ${ENDPOINT}`,
};
const LIST = `{ viewer { business { webhookEndpoints { totalCount edges { node { url
  deliveries(first: 10) { totalCount edges { node { state event { id type data } endpoint { url } } } } } } } } } }`;
const FEED = `query ($after: String, $filter: EventFilter, $first: Int) { viewer { business { events(after: $after, filter: $filter, first: $first) {
  __typename ${FAILURE} ... on EventConnection { totalCount edges { cursor node { id type occurredAt data } } pageInfo { endCursor hasNextPage } } } } } }`;

interface Sent {
  readonly secret: string;
  readonly webhookEndpoint: { readonly id: string };
  readonly webhookDelivery: { readonly id: string; readonly event: { readonly id: string } };
}
interface Feed {
  readonly __typename: string;
  readonly totalCount: number;
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly id: string; readonly data: Record<string, unknown> };
  }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const other = await setUpOtherOwner(graph);
let partner: string;
beforeAll(async () => {
  const scope = await graph.scope();
  ({ secret: partner } = await addApiKey(scope, { name: "partner", scopes: ["webhooks"], expiresAt: null }));
});
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  await graph.database.query("DELETE FROM events");
});

const send = async (mutation: string, input: object, asker: TestCaller = owner) =>
  (await sendOwnerMutation(graph, mutation, FIELDS[mutation]!, input, asker)) as OwnerResult & Sent;
const URL = "https://partner.example/hooks";
const createEndpoint = async (input: object = {}, asker?: TestCaller) => {
  const answer = await send("createWebhookEndpoint", { url: URL, ...input }, asker);
  if (!answer.webhookEndpoint) throw new Error(JSON.stringify(answer));
  return answer.webhookEndpoint.id;
};
async function bookOne(): Promise<void> {
  const service = serviceId("consultation");
  const token = await holdAndGetToken(graph, {
    service,
    startsAt: "2026-11-23T15:00:00Z",
    visitor: "visitor-token-of-1",
  });
  await bookFirst(graph, token, { ...details, locationKind: "AT_PROVIDER" });
}
const feed = async (variables: object = {}, asker: TestCaller = owner) =>
  (await graph.run<{ viewer: { business: { events: Feed } } }>(FEED, { ...variables }, asker)).data.viewer
    .business.events;

describe("a webhook endpoint", () => {
  it("is created with a secret that is shown once", async () => {
    const input = {
      url: URL,
      description: " Ours ",
      types: ["booking.created"],
      idempotencyKey: "endpoint-1",
    };
    const answer = await send("createWebhookEndpoint", input);
    expect(answer).toMatchObject({
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      webhookEndpoint: {
        id: expect.stringMatching(/^wh_/),
        url: URL,
        description: "Ours",
        types: ["booking.created"],
        includesContacts: false,
        state: "ENABLED",
        failures: 0,
        formerSecretUntil: null,
        createdAt: "2026-11-20T10:00:00.000Z",
      },
    });
    const again = await send("createWebhookEndpoint", input);
    expect(again).toMatchObject({ webhookEndpoint: { id: answer.webhookEndpoint.id }, secret: null });
    expect(await send("createWebhookEndpoint", { ...input, url: `${URL}/2` })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    const [storedText] = await graph.database.query<{ text: string }>(
      `SELECT (SELECT string_agg(k::text, ' ') FROM idempotency_keys k) || (SELECT string_agg(a::text, ' ') FROM audit_entries a) AS text`,
    );
    expect(storedText!.text).not.toContain(answer.secret.slice(6));
    const nodes = await graph.run<{ node: object }>(
      `query ($id: ID!) { node(id: $id) { __typename id } }`,
      { id: answer.webhookEndpoint.id },
      owner,
    );
    expect(nodes.data.node).toMatchObject({ __typename: "WebhookEndpoint" });
  });

  it("is rejected with the field when its URL may leave the public web", async () => {
    for (const url of ["http://partner.example/", "https://localhost/", "https://10.0.0.1/"])
      expect(await send("createWebhookEndpoint", { url })).toMatchObject({
        code: "INVALID_INPUT",
        issues: [{ path: ["url"] }],
      });
    for (const url of ["nonsense", ""])
      expect(await send("createWebhookEndpoint", { url })).toMatchObject({
        code: "BAD_USER_INPUT",
        message: expect.stringContaining('at "input.url"'),
      });
    expect(
      await send("createWebhookEndpoint", {
        url: URL,
        types: ["webhook.test"],
        description: "x".repeat(300),
      }),
    ).toMatchObject({
      issues: [{ path: ["description"] }, { path: ["types", "0"] }],
    });
    expect(await graph.database.query("SELECT 1 FROM webhook_endpoints")).toEqual([]);
  });

  it("is limited in number per business", async () => {
    for (let i = 0; i < MAX_ENDPOINTS; i++) await createEndpoint({ url: `${URL}/${i}` });
    expect(await send("createWebhookEndpoint", { url: URL })).toMatchObject({ code: "TOO_MANY_ENDPOINTS" });
  });

  it("is changed field by field, disabled, enabled and deleted", async () => {
    const endpoint = await createEndpoint({ types: ["guest.left"], description: "Ours" });
    const change = (input: object) => send("updateWebhookEndpoint", { id: endpoint, ...input });
    expect(await change({ url: `${URL}/2` })).toMatchObject({
      webhookEndpoint: { url: `${URL}/2`, types: ["guest.left"], description: "Ours" },
    });
    expect(await change({ types: [], isEnabled: false })).toMatchObject({
      webhookEndpoint: { types: [], state: "DISABLED" },
    });
    expect(await send("sendTestEvent", { id: endpoint })).toMatchObject({ code: "ENDPOINT_NOT_ENABLED" });
    await bookOne();
    expect(await graph.database.query("SELECT 1 FROM webhook_deliveries")).toEqual([]);
    expect(await change({ isEnabled: true })).toMatchObject({ webhookEndpoint: { state: "ENABLED" } });
    expect(await change({ url: "http://x.example" })).toMatchObject({ issues: [{ path: ["url"] }] });
    expect(await send("deleteWebhookEndpoint", { id: endpoint })).toMatchObject({ deletedId: endpoint });
    expect(await send("deleteWebhookEndpoint", { id: endpoint })).toMatchObject({
      code: "ENDPOINT_NOT_FOUND",
    });
    expect(await change({ description: "Gone" })).toMatchObject({ code: "ENDPOINT_NOT_FOUND" });
  });

  it("gets a new secret while the former one stays valid as long as requested", async () => {
    const endpoint = await createEndpoint();
    expect(await send("rotateWebhookSecret", { id: endpoint })).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhookEndpoint: { formerSecretUntil: "2026-11-21T10:00:00.000Z" },
    });
    const rotated = await send("rotateWebhookSecret", { id: endpoint, formerSecretHours: 0 });
    expect(rotated).toMatchObject({ webhookEndpoint: { formerSecretUntil: null } });
    for (const formerSecretHours of [-1, 169])
      expect(await send("rotateWebhookSecret", { id: endpoint, formerSecretHours })).toMatchObject({
        issues: [{ path: ["formerSecretHours"], code: "OUT_OF_RANGE" }],
      });
  });

  it("receives personal data only if a permitted caller allows it", async () => {
    const asker = { key: partner };
    expect(await send("createWebhookEndpoint", { url: URL, includesContacts: true }, asker)).toMatchObject({
      code: "FORBIDDEN",
    });
    const plain = await createEndpoint({}, asker);
    expect(await send("updateWebhookEndpoint", { id: plain, includesContacts: true }, asker)).toMatchObject({
      code: "FORBIDDEN",
    });
    const knowing = await createEndpoint({ includesContacts: true });
    expect(await send("updateWebhookEndpoint", { id: knowing, url: `${URL}/mine` }, asker)).toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await send("updateWebhookEndpoint", { id: knowing, description: "Theirs" }, asker)).toMatchObject({
      webhookEndpoint: { description: "Theirs" },
    });
  });
});

describe("webhook deliveries", () => {
  it("are listed, tested and sent again", async () => {
    const endpoint = await createEndpoint({ includesContacts: true });
    const test = await send("sendTestEvent", { id: endpoint });
    expect(test).toMatchObject({
      webhookDelivery: {
        state: "PENDING",
        attempts: 0,
        nextAttemptAt: "2026-11-20T10:00:00.000Z",
        event: { type: "webhook.test" },
      },
    });
    await graph.database.query(
      "UPDATE webhook_deliveries SET state = 'FAILED', due_at = NULL, settled_at = now(), attempts = 9, answer_status = 500",
    );
    const delivery = test.webhookDelivery.id;
    graph.clock.advance(1);
    for (let i = 0; i < 2; i++)
      expect(await send("replayWebhookDelivery", { id: delivery })).toMatchObject({
        webhookDelivery: {
          id: delivery,
          state: "PENDING",
          attempts: 0,
          nextAttemptAt: "2026-11-20T10:01:00.000Z",
        },
      });
    await bookOne();
    const from = "2026-11-20T10:00:00Z";
    expect(await send("replayWebhookEvents", { id: endpoint, since: from })).toMatchObject({
      count: 1,
      webhookEndpoint: { id: endpoint },
    });
    const { data } = await graph.run<{ viewer: { business: { webhookEndpoints: object } } }>(LIST, {}, owner);
    expect(data.viewer.business.webhookEndpoints).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: {
            deliveries: {
              totalCount: 2,
              edges: [
                {
                  node: {
                    event: { type: "booking.created", data: { contact: { email: "ada@example.com" } } },
                  },
                },
                { node: { event: { type: "webhook.test" } } },
              ],
            },
          },
        },
      ],
    });
    for (const wrong of ["2026-10-01T10:00:00Z", "2026-11-21T10:00:00Z"])
      expect(await send("replayWebhookEvents", { id: endpoint, since: wrong })).toMatchObject({
        issues: [{ path: ["since"] }],
      });
    expect(await send("replayWebhookDelivery", { id: endpoint })).toMatchObject({
      code: "DELIVERY_NOT_FOUND",
    });
  });

  it("cost as many statements for a hundred deliveries as for one", async () => {
    const endpoint = await createEndpoint();
    const list = () => graph.statementsOf(() => graph.run(LIST, {}, owner));
    await send("sendTestEvent", { id: endpoint });
    const one = (await list()).length;
    for (let i = 0; i < 9; i++) await send("sendTestEvent", { id: endpoint });
    expect((await list()).length).toBe(one);
  });
});

describe("the events query", () => {
  it("returns events by type with the ids of their deliveries", async () => {
    const endpoint = await createEndpoint();
    await bookOne();
    await send("sendTestEvent", { id: endpoint });
    const page = await feed();
    expect(page).toMatchObject({
      edges: [{ node: { id: expect.stringMatching(/^evt_/), type: expect.any(String) } }],
      pageInfo: { hasNextPage: false },
    });
    const bookings = await feed({ filter: { type: ["booking.created"] } });
    expect(bookings.edges).toMatchObject([{ node: { data: { contact: { email: "ada@example.com" } } } }]);
    expect(bookings.totalCount).toBe(1);
    expect(bookings.pageInfo.endCursor).toBe(page.pageInfo.endCursor);
    expect(await feed({ after: page.pageInfo.endCursor })).toMatchObject({ edges: [] });
    const [partnerEvent] = (await feed({ filter: { type: ["booking.created"] } }, { key: partner })).edges;
    expect(partnerEvent!.node.data).not.toHaveProperty("contact");
    expect(await feed({ filter: { type: ["booking.created", "webhook.test"] } })).toMatchObject({
      issues: [{ path: ["filter", "type", "1"], code: "INVALID" }],
    });
    expect(await feed({ after: "made up" })).toMatchObject({
      issues: [{ path: ["after"], code: "ALTERED" }],
    });
    expect((await feed({ first: 100_000 })).__typename).toBe("EventConnection");
  });

  it("rejects a cursor of another business", async () => {
    await bookOne();
    const { endCursor } = (await feed()).pageInfo;
    expect(await feed({ after: endCursor }, other)).toMatchObject({ issues: [{ path: ["after"] }] });
    expect((await feed({}, other)).edges).toEqual([]);
  });
});

it("is forbidden to visitors and other businesses", async () => {
  const endpoint = await createEndpoint();
  const { webhookDelivery: delivery } = await send("sendTestEvent", { id: endpoint });
  const inputs: [string, object][] = [
    ["createWebhookEndpoint", { url: URL }],
    ["updateWebhookEndpoint", { id: endpoint, description: "Mine" }],
    ["rotateWebhookSecret", { id: endpoint }],
    ["deleteWebhookEndpoint", { id: endpoint }],
    ["sendTestEvent", { id: endpoint }],
    ["replayWebhookDelivery", { id: delivery.id }],
    ["replayWebhookEvents", { id: endpoint, since: "2026-11-20T10:00:00Z" }],
  ];
  const changes = await rowChanges(graph.database, async () => {
    for (const [mutation, input] of inputs)
      expect(await send(mutation, input, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    for (const [mutation, input] of inputs.slice(1, 3).concat(inputs.slice(4)))
      expect((await send(mutation, input, other)).code).toMatch(/NOT_FOUND$/);
  });
  expect(changes).toEqual({});
  expect(await send("deleteWebhookEndpoint", { id: endpoint }, other)).toMatchObject({
    code: "ENDPOINT_NOT_FOUND",
  });
  for (const id of [endpoint, delivery.id, delivery.event.id])
    for (const asker of [{}, other, { host: OTHER.host }])
      expect((await graph.run(`query ($id: ID!) { node(id: $id) { id } }`, { id }, asker)).data).toEqual({
        node: null,
      });
  for (const field of ["webhookEndpoints { totalCount }", "events { __typename }"])
    expect((await graph.run(`{ business { ${field} } }`)).errors).toMatchObject([
      { code: "UNAUTHENTICATED" },
    ]);
});
