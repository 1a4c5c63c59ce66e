import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

/**
 * The fingerprint of files and folders, by content: what a step reads.
 *
 * @param {string[]} paths relative to the checkout; a missing one counts as empty
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash("sha256").update(
    `${process.version.split(".")[0]} ${process.platform} ${process.arch}`,
  );
  for (const path of paths) {
    for (const [file] of filesIn(path)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** The file system's clock is coarse: a file this young may change without a new time. */
const YOUNG_MS = 1_000;

/**
 * The same without reading: as long as sizes and times of change are as they were, so is the content. Null while a
 * file is too young for that.
 *
 * @param {string[]} paths
 * @returns {string | null}
 */
function glance(paths) {
  const hash = createHash("sha256");
  let newest = 0;
  for (const path of paths) {
    for (const [file, { size, ctimeMs }] of filesIn(path)) {
      hash.update(`\0${file}\0${size}\0${ctimeMs}`);
      newest = Math.max(newest, ctimeMs);
    }
  }
  return newest + YOUNG_MS < Date.now() ? hash.digest("hex") : null;
}

/**
 * A file, or those of a folder, by their paths.
 *
 * @param {string} path
 * @returns {Generator<[string, import('node:fs').Stats]>}
 */
function* filesIn(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    yield [path, stat];
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!/\.test\.tsx?$/.test(name) && name !== "node_modules") yield* filesIn(`${path}/${name}`);
  }
}

/**
 * Does a step unless what it read and what it made are as they were when it was last done.
 *
 * @param {{ stamp: string, inputs: string[], outputs: string[] }} of
 * @param {() => Promise<void>} work
 */
export async function unlessDone({ stamp, inputs, outputs }, work) {
  const file = join(root, stamp);
  const [content, seen] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const isThere = outputs.every((path) => existsSync(join(root, path)));
  const glanced = glance(inputs);
  if (isThere && glanced !== null && seen === glanced) return;
  const before = fingerprint(inputs);
  if (!isThere || content !== before) await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${before}\n${glanced ?? ""}`);
}
