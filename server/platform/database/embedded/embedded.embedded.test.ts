import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "../../../root.ts";
import { type DatabaseHandle, createEmptyDatabase } from "../../../testing/database/testDatabase.ts";
import { openDatabase } from "../database.ts";

let place: DatabaseHandle;
let dir: string;

beforeEach(async () => {
  place = await createEmptyDatabase("embedded");
  dir = place.config.kind === "embedded" ? place.config.dir : "";
});
afterEach(() => place.remove());

const open = () => openDatabase({ database: { kind: "embedded", dir } });
const socketFolder = () => join(tmpdir(), readFileSync(join(dir, "socket"), "utf8"));

function startWriter(): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, ["--import", "tsx", "server/testing/load/writerProcess.ts", dir], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function take(lines: AsyncIterator<string>, count: number): Promise<string[]> {
  const taken: string[] = [];
  while (taken.length < count) {
    const next = await lines.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

describe("embedded database", () => {
  it("prepares a statement again on a new connection", async () => {
    const database = await open();
    const ask = () => database.query("SELECT $1::int AS id", [7], { prepare: true });
    await ask();
    const [{ names } = { names: 0 }] = await database.query<{ names: number }>(
      "SELECT count(*) AS names FROM pg_prepared_statements WHERE statement = 'SELECT $1::int AS id'",
    );
    expect(names).toBe(1);
    (await database.pool.connect()).release(true);
    expect(await ask()).toEqual([{ id: 7 }]);
    await database.close();
  });

  it("reports a change of all businesses after a new connection, because a notice may be lost", async () => {
    const database = await open();
    await database.query("SELECT 1");
    const changed: string[] = [];
    database.onSiteChange((businessId) => void changed.push(businessId));
    (await database.pool.connect()).release(true);
    await database.query("SELECT 1");
    expect(changed).toEqual([""]);
    await database.close();
  });

  it("keeps its rows after a restart and removes its socket", async () => {
    const first = await open();
    await first.query("CREATE TABLE note AS SELECT 7 AS id");
    const socket = socketFolder();
    expect(existsSync(socket)).toBe(true);
    await first.close();
    expect(existsSync(socket)).toBe(false);
    const second = await open();
    expect(await second.query("SELECT id FROM note")).toEqual([{ id: 7 }]);
    await second.close();
  });

  it("restricts its files to their owner, even if they were open before", async () => {
    const openToAll = (path: string): void => {
      const isFolder = lstatSync(path).isDirectory();
      chmodSync(path, isFolder ? 0o755 : 0o644);
      if (isFolder) for (const name of readdirSync(path)) openToAll(join(path, name));
    };
    const modes = (path: string): string[] => {
      const stat = lstatSync(path);
      const kind = stat.isDirectory() ? "folder" : "file";
      const below = stat.isDirectory() ? readdirSync(path).flatMap((name) => modes(join(path, name))) : [];
      return [...new Set([`${kind} ${(stat.mode & 0o777).toString(8)}`, ...below])];
    };
    const closed = ["file 600", "folder 700"];
    const first = await open();
    await first.query("CREATE TABLE people (name text)");
    expect(modes(dir).sort()).toEqual(closed);
    await first.close();
    expect(modes(dir).sort()).toEqual(closed);
    openToAll(dir);
    mkdirSync(join(dir, "mine"), { mode: 0o755 });
    chmodSync(join(dir, "mine"), 0o755);
    const second = await open();
    expect(lstatSync(join(dir, "mine")).mode & 0o777).toBe(0o755);
    rmSync(join(dir, "mine"), { recursive: true });
    await second.query("INSERT INTO people SELECT 'Ada' FROM generate_series(1, 10000)");
    await second.query("CREATE TABLE places (name text)");
    expect(modes(dir).sort()).toEqual(closed);
    await second.close();
    expect(modes(dir).sort()).toEqual(closed);
  });

  it("rejects a second start in one line while the first one runs", async () => {
    const first = await open();
    const { child, lines } = startWriter();
    expect(await take(lines, 2)).toEqual([
      expect.stringContaining(`FolderLockedError: ${dir} is already in use by process ${process.pid}`),
    ]);
    expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(0);
    expect(await first.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await first.close();
  });

  it("keeps every acknowledged row after kill -9 and opens again", async () => {
    let acknowledged = 0;
    const sockets: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, lines } = startWriter();
      const acknowledgements = await take(lines, 25);
      child.kill("SIGKILL");
      for (let nextLine = await lines.next(); !nextLine.done; nextLine = await lines.next())
        acknowledgements.push(nextLine.value);
      // The output ends before the process, and the process still holds the folder.
      if (child.signalCode === null) await once(child, "exit");
      acknowledged = Number(acknowledgements.at(-1));
      sockets.push(socketFolder());
    }
    const database = await open();
    const ids = await database.query<{ id: number }>("SELECT id FROM note ORDER BY id");
    const storedIds = ids.map((row) => row.id);
    // The last row may be stored without an acknowledgement.
    expect(storedIds.slice(0, acknowledged)).toEqual(
      Array.from({ length: acknowledged }, (_, index) => index + 1),
    );
    expect(storedIds.length - acknowledged).toBeLessThanOrEqual(1);
    expect(sockets.map(existsSync)).toEqual([false, false, false]);
    await database.close();
  });

  it("repeats a first start that was interrupted", async () => {
    writeFileSync(join(dir, "pg.unfinished"), "");
    rmSync(join(dir, "pg", "global"), { recursive: true });
    const database = await open();
    expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(existsSync(join(dir, "pg.unfinished"))).toBe(false);
    await database.close();
  });

  it("rejects a folder that is not a database and leaves it unchanged", async () => {
    rmSync(join(dir, "pg"), { recursive: true });
    mkdirSync(join(dir, "pg"));
    writeFileSync(join(dir, "pg", "holiday.jpg"), "");
    await expect(open()).rejects.toThrow(/^.*pg is not a database: move it away, or set DAYBOOK_DIR/);
    expect(readdirSync(join(dir, "pg"))).toEqual(["holiday.jpg"]);
  });

  it("rejects the files of another PostgreSQL version", async () => {
    writeFileSync(join(dir, "pg", "PG_VERSION"), "16\n");
    await expect(open()).rejects.toThrow(/was made by PostgreSQL 16 and this Daybook reads 18/);
  });

  it("reports unreadable data in one line and releases the folder", async () => {
    writeFileSync(join(dir, "pg", "global", "pg_control"), "nonsense");
    await expect(open()).rejects.toThrow(/^the database in .*pg does not start \(.*\): restore a backup/);
    await expect(open()).rejects.toThrow(/does not start/);
  });

  it("serves again after a connection broke inside a transaction", async () => {
    const database = await open();
    await database.query("CREATE TABLE note (id int)");
    for (let round = 0; round < 10; round += 1) {
      const client = await database.pool.connect();
      await client.query("BEGIN");
      await client.query("INSERT INTO note VALUES (1)");
      client.release(new Error("broken"));
      expect(await database.query("SELECT id FROM note")).toEqual([]);
    }
    await database.close();
  });
});
