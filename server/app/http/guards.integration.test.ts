import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { RATE_SETTINGS, createRateLimits } from "../../platform/http/limits/rateLimits.ts";
import { openGraph } from "../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../testing/businesses/otherBusiness.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";

const graph = await openGraph();
await addOtherBusiness(graph.database);
const { secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
const app = await partnerApp(graph, "guards");
afterAll(() => app.close());

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
  readonly extensions?: { readonly cost: Record<string, number> };
}

interface Sent {
  readonly body?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly search?: string;
}

async function send({ body, headers = {}, method = "POST", search = "" }: Sent, origin = app.origin) {
  const response = await fetch(`${origin}/graphql${search}`, {
    method,
    headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
    ...(body !== undefined && { body }),
  });
  return { response, answer: (await response.json()) as Answer };
}

const query = (text: string, variables?: unknown): Sent => ({
  body: JSON.stringify({ query: text, variables }),
});
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(" ");
const nested = (count: number, open: string, close: string, inside = "") =>
  open.repeat(count) + inside + close.repeat(count);

describe("abusive documents", () => {
  it.each<[string, Sent, number, string]>([
    [
      "a deep query",
      query(`{ ${nested(16, 'business { provider(id:"x") { ', "} } ", "id ")} }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    ["a very deep query", query(nested(1_300, "{a", "}")), 400, "DOCUMENT_TOO_LARGE"],
    ["a wide query", query(`{ ${many(21, () => "business { id }")} }`), 400, "DOCUMENT_TOO_LARGE"],
    [
      "aliases by the thousand",
      query(`{ ${many(900, (i) => `a${i}: business { id }`)} }`),
      400,
      "GRAPHQL_PARSE_FAILED",
    ],
    [
      "aliases by the hundred",
      query(`{ business { ${many(300, (i) => `a${i}: name`)} } }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    ["too many words", query(`{ business { ${many(5_000, () => "name")} } }`), 400, "GRAPHQL_PARSE_FAILED"],
    ["a flood of type names", query(`{ ${many(3_900, () => "__typename")} }`), 400, "DOCUMENT_TOO_LARGE"],
    [
      "fragments in a circle",
      query(`{ ...F0 } ${many(300, (i) => `fragment F${i} on Query { ...F${(i + 1) % 300} }`)}`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "a small circle",
      query("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }"),
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "directives by the thousand",
      query(`{ business { name ${many(1_200, () => "@skip(if:false)")} } }`),
      400,
      "GRAPHQL_PARSE_FAILED",
    ],
    [
      "directives by the hundred",
      query(`{ business { name ${many(1_200, () => "@x")} } }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    ["lists in lists", query(`{ nodes(ids: ${nested(1_500, "[", "]")}) { id } }`), 400, "DOCUMENT_TOO_LARGE"],
    [
      "objects in objects",
      query(`mutation { book(input: ${nested(900, "{a:", "}", "1")}) { __typename } }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "the same field again and again",
      query(`{ ${many(480, () => "business { name id }")} }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "fields that contradict each other",
      query(`{ business { ${many(600, () => "x: name x: id")} } }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "operations by the hundred",
      query(many(600, (i) => `query Q${i} { __typename }`)),
      400,
      "OPERATION_RESOLUTION_FAILURE",
    ],
    [
      "variables by the hundred",
      query(`query (${many(700, (i) => `$v${i}: Int`)}) { __typename }`),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "deep variables",
      { body: `{"query":"{ __typename }","variables":{"a":${nested(50_000, "[", "]")}}}` },
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "many variables",
      query("{ __typename }", { a: Array.from({ length: 30_000 }, () => 1) }),
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "more ids than one may ask for",
      query("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
        ids: Array.from({ length: 15_000 }, () => "x"),
      }),
      400,
      "COST_LIMIT_EXCEEDED",
    ],
    [
      "pages of pages of pages",
      query(
        "{ business { providers(first: 100) { edges { node { services(first: 100) { edges { node { staff { name } } } } } } } } }",
      ),
      400,
      "COST_LIMIT_EXCEEDED",
    ],
    [
      "a batch",
      { body: JSON.stringify([{ query: "{ __typename }" }, { query: "{ __typename }" }]) },
      400,
      "BAD_REQUEST",
    ],
    ["a body that is too large", query(`{ __typename } #${"x".repeat(300_000)}`), 413, "PAYLOAD_TOO_LARGE"],
    [
      "a body of another type",
      { body: "{ __typename }", headers: { "content-type": "application/graphql" } },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "a form",
      { body: "query={__typename}", headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    ["half of a body", { body: '{"query":"{ __type' }, 400, "BAD_REQUEST"],
    [
      "a mutation by GET",
      {
        method: "GET",
        search: `?query=${encodeURIComponent('mutation{releaseHold(input:{holdToken:"x"}){__typename}}')}`,
        headers: { "x-requested-with": "x" },
      },
      405,
      "BAD_REQUEST",
    ],
    [
      "a document that was never released",
      { body: JSON.stringify({ id: "0".repeat(64) }) },
      404,
      "PERSISTED_DOCUMENT_NOT_FOUND",
    ],
  ])("%s is rejected before any statement", async (_name, sent, status, code) => {
    await send(query("{ business { id } }"));
    const statements = await graph.statementsOf(async () => {
      const { response, answer } = await send(sent);
      expect(answer.errors?.[0]?.extensions["code"]).toBe(code);
      expect(response.status).toBe(status);
      expect(answer).not.toHaveProperty("data");
      expect(response.headers.get("content-type")).toBe("application/graphql-response+json; charset=utf-8");
      expect(JSON.stringify(answer)).not.toMatch(/Did you mean|\.ts:|node_modules|    at /);
      expect(answer.errors!.length).toBeLessThanOrEqual(101);
    });
    expect(statements).toEqual([]);
  });

  it("introspection is allowed", async () => {
    const { answer } = await send(query("{ __schema { types { name fields { name } } } }"));
    expect(answer.errors).toBeUndefined();
    expect(answer.extensions?.cost["requested"]).toBeGreaterThan(0);
  });

  it("partners have a larger limit", async () => {
    const authorization = `Bearer ${app.key}`;
    const [visitor, partner] = [
      await send(query("{ business { id } }")),
      await send({ ...query("{ business { id } }"), headers: { authorization } }),
    ];
    expect([visitor.answer.extensions?.cost, partner.answer.extensions?.cost]).toEqual([
      { requested: 2, limit: 5_000 },
      { requested: 2, limit: 50_000 },
    ]);
  });
});

describe("flood of one business", () => {
  it("is rejected without effect on other businesses or visitors", async () => {
    const small = { ...RATE_SETTINGS, graph: 20, key: 10, "key-cost": 1_000 };
    const limited = await partnerApp(
      graph,
      "flood",
      {},
      { rateLimits: createRateLimits(small, () => 0), trustProxy: true },
    );
    onTestFinished(() => limited.close());
    const ask = (key: string | null, from = "198.51.100.1") =>
      send(
        {
          ...query("{ business { slug } }"),
          headers: { "x-forwarded-for": from, ...(key !== null && { authorization: `Bearer ${key}` }) },
        },
        limited.origin,
      );
    expect((await ask(limited.key)).answer.data).toEqual({ business: { slug: "northside" } });
    expect((await ask(otherKey)).answer.data).toEqual({ business: { slug: "harbor" } });
    const flood = await Promise.all(Array.from({ length: 60 }, () => ask(limited.key)));
    const passed = flood.filter(({ response }) => response.status === 200);
    expect(passed).toHaveLength(10);
    const { response, answer } = flood.find((one) => one.response.status === 429)!;
    expect(response.headers.get("retry-after")).toBe("6");
    expect(answer.errors?.[0]?.extensions["code"]).toBe("RATE_LIMITED");
    // A rejected request sends no statement, not even for its key.
    expect(await graph.statementsOf(() => ask(limited.key))).toEqual([]);
    expect((await ask(otherKey)).response.status).toBe(200);
    expect((await ask(null, "198.51.100.2")).response.status).toBe(200);
    expect((await ask(null)).response.status).toBe(200);
  });
});

describe("operation that takes too long", () => {
  it("gets a response and sends no statement afterwards", async () => {
    const { database } = graph;
    const impatient = await partnerApp(
      graph,
      "slow",
      {},
      {
        operationTime: {
          milliseconds: 300,
          untilAborted: (signal, work) => database.untilAborted(signal, work),
        },
      },
    );
    onTestFinished(() => impatient.close());
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const blocking = database.transaction(async (sql) => {
      await sql.query("LOCK TABLE one_time_links, idempotency_keys, api_keys IN ACCESS EXCLUSIVE MODE");
      isLocked();
      await held;
    });
    await locked;
    const request = {
      ...query(
        "mutation ($input: CreateOneTimeLinkInput!) { createOneTimeLink(input: $input) { __typename } }",
        { input: { slug: `late-${randomUUID().slice(0, 8)}`, name: "Late", services: ["consultation"] } },
      ),
      headers: { authorization: `Bearer ${impatient.key}` },
    };
    const { response, answer } = await send(request, impatient.origin);
    expect([response.status, answer.errors?.[0]?.extensions["code"]]).toEqual([503, "OPERATION_TIMED_OUT"]);
    release();
    await blocking;
    const rows = await database.query("SELECT FROM one_time_links WHERE slug LIKE 'late-%'");
    expect(rows).toEqual([]);
  });
});

describe("caller with a key", () => {
  const QUESTIONS = [
    "{ business { name } }",
    '{ business { service(id: "consultation") { name staff { name } } } }',
    "{ business { services(first: 10) { edges { node { name } } } providers(first: 10) { edges { node { name } } } } }",
    '{ business { service(id: "consultation") { availability(input: { from: "2026-12-01", to: "2026-12-31", timeZone: "America/New_York" }) { days { slotCount } } } } }',
  ];

  it.each(QUESTIONS)("needs at most one more statement: %s", async (text) => {
    const count = async (headers: Record<string, string>) => {
      await send({ ...query(text), headers });
      const sent = await graph.statementsOf(async () => {
        const { answer } = await send({ ...query(text), headers });
        expect(answer.errors).toBeUndefined();
      });
      return sent.length;
    };
    const [visitor, partner] = [await count({}), await count({ authorization: `Bearer ${app.key}` })];
    expect(visitor).toBeLessThanOrEqual(5);
    expect(partner - visitor).toBeLessThanOrEqual(1);
  });
});
