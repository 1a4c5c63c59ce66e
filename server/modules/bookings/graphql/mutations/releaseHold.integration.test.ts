import { beforeEach, expect, it } from "vitest";
import { rowChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  bookFirst,
  holdAndGetToken,
  hold,
  release,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

const holdRequest = {
  service: serviceId("consultation"),
  startsAt: "2026-11-23T15:00:00.000Z",
  staff: staffId("amara"),
};
const released = (state: string) => ({ __typename: "ReleaseHoldPayload", hold: { state } });

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

it("releaseHold frees the time at once and is idempotent", async () => {
  const token = await holdAndGetToken(graph, { ...holdRequest, visitor: visitorToken(1) });
  expect(await rowChanges(graph.database, () => release(graph, token))).toEqual({ claims: -1 });
  expect(await release(graph, token)).toEqual(released("RELEASED"));
  expect(await hold(graph, { ...holdRequest, visitor: visitorToken(2) })).toMatchObject({
    __typename: "HoldSlotPayload",
  });
});

it("releaseHold releases once for ten concurrent requests", async () => {
  const token = await holdAndGetToken(graph, holdRequest);
  const changes = await rowChanges(graph.database, async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => release(graph, token)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => released("RELEASED")));
  });
  expect(changes).toEqual({ claims: -1 });
});

it("releaseHold returns the same hold to a repeated request with one key", async () => {
  const holdToken = await holdAndGetToken(graph, holdRequest);
  const send = (input: object) =>
    graph.data<{ releaseHold: object }>(
      `mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { __typename
         ... on ReleaseHoldPayload { hold { token state expiresAt lines { startsAt } } } } }`,
      { input: { holdToken, ...input } },
    );
  const first = await send({ idempotencyKey: "release-once" });
  expect(first.releaseHold).toMatchObject({ hold: { token: holdToken, state: "RELEASED" } });
  expect(await send({ idempotencyKey: "release-once" })).toEqual(first);
  expect((await send({ idempotencyKey: "short" })).releaseHold).toMatchObject({ __typename: "InvalidInput" });
});

it("releaseHold keeps a hold that became a booking", async () => {
  const token = await holdAndGetToken(graph, holdRequest);
  await bookFirst(graph, token, { locationKind: "ONLINE" });
  expect(await rowChanges(graph.database, () => release(graph, token))).toEqual({});
  expect(await release(graph, token)).toEqual(released("USED"));
  expect(await hold(graph, { ...holdRequest, visitor: visitorToken(2) })).toMatchObject({
    code: "STAFF_BUSY",
  });
});

it.each([
  ["empty", ""],
  ["garbage", "x".repeat(43)],
  ["very long", "x".repeat(10_000)],
])("releaseHold rejects a token that is %s", async (_name, token) => {
  expect(await release(graph, token)).toMatchObject({
    __typename: "InvalidInput",
    issues: [{ path: ["holdToken"], code: "ALTERED", message: "This value was altered." }],
  });
});

it("releaseHold rejects an altered token and keeps the hold", async () => {
  const token = await holdAndGetToken(graph, holdRequest);
  for (const at of [0, 15, 16, 31]) {
    const bytes = Buffer.from(token, "base64url");
    bytes[at]! ^= 0x80;
    expect(await release(graph, bytes.toString("base64url"))).toMatchObject({ code: "INVALID_INPUT" });
  }
  expect(await release(graph, token)).toEqual(released("RELEASED"));
});
