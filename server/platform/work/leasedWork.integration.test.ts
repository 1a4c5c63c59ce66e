import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DUE_USER_LINKS, leaseDueUserLinks } from "../../modules/access/data/users/userLinks.ts";
import {
  DUE_USER_NOTIFICATIONS,
  leaseDueUserNotifications,
} from "../../modules/access/data/users/userNotifications.ts";
import { DUE_FEEDS, leaseDueFeeds } from "../../modules/integrations/data/feeds/busyFeeds.ts";
import {
  SUSPENDED_ENDPOINTS,
  leaseSuspendedEndpoints,
} from "../../modules/integrations/data/webhooks/suspended.ts";
import {
  DUE_NOTIFICATIONS,
  leaseDueNotifications,
} from "../../modules/notifications/data/dueNotifications.ts";
import { MAIL_CAPS } from "../../modules/notifications/rules/mailCaps.ts";
import {
  DUE_PAYMENTS,
  DUE_REFUNDS,
  leaseDuePayments,
  leaseDueRefunds,
} from "../../modules/payments/data/duePayments.ts";
import { testDatabase } from "../../testing/database/testDatabase.ts";
import type { Database } from "../database/database.ts";
import type { Sql } from "../database/transaction.ts";
import { type LeasedWork, processDue } from "./leasedWork.ts";
import { LEASE_MS, type LeaseRequest, type LeasedRow, renewLeases } from "./leases.ts";
import type { RunControl } from "./loop.ts";

const ID = "00000000-0000-4000-8000-00000000000";
const MINUTE = 60_000;

interface Row extends LeasedRow {
  readonly attempts: number;
}

let database: Database;
let now = 0;
beforeAll(async () => {
  database = await testDatabase();
  await database.query(
    "CREATE TABLE work_rows (business_id uuid, id uuid, due_at timestamptz, attempts int DEFAULT 0)",
  );
});
beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.query("DELETE FROM work_rows");
});
afterAll(() => database.close());

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const insert = (count: number) =>
  database.query(
    "INSERT INTO work_rows (business_id, id, due_at) SELECT $1::uuid, ($2 || n)::uuid, $3 FROM generate_series(1, $4) n",
    [`${ID}0`, ID, iso(0), count],
  );
const take = async ({ now: from, lease, limit }: LeaseRequest) => {
  const rows = await database.query<Row>(
    `UPDATE work_rows r SET due_at = $2, attempts = attempts + 1
       FROM (SELECT id FROM work_rows WHERE due_at <= $1 ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED) due
      WHERE r.id = due.id RETURNING r.business_id AS "businessId", r.id, attempts`,
    [iso(from), iso(lease), limit],
  );
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};
const dueTimes = async () => {
  const rows = await database.query<{ due: number | null }>(
    "SELECT (extract(epoch FROM due_at) * 1000)::float8 AS due FROM work_rows ORDER BY id",
  );
  return rows.map(({ due }) => due);
};
const process = (
  work: Partial<LeasedWork<Row, { dueAt: number | null }>> = {},
  control?: RunControl,
  query?: Sql["query"],
) =>
  processDue({ database: { query: query ?? database.query }, clock: { now: () => now } }, control, {
    due: { table: "work_rows", column: "due_at" },
    limit: 2,
    concurrency: 2,
    take,
    run: async () => ({ dueAt: null }),
    async settle({ id }, { dueAt }, lease) {
      const values = [id, lease === null ? null : iso(lease), dueAt === null ? null : iso(dueAt)];
      await database.query("UPDATE work_rows SET due_at = $3 WHERE id = $1 AND due_at = $2", values);
    },
    ...work,
  });
/** Work that the test ends. */
function manualRun() {
  const begun: string[] = [];
  let end = () => {};
  const ended = new Promise<{ dueAt: null }>((resolve) => (end = () => resolve({ dueAt: null })));
  return { begun, end, run: ({ id }: Row) => (begun.push(id.slice(-1)), ended) };
}
const pass = (milliseconds: number) => {
  now += milliseconds;
  return vi.advanceTimersByTimeAsync(milliseconds);
};

describe("leased work", () => {
  it("has leases that can be created and renewed in every table", async () => {
    const columns = [
      [DUE_PAYMENTS, leaseDuePayments],
      [DUE_REFUNDS, leaseDueRefunds],
      [DUE_FEEDS, leaseDueFeeds],
      [DUE_USER_LINKS, leaseDueUserLinks],
      [DUE_USER_NOTIFICATIONS, leaseDueUserNotifications],
      [SUSPENDED_ENDPOINTS, leaseSuspendedEndpoints],
      [
        DUE_NOTIFICATIONS,
        (query: Sql["query"], request: LeaseRequest) =>
          leaseDueNotifications(query, { ...request, caps: MAIL_CAPS }),
      ],
    ] as const;
    for (const [due, lease] of columns) {
      await lease(database.query, { now, lease: LEASE_MS, limit: 10 });
      const row = { businessId: `${ID}0`, id: `${ID}1` };
      expect(await renewLeases(database.query, due, [{ row, lease: LEASE_MS }], now)).toEqual([]);
    }
    expect(LEASE_MS).toBeLessThan(MINUTE);
  });

  it("takes a postponed row again when its back-off ends", async () => {
    await insert(1);
    const run = async ({ attempts }: Row) => ({ dueAt: attempts === 3 ? null : now + attempts * MINUTE });
    const counts: number[] = [];
    for (now of [0, MINUTE - 1, MINUTE, 3 * MINUTE - 1, 3 * MINUTE, 60 * MINUTE])
      counts.push(await process({ run }));
    expect(counts).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it("keeps the leases of running and waiting rows, also after a failed renewal", async () => {
    await insert(2);
    let isAway = true;
    const query: Sql["query"] = (...args) =>
      isAway ? Promise.reject(new Error("away")) : database.query(...args);
    const { begun, end, run } = manualRun();
    const processing = process({ run, concurrency: 1 }, undefined, query);
    await expect.poll(() => begun).toEqual(["1"]);
    await pass(10_000);
    isAway = false;
    for (let i = 0; i < 9; i++) {
      await pass(10_000);
      await expect.poll(dueTimes).toEqual([now + LEASE_MS, now + LEASE_MS]);
      expect(await process()).toBe(0);
    }
    end();
    expect(await processing).toBe(2);
  });

  it("neither renews nor settles a row that was made due elsewhere while it ran", async () => {
    await insert(2);
    const { begun, end, run } = manualRun();
    const processing = process({ run });
    await expect.poll(() => begun).toEqual(["1", "2"]);
    await database.query("UPDATE work_rows SET due_at = $2 WHERE id = $1", [`${ID}1`, iso(20_000)]);
    await pass(10_000);
    await expect.poll(dueTimes).toEqual([20_000, 10_000 + LEASE_MS]);
    end();
    await processing;
    expect(await dueTimes()).toEqual([20_000, null]);
    await pass(10_000);
    expect(await process()).toBe(1);
  });

  it("is done by another process after a crash between take and settle", async () => {
    await insert(1);
    await take({ now, lease: LEASE_MS, limit: 1 });
    await pass(LEASE_MS - 1);
    expect(await process()).toBe(0);
    await pass(1);
    expect(await process()).toBe(1);
  });

  it("ends after the rows it has taken when it is stopped", async () => {
    await insert(3);
    const { begun, end, run } = manualRun();
    let isStopping = false;
    const processing = process({ run }, { progress() {}, isStopping: () => isStopping });
    await expect.poll(() => begun).toEqual(["1", "2"]);
    isStopping = true;
    end();
    expect(await processing).toBe(2);
    expect(await dueTimes()).toEqual([null, null, 0]);
  });

  it("continues with other rows after an error, then throws it", async () => {
    await insert(3);
    const run = async ({ id }: Row) => {
      if (id === `${ID}1`) throw new Error("away");
      return { dueAt: null };
    };
    await expect(process({ run })).rejects.toThrow("away");
    expect(await dueTimes()).toEqual([LEASE_MS, null, null]);
  });

  it("takes and loads the next rows while the last ones run", async () => {
    await insert(5);
    const loaded: number[] = [];
    const load = async function* (rows: readonly Row[]) {
      loaded.push(rows.length);
      yield rows;
    };
    const { begun, end, run } = manualRun();
    const processing = process({ load, run });
    await expect.poll(() => loaded).toEqual([2, 2]);
    expect(begun).toEqual(["1", "2"]);
    end();
    expect(await processing).toBe(5);
    expect(await dueTimes()).toEqual([null, null, null, null, null]);
  });
});
