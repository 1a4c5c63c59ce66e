import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type pg from "pg";
import { createEngine } from "../../platform/database/migrations/schemaEngine.ts";
import { projectRoot } from "../../root.ts";

/** PostgreSQL's one-byte `"char"` type, which Prisma's driver does not support. */
const CHAR_OID = 18;
const TEXT_OID = 25;
const CHARACTER = 6;

/** Returns the SQL that would turn the database into `prisma/schema.prisma`, according to Prisma's engine. */
export async function schemaDiff(pool: pg.Pool): Promise<string> {
  const path = join(projectRoot, "prisma", "schema.prisma");
  const files = [{ path, content: readFileSync(path, "utf8") }];
  const engine = await createEngine(describing(pool), [[path, files[0]?.content ?? ""]]);
  const { stdout } = await engine.diff({
    from: { tag: "schemaDatasource", files, configDir: join(projectRoot, "prisma") },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  engine.free();
  return stdout ?? "";
}

function describing(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  let characters: number[] = [];
  const asText = {
    async query(query: pg.QueryConfig) {
      const result = await pool.query(query);
      characters = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR_OID ? [index] : []));
      for (const index of characters) Object.assign(result.fields[index] ?? {}, { dataTypeID: TEXT_OID });
      return result;
    },
  };
  const factory = new PrismaPg(pool);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    async connect() {
      const adapter = Object.assign(await factory.connect(), { client: asText });
      const queryRaw = adapter.queryRaw.bind(adapter);
      adapter.queryRaw = async (query) => {
        const result = await queryRaw(query);
        for (const index of characters) {
          result.columnTypes[index] = CHARACTER;
          for (const row of result.rows) row[index] ||= "\0";
        }
        return result;
      };
      return adapter;
    },
  };
}
