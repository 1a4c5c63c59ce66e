import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";
import { RATE_SETTINGS, type RateSettings, createRateLimits } from "./limits/rateLimits.ts";
import type { SiteStamp } from "./pages/publicPages.ts";
import { createTestApp } from "../../app/http/createTestApp.ts";

interface RequestOptions {
  readonly from?: string;
  readonly key?: string;
  readonly query?: string;
  readonly variables?: object;
  readonly url?: string;
  readonly method?: "GET" | "POST";
}

async function limited(settings: Partial<RateSettings>, more: { readonly siteStamp?: SiteStamp } = {}) {
  let now = 0;
  const rateLimits = createRateLimits({ ...RATE_SETTINGS, ...settings }, () => now);
  const { app } = await createTestApp({ rateLimits, trustProxy: true, ...more });
  const ask = ({
    from = "198.51.100.7",
    key,
    query = "{ hello }",
    variables = {},
    ...rest
  }: RequestOptions = {}) => {
    const { url = "/graphql", method = url === "/graphql" ? "POST" : "GET" } = rest;
    return app.inject({
      url,
      method,
      headers: {
        "x-forwarded-for": from,
        "content-type": "application/json",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(method === "POST" && { payload: JSON.stringify({ query, variables }) }),
    });
  };
  return { ask, after: (seconds: number) => (now += seconds * 1000) };
}

const statuses = (answers: readonly LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode);

async function times(count: number, ask: (index: number) => Promise<LightMyRequestResponse>) {
  const answers: LightMyRequestResponse[] = [];
  for (let index = 0; index < count; index++) answers.push(await ask(index));
  return answers;
}

describe("excessive requests", () => {
  it("of one address get a GraphQL error with the time to wait", async () => {
    const { ask, after } = await limited({ graph: 2 });
    const answers = await times(3, () => ask());
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers[0]?.headers).toMatchObject({
      "ratelimit-policy": '"graph";q=2;w=60, "graph-cost";q=200000;w=60',
      ratelimit: '"graph";r=1;t=30, "graph-cost";r=199999;t=1',
    });
    expect(answers[0]?.headers).not.toHaveProperty("retry-after");
    expect(answers[2]?.json()).toEqual({
      errors: [
        {
          message: "Please try again in a moment.",
          extensions: { code: "RATE_LIMITED", limit: "graph", retryAfterSeconds: 30 },
        },
      ],
    });
    expect(answers[2]?.headers).toMatchObject({
      "retry-after": "30",
      ratelimit: '"graph";r=0;t=60',
      "cache-control": "private, no-store",
      "content-type": "application/json; charset=utf-8",
    });
    after(30);
    expect((await ask()).statusCode).toBe(200);
  });

  it("affect the whole /64 but no other address", async () => {
    const { ask } = await limited({ graph: 1 });
    const from = ["198.51.100.7", "198.51.100.8", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"];
    expect(statuses(await times(from.length, (index) => ask({ from: from[index]! })))).toEqual([
      200, 200, 200, 429, 200,
    ]);
  });

  it("of a key do not affect other keys behind its address", async () => {
    const { ask } = await limited({ key: 3, graph: 10 });
    await ask({ key: "good-ann" });
    await ask({ key: "good-ben" });
    expect(statuses(await times(4, () => ask({ key: "good-ann" })))).toEqual([200, 200, 200, 429]);
    expect((await ask({ key: "good-ben" })).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
    // The same key from another address.
    expect((await ask({ key: "good-ann", from: "203.0.113.1" })).statusCode).toBe(429);
  });

  it("with invalid keys count for their address and block no valid key", async () => {
    const { ask } = await limited({ graph: 3 });
    await ask({ key: "good-ann" });
    expect(statuses(await times(3, (index) => ask({ key: `guess-${index}` })))).toEqual([200, 200, 429]);
    expect((await ask({ key: "good-ann" })).statusCode).toBe(200);
    expect((await ask({ key: "good-new" })).statusCode).toBe(429);
  });

  it("with one access key are rejected from every address", async () => {
    const { ask } = await limited({ capability: 2 });
    const query = "query($n: String) { hello(name: $n) }";
    const with_ = (n: string) => (index: number) =>
      ask({ query, variables: { n }, from: `198.51.100.${index + 1}` });
    const [key, other] = [`${"aB3_".repeat(10)}`, `${"xY9-".repeat(10)}`];
    expect(statuses(await times(3, with_(key)))).toEqual([200, 200, 429]);
    expect(statuses(await times(2, with_(other)))).toEqual([200, 200]);
    const [rejection] = await times(1, with_(key));
    expect(rejection?.json()).toMatchObject({ errors: [{ extensions: { limit: "capability" } }] });
    expect(rejection?.headers["retry-after"]).toBe("30");
  });

  it("of expensive operations are rejected by cost, and the headers show the rest", async () => {
    const { ask } = await limited({ "graph-cost": 25, "key-cost": 40 });
    const query = "{ list { hello } }";
    const answers = await times(3, () => ask({ query }));
    expect(answers.map((one) => one.json<{ extensions: unknown }>().extensions)).toEqual([
      { cost: { requested: 11, limit: 50, remaining: 14 } },
      { cost: { requested: 11, limit: 50, remaining: 3 } },
      { cost: { requested: 11, limit: 50, remaining: 3 } },
    ]);
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers[2]?.json()).toMatchObject({
      errors: [{ extensions: { code: "RATE_LIMITED", limit: "graph-cost", retryAfterSeconds: 20 } }],
    });
    expect(answers[2]?.headers["retry-after"]).toBe("20");
    // A cheap operation is still allowed.
    expect((await ask()).statusCode).toBe(200);
    expect(statuses(await times(4, () => ask({ query, key: "good-ann" })))).toEqual([200, 200, 200, 429]);
  });
});

it("for files count like GraphQL requests and are rejected in their own format", async () => {
  const { ask } = await limited({ graph: 1, page: 1 });
  const answers = await times(2, () => ask({ url: "/exports/forms/intake.csv" }));
  expect(answers[1]?.statusCode).toBe(429);
  expect(answers[1]?.json()).toEqual({ code: "RATE_LIMITED", message: "Please try again in a moment." });
  expect(answers[1]?.headers["retry-after"]).toBe("60");
  const uploads = await times(2, () => ask({ url: "/uploads", method: "POST", from: "198.51.100.9" }));
  expect(uploads[1]?.statusCode).toBe(429);
});

describe("rate limits of pages", () => {
  it("are separate and show headers only with a rejection", async () => {
    const { ask } = await limited({ page: 2, graph: 1 });
    const answers = await times(3, () => ask({ url: "/widget/x" }));
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers[0]?.headers).not.toHaveProperty("ratelimit");
    expect(answers[2]?.headers).toMatchObject({
      "retry-after": "30",
      "content-type": "text/plain; charset=utf-8",
    });
    expect(answers[2]?.body).toBe("429 Please try again in a moment.");
    expect((await ask()).statusCode).toBe(200);
  });

  it("charge rendered pages and reject above the allowance", async () => {
    const { ask, after } = await limited({ "graph-cost": 1_300 });
    const answers = await times(3, () => ask({ url: "/widget/x" }));
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers[1]?.headers).not.toHaveProperty("ratelimit");
    expect(answers[2]?.headers).toMatchObject({
      "retry-after": "24",
      ratelimit: '"page";r=1197;t=1, "graph-cost";r=100;t=56',
    });
    expect(answers[2]?.body).toBe("429 Please try again in a moment.");
    // The documents of a page are charged too.
    after(60);
    await ask({ url: "/widget/data" });
    expect((await ask()).headers["ratelimit"]).toBe('"graph";r=599;t=1, "graph-cost";r=499;t=37');
  });

  it("do not charge cached pages", async () => {
    const siteStamp = async () => ({ key: "v1", origin: "http://localhost" });
    const { ask } = await limited({ "graph-cost": 700 }, { siteStamp });
    expect(statuses(await times(5, () => ask({ url: "/about" })))).toEqual([200, 200, 200, 200, 200]);
    expect((await ask({ url: "/site?x=1" })).statusCode).toBe(429);
  });

  it.each(["/assets/entry-1.js", "/embed.js", "/demo/amara.svg"])("do not count files: %s", async (url) => {
    const { ask } = await limited({ page: 1 });
    expect(statuses(await times(3, () => ask({ url })))).toEqual([200, 200, 200]);
  });
});

it("do not count loopback addresses, but count keys there", async () => {
  const { ask } = await limited({ graph: 1, page: 1, "graph-cost": 1, capability: 1, key: 1 });
  for (const from of ["127.0.0.1", "::1", "::ffff:127.0.0.9"]) {
    expect(statuses(await times(3, () => ask({ from })))).toEqual([200, 200, 200]);
    expect(statuses(await times(3, () => ask({ from, url: "/widget/x" })))).toEqual([200, 200, 200]);
  }
  expect((await ask({ from: "::1" })).json()).toHaveProperty("extensions.cost", { requested: 1, limit: 50 });
  expect(statuses(await times(3, () => ask({ from: "::1", key: "good-ann" })))).toEqual([200, 200, 429]);
});
