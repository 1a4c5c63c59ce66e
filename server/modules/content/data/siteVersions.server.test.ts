import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeBusiness } from "../../../testing/businesses/makeBusiness.ts";
import { type DatabaseHandle, createMigratedDatabase } from "../../../testing/database/testDatabase.ts";
import { openCachedDatabase } from "../../../app/openCachedDatabase.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type SiteVersions, openSiteVersions, raiseSiteVersion } from "./siteVersions.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const POLL_OPTIONS = { timeout: 10_000 };

let place: DatabaseHandle;
let writerDatabase: Database;
let readerDatabase: Database;
let versions: SiteVersions;
const lost: unknown[] = [];

beforeEach(async () => {
  lost.length = 0;
  place = await createMigratedDatabase("server");
  writerDatabase = await openCachedDatabase({ database: place.config });
  readerDatabase = await openCachedDatabase({ database: place.config });
  // The clock stands still, so only a notification invalidates the cache.
  versions = openSiteVersions(readerDatabase, {
    elapsed: () => 0,
    retryMs: 20,
    onError: (error) => lost.push(error),
  });
});
afterEach(async () => {
  await versions.close();
  await Promise.all([writerDatabase.close(), readerDatabase.close()]);
  await place.remove();
});

const raise = (business: string) =>
  writerDatabase.transaction((sql) => raiseSiteVersion(sql.query, business, NOW));

/** Terminates the listening connection. It opens in the background, so this waits for it. */
const terminateListener = () =>
  vi.waitFor(
    async () =>
      expect(
        await writerDatabase.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND query = 'LISTEN daybook_site' AND pid <> pg_backend_pid()`,
        ),
      ).toHaveLength(1),
    POLL_OPTIONS,
  );

it("another process receives every change", async () => {
  const business = await makeBusiness(writerDatabase);
  for (let version = 1; version <= 5; version += 1) {
    await raise(business);
    await vi.waitFor(
      async () => expect((await versions.getState(business, NOW)).version).toBe(version),
      POLL_OPTIONS,
    );
  }
});

it("another process receives changes again after its connection was lost", async () => {
  const business = await makeBusiness(writerDatabase);
  await raise(business);
  await vi.waitFor(
    async () => expect((await versions.getState(business, NOW)).version).toBe(1),
    POLL_OPTIONS,
  );
  await terminateListener();
  await vi.waitFor(() => expect(lost).not.toEqual([]), POLL_OPTIONS);
  await raise(business);
  await vi.waitFor(
    async () => expect((await versions.getState(business, NOW)).version).toBe(2),
    POLL_OPTIONS,
  );
  await raise(business);
  await vi.waitFor(
    async () => expect((await versions.getState(business, NOW)).version).toBe(3),
    POLL_OPTIONS,
  );
});

it("the publishing process has the new version when its transaction commits", async () => {
  const own = openSiteVersions(writerDatabase, { elapsed: () => 0 });
  const business = await makeBusiness(writerDatabase);
  const versionNumbers: number[] = [];
  for (let i = 0; i < 30; i += 1) {
    await raise(business);
    versionNumbers.push((await own.getState(business, NOW)).version);
  }
  await own.close();
  expect(versionNumbers).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
});
