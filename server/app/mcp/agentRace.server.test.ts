import { afterAll, beforeEach, expect, it } from "vitest";
import { countEqual } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { connectAgent } from "../../testing/identity/mcpClient.ts";
import { NO_ORDER_LIMITS } from "../../testing/deps/createTestDeps.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";

const AGENTS = 100;
const STARTS_AT = "2026-11-30T15:00:00.000Z";

const graph = await openGraph();
let origin = "";
const app = await partnerApp(
  graph,
  "agents",
  { serverOrigin: () => origin, orderLimits: NO_ORDER_LIMITS },
  { trustProxy: true },
);
origin = app.origin;
const agents = await Promise.all(
  Array.from({ length: AGENTS }, (_, n) => connectAgent(origin, { address: `198.51.100.${n}` })),
);
const owners = await Promise.all(Array.from({ length: 8 }, () => connectAgent(origin, { key: app.key })));
beforeEach(() => graph.reset());
afterAll(async () => {
  await Promise.all([...agents, ...owners].map((agent) => agent.close()));
  await app.close();
});

interface Booked {
  readonly status: string;
}

async function visit(n: number, args: object): Promise<string> {
  const agent = agents[n]!;
  const held = await agent.call<{ hold: string }>("hold_time", { startsAt: STARTS_AT, ...args });
  if (held.output === undefined) return held.failure!.code;
  const contact = { firstName: "Noor", lastName: `Agent ${n}`, email: `agent${n}@example.com` };
  const { output, failure } = await agent.call<Booked>("book", {
    hold: held.output.hold,
    ...contact,
    phone: "+12125550188",
    consent: true,
    locationKind: "PHONE",
  });
  return output?.status ?? failure!.code;
}

const countOverlaps = () =>
  graph.database.query(
    `SELECT a.unit_id FROM claims a JOIN claims b ON a.business_id = b.business_id AND a.unit_id = b.unit_id AND a.id < b.id
     AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  );

it("one of 100 racing agents books the slot of one staff member", async () => {
  const args = { service: "intro-call", staff: "amara" };
  const outcomes = await Promise.all(agents.map((_, n) => visit(n, args)));
  expect(countEqual(outcomes)).toEqual({ BOOKED: 1, STAFF_BUSY: AGENTS - 1 });
  expect(await graph.database.query("SELECT count(*)::int AS count FROM bookings")).toEqual([{ count: 1 }]);
  expect(await countOverlaps()).toEqual([]);
});

it("100 racing agents book the slot as often as staff members are free", async () => {
  const outcomes = await Promise.all(agents.map((_, n) => visit(n, { service: "intro-call" })));
  const { BOOKED = 0 } = countEqual(outcomes);
  expect(BOOKED).toBeGreaterThan(0);
  const staff = await graph.database.query<{ count: number }>(
    "SELECT count(DISTINCT staff_id)::int AS count FROM booking_staff",
  );
  expect(staff).toEqual([{ count: BOOKED }]);
  expect(await countOverlaps()).toEqual([]);
});

it("concurrent uses of one confirmation make one change", async () => {
  const args = { staff: ["amara"], startsAt: "2026-11-30T14:00:00Z", endsAt: "2026-11-30T17:00:00Z" };
  const { confirmationToken } = await owners[0]!.ask<{ confirmationToken: string }>("block_time", args);
  const results = await Promise.all(
    owners.map((owner) => owner.ask("block_time", { ...args, confirmationToken })),
  );
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(await graph.database.query("SELECT count(*)::int AS count FROM blocks")).toEqual([{ count: 1 }]);
});
