import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeBusiness } from "../../../testing/businesses/makeBusiness.ts";
import { testDatabase } from "../../../testing/database/testDatabase.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type SiteVersions, openSiteVersions, raiseSiteVersion } from "./siteVersions.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");

describe("site version", () => {
  let database: Database;
  let versions: SiteVersions;
  let passed = 0;

  beforeAll(async () => {
    database = await testDatabase();
    versions = openSiteVersions(database, { elapsed: () => passed });
  });
  afterAll(async () => {
    await versions.close();
    await database.close();
  });

  /** On a server a notification may arrive several times, the last one later. */
  const settled = (business: string) =>
    vi.waitFor(
      async () => expect(await countStatements(database, () => versions.getState(business, NOW))).toBe(0),
      { timeout: 10_000 },
    );

  it("is 0 without a site", async () => {
    expect((await versions.getState(randomUUID(), NOW)).version).toBe(0);
  });

  it("is raised as soon as the transaction commits", async () => {
    const business = await makeBusiness(database);
    await raise(database, business);
    const versionNumbers: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      versionNumbers.push((await versions.getState(business, NOW)).version);
      await raise(database, business);
    }
    expect(versionNumbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it("is loaded once while nothing changes", async () => {
    const business = await makeBusiness(database);
    await raise(database, business);
    await settled(business);
    await raise(database, await makeBusiness(database));
    expect(await countStatements(database, () => versions.getState(business, NOW))).toBe(0);
  });

  it("is loaded again after a while in case a notification was lost", async () => {
    const business = await makeBusiness(database);
    await raise(database, business);
    await settled(business);
    await database.query("UPDATE sites SET version = 7 WHERE business_id = $1", [business]);
    expect((await versions.getState(business, NOW)).version).toBe(1);
    passed += 10_000;
    expect((await versions.getState(business, NOW)).version).toBe(7);
  });

  it("is unchanged when the transaction rolls back", async () => {
    const business = await makeBusiness(database);
    await raise(database, business);
    const undone = database.transaction(async (sql) => {
      await raiseSiteVersion(sql.query, business, NOW);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect((await versions.getState(business, NOW)).version).toBe(1);
  });
});

function raise(database: Database, business: string): Promise<void> {
  return database.transaction((sql) => raiseSiteVersion(sql.query, business, NOW));
}

async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = database.onStatement(() => (count += 1));
  await work();
  stop();
  return count;
}
