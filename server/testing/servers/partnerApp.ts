import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createContext, renewContext } from "../../app/graph/createContext.ts";
import { createMcpCaller } from "../../app/mcp/mcpCaller.ts";
import type { Deps } from "../../platform/database/scope.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { StreamOptions } from "../../platform/graphql/streams/streamRoute.ts";
import { buildSchema } from "../../app/graph/schema.ts";
import { requestedOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";
import { createApp } from "../../app/http/app.ts";
import type { AppDeps } from "../../app/http/deps.ts";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { openLiveEvents } from "../../modules/integrations/events/liveEvents.ts";
import type { TestGraph } from "../graph.ts";
import { createGraphDeps } from "../deps/graphDeps.ts";

/** The API over HTTP, as partners use it. */
export interface PartnerApp {
  readonly origin: string;
  readonly app: FastifyInstance;
  readonly key: string;
  close(): Promise<void>;
}

type PartnerAppParts = Partial<Omit<AppDeps<Context>, "streams">> & {
  readonly streams?: Partial<StreamOptions<Context>>;
};

/** The caller closes it before the graph. */
export async function partnerApp(
  graph: TestGraph,
  keyName: string,
  more: Partial<Deps> = {},
  { streams, ...served }: PartnerAppParts = {},
): Promise<PartnerApp> {
  const dir = await writeBuild();
  const liveEvents = openLiveEvents(graph.database, { onError: () => {} });
  const deps = createGraphDeps(graph, keyName, { payments: graph.provider.gateways, liveEvents, ...more });
  const app = await createApp({
    schema: buildSchema(),
    createContext: (request) => createContext(deps, request),
    findMcpCaller: (context) => createMcpCaller(deps, context),
    streams: {
      renewContext: (context) => renewContext(deps, context),
      now: () => deps.clock.now(),
      ...streams,
    },
    pingDatabase: async () => {},
    siteOrigin: (request) => requestedOrigin(deps, request),
    build: { kind: "built", dir },
    documentsFile: join(dir, "persisted.json"),
    log: { level: "silent" },
    ...served,
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { secret } = await addApiKey({ ...(await graph.scope()), random: deps.random }, keyName);
  return {
    origin: address.replace("127.0.0.1", "localhost"),
    app,
    key: secret,
    async close() {
      await app.close();
      await liveEvents.close();
      await rm(dir, { recursive: true });
    },
  };
}

const SERVER_ENTRY = `
async function warmUp() {}
function findLocale() { return "en"; }
async function renderPage({ url }) { return { kind: "page", status: 404, isPrivate: false, isPublic: false, lang: "en", dir: "ltr", title: "T",
  head: [{ name: "link", attributes: { rel: "canonical", href: url } }], structuredData: null, body: "", locale: "en", data: null, file: null, route: null }; }
module.exports = { warmUp, findLocale, renderPage };
`;

async function writeBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "daybook-partner-"));
  await mkdir(join(dir, "ssr"));
  await mkdir(join(dir, "client/.vite"), { recursive: true });
  await writeFile(join(dir, "package.json"), '{"type":"module"}');
  await writeFile(join(dir, "ssr/entry-server.cjs"), SERVER_ENTRY);
  await writeFile(join(dir, "client/.vite/manifest.json"), "{}");
  await mkdir(join(dir, "developers/.vite"), { recursive: true });
  await mkdir(join(dir, "developers/assets"));
  const developers = { "explorer.tsx": { file: "assets/e.js" }, "pages.css": { file: "assets/p.css" } };
  await writeFile(join(dir, "developers/.vite/manifest.json"), JSON.stringify(developers));
  await writeFile(join(dir, "persisted.json"), "{}");
  return dir;
}
