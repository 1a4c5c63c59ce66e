import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  type SqlMigrationAwareDriverAdapterFactory,
  bindMigrationAwareSqlAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type * as Engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import type pg from "pg";
import type { Migration } from "./migrations.ts";

/** Prisma's schema engine, and what the engine itself does not pass on: why a script failed. */
export type SchemaEngine = { engine: Engine.SchemaEngine; scriptError(): Error | null };

/**
 * Prisma's own schema engine as WebAssembly, over a pool of ours. It is loaded only when there is something
 * to migrate or to compare: it costs a quarter of a second and memory that stays.
 *
 * @param migrations those that it may apply
 */
export async function openSchemaEngine(
  pool: pg.Pool,
  migrations: readonly Migration[] = [],
): Promise<SchemaEngine> {
  let failed: Error | null = null;
  const checksums = new Map(migrations.map(({ sql, checksum }) => [sql, checksum]));
  const factory = wholeScripts(new PrismaPg(pool), checksums, (error) => (failed = error));
  return { engine: await engineOver(factory, NO_MODELS), scriptError: () => failed };
}

const finished = (checksum: string): string =>
  `UPDATE _prisma_migrations SET finished_at = now() WHERE checksum = '${checksum}' AND finished_at IS NULL AND rolled_back_at IS NULL`;

/** The bare engine over any driver, knowing these schema files. */
export async function engineOver(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodels: [path: string, text: string][],
): Promise<Engine.SchemaEngine> {
  const { SchemaEngine } = await loadEngine();
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

/** Node's own, which neither its types nor the language's declare. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: {
    instantiate(
      bytes: Uint8Array,
      imports: object,
    ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
  };
};

/** The engine insists on a schema, even to apply scripts that come from elsewhere. */
const NO_MODELS: [path: string, text: string][] = [
  ["schema.prisma", 'datasource db {\n  provider = "postgresql"\n}\n'],
];

let loaded: Promise<typeof Engine> | undefined;

function loadEngine(): Promise<typeof Engine> {
  loaded ??= instantiate();
  return loaded;
}

async function instantiate(): Promise<typeof Engine> {
  const engine = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const folder = dirname(
    createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg"),
  );
  const bytes = readFileSync(join(folder, "schema_engine_bg.wasm"));
  const { instance } = await wasm.instantiate(bytes, { "./schema_engine_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine;
}

/**
 * Prisma's driver cuts a script at every semicolon, inside function bodies too. One simple query takes the
 * whole of it, and PostgreSQL makes that one transaction: a migration happens completely or not at all. That it is
 * finished stands in the same transaction: else one that stood when we died would be tried again. What the engine writes
 * of it afterwards changes nothing.
 */
function wholeScripts(
  factory: PrismaPg,
  checksums: ReadonlyMap<string, string>,
  onFailure: (error: Error) => void,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    async connect() {
      const adapter = await factory.connect();
      const pool = adapter.underlyingDriver();
      adapter.executeScript = async (script) => {
        try {
          const checksum = checksums.get(script);
          await pool.query(checksum === undefined ? script : `${script}\n;${finished(checksum)}`);
        } catch (error) {
          onFailure(error as Error);
          throw error;
        }
      };
      return adapter;
    },
  };
}
