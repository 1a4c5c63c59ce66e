import {
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asker, type TestGraph, testGraph } from "../testing/graph.ts";
import { NODES } from "../testing/tenancy/nodes.ts";
import { sendRow } from "../testing/tenancy/sendRow.ts";
import { tenantApp } from "../testing/tenancy/tenantApp.ts";
import { type Tenant, makeTenant } from "../testing/tenancy/tenant.ts";
import { type Way, wayTo } from "../testing/tenancy/ways.ts";
import { buildSchema } from "./schema.ts";

/**
 * Two fields of a list's items that fail in different ways once made graphql-js drop a promise, whose rejection ended the process.
 * Every pair of fields of every list is asked for by every kind of caller; afterwards the server answers, and nothing was dropped.
 */

let graph: TestGraph;
let tenant: Tenant;
let closeApp: () => Promise<void>;
let health: () => Promise<number>;
const rejections: unknown[] = [];
const note = (error: unknown) => void rejections.push(error);

beforeAll(async () => {
  graph = await testGraph();
  tenant = await makeTenant(graph, "Amber");
  // A second of each, so that a list has items which the caller may see differently.
  for (const [mutation, input] of [
    ["createStaff", { name: "Second", slug: "second-staff" }],
    ["createProvider", { name: "Second", slug: "second-provider" }],
    ["createService", { name: "Second", slug: "second-service", durationMinutes: 30 }],
    ["createResource", { name: "Second", slug: "second-resource", units: 1 }],
  ] as const)
    await sendRow(graph, mutation, input, tenant.owner);
  const { app, close } = await tenantApp(graph);
  closeApp = close;
  health = async () => (await app.inject("/healthz")).statusCode;
  process.on("unhandledRejection", note);
}, 120_000);
afterAll(async () => {
  process.off("unhandledRejection", note);
  await closeApp();
  await graph.close();
});

/** A list of the graph: how its items' selection is put into a document. */
interface List {
  readonly item: GraphQLObjectType;
  readonly of: string;
  readonly field: string;
  readonly around: (selection: string) => string;
}

const types = Object.values(buildSchema().getTypeMap()).filter(isObjectType);

/** Every list without required arguments, by the type of its items: of each type the one that is nearest. */
function lists(): List[] {
  const found = new Map<string, List>();
  const near = ["Business", "Query", ...Object.keys(NODES)];
  const ordered = types.toSorted((a, b) => rank(near, a.name) - rank(near, b.name));
  for (const type of ordered) {
    if (/^(Mutation|__)/.test(type.name) || /(Connection|Edge)$/.test(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.some(isRequiredArgument)) continue;
      const named = getNamedType(field.type);
      const isConnection = isObjectType(named) && named.name.endsWith("Connection");
      if (!isCompositeType(named) || !(isConnection || isListType(getNullableType(field.type)))) continue;
      const node = isConnection ? nodeOf(named) : named;
      const items = isAbstractType(node) ? buildSchema().getPossibleTypes(node) : [node];
      for (const item of items) {
        if (found.has(item.name) || items.length > 20) continue;
        const part = (selection: string) =>
          isAbstractType(node) ? `{ ... on ${item.name} ${selection} }` : selection;
        const around = (selection: string) =>
          isConnection
            ? `${field.name}(first: 3) { edges { node ${part(selection)} } }`
            : `${field.name} ${part(selection)}`;
        found.set(item.name, { item, of: type.name, field: field.name, around });
      }
    }
  }
  return [...found.values()];
}

const rank = (near: readonly string[], name: string) =>
  near.includes(name) ? near.indexOf(name) : near.length;

function nodeOf(connection: GraphQLObjectType) {
  const edge = getNamedType(connection.getFields()["edges"]!.type) as GraphQLObjectType;
  return getNamedType(edge.getFields()["node"]!.type) as GraphQLObjectType;
}

/** Every pair of an item's fields. Fields that only read a property fail in no way: a pair of two such is left out. */
function pairsOf(item: GraphQLObjectType): string[] {
  const fields = Object.values(item.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const asked = fields.map((field) => ({
    text: isCompositeType(getNamedType(field.type)) ? `${field.name} { __typename }` : field.name,
    resolves: field.resolve !== undefined,
  }));
  return asked.flatMap((one, at) =>
    asked
      .slice(at + 1)
      .flatMap((other) => (one.resolves || other.resolves ? [`{ ${one.text} ${other.text} }`] : [])),
  );
}

/** The arguments of fields that lead to lists and have to be asked something. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  "Business.insights": `(from: "2026-11-01", to: "2026-11-30")`,
  "Service.series": `(startsAt: "2026-11-24T15:00:00Z", rule: { frequency: WEEKLY, count: 2 })`,
  "Service.whyNotOffered": `(at: "2026-11-24T15:00:00Z")`,
};

/** How a type is reached: as a node, or through a field of a type that is reached; null: only an answer of a mutation leads to it. */
function findWay(name: string, above: readonly string[] = []): Way | null {
  try {
    return wayTo(name, tenant.things);
  } catch {
    if (above.includes(name) || above.length > 4) return null;
  }
  for (const type of types) {
    if (/^(Mutation|__)|Success$|Edge$/.test(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      const isThere =
        named.name === name ||
        (isAbstractType(named) &&
          buildSchema()
            .getPossibleTypes(named)
            .some((one) => one.name === name));
      const args = ARGUMENTS[`${type.name}.${field.name}`] ?? "";
      if (!isThere || named.name === "Node" || (args === "" && field.args.some(isRequiredArgument))) continue;
      const way = findWay(type.name, [...above, name]);
      if (way) return (selection) => way(`${field.name}${args} { ... on ${name} { ${selection} } }`);
    }
  }
  return null;
}

const AT_ONCE = 40;

function documentsOf({ item, around }: List, way: Way): string[] {
  const pairs = pairsOf(item);
  const chunks = Array.from({ length: Math.ceil(pairs.length / AT_ONCE) }, (_, at) =>
    pairs.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return chunks.map((chunk) => `{ ${way(chunk.map((pair, at) => `p${at}: ${around(pair)}`).join(" "))} }`);
}

describe("pairs of fields", () => {
  it("of a staff member who reads the others' feeds and providers do not end the process", async () => {
    const { errors } = await graph.run(
      "{ business { staff { edges { node { feedUrl providers { slug } } } } } }",
      {},
      tenant.users.STAFF,
    );
    expect(errors).toMatchObject([{ code: "FORBIDDEN" }]);
    expect(rejections).toEqual([]);
  });

  it.each(["OWNER", "MANAGER", "STAFF", "READER", "VISITOR"] as const)(
    "of every list leave no rejection unhandled: asked by %s",
    async (role) => {
      const asker: Asker = role === "VISITOR" ? tenant.visitor : tenant.users[role];
      let count = 0;
      for (const list of lists()) {
        const way = findWay(list.of);
        if (!way) continue;
        for (const document of documentsOf(list, way)) {
          const { errors } = await graph.run(document, {}, asker);
          count += 1;
          const internal = errors.filter(
            ({ code }) => code === undefined || code === "INTERNAL_SERVER_ERROR",
          );
          expect([list.of, list.field, internal]).toEqual([list.of, list.field, []]);
        }
      }
      expect(count).toBeGreaterThan(50);
      expect(rejections).toEqual([]);
      expect(await health()).toBe(200);
    },
    120_000,
  );

  it("reaches the lists of every type that has a way", () => {
    const unreached = lists().filter(({ of }) => findWay(of) === null);
    expect(unreached.map(({ of, field }) => `${of}.${field}`).toSorted()).toMatchInlineSnapshot(`
      [
        "BookSuccess.bookings",
        "Hold.lines",
      ]
    `);
  });
});
