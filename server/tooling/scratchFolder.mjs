import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";

/** Free bytes that a run needs for its databases, their logs and the profiles of browsers. */
const NEEDED = 6 * 1024 ** 3;

/**
 * Makes a folder for the temporary files of a run, which goes when this process ends. It is in memory where there is
 * room, because the tests create hundreds of databases of a thousand files each.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "daybook-"));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= NEEDED;
  } catch {
    return false;
  }
}
