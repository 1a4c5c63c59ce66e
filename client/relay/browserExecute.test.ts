import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { browserExecute } from "./browserExecute.ts";
import { ConnectionError } from "./retry.ts";

const question = { id: "q1", variables: { a: 1 }, isRepeatable: true };
const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const noWait = async () => {};

beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: "pt-BR" } }));
afterAll(() => void vi.unstubAllGlobals());

describe("asking the graph from the browser", () => {
  it("sends the id and the variables, never a text, and the language of the page", async () => {
    const fetched = vi.fn<typeof fetch>(answer({ data: { x: 1 } }));
    await expect(browserExecute(fetched)(question)).resolves.toEqual({ data: { x: 1 } });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/graphql");
    expect(request?.method).toBe("POST");
    expect(new Headers(request?.headers).get("accept-language")).toBe("pt-BR");
    expect(JSON.parse(String(request?.body))).toEqual({ id: "q1", variables: { a: 1 } });
  });

  it("asks again after a dropped connection", async () => {
    const fetched = vi
      .fn<typeof fetch>(answer({ data: {} }))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockImplementationOnce(answer({}, 503));
    await expect(browserExecute(fetched, noWait)(question)).resolves.toEqual({ data: {} });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("does not repeat what must not be repeated", async () => {
    const fetched = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError("Failed to fetch")));
    const once = browserExecute(fetched, noWait)({ ...question, isRepeatable: false });
    await expect(once).rejects.toThrow(ConnectionError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("takes a refusal of the graph for an answer", async () => {
    const body = { errors: [{ message: "unknown", extensions: { code: "PERSISTED_DOCUMENT_NOT_FOUND" } }] };
    const fetched = vi.fn<typeof fetch>(answer(body, 404));
    await expect(browserExecute(fetched, noWait)(question)).resolves.toEqual(body);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("takes a page of a captive portal for no answer", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response("<html>Please log in"));
    await expect(browserExecute(fetched, noWait)(question)).rejects.toThrow(ConnectionError);
  });
});
