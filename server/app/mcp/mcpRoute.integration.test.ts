import { request as sendRequest } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { RATE_SETTINGS, createRateLimits } from "../../platform/http/limits/rateLimits.ts";
import { openGraph } from "../../testing/graph.ts";
import { connectAgent } from "../../testing/identity/mcpClient.ts";
import { OTHER } from "../../testing/businesses/otherBusiness.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";

const REQUESTS = 5;

const graph = await openGraph({ hasOther: true });
let origin = "";
const app = await partnerApp(
  graph,
  "agents",
  { serverOrigin: () => origin },
  {
    trustProxy: true,
    rateLimits: createRateLimits({ ...RATE_SETTINGS, graph: REQUESTS, capability: 2 }, () => 0),
  },
);
origin = app.origin;
afterAll(() => app.close());

interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

async function send({ body, headers = {}, method = "POST" }: Sent) {
  const response = await fetch(`${origin}/mcp`, {
    method,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { response, answer: text === "" ? null : (JSON.parse(text) as Record<string, unknown>) };
}

const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** `fetch` does not send another host. */
function sendToHost(
  host: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      {
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/mcp",
        headers: {
          host,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.on("data", (chunk) => (text += String(chunk)));
        response.on("end", () => resolve({ status: response.statusCode!, text }));
      },
    );
    request.on("error", reject).end(
      JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "1" } },
      }),
    );
  });
}

describe("the endpoint of agents", () => {
  it("answers without a session and with the headers of data", async () => {
    const { response, answer } = await send({ body: list });
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({ id: 1, result: { tools: expect.any(Array) } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": expect.stringMatching(/^application\/json/),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.any(String),
    });
    expect(response.headers.has("mcp-session-id")).toBe(false);
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });

  it.each(["GET", "DELETE", "PUT", "OPTIONS"])("rejects %s", async (method) => {
    const { response, answer } = await send({ method, ...(method === "PUT" && { body: list }) });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(answer).toMatchObject({ jsonrpc: "2.0", error: { code: -32_000 }, id: null });
  });

  it.each<[string, Sent, number, number]>([
    ["text that is no JSON", { body: "{" }, 400, -32_700],
    ["an empty body", { body: "" }, 400, -32_700],
    ["JSON that is no message", { body: { method: "tools/list" } }, 400, -32_700],
    ["null", { body: "null" }, 400, -32_700],
    ["a list of messages", { body: [list, list] }, 400, -32_600],
    ["a deep message", { body: { ...list, params: { a: nest(40) } } }, 400, -32_600],
    ["a large body", { body: { ...list, params: { text: "x".repeat(300_000) } } }, 413, -32_000],
    ["another media type", { body: list, headers: { "content-type": "text/plain" } }, 415, -32_000],
    ["a client that accepts no events", { body: list, headers: { accept: "text/html" } }, 406, -32_000],
    ["an unknown version", { body: list, headers: { "mcp-protocol-version": "1999-01-01" } }, 400, -32_000],
    ["an unknown method", { body: { ...list, method: "tools/delete" } }, 200, -32_601],
    ["an unknown tool", { body: { ...list, method: "tools/call", params: { name: "x" } } }, 200, -32_602],
    ["a call without a name", { body: { ...list, method: "tools/call", params: {} } }, 200, -32_603],
  ])("rejects %s", async (_name, sent, status, code) => {
    const { response, answer } = await send(sent);
    expect([response.status, answer]).toMatchObject([status, { jsonrpc: "2.0", error: { code } }]);
    expect(JSON.stringify(answer)).not.toMatch(/\\n\s+at /);
  });

  it("accepts a notification without a response", async () => {
    const { response, answer } = await send({
      body: { jsonrpc: "2.0", method: "notifications/initialized" },
    });
    expect([response.status, answer]).toEqual([202, null]);
  });

  it("rejects pages of other origins, also after DNS rebinding", async () => {
    const foreign = await send({ body: list, headers: { origin: "https://evil.example" } });
    expect(foreign.response.status).toBe(403);
    expect((await send({ body: list, headers: { origin: "null" } })).response.status).toBe(403);
    expect((await send({ body: list, headers: { origin } })).response.status).toBe(200);
    const rebound = await sendToHost("evil.example", { origin: "http://evil.example" });
    expect(rebound.status).toBe(403);
  });

  it("offers the tools of the business of the host, or of the key", async () => {
    const other = await graph.context({ host: OTHER.host });
    expect((await sendToHost(OTHER.host)).text).toContain(other.business!.name);
    expect((await sendToHost("localhost")).text).toContain("Northside Studio");
    const { secret } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
    const { text } = await sendToHost("localhost", { authorization: `Bearer ${secret}` });
    expect(text).toContain(`calendar of ${other.business!.name}`);
  });
});

describe("callers of agents", () => {
  it("are rejected with a wrong key", async () => {
    const key = `daybook_${"A".repeat(43)}`;
    const { response, answer } = await send({ body: list, headers: { authorization: `Bearer ${key}` } });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
    expect(answer).toMatchObject({ error: { data: { code: "UNAUTHENTICATED" } } });
    await expect(connectAgent(origin, { key })).rejects.toThrow("unknown");
  });

  it("are counted by address, and by key", async () => {
    const headers = { "x-forwarded-for": "198.51.100.9" };
    const statuses = [];
    for (let i = 0; i <= REQUESTS; i++) statuses.push((await send({ body: list, headers })).response.status);
    expect(statuses).toEqual([...Array.from({ length: REQUESTS }, () => 200), 429]);
    const { response } = await send({
      body: list,
      headers: { ...headers, "x-forwarded-for": "198.51.100.10" },
    });
    expect(response.headers.get("ratelimit-policy")).toContain('"graph"');
    const authorization = `Bearer ${app.key}`;
    const keyed = { ...headers, "x-forwarded-for": "198.51.100.11", authorization };
    for (let i = 0; i <= REQUESTS; i++)
      expect((await send({ body: list, headers: keyed })).response.status).toBe(200);
  });

  it("are counted by the access key inside a link", async () => {
    const link = `${origin}/widget/booking/${"Ab1-".repeat(10)}?booked`;
    const call = {
      ...list,
      method: "tools/call",
      params: { name: "find_booking", arguments: { booking: link } },
    };
    const statuses = [];
    for (let i = 1; i <= 3; i++) {
      const headers = { "x-forwarded-for": `198.51.100.${20 + i}` };
      statuses.push((await send({ body: call, headers })).response.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

function nest(depth: number): object {
  return depth === 0 ? {} : { a: nest(depth - 1) };
}
