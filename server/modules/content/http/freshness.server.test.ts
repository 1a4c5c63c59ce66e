import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureDemo } from "../../../../prisma/demo.ts";
import { openCachedDatabase } from "../../../app/openCachedDatabase.ts";
import type { Database } from "../../../platform/database/database.ts";
import { createEntry, updateEntry } from "../entries.ts";
import { publishEntry, unpublishEntry } from "../publishing.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { createSigner } from "../../../platform/ids/signer.ts";
import { contentApp } from "../../../testing/servers/contentApp.ts";
import { TEST_START } from "../../../testing/database/demoDatabase.ts";
import { createTestDeps } from "../../../testing/deps/createTestDeps.ts";
import { seededRandom } from "../../../testing/graph.ts";
import { type DatabaseHandle, createMigratedDatabase } from "../../../testing/database/testDatabase.ts";
import { unwrap } from "../../../testing/unwrap.ts";

let place: DatabaseHandle;
let databases: Database[];
let served: Awaited<ReturnType<typeof contentApp>>[];
let scope: Scope;

beforeEach(async () => {
  place = await createMigratedDatabase("server");
  databases = [
    await openCachedDatabase({ database: place.config }),
    await openCachedDatabase({ database: place.config }),
  ];
  const [database] = databases as [Database];
  const clock = { now: () => Date.parse(TEST_START) };
  await ensureDemo(database, clock);
  const signer = createSigner([Buffer.alloc(32, 7)]);
  served = await Promise.all(databases.map((one) => contentApp({ database: one, clock, signer })));
  const deps = createTestDeps({ database, clock, signer, random: seededRandom("freshness") });
  scope = { ...deps, business: (await deps.directory.byHost("localhost"))! };
});
afterEach(async () => {
  for (const one of served) await one.close();
  for (const one of databases) await one.close();
  await place.remove();
});

/** A busy machine may deliver a notification slowly. */
const POLL_OPTIONS = { timeout: 10_000 };

const data = (title: string) => ({ title, blocks: [] });
const bodies = (url: string) => Promise.all(served.map(async ({ app }) => (await app.inject(url)).body));

it("a published page is served at once here, and elsewhere after the notification", async () => {
  const [publisher] = served as [(typeof served)[number]];
  const id = unwrap(await createEntry(scope, "PAGE", { slug: "fresh", data: data("Word 0") }));
  for (let round = 1; round <= 8; round += 1) {
    await bodies("/fresh");
    unwrap(await updateEntry(scope, "PAGE", id, { data: data(`Word ${round}.`) }));
    unwrap(await publishEntry(scope, id, null));
    expect((await publisher.app.inject("/fresh")).body).toContain(`Word ${round}.`);
    await vi.waitFor(async () => {
      for (const body of await bodies("/fresh")) expect(body).toContain(`Word ${round}.`);
    }, POLL_OPTIONS);
  }
  unwrap(await unpublishEntry(scope, id, null));
  expect((await publisher.app.inject("/fresh")).statusCode).toBe(404);
  await vi.waitFor(async () => {
    for (const { app } of served) expect((await app.inject("/fresh")).statusCode).toBe(404);
  }, POLL_OPTIONS);
});

it("two processes never cache an old page that they rendered during a publication", async () => {
  const id = unwrap(await createEntry(scope, "PAGE", { slug: "busy", data: data("Word 0.") }));
  unwrap(await publishEntry(scope, id, null));
  for (let round = 1; round <= 6; round += 1) {
    unwrap(await updateEntry(scope, "PAGE", id, { data: data(`Word ${round}.`) }));
    await Promise.all([
      publishEntry(scope, id, null).then(unwrap),
      ...Array.from({ length: 6 }, () => bodies("/busy")),
    ]);
    await vi.waitFor(async () => {
      for (const body of await bodies("/busy")) expect(body).toContain(`Word ${round}.`);
    }, POLL_OPTIONS);
  }
});
