import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { openSiteVersions } from "../../data/siteVersions.ts";
import { createContext } from "../../graphql/context.ts";
import { buildSchema } from "../../graphql/schema.ts";
import { requestedOrigin } from "../../graphql/siteOrigin.ts";
import { siteStamp } from "../../graphql/siteStamp.ts";
import { createApp } from "../../http/app.ts";
import { projectRoot } from "../../root.ts";
import { createSiteViews } from "../../services/content/siteViews.ts";
import { createBusinessDirectory } from "../../services/businessDirectory.ts";
import { prepare } from "../prepare.mjs";
import type { BenchRow } from "./row.ts";
import { type BenchWorld, inBenchWorld, quantile } from "./world.ts";

/** Pages of the demo that show most of what there is. */
const PAGES = ["/", "/treatments", "/journal/b/desk-by-four/", "/shop/product/mat/"];

const ROUNDS = 7;
const REQUESTS = 1_600;
const AT_ONCE = 16;

/**
 * A published page that is kept, against a Fastify that does nothing but answer the same bytes, in turns in one process; and how
 * many statements a page takes that is not kept.
 */
export async function benchPages(): Promise<BenchRow[]> {
  await prepare({ build: true });
  return inBenchWorld(async (world) => {
    const sites = openSiteVersions(world.database);
    const directory = createBusinessDirectory(world.database, world.scope.clock);
    const graph = { ...world.scope, directory, siteViews: createSiteViews(world.database, sites) };
    const app = await createApp({
      schema: buildSchema(),
      createContext: (info) => createContext(graph, info),
      pingDatabase: async () => {},
      siteStamp: (request) => siteStamp({ ...graph, sites }, request),
      siteOrigin: (request) => requestedOrigin(graph, request),
      build: { kind: "built", dir: join(projectRoot, ".build") },
      log: { level: "error" },
    });
    try {
      const statements = await mostStatements(world, app);
      return [await keptAgainstBare(app), statements];
    } finally {
      await app.close();
      await sites.close();
    }
  });
}

async function keptAgainstBare(app: FastifyInstance): Promise<BenchRow> {
  const { rawPayload, headers } = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
  if (headers["content-encoding"] !== "br" || headers["cache-control"] !== "public, no-cache")
    throw new Error("the demo's home is not kept");
  const bare = Fastify();
  bare.get("/", (_request, reply) =>
    reply
      .header("content-encoding", "br")
      .header("content-type", "text/html; charset=utf-8")
      .send(rawPayload),
  );
  await bare.listen({ port: 0, host: "127.0.0.1" });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const rates: { ours: number; bare: number }[] = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1)
    rates.push({ ours: await rate(app), bare: await rate(bare) });
  await bare.close();
  const counted = rates.slice(1);
  const middle = (values: number[]) => quantile(values, 0.5);
  return {
    name: "a bare reply of the same bytes, as a multiple of a published page that is kept",
    ratio: middle(counted.map((one) => one.bare / one.ours)),
    limit: 2,
    note: `${Math.round(middle(counted.map(({ ours }) => ours)))} pages/s of processor time against ${Math.round(middle(counted.map((one) => one.bare)))}, ${rawPayload.length} bytes`,
  };
}

/** Requests a second of processor time, so many at once: other processes take their time, not ours. */
async function rate(app: FastifyInstance): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const begun = process.cpuUsage();
  await Promise.all(Array.from({ length: AT_ONCE }, () => askAgain(port, REQUESTS / AT_ONCE)));
  const { user, system } = process.cpuUsage(begun);
  return REQUESTS / ((user + system) / 1_000_000);
}

const QUESTION =
  "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\naccept-language: en-US,en;q=0.9\r\n\r\n";

/** Asks so often over one connection, with as little work as can be: what is measured is who answers. */
function askAgain(port: number, times: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = times;
    let missing = 0;
    const socket = connect(port, "127.0.0.1", () => socket.write(QUESTION));
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      missing = missing === 0 ? lengthOf(chunk) - chunk.length : missing - chunk.length;
      if (missing > 0) return;
      left -= 1;
      if (missing === 0 && left > 0) return void socket.write(QUESTION);
      socket.destroy();
      if (missing === 0) resolve();
      else reject(new Error("an answer is longer than it says"));
    });
  });
}

/** How long an answer is, by what it begins with. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString("latin1", 0, chunk.indexOf("\r\n\r\n") + 4);
  const length = /^HTTP\/1\.1 200 [\s\S]*content-length: (\d+)/i.exec(head)?.[1];
  return head.length + Number(length);
}

/** The most statements that one page takes when it is not kept; which business and which version is known by then. */
async function mostStatements({ database }: BenchWorld, app: FastifyInstance): Promise<BenchRow> {
  const counts: string[] = [];
  let most = 0;
  await app.inject("/nothing-here");
  for (const url of PAGES) {
    let count = 0;
    const stop = database.onStatement(() => (count += 1));
    const { statusCode } = await app.inject(url);
    stop();
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    most = Math.max(most, count);
    counts.push(`${url} ${count}`);
  }
  return { name: "statements of a page that is not kept", ratio: most, limit: 3, note: counts.join(", ") };
}
