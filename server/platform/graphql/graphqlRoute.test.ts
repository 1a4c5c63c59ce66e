import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";
import type { AbortState } from "../work/asyncContext.ts";
import { helloId, createTestApp, writeId } from "../../app/http/createTestApp.ts";

const json = "application/json; charset=utf-8";
const graphql = "application/graphql-response+json; charset=utf-8";
const acceptGraphql = { accept: "application/graphql-response+json" };
const preflight = { "apollo-require-preflight": "1" };

const post = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: "POST",
  url: "/graphql",
  headers: { "content-type": "application/json", ...headers },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});
const get = (params: Record<string, string>, headers: Record<string, string> = preflight): InjectOptions => ({
  method: "GET",
  url: `/graphql?${new URLSearchParams(params).toString()}`,
  headers,
});

const firstError = (response: LightMyRequestResponse) =>
  response.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>().errors[0];

const hello = { query: "{ hello }" };
const deep = (levels: number) => ({ query: `{${"self{".repeat(levels)}hello${"}".repeat(levels)}}` });
const aliases = (count: number) => ({
  query: `{${Array.from({ length: count }, (_, index) => `a${index}:hello`).join(" ")}}`,
});

describe("GraphQL over HTTP: responses", () => {
  it.each<[string, InjectOptions, number, string, unknown]>([
    ["a POST", post(hello), 200, json, { data: { hello: "Hello you" } }],
    [
      "a POST that takes anything",
      post(hello, { accept: "*/*" }),
      200,
      json,
      { data: { hello: "Hello you" } },
    ],
    ["a POST in the newer type", post(hello, acceptGraphql), 200, graphql, { data: { hello: "Hello you" } }],
    [
      "the type with the higher quality",
      post(hello, { accept: "application/json;q=0.5, application/graphql-response+json" }),
      200,
      graphql,
      { data: { hello: "Hello you" } },
    ],
    [
      "variables and a name",
      post({
        query: "query A { hello } query B($n: String) { hello(name: $n) }",
        operationName: "B",
        variables: { n: "Ann" },
      }),
      200,
      json,
      { data: { hello: "Hello Ann" } },
    ],
    [
      "null for what may be left out",
      post({ ...hello, variables: null, operationName: null }),
      200,
      json,
      { data: { hello: "Hello you" } },
    ],
    ["a GET", get(hello), 200, json, { data: { hello: "Hello you" } }],
    [
      "a GET with variables",
      get(
        { query: "query($n: String) { hello(name: $n) }", variables: '{"n":"Ann"}' },
        { ...preflight, ...acceptGraphql },
      ),
      200,
      graphql,
      { data: { hello: "Hello Ann" } },
    ],
    ["a mutation by POST", post({ query: "mutation { write }" }), 200, json, { data: { write: true } }],
    [
      "a persisted document",
      post({ id: helloId, variables: { name: "Ann" } }),
      200,
      json,
      { data: { hello: "Hello Ann" } },
    ],
    [
      "a persisted document as the newer name calls it",
      post({ documentId: helloId }),
      200,
      json,
      { data: { hello: "Hello you" } },
    ],
    [
      "a persisted document by GET",
      get({ id: helloId, variables: '{"name":"Ann"}' }),
      200,
      json,
      { data: { hello: "Hello Ann" } },
    ],
  ])("%s", async (name, request, status, type, body) => {
    const { app } = await createTestApp();
    const response = await app.inject(request);
    // Only a text in the request makes the response contain the cost.
    const costExtension = name.includes("persisted")
      ? {}
      : { extensions: { cost: { requested: 1, limit: 50 } } };
    expect(response.json()).toEqual({ ...Object(body), ...costExtension });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe(type);
  });
});

describe("GraphQL over HTTP: rejections", () => {
  // Only the newer media type reports errors of well-formed requests by status.
  it.each<[string, InjectOptions, number, string, string]>([
    ["broken syntax", post({ query: "{ hello" }, acceptGraphql), 400, "GRAPHQL_PARSE_FAILED", graphql],
    ["broken syntax in plain JSON", post({ query: "{ hello" }), 200, "GRAPHQL_PARSE_FAILED", json],
    [
      "an unknown field",
      post({ query: "{ nope }" }, acceptGraphql),
      400,
      "GRAPHQL_VALIDATION_FAILED",
      graphql,
    ],
    ["an unknown field in plain JSON", post({ query: "{ nope }" }), 200, "GRAPHQL_VALIDATION_FAILED", json],
    [
      "a bad variable",
      post({ query: "query($n: String!) { hello(name: $n) }" }, acceptGraphql),
      400,
      "BAD_USER_INPUT",
      graphql,
    ],
    [
      "an unknown operation",
      post({ ...hello, operationName: "X" }, acceptGraphql),
      400,
      "OPERATION_RESOLUTION_FAILURE",
      graphql,
    ],
    ["no query at all", post({ variables: {} }), 400, "BAD_REQUEST", json],
    ["an empty body", post("{}"), 400, "BAD_REQUEST", json],
    ["a query that is no text", post({ query: 1 }), 400, "BAD_REQUEST", json],
    ["variables as text", post({ ...hello, variables: "{}" }), 400, "BAD_REQUEST", json],
    ["variables as a list", post({ ...hello, variables: [] }), 400, "BAD_REQUEST", json],
    ["a list of operations", post([hello, hello]), 400, "BAD_REQUEST", json],
    ["invalid JSON", post('{"query":'), 400, "BAD_REQUEST", json],
    ["nothing", post(""), 400, "BAD_REQUEST", json],
    ["a poisoned prototype", post('{"query":"{hello}","__proto__":{"x":1}}'), 400, "BAD_REQUEST", json],
    [
      "text as a body",
      post("{ hello }", { "content-type": "text/plain" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      json,
    ],
    [
      "a form as a body",
      post("query={hello}", { "content-type": "application/x-www-form-urlencoded" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      json,
    ],
    [
      "a body that is too large",
      post({ query: `{ hello } #${"x".repeat(300_000)}` }, acceptGraphql),
      413,
      "PAYLOAD_TOO_LARGE",
      graphql,
    ],
    [
      "a response that cannot be parsed",
      post({ query: "mutation { write }" }, { accept: "text/html" }),
      406,
      "NOT_ACCEPTABLE",
      json,
    ],
    ["a mutation by GET", get({ query: "mutation { write }" }), 405, "BAD_REQUEST", json],
    ["a persisted mutation by GET", get({ id: writeId }), 405, "BAD_REQUEST", json],
    ["a GET that another site's form could send", get(hello, {}), 400, "BAD_REQUEST", json],
    ["a GET with broken variables", get({ ...hello, variables: "{" }), 400, "BAD_REQUEST", json],
    ["another method", { method: "PUT", url: "/graphql" }, 405, "METHOD_NOT_ALLOWED", json],
    ["an unknown document", post({ id: "unknown" }), 404, "PERSISTED_DOCUMENT_NOT_FOUND", json],
    [
      "a document called like something in every object",
      post({ id: "constructor" }, acceptGraphql),
      404,
      "PERSISTED_DOCUMENT_NOT_FOUND",
      graphql,
    ],
    ["too deep a document", post(deep(17), acceptGraphql), 400, "DOCUMENT_TOO_LARGE", graphql],
    ["too many aliases", post(aliases(61), acceptGraphql), 400, "DOCUMENT_TOO_LARGE", graphql],
    [
      "too many tokens",
      post({ query: `{${" hello".repeat(5_000)}}` }, acceptGraphql),
      400,
      "GRAPHQL_PARSE_FAILED",
      graphql,
    ],
    [
      "too costly an operation",
      post({ query: "{ list { list { hello } } }" }, acceptGraphql),
      400,
      "COST_LIMIT_EXCEEDED",
      graphql,
    ],
  ])("%s", async (_name, request, status, code, type) => {
    const { app } = await createTestApp();
    const response = await app.inject(request);
    expect(firstError(response)?.extensions["code"]).toBe(code);
    expect(firstError(response)?.message).toBeTypeOf("string");
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe(type);
    expect(response.json()).not.toHaveProperty("data");
  });

  it("names the allowed methods when it rejects a method", async () => {
    const { app } = await createTestApp();
    expect((await app.inject({ method: "DELETE", url: "/graphql" })).headers["allow"]).toBe("GET, POST");
    expect((await app.inject(get({ query: "mutation { write }" }))).headers["allow"]).toBe("POST");
  });

  it("accepts documents up to the limits", async () => {
    const { app } = await createTestApp();
    expect((await app.inject(post(deep(15)))).json()).toHaveProperty("data.self");
    expect((await app.inject(post(aliases(20)))).json()).toHaveProperty("data.a19", "Hello you");
  });
});

describe("cost of an operation", () => {
  const cost = async (request: InjectOptions) =>
    (await (await createTestApp()).app.inject(request)).json<{ extensions?: { cost: unknown } }>().extensions
      ?.cost;

  it("is in the response, even if too high, unless it is unknown", async () => {
    expect(await cost(post({ query: "{ list { hello } }" }))).toEqual({ requested: 11, limit: 50 });
    expect(await cost(post({ query: "{ list { list { hello } } }" }))).toEqual({ requested: 111, limit: 50 });
    expect(await cost(post({ query: "{ nope }" }))).toBeUndefined();
    expect(await cost(post({ query: "query($n: String!) { hello(name: $n) }" }))).toBeUndefined();
  });

  it("is that of the selected operation only", async () => {
    const query = "query A { hello } query B { list { hello } }";
    expect(await cost(post({ query, operationName: "A" }))).toEqual({ requested: 1, limit: 50 });
  });
});

describe("error in a document", () => {
  it.each([
    ["{ helo }", 'Cannot query field "helo" on type "Query".'],
    ["{ hello(nam: 1) }", 'Unknown argument "nam" on field "Query.hello".'],
    ["query($n: Strin) { hello(name: $n) }", 'Unknown type "Strin".'],
  ])("contains neither suggestions nor stack traces: %s", async (query, message) => {
    const { app } = await createTestApp();
    const response = await app.inject(post({ query }));
    expect(firstError(response)).toEqual({
      message,
      locations: expect.any(Array),
      extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
    });
  });
});

describe("operation that takes too long", () => {
  it("gets a response and is aborted", async () => {
    const signals: AbortState[] = [];
    const { app, log } = await createTestApp({
      operationTime: {
        milliseconds: 5,
        untilAborted(signal, work) {
          signals.push(signal);
          return work();
        },
      },
    });
    const response = await app.inject(post({ query: "{ never }" }, acceptGraphql));
    expect([response.statusCode, response.headers["content-type"]]).toEqual([503, graphql]);
    expect(firstError(response)?.extensions["code"]).toBe("OPERATION_TIMED_OUT");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(log()).toContain("an operation took too long");
  });
});

describe("errors of fields", () => {
  it("hide details and contain an id that is in the log", async () => {
    const { app, log } = await createTestApp();
    const response = await app.inject(post({ query: "{ broken hello }" }, acceptGraphql));
    expect(response.statusCode).toBe(200);
    const requestId = String(response.headers["x-request-id"]);
    expect(response.json()).toEqual({
      data: { broken: null, hello: "Hello you" },
      errors: [
        {
          message: "Internal server error",
          path: ["broken"],
          extensions: { code: "INTERNAL_SERVER_ERROR", requestId },
        },
      ],
      extensions: { cost: { requested: 2, limit: 50 } },
    });
    const line = log()
      .split("\n")
      .find((entry) => entry.includes("the graph failed unexpectedly"));
    expect(line).toContain(requestId);
    expect(line).toContain("already exists");
    expect(line).not.toContain("ann@example.com");
  });

  it("are logged with the schema's field name instead of the caller's alias", async () => {
    const { app, log } = await createTestApp();
    const query = "query Zebedee { Quuxworth: self { zebedee_at_example: broken } }";
    await app.inject(post({ query, operationName: "Zebedee" }, acceptGraphql));
    expect(log()).toContain('"field":"broken"');
    expect(log()).not.toMatch(/zebedee|quuxworth/i);
  });

  it("reach the caller if they have a code, and are not logged", async () => {
    const { app, log } = await createTestApp();
    const response = await app.inject(post({ query: "{ refused }" }));
    expect(firstError(response)).toMatchObject({ message: "You may not", extensions: { code: "FORBIDDEN" } });
    expect(log()).not.toContain("unexpectedly");
  });
});

describe("request information of the GraphQL server", () => {
  const ask = { query: "{ origin address isPersisted }" };

  it("contains the requested host", async () => {
    const { app } = await createTestApp();
    const response = await app.inject({
      ...post(ask),
      headers: { ...post(ask).headers, host: "Salon.example:8080" },
    });
    expect(response.json()).toMatchObject({
      data: { origin: "http://salon.example:8080", isPersisted: false },
    });
  });

  it("uses forwarded headers only of trusted proxies", async () => {
    const headers = {
      "x-forwarded-host": "salon.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.9",
    };
    const trusting = await createTestApp({ trustProxy: true });
    expect((await trusting.app.inject(post(ask, headers))).json()).toMatchObject({
      data: { origin: "https://salon.example", address: "203.0.113.9" },
    });
    const wary = await createTestApp();
    expect((await wary.app.inject(post(ask, headers))).json()).toMatchObject({
      data: { origin: "http://localhost", address: "127.0.0.1" },
    });
  });
});

it("leaves query, variables, address and name out of the log", async () => {
  const { app, log } = await createTestApp();
  await app.inject(
    post({ query: 'query { hello(name: "Annabel") }', variables: { email: "ann@example.com" } }),
  );
  await app.inject(get({ query: '{ hello(name: "Annabel") }' }));
  await app.inject({ url: "/widget/booking/secret-key?email=ann@example.com" });
  expect(log()).toContain('"route":"/graphql"');
  expect(log()).not.toMatch(/Annabel|ann@example|secret-key|127\.0\.0\.1/);
});
