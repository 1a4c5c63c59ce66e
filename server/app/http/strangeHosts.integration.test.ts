import type { GraphQLObjectType } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { buildSchema } from "../graph/schema.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { NODES } from "../../testing/tenancy/nodes.ts";
import { selectFields } from "../../testing/tenancy/selectEverything.ts";
import { sendRow } from "../../testing/tenancy/sendRow.ts";
import { makeTenant, getSenders } from "../../testing/tenancy/tenant.ts";
import { tenantApp } from "../../testing/tenancy/tenantApp.ts";
import { getTenantValue } from "../../testing/tenancy/tenantValues.ts";
import { USING_ROWS } from "../../testing/tenancy/usingRows.ts";

/** Requests with an unknown host. No response may contain its name. */

const SERVER_ORIGIN = "https://house.example";
const NAME = "evil.example";

const STRANGE_HEADERS: readonly Record<string, string>[] = [
  { host: NAME },
  { host: "house.example", "x-forwarded-host": NAME },
  { host: "house.example", "x-forwarded-host": `${NAME}"onx="1` },
  { host: "house.example", "x-forwarded-host": `${NAME}:8443`, "x-forwarded-proto": "https" },
];

const graph = await openGraph();
const tenant = await makeTenant(graph, "Amber");
// The default business serves unknown hosts.
await graph.database.query("UPDATE businesses SET is_default = false WHERE is_default");
await graph.database.query("UPDATE businesses SET is_default = true WHERE slug = 'amber'");
const { app, close } = await tenantApp(graph, { trustProxy: true, developersAt: () => SERVER_ORIGIN });
afterAll(() => close());

const getObjectType = (name: string) => buildSchema().getType(name) as GraphQLObjectType;

async function send(url: string, headers: Record<string, string>, payload?: object): Promise<string> {
  const answer = await app.inject({
    url,
    headers: { ...headers, ...(payload && { authorization: `Bearer ${tenant.owner.key}` }) },
    ...(payload && { method: "POST", payload }),
  });
  expect([url, answer.statusCode < 500]).toEqual([url, true]);
  return `${JSON.stringify(answer.headers)}\n${answer.body}`;
}

const urls = (): string[] => [
  `/widget/booking/${getTenantValue(tenant.things, "firstKey")}/calendar.ics`,
  `/feeds/${getTenantValue(tenant.things, "staffFeed")}.ics`,
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/feed.xml",
  "/",
  "/nowhere",
  "/widget/appointment/northside",
  "/widget//evil",
  "/developers",
  "/developers/getting-started",
  "/developers/authentication",
  "/developers/reference/queries",
  "/developers/getting-started.md",
  "/llms.txt",
  "/schema.graphql",
  "/.well-known/api-catalog",
  "/graphql",
];

describe.each(STRANGE_HEADERS.map((headers) => [JSON.stringify(headers), headers] as const))(
  "request with %s",
  (_, headers) => {
    it("gets its host in no page and no file", async () => {
      const printing: string[] = [];
      for (const url of urls()) if ((await send(url, headers)).includes(NAME)) printing.push(url);
      expect(printing).toEqual([]);
    });

    it("gets its host in no GraphQL field", async () => {
      const printing: string[] = [];
      for (const [type, { id: getId }] of Object.entries(NODES)) {
        const fields = selectFields(getObjectType(type), 1).map(
          (field, at) => `f${at}: node(id: $id) { ... on ${type} { ${field} } }`,
        );
        for (let at = 0; at < fields.length; at += 20) {
          const query = `query ($id: ID!) { ${fields.slice(at, at + 20).join(" ")} }`;
          const variables = { id: getId(tenant.things) };
          if ((await send("/graphql", headers, { query, variables })).includes(NAME)) printing.push(type);
        }
      }
      expect(printing).toEqual([]);
    });

    it("gets developer pages that shared caches must not store", async () => {
      const answer = await app.inject({ url: "/developers/getting-started", headers });
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    });
  },
);

it("lets shared caches store developer pages of the site's own host", async () => {
  const headers = { host: "amber.example", "x-forwarded-proto": "https" };
  const answer = await app.inject({ url: "/developers/getting-started", headers });
  expect(answer.headers["cache-control"]).toBe("public, max-age=300");
  expect(answer.body).toContain("curl https://amber.example/graphql");
});

it("gets its host in no result of a mutation", async () => {
  const senders = getSenders(tenant);
  const printing: string[] = [];
  let succeeded = 0;
  for (const { mutation, by, input } of USING_ROWS) {
    const asker: TestCaller = { ...senders[by], host: NAME };
    const answer = await sendRow(graph, mutation, input(tenant.things), asker, 2);
    if (answer.answer.endsWith("Payload")) succeeded += 1;
    if (JSON.stringify(answer).includes(NAME)) printing.push(mutation);
  }
  expect(printing).toEqual([]);
  expect(succeeded).toBeGreaterThan(USING_ROWS.length / 2);
});
