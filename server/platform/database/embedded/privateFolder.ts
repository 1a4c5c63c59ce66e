import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const STICKY = 0o1000;

/**
 * Restricts personal data and secrets to the owner: folders 0700, files 0600. The engine creates files with mode 0666.
 * A sticky folder (like /tmp) keeps its mode, and symbolic links are not followed.
 */
export function restrictFolder(dir: string, includes: (name: string) => boolean): void {
  if ((lstatSync(dir).mode & STICKY) === 0) setMode(dir, 0o700);
  for (const name of readdirSync(dir)) if (includes(name)) restrictTree(join(dir, name));
}

function restrictTree(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    setMode(path, 0o700, stat.mode);
    for (const name of readdirSync(path)) restrictTree(join(path, name));
  } else if (stat?.isFile()) setMode(path, 0o600, stat.mode);
}

function setMode(path: string, mode: number, currentMode?: number): void {
  if (currentMode !== undefined && (currentMode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch {
    // Some file systems have no modes, and a mounted folder may belong to another user.
  }
}
