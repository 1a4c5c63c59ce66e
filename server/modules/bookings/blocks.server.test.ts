import { beforeEach, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { blockTime, changeBlock, removeBlock } from "./blocks.ts";
import { createHoldToken } from "./keys/holdTokens.ts";
import { releaseHold } from "./releaseHold.ts";
import { unwrap } from "../../testing/unwrap.ts";

/** Needs a PostgreSQL server, because the embedded database has one connection. */
const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  for (const slug of ["consultation", "mobility", "couples-assessment"])
    await graph.change(slug, { locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

const AFTERNOON = [Date.parse("2026-11-24T18:30:00Z"), Date.parse("2026-11-24T22:00:00Z")] as const;
const PEOPLE = ["amara", "bruno", "daniel"].map((slug) => demoId("staff", slug));

function blocked(staffIds = PEOPLE, [startsAt, endsAt]: readonly [number, number] = AFTERNOON) {
  const resourceIds = [demoId("resource", "treatment-room")];
  return blockTime(scope, { staffIds, resourceIds, startsAt, endsAt, reason: "" });
}

function findGaps() {
  return graph.database.query(
    `SELECT u.unit_id, tstzmultirange(tstzrange(b.starts_at, b.ends_at, '[)')) -
            coalesce((SELECT range_agg(tstzrange(c.starts_at, c.ends_at, '[)')) FROM claims c WHERE c.unit_id = u.unit_id), '{}') AS free
       FROM blocks b JOIN block_units u ON u.block_id = b.id
      WHERE NOT coalesce((SELECT range_agg(tstzrange(c.starts_at, c.ends_at, '[)')) FROM claims c WHERE c.unit_id = u.unit_id), '{}')
                @> tstzrange(b.starts_at, b.ends_at, '[)')`,
  );
}

const SERVICES = ["consultation", "mobility", "couples-assessment"];
const wanted = (visitor: number) => ({
  service: SERVICES[visitor % 3]!,
  startsAt: new Date(AFTERNOON[0] + (visitor % 6) * 30 * 60_000).toISOString(),
});
const all = <T>(count: number, work: (visitor: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, visitor) => work(visitor)));

it.each([1, 2, 3])("a block among 50 concurrent holds leaves no unclaimed minute (round %i)", async () => {
  const before = all(25, (visitor) => holdAs(scope, visitor, wanted(visitor)));
  const block = blocked();
  const after = all(25, (visitor) => holdAs(scope, 25 + visitor, wanted(visitor)));
  expect((await block).ok).toBe(true);
  await Promise.all([before, after]);
  expect(await findGaps()).toEqual([]);
});

it.each([1, 2, 3])("a block takes the time of concurrently released holds (round %i)", async () => {
  const holds = (await all(30, (visitor) => holdAs(scope, visitor, wanted(visitor)))).filter((one) => one.ok);
  expect(holds.length).toBeGreaterThan(3);
  const give = holds.map(async (one, i) => {
    if (!one.ok) return;
    if (i % 3 === 0) await bookAs(scope, one.value.id);
    else await releaseHold(scope, createHoldToken(scope.signer, scope.business.id, one.value.id));
  });
  const [block] = await Promise.all([blocked(), ...give]);
  expect(block).toMatchObject({ ok: true });
  expect(await findGaps()).toEqual([]);
});

it("overlapping blocks among concurrent holds and releases leave no unclaimed minute", async () => {
  const visits = all(30, async (visitor) => {
    const held = await holdAs(scope, visitor, wanted(visitor));
    if (held.ok) await releaseHold(scope, createHoldToken(scope.signer, scope.business.id, held.value.id));
  });
  const blocks = all(6, async (n) => {
    const outcome = unwrap(
      await blocked(PEOPLE.slice(0, 1 + (n % 3)), [AFTERNOON[0] + n * 600_000, AFTERNOON[1]]),
    );
    if (n % 2 === 0) await removeBlock(scope, outcome.blockId);
  });
  await Promise.all([visits, blocks]);
  expect(await graph.database.query("SELECT id FROM blocks")).toHaveLength(3);
  expect(await findGaps()).toEqual([]);
});

it.each([1, 2, 3])(
  "changed blocks among concurrent holds and releases keep their promises (round %i)",
  async () => {
    const blocks = await all(4, async (n) =>
      unwrap(await blocked(PEOPLE.slice(0, 1 + (n % 3)), [AFTERNOON[0] + n * 600_000, AFTERNOON[1]])),
    );
    const visits = all(30, async (visitor) => {
      const held = await holdAs(scope, visitor, wanted(visitor));
      if (held.ok) await releaseHold(scope, createHoldToken(scope.signer, scope.business.id, held.value.id));
    });
    const changes = all(6, async (n) => {
      const startsAt = AFTERNOON[0] + (n % 5) * 900_000;
      const staffIds = n % 2 === 0 ? PEOPLE.slice(n % 3) : undefined;
      const resourceIds = n % 4 === 0 ? [] : undefined;
      const changed = { staffIds, resourceIds, startsAt, endsAt: startsAt + 5_400_000, reason: undefined };
      unwrap(await changeBlock(scope, blocks[n % 4]!.blockId, changed));
    });
    await Promise.all([visits, changes]);
    expect(await findGaps()).toEqual([]);
  },
);

it("a block takes the time of an expired request", async () => {
  const held = unwrap(await holdAs(scope, 1, { service: "home-visit", startsAt: "2026-11-24T19:00:00Z" }));
  const booked = { ...(await bookRequest(held.id)) };
  expect(booked.ok).toBe(true);
  const block = await blocked();
  expect(block.ok && block.value.conflictingBookings).toHaveLength(1);
  graph.clock.advance(2 * 24 * 60);
  await holdAs(scope, 2, { service: "consultation", startsAt: "2026-11-25T19:00:00Z" });
  expect(await findGaps()).toEqual([]);
  expect(await graph.database.query("SELECT id FROM claims WHERE booking_id IS NOT NULL")).toEqual([]);
});

async function bookRequest(holdId: string) {
  await graph.change("home-visit", { locationKinds: ["AT_VISITOR"] });
  return bookAs(scope, holdId);
}
