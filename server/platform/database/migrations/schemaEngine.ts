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

/** `scriptError` is the error of a failed script, which the engine does not report. */
export type SchemaEngine = { engine: Engine.SchemaEngine; scriptError(): Error | null };

/** Opens Prisma's schema engine on a pool. Loading costs 0.25 seconds and permanent memory. */
export async function openSchemaEngine(
  pool: pg.Pool,
  migrations: readonly Migration[] = [],
): Promise<SchemaEngine> {
  let failedScript: Error | null = null;
  const checksums = new Map(migrations.map(({ sql, checksum }) => [sql, checksum]));
  const factory = runWholeScripts(new PrismaPg(pool), checksums, (error) => (failedScript = error));
  return { engine: await createEngine(factory, NO_MODELS), scriptError: () => failedScript };
}

const markFinishedSql = (checksum: string): string =>
  `UPDATE _prisma_migrations SET finished_at = now() WHERE checksum = '${checksum}' AND finished_at IS NULL AND rolled_back_at IS NULL`;

export async function createEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodels: [path: string, text: string][],
): Promise<Engine.SchemaEngine> {
  const { SchemaEngine } = await loadEngine();
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

/** Neither Node's nor TypeScript's types declare it. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: {
    instantiate(
      bytes: Uint8Array,
      imports: object,
    ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
  };
};

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
 * Prisma's driver cuts scripts at every semicolon, even in function bodies. One simple query runs the script and marks
 * it as finished in one transaction, so a crash cannot separate them.
 */
function runWholeScripts(
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
          await pool.query(checksum === undefined ? script : `${script}\n;${markFinishedSql(checksum)}`);
        } catch (error) {
          onFailure(error as Error);
          throw error;
        }
      };
      return adapter;
    },
  };
}
