import { describe, expect, it } from "vitest";
import { createClient } from "./createClient.ts";

type Step = (init: RequestInit) => Response | Promise<Response>;

/** A client whose server responds with each step in turn. */
function openClient(...steps: Step[]) {
  const sent: RequestInit[] = [];
  const send = async (_url: unknown, init: RequestInit = {}) => {
    sent.push(init);
    return steps[sent.length - 1]!(init);
  };
  const options = { endpoint: "https://book.example.com/graphql", timeoutMs: 50, retryDelayMs: 1 };
  return { sent, client: createClient({ ...options, fetch: send as typeof fetch, key: "secret" }) };
}

const QUERY = "query Name { business { name } }";
const MUTATION =
  "mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }";
const ok: Step = () => Response.json({ data: { business: { name: "Northside" } } });
const limited =
  (retryAfter: string): Step =>
  () =>
    Response.json(
      { errors: [{ message: "Too many.", extensions: { code: "RATE_LIMITED" } }] },
      { status: 429, headers: { "retry-after": retryAfter } },
    );
const never: Step = ({ signal }) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(signal!.reason as Error);
    if (signal!.aborted) stop();
    else signal!.addEventListener("abort", stop);
  });

describe("createClient", () => {
  it("sends the document, the variables and the key", async () => {
    const { client, sent } = openClient(ok);
    expect(await client.request(QUERY, { a: 1 })).toEqual({ business: { name: "Northside" } });
    expect(JSON.parse(sent[0]!.body as string)).toEqual({ query: QUERY, variables: { a: 1 } });
    expect(sent[0]!.headers).toMatchObject({ authorization: "Bearer secret" });
  });

  it.each<[string, Step]>([
    ["a spent allowance", limited("0")],
    ["an unreachable server", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["a failed connection", () => Promise.reject(new TypeError("failed"))],
    ["a timeout", never],
  ])("retries a query after %s", async (_name, step) => {
    const { client, sent } = openClient(step, ok);
    expect(await client.request(QUERY, {})).toEqual({ business: { name: "Northside" } });
    expect(sent).toHaveLength(2);
  });

  it("leaves a retry to the caller when the server demands a long pause", async () => {
    const { client, sent } = openClient(limited("120"), ok);
    await expect(client.request(QUERY, {})).rejects.toMatchObject({
      code: "RATE_LIMITED",
      retryAfterSeconds: 120,
    });
    expect(sent).toHaveLength(1);
  });

  it("retries a mutation only if each input has an idempotency key", async () => {
    const safe = openClient(limited("0"), ok);
    await safe.client.request(MUTATION, { input: { idempotencyKey: "key-0001" } });
    expect(safe.sent.map(({ body }) => body)).toEqual([safe.sent[0]!.body, safe.sent[0]!.body]);
    const unsafe = openClient(limited("0"), ok);
    await expect(unsafe.client.request(MUTATION, { input: {} })).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    expect(unsafe.sent).toHaveLength(1);
  });

  it("stops after three retries", async () => {
    const { client, sent } = openClient(limited("0"), limited("0"), limited("0"), limited("0"), ok);
    await expect(client.request(QUERY, {})).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(sent).toHaveLength(4);
  });

  it("throws the first error with its path, or returns the readable part", async () => {
    const partial: Step = () =>
      Response.json({
        data: { business: { name: null } },
        errors: [{ message: "No.", path: ["business", "name"], extensions: { code: "FORBIDDEN" } }],
      });
    const { client } = openClient(partial, partial);
    await expect(client.request(QUERY, {})).rejects.toMatchObject({
      code: "FORBIDDEN",
      path: ["business", "name"],
      data: { business: { name: null } },
    });
    expect(await client.request(QUERY, {}, { allowPartial: true })).toEqual({ business: { name: null } });
  });

  it("rejects with the reason of the caller's signal", async () => {
    const { client } = openClient(never);
    const reason = new Error("closed");
    await expect(client.request(QUERY, {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
