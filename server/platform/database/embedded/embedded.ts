import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { closeFolder } from "./privateFolder.ts";
import { makeDataFolder, startThread } from "./embeddedThread.ts";
import { type FolderLock, lockFolder } from "./lock.ts";

/** The embedded database cannot be started. The message is one line and says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** A running embedded PostgreSQL. It serves exactly one connection (see server/DECISIONS/0001): more would mix up answers. */
export type EmbeddedDatabase = {
  /** The folder of its unix socket, which `pg` takes as the host. */
  socketDir: string;
  /** Calls back once when the engine dies by itself; every later query would fail. */
  onFailure(listener: (error: Error) => void): void;
  /** Writes everything down and frees the folder. */
  close(): Promise<void>;
};

/** The major version inside PGlite; its files can be read by no other. */
const MAJOR = "18";
/** The name that `pg` looks for in a folder given as host, with its default port. */
const SOCKET_NAME = ".s.PGSQL.5432";
const MAX_SOCKET_PATH = 100;

/**
 * Starts PostgreSQL in a worker thread over the data in `dir`, making it on the first start.
 *
 * @throws {FolderLockedError} when another process has the folder
 * @throws {EmbeddedDatabaseError} when the folder holds something else or cannot be read
 */
export async function startEmbedded(dir: string): Promise<EmbeddedDatabase> {
  const lock = takeFolder(dir);
  try {
    return await startLocked(dir, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function takeFolder(dir: string): FolderLock {
  try {
    return lockFolder(dir);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new EmbeddedDatabaseError(
      `cannot write to ${dir} (${code}): set DAYBOOK_DIR to a folder of your own`,
    );
  }
}

async function startLocked(dir: string, lock: FolderLock): Promise<EmbeddedDatabase> {
  const dataDir = join(dir, "pg");
  const socketDir = makeSocketFolder(join(dir, "socket"));
  try {
    await makeUnlessThere(dataDir);
    closeFolder(dir, isOurs);
    // The engine runs in this process, so the mask covers the files that it creates. A worker cannot set the mask.
    if (isMainThread) process.umask(0o077);
    const thread = await startThread({ dataDir, socketPath: join(socketDir, SOCKET_NAME) });
    // While it starts, the engine gives some files wider modes than the mask allows.
    closeFolder(dir, isOurs);
    return {
      socketDir,
      onFailure: (listener) =>
        thread.onFailure((why) =>
          listener(new EmbeddedDatabaseError(`the embedded database stopped (${why}): start again`)),
        ),
      async close() {
        await thread.stop();
        rmSync(socketDir, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true });
    if (error instanceof EmbeddedDatabaseError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new EmbeddedDatabaseError(
      `the database in ${dataDir} does not start (${why}): put back a copy, or move the folder away to begin anew`,
    );
  }
}

/** Returns true for the names that this module and its lock create in the installation's folder. */
function isOurs(name: string): boolean {
  return name === "pg" || name.startsWith("pg.") || name === "socket" || /^\.?lock[.-]/.test(name);
}

/** Makes the data on a first start. One that was cut short left half a database, in which nobody has stored anything. */
async function makeUnlessThere(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  refuseForeign(dataDir);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return;
  writeFileSync(unfinished, "", { mode: 0o600 });
  await makeDataFolder(dataDir);
  rmSync(unfinished);
}

/** Refuses to touch a folder that is not a database of ours: starting there would write into it. */
function refuseForeign(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  if (readdirSync(dataDir).length === 0) return;
  const versionFile = join(dataDir, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : null;
  if (version === null) {
    throw new EmbeddedDatabaseError(
      `${dataDir} is not a database: move it away, or set DAYBOOK_DIR to another folder`,
    );
  }
  if (version !== MAJOR) {
    throw new EmbeddedDatabaseError(
      `${dataDir} was made by PostgreSQL ${version} and this Daybook reads ${MAJOR}: set DAYBOOK_DIR to another folder`,
    );
  }
}

/** A private folder for the socket, written down so that the next start can remove that of a killed process. */
function makeSocketFolder(note: string): string {
  const parent = shortTemporaryFolder();
  const left = existsSync(note) ? readFileSync(note, "utf8").trim() : "";
  if (/^daybook-[^/]+$/.test(left)) rmSync(join(parent, left), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, "daybook-"));
  writeFileSync(note, basename(folder), { mode: 0o600 });
  return folder;
}

/** A unix socket's path ends near 107 bytes, and some systems' temporary folder is most of that. */
function shortTemporaryFolder(): string {
  const usual = tmpdir();
  return `${usual}/daybook-123456/${SOCKET_NAME}`.length > MAX_SOCKET_PATH ? "/tmp" : usual;
}
