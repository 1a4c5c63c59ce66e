import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { openSiteVersions } from "../../data/siteVersions.ts";
import { createContext } from "../../graphql/context.ts";
import { buildSchema } from "../../graphql/schema.ts";
import { siteStamp } from "../../graphql/siteStamp.ts";
import { createApp } from "../../http/app.ts";
import { projectRoot } from "../../root.ts";
import { createBusinessDirectory } from "../../services/businessDirectory.ts";
import type { BenchRow } from "./row.ts";
import { type BenchWorld, inBenchWorld, quantile } from "./world.ts";

/** Pages of the demo that show most of what there is. */
const PAGES = ["/", "/treatments", "/journal/b/desk-by-four/", "/shop/product/mat/"];

const ROUNDS = 7;
const REQUESTS = 1_500;
const AT_ONCE = 16;

/**
 * A published page that is kept, against a Fastify that does nothing but answer the same bytes, in turns in one process; and how
 * many statements a page takes that is not kept. The client has to be built (`npm run build`).
 */
export async function benchPages(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    const sites = openSiteVersions(world.database);
    const directory = createBusinessDirectory(world.database, world.scope.clock);
    const graph = { ...world.scope, directory };
    const app = await createApp({
      schema: buildSchema(),
      createContext: (info) => createContext(graph, info),
      pingDatabase: async () => {},
      siteStamp: (host) => siteStamp({ directory, sites }, host),
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
    note: `${Math.round(middle(counted.map(({ ours }) => ours)))} pages/s against ${Math.round(middle(counted.map((one) => one.bare)))}, ${rawPayload.length} bytes`,
  };
}

/** Requests a second, so many at once. */
async function rate(app: FastifyInstance): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = REQUESTS;
  const begun = performance.now();
  const worker = async () => {
    while ((left -= 1) >= 0) await ask(port, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return REQUESTS / ((performance.now() - begun) / 1_000);
}

function ask(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br", "accept-language": "en-US,en;q=0.9" };
    const sent = request({ host: "127.0.0.1", port, path: "/", agent, headers }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`answered with ${response.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
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
