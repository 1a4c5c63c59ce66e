import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaseDueFeeds } from "../../modules/integrations/data/feeds/busyFeeds.ts";
import { renewLeases } from "../database/leases.ts";
import { leaseDueNotifications } from "../../modules/notifications/data/dueNotifications.ts";
import { leaseDuePayments, leaseDueRefunds } from "../../modules/payments/data/duePayments.ts";
import { takeDueUserLinks } from "../../modules/access/data/users/userLinks.ts";
import { leaseSuspendedEndpoints } from "../../modules/integrations/data/webhooks/suspended.ts";
import { bookAs, holdAs } from "../../testing/callers.ts";
import { MAIL_CAPS } from "../../modules/notifications/rules/mailCaps.ts";
import { setUpGraph, setUpScope } from "../../testing/fixtures.ts";
import { unwrap } from "../../testing/unwrap.ts";
import { LEASE_MS, startLeaseRenewal } from "./leases.ts";

const graph = setUpGraph({ isReset: true });
const scope = setUpScope(graph);
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  const holdRequest = { service: "consultation", startsAt: "2026-11-23T15:00:00Z", staff: "amara" };
  const held = unwrap(await holdAs(scope, 1, holdRequest));
  await bookAs(scope, held.id);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

const take = () => {
  const now = graph.clock.now();
  return leaseDueNotifications(graph.database.query, {
    now,
    lease: now + LEASE_MS,
    limit: 100,
    caps: MAIL_CAPS,
  });
};
async function pass(milliseconds: number): Promise<void> {
  graph.clock.set(new Date(graph.clock.now() + milliseconds).toISOString());
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe("lease", () => {
  it("ends within a minute", () => expect(LEASE_MS).toBeLessThan(60_000));

  it("can be created and renewed in every table", async () => {
    const now = graph.clock.now();
    const { query } = graph.database;
    const taking = { now, lease: now + LEASE_MS, limit: 10 };
    await leaseDuePayments(query, taking);
    await leaseDueRefunds(query, taking);
    await leaseDueFeeds(query, taking);
    await takeDueUserLinks(query, now, taking.lease);
    await leaseSuspendedEndpoints(query, now, taking.lease);
    const row = { businessId: scope.business.id, id: scope.business.id };
    const tables = [
      "notices",
      "payments",
      "refunds",
      "busy_feeds",
      "user_links",
      "webhook_endpoints",
    ] as const;
    for (const table of tables) expect(await renewLeases(query, table, [row], [now], now)).toEqual([]);
  });

  it("lasts while its process works and ends soon after a crash", async () => {
    const leases = startLeaseRenewal(scope, "notices");
    const taken = await take();
    leases.add(taken, graph.clock.now() + LEASE_MS);
    for (let i = 0; i < 9; i++) {
      await pass(10_000);
      // Wait for the renewal.
      await leases.release({ businessId: scope.business.id, id: scope.business.id });
      expect(await take()).toEqual([]);
    }
    leases.close();
    await pass(LEASE_MS);
    expect(await take()).toHaveLength(taken.length);
  });

  it("is not renewed for a row that was released, settled or made due elsewhere", async () => {
    const leases = startLeaseRenewal(scope, "notices");
    const lease = graph.clock.now() + LEASE_MS;
    const taken = await take();
    const [first, second] = [taken[0]!, taken[1]!];
    leases.add(taken, lease);
    expect(await leases.release(first)).toBe(lease);
    await graph.database.query("UPDATE notices SET due_at = $2 WHERE id = $1", [
      second.id,
      new Date(graph.clock.now() + 20_000).toISOString(),
    ]);
    await pass(10_000);
    expect(await leases.release(second)).toBe(lease);
    expect(await leases.release(second)).toBeNull();
    await pass(10_000);
    expect((await take()).map(({ id }) => id)).toEqual([second.id]);
    await pass(10_000);
    expect((await take()).map(({ id }) => id)).toEqual([first.id]);
    leases.close();
  });

  it("continues after a failed renewal", async () => {
    let isAway = true;
    const query: typeof scope.database.query = (...args) =>
      isAway ? Promise.reject(new Error("away")) : scope.database.query(...args);
    const leases = startLeaseRenewal({ database: { query }, clock: scope.clock }, "notices");
    const taken = await take();
    leases.add(taken, graph.clock.now() + LEASE_MS);
    await pass(10_000);
    isAway = false;
    await pass(10_000);
    expect(await leases.release(taken[0]!)).toBe(graph.clock.now() + LEASE_MS);
    await pass(15_000);
    expect((await take()).map(({ id }) => id)).not.toContain(taken[0]!.id);
    leases.close();
  });
});
