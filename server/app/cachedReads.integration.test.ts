import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "../root.ts";
import { demoDatabase } from "../testing/database/demoDatabase.ts";
import type { Database } from "../platform/database/database.ts";
import { cacheReads } from "../platform/database/cachedReads.ts";
import { PrismaClient } from "../platform/database/prisma/client.ts";
import { CATALOGUE_READS } from "./openCachedDatabase.ts";

let database: Database;
/** Without a cache. */
let plain: PrismaClient;
/** With its own cache and clock. */
let prisma: PrismaClient;
let passed = 0;
let businessId: string;

beforeAll(async () => {
  database = await demoDatabase();
  const [business] = await database.query<{ id: string }>("SELECT id FROM businesses WHERE is_default");
  businessId = business!.id;
  plain = new PrismaClient({ adapter: new PrismaPg(database.pool) });
  prisma = cacheReads(
    plain,
    (listener) => database.onSiteChange(listener),
    CATALOGUE_READS,
    5_000,
    () => passed,
  );
});
afterAll(async () => {
  await plain.$disconnect();
  await database.close();
});
beforeEach(() => database.notifySiteChange(""));

async function countStatements(work: () => PromiseLike<unknown>): Promise<number> {
  let count = 0;
  const stop = database.onStatement(() => (count += 1));
  await work();
  stop();
  return count;
}

const published = () =>
  prisma.service.findMany({
    where: { businessId, publication: "PUBLISHED" },
    include: { staff: { include: { staff: true } } },
  });

describe("reads of the catalogue", () => {
  it("are sent once", async () => {
    const first = await published();
    expect(await countStatements(published)).toBe(0);
    expect(await published()).toEqual(first);
    expect(first.length).toBeGreaterThan(5);
  });

  it("are cached separately by model, filter and business", async () => {
    await published();
    const drafts = await prisma.service.findMany({ where: { businessId, publication: "DRAFT" } });
    expect(drafts.every((one) => one.publication === "DRAFT")).toBe(true);
    const other = "00000000-0000-7000-8000-000000000000";
    expect(await prisma.service.findMany({ where: { businessId: other, publication: "PUBLISHED" } })).toEqual(
      [],
    );
  });

  it.each([
    ["a service", () => rename("services")],
    ["a person", () => rename("staff")],
    [
      "who serves",
      () =>
        database.query("UPDATE service_staff SET priority = priority + 1 WHERE business_id = $1", [
          businessId,
        ]),
    ],
  ])("are sent again after a change of %s", async (_what, change) => {
    const before = await published();
    await change();
    const after = await published();
    expect(after).not.toEqual(before);
    expect(after).toEqual(
      await plain.service.findMany({
        where: { businessId, publication: "PUBLISHED" },
        include: { staff: { include: { staff: true } } },
      }),
    );
  });

  it("show a change to the process that committed it at once", async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      await published();
      await database.transaction((sql) =>
        sql.query("UPDATE services SET name = $2 WHERE business_id = $1", [businessId, `Turn ${turn}`]),
      );
      expect(new Set((await published()).map((one) => one.name))).toEqual(new Set([`Turn ${turn}`]));
    }
  });

  it("stay cached when a booking changes look_busy_turn", async () => {
    await published();
    await database.query("UPDATE services SET look_busy_turn = look_busy_turn + 1 WHERE business_id = $1", [
      businessId,
    ]);
    expect(await countStatements(published)).toBe(0);
  });

  it("are sent again after five seconds without a notification", async () => {
    await published();
    passed += 4_999;
    expect(await countStatements(published)).toBe(0);
    passed += 1;
    expect(await countStatements(published)).toBeGreaterThan(0);
  });

  it("are not cached if the rows changed meanwhile", async () => {
    const reading = published();
    database.notifySiteChange(businessId);
    await reading;
    expect(await countStatements(published)).toBeGreaterThan(0);
  });

  it("return frozen rows", async () => {
    const [service] = await published();
    expect(() => (service!.name = "Mine")).toThrow(TypeError);
    expect(() => service!.staff.pop()).toThrow(TypeError);
  });

  it("always query the database if a change sends no notification", async () => {
    const booked = () => prisma.service.findMany({ where: { businessId, bookings: { some: {} } } });
    const counted = () =>
      prisma.service.findMany({ where: { businessId }, select: { _count: { select: { bookings: true } } } });
    const everywhere = () => prisma.service.findMany({ where: { slug: "massage" } });
    for (const ask of [booked, counted, everywhere]) {
      await ask();
      expect(await countStatements(ask)).toBeGreaterThan(0);
    }
  });

  async function rename(table: "services" | "staff") {
    await database.query(`UPDATE ${table} SET name = name || '!' WHERE business_id = $1`, [businessId]);
  }
});

describe("cached models", () => {
  const uncachedRelations: ReadonlySet<string> = CATALOGUE_READS.uncachedRelations;
  const schema = readFileSync(join(projectRoot, "prisma", "schema.prisma"), "utf8");
  const models = new Map(
    [...schema.matchAll(/^model (\w+) \{([^]*?)^\}/gm)].map(([, name, body]) => [name!, body!]),
  );

  it.each(CATALOGUE_READS.models)(
    "%s has only relations to cached models or to known uncached ones",
    (model) => {
      const cachedModels = new Set<string>(CATALOGUE_READS.models);
      const fields = [...models.get(model)!.matchAll(/^ {2}(\w+) +(\w+)/gm)];
      const others = fields
        .filter(([, , type]) => models.has(type!) && !cachedModels.has(type!))
        .map(([, name]) => name);
      expect(others.filter((name) => !uncachedRelations.has(name!))).toEqual([]);
    },
  );

  it.each(CATALOGUE_READS.models)("%s announces every change", async (model) => {
    const table = /@@map\("(\w+)"\)/.exec(models.get(model)!)![1]!;
    const rows = await database.query<{ event: string }>(
      `SELECT DISTINCT event_manipulation AS event FROM information_schema.triggers
        WHERE event_object_table = $1 AND action_statement LIKE '%notify_row_change%'`,
      [table],
    );
    expect(rows.map((row) => row.event).toSorted()).toEqual(["DELETE", "INSERT", "UPDATE"]);
  });
});
