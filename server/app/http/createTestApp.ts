import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import {
  buildSchema,
  GraphQLError,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import { onTestFinished } from "vitest";
import type { GraphqlContext } from "../../platform/graphql/apollo.ts";
import type { RequestInfo } from "../../platform/graphql/requestInfo.ts";
import type { RateLimits } from "../../platform/http/limits/rateLimits.ts";
import { createApp } from "./app.ts";
import type { LoadGate } from "../../platform/http/loadGate.ts";
import type { HasValidKey } from "../../platform/http/shedding.ts";
import type { PageCacheLimits } from "../../platform/http/pages/pageCache.ts";
import type { SiteStamp } from "../../platform/http/pages/publicPages.ts";
import type { AppDeps } from "./deps.ts";
import type { Readiness } from "../../platform/http/health.ts";
import type { MetricsOptions } from "../../platform/http/metrics/metrics.ts";
import type { FindSiteOrigin } from "./pages.ts";
import type { OperationTime } from "../../platform/graphql/limits/operationTime.ts";
import type { FindFrameAncestors } from "../../platform/http/securityHeaders.ts";
import type { StripeWebhook } from "../../modules/payments/http/stripeWebhook.ts";
import type { TestPayments } from "../../modules/payments/http/testPayments.ts";

export const helloId = "hello-id";
export const helloText = "query Hello($name: String) { hello(name: $name) }";
export const writeId = "write-id";
export const brokenId = "broken-id";
export const onceId = "once-id";
export const turnId = "turn-id";
export const takeTurnId = "take-turn-id";

export const createLostConnectionError = (): Error => new Error("Connection terminated unexpectedly");

export interface TestContext extends GraphqlContext {
  readonly request: RequestInfo;
}

type Resolver = GraphQLFieldResolver<unknown, TestContext, Record<string, unknown>>;

let turns = 0;
const turn = () => ++turns;

const resolvers: Record<string, Record<string, Resolver>> = {
  Query: {
    hello: (_source, { name }) => `Hello ${String(name ?? "you")}`,
    origin: (_source, _args, context) => context.request.origin,
    address: (_source, _args, context) => context.request.clientAddress,
    once: (_source, _args, context) => {
      context.request.markPrivate?.();
      return turn();
    },
    turn,
    isPersisted: (_source, _args, context) => context.request.isPersisted,
    broken: () => {
      throw new Error("Key (email)=(ann@example.com) already exists");
    },
    lost: () => {
      throw createLostConnectionError();
    },
    refused: () => {
      throw new GraphQLError("You may not", { extensions: { code: "FORBIDDEN" } });
    },
    self: () => ({}),
    never: () => new Promise(() => {}),
  },
  Mutation: { write: () => true, turn },
};

function createTestSchema(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { hello(name: String): String! origin: String! address: String! isPersisted: Boolean! once: Int turn(text: String): Int
      broken: String lost: String refused: String never: String self: Query! list: [Query!]! }
    type Mutation { write(text: String): Boolean! turn: Int }
  `);
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    for (const [field, resolve] of Object.entries(fields))
      Object.assign(type.getFields()[field] ?? {}, { resolve });
  }
  return schema;
}

/** Replaces `client/entry-server.tsx`. Each path returns one kind of page. */
const serverEntry = `
async function warmUp() {}
function findLocale({ cookies }) { return cookies?.includes("=de") ? "de" : "en"; }
let made = 0;
async function renderPage({ url, cookies, acceptLanguage, execute, onError }) {
  const { pathname, search } = new URL(url);
  const page = { kind: "page", status: 200, isPrivate: false, lang: "en", dir: "ltr", isPublic: false, title: "T <&>", head: [], structuredData: null, locale: "en",
    body: "<p>" + pathname + "</p>" + (search === "?long" ? "long ".repeat(1000) : ""), data: { locale: "en", text: "</script><!--" }, file: "widget/x/XPage.tsx", hasLaterWords: search === "?later", route: "/x" };
  if (pathname === "/moved/") return { kind: "redirect", status: 308, location: "/moved" + search };
  if (pathname === "/site") return { ...page, data: null, file: "content/x/SitePage.tsx" };
  if (pathname === "/widget/private") return { ...page, isPrivate: true };
  if (pathname === "/widget/data") return { ...page, data: { locale: "en", answer: await execute({ id: "${helloId}", variables: { name: "page" } }) } };
  if (pathname === "/widget/broken") { onError(new Error("render of ann@example.com")); return { ...page, status: 500 }; }
  if (pathname === "/widget/unavailable") return { ...page, status: 503 };
  if (pathname === "/widget/crash") throw new Error("crash of ann@example.com");
  if (pathname === "/widget/times") return { ...page, data: { locale: acceptLanguage ?? "en", url, cookies, made: ++made } };
  if (pathname === "/widget/once") { await execute({ id: "${onceId}", variables: {} }); return { ...page, data: { made: ++made } }; }
  if (pathname === "/widget/mine") return { ...page, isPrivate: true, data: { made: ++made } };
  if (pathname === "/widget/request") return { ...page, data: { locale: "en", url, cookies, acceptLanguage } };
  if (pathname === "/about" || pathname === "/widget/about" || pathname === "/v2/preview/about") {
    const data = { locale: acceptLanguage ?? "en", url, cookies, made: ++made };
    return { ...page, isPublic: true, data, route: "/{path}", structuredData: '[{"name":"</script>"}]',
      head: [{ name: "link", attributes: { rel: "canonical", href: 'http://x/"about' } }] };
  }
  if (pathname === "/half") { const answer = await execute({ id: "${brokenId}", variables: {} }); return { ...page, isPublic: true, data: { locale: "en", made: ++made } }; }
  if (pathname === "/one") { const answer = await execute({ id: "${onceId}", variables: {} }); return { ...page, isPublic: true, data: { locale: "en", made: ++made } }; }
  if (pathname === "/away") return { kind: "redirect", status: 308, location: "//evil.test/" };
  if (pathname.startsWith("/widget/")) return page;
  return { ...page, status: 404, file: null, route: null };
}
module.exports = { warmUp, findLocale, renderPage };
`;

const manifest = {
  "entry-client.tsx": { file: "assets/entry-1.js", css: ["assets/entry-1.css"], imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared-1.js" },
  "widget/x/XPage.tsx": { file: "assets/XPage-1.js", css: ["assets/XPage-1.css"], imports: ["_shared.js"] },
  "i18n/locales/en.po?first": { file: "assets/en-1.js" },
  "i18n/locales/en.po?later": { file: "assets/en-2.js" },
  "entry-content.ts": { file: "assets/site-1.js", css: ["assets/site-1.css"], imports: ["_plain.js"] },
  "_plain.js": { file: "assets/plain-1.js", css: ["assets/plain-1.css"] },
  "content/x/SitePage.tsx": {
    file: "assets/SitePage-1.js",
    css: ["assets/SitePage-1.css"],
    imports: ["_shared.js"],
  },
};

const developersManifest = {
  "explorer.tsx": { file: "assets/explorer-1.js", css: ["assets/explorer-1.css"] },
  "pages.css": { file: "assets/pages-1.css" },
};

async function writeBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "daybook-build-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, "ssr"));
  await mkdir(join(dir, "client/.vite"), { recursive: true });
  await mkdir(join(dir, "client/assets"));
  await writeFile(join(dir, "package.json"), '{"type":"module"}');
  await writeFile(join(dir, "ssr/entry-server.cjs"), serverEntry);
  await writeFile(join(dir, "client/.vite/manifest.json"), JSON.stringify(manifest));
  await writeFile(join(dir, "client/assets/entry-1.js"), "console.log(1)");
  for (const name of ["embed.js", "embed-dialog.js"])
    await writeFile(join(dir, "client", name), `// ${name}`);
  await mkdir(join(dir, "developers/.vite"), { recursive: true });
  await mkdir(join(dir, "developers/assets"));
  await writeFile(join(dir, "developers/.vite/manifest.json"), JSON.stringify(developersManifest));
  await writeFile(join(dir, "developers/assets/pages-1.css"), "h1 {}");
  await mkdir(join(dir, "client/demo"));
  await writeFile(join(dir, "client/demo/amara.svg"), "<svg/>");
  const documents = {
    [helloId]: helloText,
    [writeId]: "mutation Write { write }",
    [brokenId]: "query Broken { broken }",
    [onceId]: "query Once { once }",
    [turnId]: "query Turn($text: String) { turn(text: $text) }",
    [takeTurnId]: "mutation TakeTurn { turn }",
  };
  await writeFile(join(dir, "persisted.json"), JSON.stringify(documents));
  return dir;
}

interface TestAppOptions extends Partial<
  Pick<
    AppDeps<TestContext>,
    | "calendarFile"
    | "staffFeed"
    | "exportFile"
    | "uploads"
    | "media"
    | "siteFile"
    | "mailState"
    | "reachBusiness"
    | "changeCount"
  >
> {
  readonly pingDatabase?: () => Promise<void>;
  readonly trustProxy?: boolean;
  readonly stripeWebhook?: StripeWebhook;
  readonly testPayments?: TestPayments;
  readonly siteStamp?: SiteStamp;
  readonly findFrameAncestors?: FindFrameAncestors;
  readonly pageCache?: PageCacheLimits;
  readonly developersAt?: () => string;
  readonly siteOrigin?: FindSiteOrigin;
  readonly rateLimits?: RateLimits;
  readonly loadGate?: LoadGate;
  readonly hasValidKey?: HasValidKey;
  readonly readiness?: Readiness;
  readonly metrics?: MetricsOptions;
  readonly operationTime?: OperationTime;
  readonly bodyTimeoutMs?: number;
  readonly headerTimeoutMs?: number;
  readonly isStopping?: () => boolean;
  /** True while creating a context fails. */
  readonly isDatabaseAway?: () => boolean;
}

export async function createTestApp({ pingDatabase, trustProxy, ...routes }: TestAppOptions = {}): Promise<{
  app: FastifyInstance;
  log: () => string;
}> {
  const dir = await writeBuild();
  const { isDatabaseAway } = routes;
  const lines: string[] = [];
  const app = await createApp<TestContext>({
    schema: createTestSchema(),
    createContext: (request) => {
      if (isDatabaseAway?.()) throw createLostConnectionError();
      return {
        request,
        requestId: request.requestId,
        locale: request.locale,
        costLimit: request.isPersisted ? null : 50,
        ...(request.meter && { meter: request.meter }),
        callerId: /^Bearer good-(\w+)/.exec(request.authorization ?? "")?.[1] ?? null,
      };
    },
    siteOrigin: async ({ origin }) => origin,
    ...routes,
    pingDatabase: pingDatabase ?? (async () => {}),
    build: { kind: "built", dir },
    documentsFile: join(dir, "persisted.json"),
    trustProxy: trustProxy ?? false,
    log: { level: "debug", stream: { write: (line) => void lines.push(line) } },
  });
  onTestFinished(() => app.close());
  return { app, log: () => lines.join("") };
}
