import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const STICKY = 0o1000;

/**
 * Closes a folder of the embedded database to other users of the machine: folders 0700, files 0600. It holds contacts,
 * password hashes and the signing secret, and the engine creates its files 0666. A folder that is shared by design
 * (sticky, as /tmp) keeps its own mode, and of its content only the given names are closed. Symbolic links are not followed.
 *
 * @param names files and folders directly in `dir` that are ours; the rest of the folder is left alone
 */
export function closeFolder(dir: string, names: (name: string) => boolean): void {
  if ((lstatSync(dir).mode & STICKY) === 0) setMode(dir, 0o700);
  for (const name of readdirSync(dir)) if (names(name)) closeTree(join(dir, name));
}

function closeTree(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    setMode(path, 0o700, stat.mode);
    for (const name of readdirSync(path)) closeTree(join(path, name));
  } else if (stat?.isFile()) setMode(path, 0o600, stat.mode);
}

function setMode(path: string, mode: number, now?: number): void {
  if (now !== undefined && (now & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch {
    // Some file systems have no modes, and a mounted folder may belong to another user: the data can be used all the same.
  }
}
