import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../root.ts";
import type { AppDeps } from "../app/http/deps.ts";
import { addApiKey } from "../modules/access/apiKeys.ts";
import { authoriseMediaUpload, findPictureFile } from "../modules/content/graphql/media.ts";
import { loadSharp } from "../modules/content/loadSharp.ts";
import { downloadFile, openHostUpload } from "../modules/questionnaires/graphql/uploads.ts";
import type { Deps } from "../platform/database/scope.ts";
import type { Context } from "../platform/graphql/context.ts";
import { addPlatformKey } from "../modules/access/platformKeys.ts";
import { type TestGraph, testGraph } from "../testing/graph.ts";
import { createGraphDeps } from "../testing/deps/graphDeps.ts";
import { unwrap } from "../testing/unwrap.ts";
import { type PartnerApp, partnerApp } from "../testing/servers/partnerApp.ts";
import { ORIGIN } from "./layout.ts";
import { type Recipe, compareAnswer, fillPlaceholders, readRecipes } from "./recipes.ts";
import { readSources } from "./sources.ts";

const DAY_MS = 86_400_000;

let graph: TestGraph;
let app: PartnerApp;
let platformKey: string;
let values: Record<string, unknown>;
let files: Readonly<Record<string, Buffer>>;

beforeAll(async () => {
  graph = await testGraph();
  app = await partnerApp(graph, "documents", {}, createFileRoutes(createGraphDeps(graph, "files")));
  files = { "studio.png": await drawPicture(), "results.pdf": Buffer.from("%PDF-1.4\n%%EOF\n") };
  const newKey = await addPlatformKey(await graph.scope(), { name: "Agency", expiresAt: null });
  platformKey = unwrap(newKey).secret;
  const monday = Date.parse("2026-11-30T00:00:00-05:00");
  const date = (days: number) => new Date(monday + days * DAY_MS).toISOString().slice(0, 10);
  values = {
    from: date(0),
    to: date(4),
    later: date(8),
    nightTime: new Date(monday + DAY_MS / 8).toISOString(),
  };
});
afterAll(async () => {
  await app.close();
  await graph.close();
});

const createFileRoutes = (deps: Deps): Pick<AppDeps<Context>, "media" | "uploads"> => ({
  media: {
    open: (request) => authoriseMediaUpload(deps, request),
    read: (requested, request) => findPictureFile(deps, requested, request),
  },
  uploads: {
    open: (upload, request) => openHostUpload(deps, upload, request),
    read: (id, request) => downloadFile(deps, id, request),
  },
});

async function drawPicture(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: "#88aacc" } })
    .png()
    .toBuffer();
}

function readCurl(command: string): {
  url: string;
  headers: Record<string, string>;
  body: string | FormData;
} {
  const text = command
    .replaceAll(/\\\n\s*/g, "")
    .replaceAll("$DAYBOOK_KEY", app.key)
    .replaceAll(/<\w+>/g, (placeholder) => String(fillPlaceholders(placeholder, values)));
  const url = /curl (?:-\w+ )*(\S+)/.exec(text)![1]!.replace(ORIGIN, app.origin);
  const headers = [...text.matchAll(/-H (['"])(.*?)\1/g)].map(([, , header]) => header!.split(": ", 2));
  const json = /-d '(.*)'/s.exec(text)?.[1];
  return { url, headers: Object.fromEntries(headers), body: json ?? readForm(text) };
}

function readForm(command: string): FormData {
  const form = new FormData();
  for (const [, name = "", value = ""] of command.matchAll(/-F '(\w+)=([^']*)'/g)) {
    const file = value.startsWith("@") ? value.slice(1) : null;
    if (file === null) form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(files[file]!)]), file);
  }
  return form;
}

function findKey({ hasKey, isForPlatform }: Recipe): string | null {
  if (isForPlatform) return platformKey;
  return hasKey ? app.key : null;
}

async function send(recipe: Recipe): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const key = findKey(recipe);
  const { url, ...sent } =
    recipe.language === "sh"
      ? readCurl(recipe.text)
      : {
          url: `${app.origin}/graphql`,
          headers: key === null ? headers : { ...headers, authorization: `Bearer ${key}` },
          body: JSON.stringify({
            query: recipe.text,
            variables: fillPlaceholders(recipe.variables ?? {}, values),
          }),
        };
  const response = await fetch(url, { method: "POST", ...sent });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const received = isStream ? await readFirstMessage(response) : await response.json();
  const { extensions: _cost, ...answer } = received as Record<string, unknown>;
  return answer;
}

async function readFirstMessage(response: Response): Promise<unknown> {
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const message = /^event: next\ndata: (.*)\n\n/m.exec(text)?.[1];
    if (message !== undefined) return JSON.parse(message) as unknown;
  }
  throw new Error("the stream sent no message");
}

describe("examples of the guides in order", () => {
  const guides = readSources().flatMap(({ slug, text }) => readRecipes(slug === "" ? "index" : slug, text));
  // Last, because its stream starts with the bookings that the guides made.
  const recipes = [...guides, ...readRecipes("README", readFileSync(`${projectRoot}/README.md`, "utf8"))];

  it.each(recipes.map((recipe) => [recipe.name, recipe] as const))("%s", async (_name, recipe) => {
    // Each example runs a minute later, so that lists by time are ordered.
    graph.clock.advance(1);
    const answer = await send(recipe);
    const { differences, found } = compareAnswer(recipe.answer, answer, values);
    expect(differences, JSON.stringify(answer)).toEqual([]);
    Object.assign(values, found);
    // The visitor pays on the page that the example received.
    if (Object.hasOwn(found, "paymentPage"))
      for (const payment of graph.provider.sessions.keys()) graph.provider.pay(payment);
  });
});

it("run today's bookings with the key of the reports example", async () => {
  const scope = await graph.scope();
  const { secret } = await addApiKey(scope, { name: "Reports", scopes: ["bookings:read"], expiresAt: null });
  const owners = readSources().find(({ slug }) => slug === "owners")!;
  const today = readRecipes("owners", owners.text).find(({ text }) => text.includes("query Today"))!;
  const response = await fetch(`${app.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query: today.text, variables: fillPlaceholders(today.variables, values) }),
  });
  const { data, errors } = (await response.json()) as {
    data: { business: { bookings: { edges: { node: { contact: object } }[] } } };
    errors: { path: unknown; extensions: { code: string } }[];
  };
  expect(data.business.bookings.edges[0]!.node.contact).toEqual({
    firstName: "Noor",
    lastName: "Haddad",
    email: null,
  });
  expect(errors.map(({ extensions: { code } }) => code)).toEqual(["FORBIDDEN"]);
});
