// Plain JavaScript with Node only, because `prepare.mjs` runs it before packages are installed.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT_TYPES = new Set([".css", ".js", ".json", ".mjs", ".svg"]);

const MIN_BYTES = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a folder, at the highest level. The server sends these copies, so no request
 * waits for compression. A copy that is not smaller than its file is left out.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && TEXT_TYPES.has(extname(file.name)));
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}
