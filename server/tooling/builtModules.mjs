// Loads the built server and the page renderer with V8's code cache, because compiling eight megabytes takes a quarter
// of a start. `module.enableCompileCache` needs Node 22.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";

/** @type {Map<string, { module: { exports: object }, script: Script, isCached: boolean }>} */
const loaded = new Map();

/**
 * Runs a CommonJS file of the build once, and the files beside it that it requires.
 *
 * @param {string} file its whole path
 * @returns {object} what it exports
 */
export function loadBuilt(file) {
  const known = loaded.get(file);
  if (known) return known.module.exports;
  const cachedData = readCode(file);
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname, importModule) {${readFileSync(file, "utf8")}\n})`,
    { filename: file, ...(cachedData && { cachedData }) },
  );
  const module = { exports: {} };
  loaded.set(file, { module, script, isCached: cachedData !== undefined && !script.cachedDataRejected });
  const nodeRequire = createRequire(file);
  const require = (/** @type {string} */ id) =>
    id.startsWith(".") ? loadBuilt(join(dirname(file), id)) : nodeRequire(id);
  const importModule = async (/** @type {string} */ id) =>
    id.startsWith("file:") && id.endsWith(".cjs") ? loadBuilt(fileURLToPath(id)) : import(id);
  script.runInThisContext()(module.exports, require, module, file, dirname(file), importModule);
  return module.exports;
}

export function keepCode() {
  for (const [file, { script, isCached }] of loaded)
    if (!isCached) writeCode(file, script.createCachedData());
}

/** V8 rejects code of another version or with other flags, so each has its own file. */
const codeFile = (/** @type {string} */ file) => `${file}.${cachedDataVersionTag()}.code`;

/** @param {string} file */
function readCode(file) {
  return existsSync(codeFile(file)) ? readFileSync(codeFile(file)) : undefined;
}

/** @param {string} file @param {Buffer} code */
function writeCode(file, code) {
  const unfinished = `${codeFile(file)}.${process.pid}`;
  try {
    writeFileSync(unfinished, code);
    renameSync(unfinished, codeFile(file));
  } catch {
    // In a read-only folder each start compiles.
  }
}
