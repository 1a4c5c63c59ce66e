import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { browserExecute } from "./browserExecute.ts";
import { BusyError, ConnectionError, ServerError } from "./retry.ts";

const question = { id: "q1", variables: { a: 1 }, isRepeatable: true };
const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const noWait = async () => {};

beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: "pt-BR" } }));
afterAll(() => void vi.unstubAllGlobals());

describe("browserExecute", () => {
  it("sends the id, the variables and the page's language, never a query text", async () => {
    const fetched = vi.fn<typeof fetch>(answer({ data: { x: 1 } }));
    await expect(browserExecute(fetched)(question)).resolves.toEqual({ data: { x: 1 } });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/graphql");
    expect(request?.method).toBe("POST");
    expect(new Headers(request?.headers).get("accept-language")).toBe("pt-BR");
    expect(JSON.parse(String(request?.body))).toEqual({ id: "q1", variables: { a: 1 } });
  });

  it("retries after a dropped connection", async () => {
    const fetched = vi
      .fn<typeof fetch>(answer({ data: {} }))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockImplementationOnce(answer({}, 503));
    await expect(browserExecute(fetched, noWait)(question)).resolves.toEqual({ data: {} });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("waits as long as an overloaded server requests, then rejects", async () => {
    const overloaded = async () =>
      new Response(JSON.stringify({ errors: [{ message: "busy", extensions: { code: "OVERLOADED" } }] }), {
        status: 503,
        headers: { "retry-after": "2" },
      });
    const fetched = vi.fn<typeof fetch>(overloaded).mockImplementationOnce(overloaded);
    const pauses: number[] = [];
    const sleep = async (pause: number) => void pauses.push(pause);
    await expect(browserExecute(fetched, sleep)(question)).rejects.toThrow(BusyError);
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(pauses.map((pause) => pause >= 2_000)).toEqual([true, true, true]);
  });

  it("sends the token of the visitor's hold", async () => {
    const held = JSON.stringify({ visitor: "v", token: "t", until: Date.now() + 60_000 });
    vi.stubGlobal("sessionStorage", { getItem: () => held });
    const fetched = vi.fn<typeof fetch>(answer({ data: {} }));
    await browserExecute(fetched)(question);
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("x-daybook-hold")).toBe("t");
    vi.stubGlobal("sessionStorage", undefined);
  });

  it.each([
    [true, "no-cache"],
    [false, null],
  ])("bypasses caches if the request must be fresh: %s", async (isFresh, header) => {
    const fetched = vi.fn<typeof fetch>(answer({ data: {} }));
    await browserExecute(fetched)({ ...question, bypassesCache: isFresh });
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("cache-control")).toBe(header);
  });

  it("never retries a request that is not repeatable", async () => {
    const fetched = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError("Failed to fetch")));
    const once = browserExecute(fetched, noWait)({ ...question, isRepeatable: false });
    await expect(once).rejects.toThrow(ConnectionError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("returns a response with errors", async () => {
    const body = { errors: [{ message: "unknown", extensions: { code: "PERSISTED_DOCUMENT_NOT_FOUND" } }] };
    const fetched = vi.fn<typeof fetch>(answer(body, 404));
    await expect(browserExecute(fetched, noWait)(question)).resolves.toEqual(body);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("reports a server error at once when a 500 has no GraphQL response", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response("Internal Server Error", { status: 500 }));
    await expect(browserExecute(fetched, noWait)(question)).rejects.toThrow(ServerError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([502, 503, 504])("reports a server error after four attempts with status %i", async (status) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response("<html>", { status }));
    const failed = browserExecute(fetched, noWait)(question);
    await expect(failed).rejects.toThrow(ServerError);
    await expect(failed).rejects.not.toBeInstanceOf(ConnectionError);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it("rejects the page of a captive portal", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response("<html>Please log in"));
    await expect(browserExecute(fetched, noWait)(question)).rejects.toThrow(ConnectionError);
  });
});
