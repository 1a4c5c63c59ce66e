import { describe, expect, it, vi } from "vitest";
import {
  brokenId,
  helloId,
  onceId,
  takeTurnId,
  createTestApp,
  turnId,
} from "../../../app/http/createTestApp.ts";

/** A server whose field `turn` returns another number each time. */
async function countedApp() {
  let changes = 0;
  const { app } = await createTestApp({ changeCount: () => changes });
  const ask = (body: object, headers: Record<string, string> = {}, url = "/graphql") =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify(body),
    });
  const turn = async (...args: Parameters<typeof ask>) =>
    (await ask(...args)).json<{ data: { turn: number } }>().data.turn;
  return { app, ask, turn, change: () => void (changes += 1) };
}

const question = { id: turnId, variables: {} };

describe("response to a persisted query", () => {
  it("is shared by all callers within a second", async () => {
    const { ask } = await countedApp();
    const first = await ask(question);
    const again = await ask(question);
    expect(again.body).toBe(first.body);
    const { date, "x-request-id": id } = again.headers;
    expect(again.headers).toEqual({ ...first.headers, date, "x-request-id": id });
  });

  it("is computed again after a second", async () => {
    const { turn } = await countedApp();
    const now = Math.ceil(performance.now());
    const clock = vi.spyOn(performance, "now").mockReturnValue(now);
    try {
      const first = await turn(question);
      clock.mockReturnValue(now + 999);
      expect(await turn(question)).toBe(first);
      clock.mockReturnValue(now + 1_001);
      expect(await turn(question)).toBe(first + 1);
    } finally {
      clock.mockRestore();
    }
  });

  it("is computed again after a change through this process", async () => {
    const { turn, change } = await countedApp();
    const first = await turn(question);
    change();
    expect(await turn(question)).toBe(first + 1);
  });

  it.each<[string, object, Record<string, string>, string]>([
    ["host", question, { host: "other.example" }, "/graphql"],
    ["language", question, { "accept-language": "de" }, "/graphql"],
    ["language in the address", question, {}, "/graphql?locale=de"],
    ["variables", { ...question, variables: { text: "x" } }, {}, "/graphql"],
  ])("is separate for another %s", async (_what, body, headers, url) => {
    const { turn } = await countedApp();
    const first = await turn(question);
    expect(await turn(body, headers, url)).toBe(first + 1);
  });

  it.each<[string, object, Record<string, string>]>([
    ["a cookie came along", question, { cookie: "visitor=1" }],
    ["a credential came along", question, { authorization: "Bearer good-key" }],
    ["the caller wants no kept answer", question, { "cache-control": "no-cache" }],
    ["its variables have a key", { ...question, variables: { text: "A".repeat(43) } }, {}],
    ["it is long", { ...question, variables: { text: "long ".repeat(300) } }, {}],
    ["it is a text of the caller's own", { query: "{ turn }" }, {}],
  ])("is not cached when %s", async (_why, body, headers) => {
    const { turn } = await countedApp();
    const first = await turn(body, headers);
    expect(await turn(body, headers)).toBe(first + 1);
  });

  it("is not cached when it contains data of one visitor", async () => {
    const { ask } = await countedApp();
    const once = async () => (await ask({ id: onceId })).json<{ data: { once: number } }>().data.once;
    const first = await once();
    expect(await once()).toBe(first + 1);
  });

  it("has a negotiated media type for each caller", async () => {
    const { ask } = await countedApp();
    const types = [];
    for (const accept of ["application/json", "application/graphql-response+json", "application/json"])
      types.push((await ask({ id: helloId, variables: {} }, { accept })).headers["content-type"]);
    expect(types).toEqual([
      "application/json; charset=utf-8",
      "application/graphql-response+json; charset=utf-8",
      "application/json; charset=utf-8",
    ]);
  });
});

it("is never cached for a mutation", async () => {
  const { turn } = await countedApp();
  const first = await turn({ id: takeTurnId });
  expect(await turn({ id: takeTurnId })).toBe(first + 1);
});

it("is not cached with an error", async () => {
  const { ask } = await countedApp();
  const requestId = async () =>
    (await ask({ id: brokenId })).json<{ errors: { extensions: { requestId: string } }[] }>().errors[0]!
      .extensions.requestId;
  expect(await requestId()).not.toBe(await requestId());
});
