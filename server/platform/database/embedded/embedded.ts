import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { restrictFolder } from "./privateFolder.ts";
import { createDataFolder, startThread } from "./embeddedThread.ts";
import { type FolderLock, lockFolder } from "./lock.ts";

export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** Serves exactly one connection (see server/DECISIONS/0001), because it would mix up the replies of several. */
export type EmbeddedDatabase = {
  socketDir: string;
  /** Called once if the engine crashes. */
  onFailure(listener: (error: Error) => void): void;
  close(): Promise<void>;
};

/** PGlite reads only files of this PostgreSQL version. */
const MAJOR = "18";
const SOCKET_NAME = ".s.PGSQL.5432";
const MAX_SOCKET_PATH = 100;

export async function startEmbedded(dir: string): Promise<EmbeddedDatabase> {
  const lock = lockDataFolder(dir);
  try {
    return await startLocked(dir, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function lockDataFolder(dir: string): FolderLock {
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
  const socketDir = createSocketFolder(join(dir, "socket"));
  try {
    await createDataIfMissing(dataDir);
    restrictFolder(dir, isOwnEntry);
    // The umask covers the files that the engine creates in this process. A worker cannot set it.
    if (isMainThread) process.umask(0o077);
    const thread = await startThread({ dataDir, socketPath: join(socketDir, SOCKET_NAME) });
    // During its start the engine gives some files wider modes than the umask allows.
    restrictFolder(dir, isOwnEntry);
    return {
      socketDir,
      onFailure: (listener) =>
        thread.onFailure((reason) =>
          listener(new EmbeddedDatabaseError(`the embedded database stopped (${reason}): start again`)),
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedDatabaseError(
      `the database in ${dataDir} does not start (${reason}): restore a backup, or move the folder to start with an empty database`,
    );
  }
}

function isOwnEntry(name: string): boolean {
  return name === "pg" || name.startsWith("pg.") || name === "socket" || /^\.?lock[.-]/.test(name);
}

/** An interrupted first start left no user data, so its folder is deleted. */
async function createDataIfMissing(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  rejectForeignData(dataDir);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return;
  writeFileSync(unfinished, "", { mode: 0o600 });
  await createDataFolder(dataDir);
  rmSync(unfinished);
}

/** Starting in another folder would write into it. */
function rejectForeignData(dataDir: string): void {
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

/** `note` stores the name, so the next start can remove the folder of a killed process. */
function createSocketFolder(noteFile: string): string {
  const parent = findShortTempFolder();
  const leftover = existsSync(noteFile) ? readFileSync(noteFile, "utf8").trim() : "";
  if (/^daybook-[^/]+$/.test(leftover)) rmSync(join(parent, leftover), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, "daybook-"));
  writeFileSync(noteFile, basename(folder), { mode: 0o600 });
  return folder;
}

/** The path of a unix socket is limited to about 107 bytes. */
function findShortTempFolder(): string {
  const defaultFolder = tmpdir();
  return `${defaultFolder}/daybook-123456/${SOCKET_NAME}`.length > MAX_SOCKET_PATH ? "/tmp" : defaultFolder;
}
