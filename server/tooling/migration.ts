import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "../platform/database/migrations/migrate.ts";
import { schemaDiff } from "../testing/database/schemaDiff.ts";
import { testDatabase } from "../testing/database/testDatabase.ts";

// `npm run migration -- <name>` writes the migration from the present ones to `prisma/schema.prisma`.

const [name = ""] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]+$/.test(name)) {
  console.error("Give the migration a name of lower-case letters, digits and underscores.");
  process.exit(1);
}
const database = await testDatabase("embedded");
const sql = await schemaDiff(database.pool);
await database.close();
if (sql.startsWith("-- This is an empty migration")) {
  console.log("The migrations already create prisma/schema.prisma.");
  process.exit(0);
}
const folder = join(migrationsFolder, `${nextTimestamp()}_${name}`);
mkdirSync(folder);
writeFileSync(join(folder, "migration.sql"), sql);
console.log(`${folder}/migration.sql\n\n${sql}`);

/** Migrations run in the order of their names, so a new one is later than all others. */
function nextTimestamp(): string {
  const newest =
    readdirSync(migrationsFolder)
      .filter((entry) => /^\d{14}_/.test(entry))
      .toSorted()
      .at(-1) ?? "";
  const now = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  return now > newest.slice(0, 14) ? now : String(Number(newest.slice(0, 14)) + 1);
}
