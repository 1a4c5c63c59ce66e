import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emptyPlace } from "../testing/testDatabase.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

it("lets one of many processes that start at once migrate, and the others find it done", async () => {
  const folder = mkdtempSync(join(tmpdir(), "daybook-migrations-"));
  mkdirSync(join(folder, "1_pen"));
  writeFileSync(join(folder, "1_pen", "migration.sql"), "CREATE TABLE pen (id int); SELECT pg_sleep(0.2);");
  const place = await emptyPlace("server");
  const starting = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ database: place.config })),
  );

  const applied = await Promise.all(starting.map((database) => migrate(database, folder)));

  expect(applied.flat()).toEqual(["1_pen"]);
  await Promise.all(starting.map((database) => database.close()));
  await place.remove();
  rmSync(folder, { recursive: true });
});
