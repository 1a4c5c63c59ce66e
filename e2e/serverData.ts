import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Database, DatabaseConfig } from "../server/platform/database/database.ts";

/** Data of a server that has not started. */
export interface ServerData {
  readonly database: DatabaseConfig;
  /** Output of an earlier first start on the same data. */
  readonly output?: string;
  /** Absent if the data ends with its folder. */
  readonly remove?: () => Promise<void>;
}

/** Prepares the data of a server that gets the folder `dir`. */
export type Prepare = (dir: string) => Promise<ServerData>;

export async function changeData(
  { database: config }: ServerData,
  change: (database: Database) => Promise<unknown>,
): Promise<void> {
  // Loaded only by the few workers that change data.
  const { openDatabase } = await import("../server/platform/database/database.ts");
  const database = await openDatabase({ database: config });
  try {
    await change(database);
  } finally {
    await database.close();
  }
}

/** Puts a migrated embedded database without rows into the folder. */
export async function emptyData(dir: string): Promise<ServerData> {
  const { embeddedTemplate } = await import("../server/testing/database/testDatabase.ts");
  cpSync(join(await embeddedTemplate(), "pg"), join(dir, "pg"), { recursive: true });
  return { database: { kind: "embedded", dir } };
}
