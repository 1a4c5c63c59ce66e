import { afterEach, beforeEach, expect, it } from "vitest";
import { testDatabase } from "../testing/testDatabase.ts";
import type { Database } from "./database.ts";
import { loadSecrets } from "./secrets.ts";

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

it("makes one secret for all processes that start at once, and finds it again", async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(database, { secrets: [] })));
  const again = await loadSecrets(database, { secrets: [] });
  const distinct = new Set([...loaded, again].map((secrets) => secrets.current.toString("hex")));
  expect(distinct.size).toBe(1);
  expect(again.current).toHaveLength(32);
  expect(again.all).toEqual([again.current]);
});

it("signs with the first one given and still accepts the others and the one it had made", async () => {
  const made = await loadSecrets(database, { secrets: [] });
  const given = await loadSecrets(database, { secrets: ["a new secret of mine", "my secret before it"] });
  expect(given.current.toString()).toBe("a new secret of mine");
  expect(given.all.map(String)).toEqual([
    "a new secret of mine",
    "my secret before it",
    String(made.current),
  ]);
});

it("keeps nothing in the database when one is given from the start", async () => {
  await loadSecrets(database, { secrets: ["a new secret of mine"] });
  expect(await database.query("SELECT id FROM secrets")).toEqual([]);
});
