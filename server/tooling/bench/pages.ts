import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { openSiteVersions } from "../../modules/content/data/siteVersions.ts";
import { createContext } from "../../app/graph/createContext.ts";
import { buildSchema } from "../../app/graph/schema.ts";
import { requestedOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";
import { getSiteStamp } from "../../modules/content/graphql/siteStamp.ts";
import { createApp } from "../../app/http/app.ts";
import { projectRoot } from "../../root.ts";
import { createSiteViews } from "../../modules/content/siteViews.ts";
import { prepare } from "../prepare.mjs";
import type { BenchRow } from "./row.ts";
import { type BenchWorld, inBenchWorld } from "./world.ts";

const PAGES = ["/", "/treatments", "/journal/b/desk-by-four/", "/shop/product/mat/"];

/** Counts the statements of uncached pages. `throughput.ts` measures cached ones. */
export async function benchPages(): Promise<BenchRow[]> {
  await prepare({ build: true });
  return inBenchWorld(async (world) => {
    const sites = openSiteVersions(world.database);
    const graph = { ...world.scope, siteViews: createSiteViews(world.database, sites) };
    const app = await createApp({
      schema: buildSchema(),
      createContext: (info) => createContext(graph, info),
      pingDatabase: async () => {},
      siteStamp: (request) => getSiteStamp({ ...graph, sites }, request),
      siteOrigin: (request) => requestedOrigin(graph, request),
      build: { kind: "built", dir: join(projectRoot, ".build") },
      log: { level: "error" },
    });
    try {
      return [await mostStatements(world, app)];
    } finally {
      await app.close();
      await sites.close();
    }
  });
}

/** Maximum of all pages, with business and site version already known. */
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
