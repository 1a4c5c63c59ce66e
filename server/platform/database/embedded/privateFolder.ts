import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const STICKY = 0o1000;

/**
 * Closes a folder of the embedded database to other users of the machine: folders 0700, files 0600. The files contain contacts,
 * password hashes and the signing secret, and the engine creates them with mode 0666. A folder with the sticky bit (like /tmp)
 * is shared by design and keeps its mode. Symbolic links are not followed.
 *
 * @param names returns true for the entries of `dir` to close; other entries keep their modes
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
    // Some file systems have no modes, and a mounted folder may belong to another user. The data is usable anyway.
  }
}
