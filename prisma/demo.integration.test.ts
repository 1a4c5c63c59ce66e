import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../server/platform/database/database.ts";
import { audit, rowChanges } from "../server/testing/audit/audit.ts";
import { testDatabase } from "../server/testing/database/testDatabase.ts";
import { ensureDemo } from "./demo.ts";
import { BUSINESS_ID } from "./demo/business.ts";

const clock = { now: () => Date.parse("2026-11-20T10:00:00Z") };
const DAY = 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  if ((await ensureDemo(database, clock)) !== "made") throw new Error("the demo was not made");
});
afterAll(() => database.close());

it("ensureDemo adds nothing at a second start a month later", async () => {
  const later = { now: () => clock.now() + 30 * DAY };
  expect(
    await rowChanges(database, async () => expect(await ensureDemo(database, later)).toBe("kept")),
  ).toEqual({});
  expect(await audit(database)).toEqual({});
});

it("ensureDemo does not restore rows that the owner deleted or changed", async () => {
  const { query } = database;
  await query("DELETE FROM one_time_link_services");
  await query("DELETE FROM one_time_links");
  await query(`DELETE FROM menu_items USING services s WHERE s.id = service_id AND s.slug = 'body-scan'`);
  await query("UPDATE services SET recurrence_max = NULL, horizon_days = 60 WHERE slug = 'coaching'");
  expect(await rowChanges(database, () => ensureDemo(database, clock))).toEqual({});
});

it("ensureDemo completes an interrupted run", async () => {
  const { query } = database;
  await query("DELETE FROM installation_facts WHERE id = 'demo'");
  await query("DELETE FROM sites");
  expect(await ensureDemo(database, clock)).toBe("made");
  expect(await query("SELECT business_id FROM sites")).toHaveLength(1);
});

it("ensureDemo creates a shared room and one scanner", async () => {
  const rooms = await database.query<{ slug: string; services: string[]; units: number }>(
    `SELECT r.slug, (SELECT count(*)::int FROM units u WHERE u.resource_id = r.id) AS units,
            (SELECT jsonb_agg(s.slug ORDER BY s.slug) FROM service_resources sr JOIN services s ON s.id = sr.service_id WHERE sr.resource_id = r.id) AS services
       FROM resources r ORDER BY r.slug`,
  );
  expect(rooms).toEqual([
    { slug: "scanner", services: ["body-scan"], units: 1 },
    { slug: "treatment-room", services: ["massage", "mobility"], units: 2 },
  ]);
});

it("ensureDemo does not change a database with other businesses", async () => {
  const other = await testDatabase();
  try {
    await other.prisma.business.create({
      data: {
        id: BUSINESS_ID.replace(/^./, "0"),
        slug: "own",
        name: "Own",
        timeZone: "UTC",
        currency: "EUR",
        phone: "+1 212 555 0199",
        email: "own@example.com",
      },
    });
    expect(
      await rowChanges(other, async () => expect(await ensureDemo(other, clock)).toBe("not ours")),
    ).toEqual({});
  } finally {
    await other.close();
  }
});
