import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import { createHash, randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseConfig } from "../../platform/database/database.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { migrate, migrationsFolder } from "../../platform/database/migrations/migrate.ts";
import { readMigrations } from "../../platform/database/migrations/migrations.ts";
import { projectRoot } from "../../root.ts";
import { copyOnServer, dropOnServer, onServer, serverUrl } from "./onServer.ts";

export type DatabaseKind = DatabaseConfig["kind"];

export const testedKind: DatabaseKind =
  process.env["DAYBOOK_TEST_DATABASE"] === "server" ? "server" : "embedded";

export type DatabaseHandle = { config: DatabaseConfig; remove(): Promise<void> };

/** Returns a migrated empty database. Closing it deletes it. `npm test` runs each test on both kinds of databases. */
export async function testDatabase(kind: DatabaseKind = testedKind): Promise<Database> {
  return openHandle(await createMigratedDatabase(kind));
}

export async function openHandle(place: DatabaseHandle): Promise<Database> {
  const database = await openCachedDatabase({ database: place.config });
  return {
    ...database,
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

export async function createMigratedDatabase(kind: DatabaseKind = testedKind): Promise<DatabaseHandle> {
  return kind === "server" ? serverPlace(await serverTemplate()) : embeddedPlace(await embeddedTemplate());
}

export async function createEmptyDatabase(kind: DatabaseKind = testedKind): Promise<DatabaseHandle> {
  return kind === "server" ? serverPlace("template0") : embeddedPlace(await embeddedTemplate("empty"));
}

export function getDatabaseName({ config }: DatabaseHandle): string {
  return config.kind === "server" ? new URL(config.url).pathname.slice(1) : config.dir;
}

/** Copies a database that has no connections and no longer changes. */
export async function copyDatabase(name: string, kind: DatabaseKind = testedKind): Promise<DatabaseHandle> {
  return kind === "server" ? serverPlace(name) : embeddedPlace(name);
}

/** Hash of the migrations. A template with another hash is not used. */
function fingerprint(): string {
  const checksums = readMigrations(migrationsFolder).map((migration) => migration.checksum);
  return createHash("sha256").update(checksums.join()).digest("hex").slice(0, 12);
}

function embeddedPlace(template: string): DatabaseHandle {
  const dir = mkdtempSync(join(tmpdir(), "daybook-test-"));
  cpSync(join(template, "pg"), join(dir, "pg"), { recursive: true });
  return {
    config: { kind: "embedded", dir },
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Creates a migrated data folder once, because a first start takes seconds. */
export async function embeddedTemplate(content: "migrated" | "empty" = "migrated"): Promise<string> {
  const templates = join(projectRoot, ".build", "test-databases");
  const template = join(templates, content === "empty" ? "empty" : fingerprint());
  if (existsSync(template)) return template;
  mkdirSync(templates, { recursive: true });
  const draft = mkdtempSync(join(templates, "draft-"));
  const database = await openDatabase({ database: { kind: "embedded", dir: draft } });
  if (content === "migrated") await migrate(database);
  await database.close();
  try {
    renameSync(draft, template);
    removeOld(templates);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

/** Templates of older migrations, 20 MB each. */
function removeOld(templates: string): void {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(templates)) {
    const path = join(templates, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (changed < yesterday) rmSync(path, { recursive: true, force: true });
  }
}

const isOwnServer = !process.env["TEST_DATABASE_URL"];

/** Copies made in advance while tests run, by template. */
const nextCopies = new Map<string, Promise<string>>();

let removal = Promise.resolve();

/** Returns a finished copy and begins the next one. The template must not change. */
async function takePreparedCopy(template: string): Promise<string> {
  const copy = nextCopies.get(template) ?? copyOnServer(template);
  nextCopies.delete(template);
  const name = await copy;
  const next = copyOnServer(template);
  next.catch(() => {});
  nextCopies.set(template, next);
  return name;
}

async function serverPlace(template: string): Promise<DatabaseHandle> {
  const name = await (isOwnServer ? takePreparedCopy(template) : copyOnServer(template));
  const drop = () => dropOnServer(name);
  return {
    // Tests open more connections at once than production.
    config: { kind: "server", url: serverUrl(name), maxConnections: 10, waitMs: 20_000 },
    async remove() {
      if (!isOwnServer) return drop();
      await removal;
      removal = drop().catch(() => {});
    },
  };
}

/** The template of all databases, created by the global setup. */
export async function serverTemplate(): Promise<string> {
  const name = `daybook_template_${fingerprint()}`;
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  const { rows } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  await client.end();
  if (rows.length > 0) return name;
  const draft = `daybook_draft_${randomUUID().slice(0, 8)}`;
  await onServer(`CREATE DATABASE ${draft} TEMPLATE template0`);
  const database = await openDatabase({
    database: { kind: "server", url: serverUrl(draft), maxConnections: 3 },
  });
  await migrate(database);
  await database.close();
  await onServer(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  return name;
}
