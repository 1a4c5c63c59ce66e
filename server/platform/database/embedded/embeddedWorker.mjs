// Plain JavaScript, so that it starts under a TypeScript loader, in the test runner and in the built server.
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { parentPort, workerData } from "node:worker_threads";

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { dataDir, socketPath } = /** @type {import('./embeddedThread.ts').ThreadTask} */ (workerData);

void main();

async function main() {
  // The default of 128 MB duplicates the system's page cache.
  const db = await PGlite.create(dataDir, {
    extensions: { btree_gin, btree_gist, pg_trgm },
    postgresqlconf: ["shared_buffers = 8MB"],
  });
  if (socketPath === null) await db.close();
  else await serve(db, socketPath);
}

/** @param {PGlite} db @param {string} path */
async function serve(db, path) {
  // An exception here means that the engine crashed (rejected statements are replies). The socket server would wait
  // forever.
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    try {
      return await run(message, options);
    } catch (error) {
      port.postMessage({ kind: "failed", message: String(error) });
      throw error;
    }
  };
  // A client may replace a broken connection before the server notices its end.
  const server = new PGLiteSocketServer({ db, path, maxConnections: 4 });
  await server.start();
  port.on("message", async () => {
    await server.stop();
    await db.close();
    port.close();
  });
  port.postMessage({ kind: "ready" });
}
