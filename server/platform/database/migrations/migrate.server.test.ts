import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createEmptyDatabase } from "../../../testing/database/testDatabase.ts";
import { openDatabase } from "../database.ts";
import { migrate } from "./migrate.ts";

it("migrates in one of many processes that start together", async () => {
  const folder = mkdtempSync(join(tmpdir(), "daybook-migrations-"));
  mkdirSync(join(folder, "1_pen"));
  writeFileSync(join(folder, "1_pen", "migration.sql"), "CREATE TABLE pen (id int); SELECT pg_sleep(0.2);");
  const place = await createEmptyDatabase("server");
  const starting = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ database: place.config })),
  );

  const applied = await Promise.all(starting.map((database) => migrate(database, folder)));

  expect(applied.flat()).toEqual(["1_pen"]);
  await Promise.all(starting.map((database) => database.close()));
  await place.remove();
  rmSync(folder, { recursive: true });
});

it("names the commands that create extensions when its user may not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "daybook-migrations-"));
  mkdirSync(join(folder, "1_search"));
  writeFileSync(join(folder, "1_search", "migration.sql"), "CREATE EXTENSION IF NOT EXISTS pg_trgm;");
  const place = await createEmptyDatabase("server");
  const owner = await openDatabase({ database: place.config });
  const role = `limited_${randomBytes(4).toString("hex")}`;
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'limited'`);
  await owner.query(`GRANT CREATE, USAGE ON SCHEMA public TO ${role}`);
  const url = new URL((place.config as { readonly url: string }).url);
  [url.username, url.password] = [role, "limited"];
  const limited = await openDatabase({ database: { kind: "server", url: url.href, maxConnections: 2 } });

  await expect(migrate(limited, folder)).rejects.toThrow(
    /^the migration 1_search failed: permission denied to create extension "pg_trgm": an administrator .* CREATE EXTENSION IF NOT EXISTS pg_trgm;$/,
  );
  await owner.query("CREATE EXTENSION pg_trgm");
  expect(await migrate(limited, folder)).toEqual(["1_search"]);

  await limited.close();
  await owner.query(`DROP OWNED BY ${role}`);
  await owner.query(`DROP ROLE ${role}`);
  await owner.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});
