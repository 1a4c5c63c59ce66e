import { afterAll, beforeAll, expect, it } from "vitest";
import { schemaDiff } from "../../../testing/database/schemaDiff.ts";
import { testDatabase } from "../../../testing/database/testDatabase.ts";
import type { Database } from "../database.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("migrations create the schema of prisma/schema.prisma", async () => {
  expect(await schemaDiff(database.pool)).toMatch(/^-- This is an empty migration\.\s*$/);
});

it("comparison detects a difference", async () => {
  await database.query("ALTER TABLE businesses ADD stray int");
  expect(await schemaDiff(database.pool)).toContain('DROP COLUMN "stray"');
});
