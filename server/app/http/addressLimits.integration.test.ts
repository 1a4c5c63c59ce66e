import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import { demoId } from "../../../prisma/demo/ids.ts";
import { openGraph } from "../../testing/graph.ts";
import { type PartnerApp, partnerApp } from "../../testing/servers/partnerApp.ts";

const apps: Record<string, PartnerApp> = {};

const graph = await openGraph();
apps["counting"] = await partnerApp(graph, "counting", {}, { trustProxy: true });
apps["off"] = await partnerApp(graph, "off", { countsAddresses: false }, { trustProxy: true });
beforeEach(() => graph.reset());
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())));

/** Sends a document from a forwarded address. Returns the type of its only field. */
async function ask(app: string, from: string, query: string): Promise<string> {
  const response = await apps[app]!.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "x-forwarded-for": from, "x-daybook-csrf": "1" },
    payload: { query },
  });
  const { data } = response.json<{ data: Record<string, { readonly __typename: string }> }>();
  return Object.values(data)[0]!.__typename;
}

/** Each document contains a number, so that limits by account or reference do not apply. */
const SIGN_IN = (i: number) =>
  `mutation { signIn(input: { email: "user${i}@example.org", password: "wrong-password" }) { __typename } }`;
const RESET = (i: number) =>
  `mutation { requestPasswordReset(input: { email: "user${i}@example.org" }) { __typename } }`;
const GUESS = (i: number) =>
  `mutation { resetPassword(input: { token: "guess-${i}", password: "a-long-password-${i}" }) { __typename } }`;
const FIND = (i: number) =>
  `{ findBooking(reference: "ABCD${1000 + i}", email: "ann@example.org") { __typename } }`;
const HOLD = () =>
  `mutation { holdSlot(input: { service: "${toGlobalId("Service", demoId("service", "consultation"))}", startsAt: "2026-11-24T15:00:00.000Z", visitor: "${crypto.randomUUID()}", idempotencyKey: "address-hold" }) { __typename } }`;

const inOneBlock = (i: number) => `2001:db8:1:1::${i.toString(16)}`;
const inManyBlocks = (i: number) => `2001:db8:2:${i.toString(16)}::1`;

async function findFirst(typename: string, count: number, send: (i: number) => Promise<string>) {
  for (let i = 0; i < count; i++) if ((await send(i + 1)) === typename) return i;
  return -1;
}

describe("limits by client address", () => {
  it.each([
    ["signing in", SIGN_IN, 30],
    ["requesting a password reset", RESET, 10],
    ["guessing a reset token", GUESS, 20],
    ["finding a booking", FIND, 20],
  ])("count one IPv6 /64 as one client when %s", async (_, document, limit) => {
    const send = (from: (i: number) => string) => (i: number) => ask("counting", from(i), document(i));
    expect(await findFirst("TooManyAttempts", limit + 3, send(inOneBlock))).toBe(limit);
    expect(await findFirst("TooManyAttempts", limit + 3, send(inManyBlocks))).toBe(-1);
  });

  it("count one IPv6 /64 as one client when holding", async () => {
    await fillHolds("2001:db8:1:1::/64");
    expect(await ask("counting", inOneBlock(7), HOLD())).toBe("TooManyHolds");
    expect(await ask("counting", inManyBlocks(7), HOLD())).toBe("HoldSlotPayload");
  });

  it("count a mapped IPv4 address as that IPv4 address", async () => {
    const forms = ["192.0.2.9", "::ffff:192.0.2.9", "::ffff:c000:209"];
    const send = (i: number) => ask("counting", forms[i % forms.length]!, FIND(i));
    expect(await findFirst("TooManyAttempts", 22, send)).toBe(20);
  });

  it.each([
    ["signing in", SIGN_IN, 30],
    ["requesting a password reset", RESET, 10],
    ["guessing a reset token", GUESS, 20],
    ["finding a booking", FIND, 20],
  ])("are off when %s with DAYBOOK_RATE_LIMITS=off", async (_, document, limit) => {
    const send = (i: number) => ask("off", "192.0.2.1", document(i));
    expect(await findFirst("TooManyAttempts", limit + 3, send)).toBe(-1);
  });

  it("are off when holding with DAYBOOK_RATE_LIMITS=off", async () => {
    await fillHolds("192.0.2.1");
    expect(await ask("off", "192.0.2.1", HOLD())).toBe("HoldSlotPayload");
  });

  it("leave the limit by account in force with DAYBOOK_RATE_LIMITS=off", async () => {
    const send = () => ask("off", "192.0.2.1", SIGN_IN(1));
    expect(await findFirst("TooManyAttempts", 52, send)).toBe(50);
  });
});

/** Inserts the maximum number of holds of one address. They claim no time. */
async function fillHolds(block: string): Promise<void> {
  await graph.database.query(
    `INSERT INTO holds (business_id, id, address_hash, total_minor, currency, created_at, expires_at)
     SELECT $1, gen_random_uuid(), $2, 0, 'USD', $3, $3::timestamptz + interval '10 minutes' FROM generate_series(1, 40)`,
    [
      (await graph.scope()).business.id,
      graph.signer.fingerprint("address", block),
      new Date(graph.clock.now()).toISOString(),
    ],
  );
}
