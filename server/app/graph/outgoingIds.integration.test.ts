import { describe, expect, it } from "vitest";
import { EVENT_TYPES } from "../../modules/integrations/rules/webhooks/eventTypes.ts";
import { createGraphDeps } from "../../testing/deps/graphDeps.ts";
import { type TestCaller, createRequest, openGraph } from "../../testing/graph.ts";
import { NODES } from "../../testing/tenancy/nodes.ts";
import { selectEverything } from "../../testing/tenancy/selectEverything.ts";
import { getSenders, makeTenant } from "../../testing/tenancy/tenant.ts";
import { type ExportRequest, openExport } from "../../modules/insights/graphql/exports.ts";
import { buildSchema } from "./schema.ts";

/** Prefixes of ids that name no node, but parts of a record. Only the mutations of the record accept them. */
const NO_NODES = ["upload"];

const graph = await openGraph();
const tenant = await makeTenant(graph, "Amber");

function idsIn(text: string): string[] {
  const result = text.match(/\b[a-z]{2,12}_[0-7][0-9a-hjkmnp-tv-z]{25}\b(?:~[\w-]+)?/g) ?? [];
  return [...new Set(result)].filter((id) => !NO_NODES.includes(id.split("_")[0]!));
}

/** Content is a node of the public site only after publication. Until then its entry is the node. */
const CONTENT = /^(author|category|page|post|product|site)_(\w+)$/;

async function unresolved(ids: readonly string[], reader: TestCaller = tenant.owner): Promise<string[]> {
  const missing: string[] = [];
  for (const id of ids) {
    const entry = id.replace(CONTENT, "entry_$2");
    const { data } = await graph.run<{ node: object | null; entry: object | null }>(
      "query ($id: ID!, $entry: ID!) { node(id: $id) { id } entry: node(id: $entry) { id } }",
      { id, entry },
      reader,
    );
    if (data.node === null && data.entry === null) missing.push(id);
  }
  return missing;
}

async function csv(exportRequest: ExportRequest): Promise<string> {
  const deps = createGraphDeps(graph, "ids");
  const result = await openExport(deps, exportRequest, createRequest(tenant.owner));
  if (result.kind !== "file") throw new Error(JSON.stringify(result));
  let whole = "";
  for await (const chunk of result.text) whole += chunk;
  return whole;
}

describe("id in output of the server", () => {
  it("resolves when an event carries it", async () => {
    const { data } = await graph.run<{ business: { events: { edges: { node: { type: string } }[] } } }>(
      "{ business { events(first: 100) { ... on EventConnection { edges { node { id type data } } } } } }",
      {},
      tenant.owner,
    );
    const { edges } = data.business.events;
    expect(edges.every(({ node }) => node.type in EVENT_TYPES)).toBe(true);
    const ids = idsIn(JSON.stringify(edges));
    const prefixes = new Set(ids.map((id) => id.split("_")[0]));
    expect([...prefixes]).toEqual(
      expect.arrayContaining(["booking", "contact", "evt", "service", "payment"]),
    );
    expect(await unresolved(ids)).toEqual([]);
  });

  it.each([
    ["bookings", { kind: "BOOKINGS", query: "" }, "booking"],
    ["contacts", { kind: "CONTACTS", query: "" }, "contact"],
    ["payments", { kind: "PAYMENTS", query: "" }, "payment"],
  ] as const)("resolves when the CSV of %s carries it", async (_name, exportRequest, prefix) => {
    const ids = idsIn(await csv(exportRequest));
    expect(ids.some((id) => id.startsWith(`${prefix}_`))).toBe(true);
    expect(await unresolved(ids)).toEqual([]);
  });

  it.each([
    ["a form", "FORM", "form", "submission"],
    ["a survey", "SURVEY", "survey", "response"],
  ] as const)("resolves when the CSV of the answers to %s carries it", async (_name, kind, thing, prefix) => {
    const ids = idsIn(await csv({ kind, name: tenant.things[thing]! }));
    expect(ids.some((id) => id.startsWith(`${prefix}_`))).toBe(true);
    expect(await unresolved(ids)).toEqual([]);
  });

  it("resolves when a node's fields carry it", async () => {
    const missing: string[] = [];
    for (const [type, { id: getId, by = "OWNER" }] of Object.entries(NODES)) {
      const reader = getSenders(tenant)[by];
      const selection = selectEverything(buildSchema().getType(type)!, 1);
      const { data } = await graph.run(
        `query ($id: ID!) { node(id: $id) { ... on ${type} ${selection} } }`,
        { id: getId(tenant.things) },
        reader,
      );
      missing.push(...(await unresolved(idsIn(JSON.stringify(data)), reader)));
    }
    expect(missing).toEqual([]);
  });

  it("is still accepted with the contact prefix of earlier releases", async () => {
    const former = tenant.things["contact"]!.replace(/^contact_/, "con_");
    expect(former).toMatch(/^con_/);
    expect(await unresolved([former])).toEqual([]);
  });
});
