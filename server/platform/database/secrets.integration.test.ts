import { afterEach, beforeEach, expect, it } from "vitest";
import { ConfigError } from "./configError.ts";
import { testDatabase } from "../../testing/database/testDatabase.ts";
import type { Database } from "./database.ts";
import { storeFact } from "./installationFacts.ts";
import { finishRotation, loadSecrets, recordSecretUse, rotateStoredSecret } from "./secrets.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const [NEW, OLD] = ["a new secret of mine, 32 characters", "my secret before it, 32 characters"];

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const load = (...secrets: string[]) => loadSecrets(database, { secrets });

it("creates one secret for all processes that start together and reuses it", async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => load()));
  const again = await load();
  const distinct = new Set([...loaded, again].map((secrets) => secrets.current.toString("hex")));
  expect(distinct.size).toBe(1);
  expect(again.current).toHaveLength(32);
  expect(again.all).toEqual([again.current]);
});

it("signs with the first given secret and accepts the others and the stored one", async () => {
  const storedSecrets = await load();
  const configuredSecrets = await load(NEW, OLD);
  expect(configuredSecrets.current.toString()).toBe(NEW);
  expect(configuredSecrets.all.map(String)).toEqual([NEW, OLD, String(storedSecrets.current)]);
});

it("stores no secret when one is given from the start", async () => {
  await load(NEW);
  expect(await database.query("SELECT id FROM secrets")).toEqual([]);
});

it("accepts signatures made before HKDF only in a database of an earlier version", async () => {
  expect((await load(NEW)).underived).toBe(false);
  await storeFact(database.query, "underived signatures", {}, NOW);
  expect((await load(NEW)).underived).toBe(true);
});

it("ends old secrets, the stored one and underived signatures after a rotation", async () => {
  await load();
  await storeFact(database.query, "underived signatures", {}, NOW);
  for (let times = 0; times < 2; times++) {
    await finishRotation(database, { secrets: [NEW, OLD] }, NOW);
    const after = await load(NEW, OLD);
    expect([after.all.map(String), after.underived]).toEqual([[NEW], false]);
  }
  await expect(load(OLD, NEW)).rejects.toThrow(ConfigError);
  await expect(load(OLD)).rejects.not.toThrow(OLD);
});

it("rotates the stored secret", async () => {
  const before = await load();
  await rotateStoredSecret(database);
  const during = await load();
  expect(during.current).not.toEqual(before.current);
  expect(during.all).toEqual([during.current, before.current]);
  await finishRotation(database, { secrets: [] }, NOW);
  expect((await load()).all).toEqual([during.current]);
});

it("returns when a server first signed with a secret, and null before", async () => {
  const { current, currentSince } = await load(OLD);
  expect(currentSince).toBeNull();
  for (const now of [NOW, NOW + 1_000]) await recordSecretUse(database, current, now);
  expect((await load(OLD)).currentSince).toBe(NOW);
  expect((await load(NEW, OLD)).currentSince).toBeNull();
});
