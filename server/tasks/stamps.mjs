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
  for (const path of paths) add(hash, path);
  return hash.digest("hex");
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function add(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    // Tests change nothing that is served.
    if (!/\.test\.tsx?$/.test(name) && name !== "node_modules") add(hash, `${path}/${name}`);
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
  const before = fingerprint(inputs);
  const done = existsSync(file) && readFileSync(file, "utf8") === before;
  if (done && outputs.every((path) => existsSync(join(root, path)))) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, before);
}
