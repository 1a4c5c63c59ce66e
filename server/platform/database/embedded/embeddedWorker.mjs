// The embedded PostgreSQL's thread. Plain JavaScript on purpose: a worker thread starts the same way under
// a TypeScript loader, under the test runner and from the built server.
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
  // The stock 128 MB of buffers would be most of the process's memory, and hold pages that the system's cache holds already.
  const db = await PGlite.create(dataDir, {
    extensions: { btree_gin, btree_gist, pg_trgm },
    postgresqlconf: ["shared_buffers = 8MB"],
  });
  if (socketPath === null) await db.close();
  else await serve(db, socketPath);
}

/** @param {PGlite} db @param {string} path */
async function serve(db, path) {
  // A statement that PostgreSQL refuses comes back as an ordinary answer. What throws here is the engine
  // itself, and the socket server would go on waiting for it: the process has to be told.
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    try {
      return await run(message, options);
    } catch (error) {
      port.postMessage({ kind: "failed", message: String(error) });
      throw error;
    }
  };
  // One connection at a time; the room for more is for one that replaces a broken one before its end was noticed.
  const server = new PGLiteSocketServer({ db, path, maxConnections: 4 });
  await server.start();
  port.on("message", async () => {
    await server.stop();
    await db.close();
    port.close();
  });
  port.postMessage({ kind: "ready" });
}
