// Writes rows as fast as it can and reports each committed one, until a test kills it.
import { openDatabase } from "../../platform/database/database.ts";

const [dir = ""] = process.argv.slice(2);
try {
  const database = await openDatabase({ database: { kind: "embedded", dir } });
  await database.query("CREATE TABLE IF NOT EXISTS note (id int PRIMARY KEY)");
  const [last] = await database.query<{ id: number | null }>("SELECT max(id) AS id FROM note");
  for (let id = (last?.id ?? 0) + 1; ; id += 1) {
    await database.transaction((sql) => sql.query("INSERT INTO note VALUES ($1)", [id]));
    process.stdout.write(`${id}\n`);
  }
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
}
