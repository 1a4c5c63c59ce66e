import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { expect, it } from "vitest";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();
const nodeInterface = schema.getType("Node")!;

interface QueryField {
  readonly coordinate: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Fields of all output types except mutations. */
const FIELDS: readonly QueryField[] = Object.values(schema.getTypeMap())
  .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"))
  .filter((type) => type !== schema.getMutationType())
  .flatMap((type) =>
    Object.values((type as GraphQLObjectType).getFields()).map((field) => ({
      coordinate: `${type.name}.${field.name}`,
      field,
    })),
  );

type Input = GraphQLArgument | GraphQLInputField;

/** Arguments and the members of their input objects, by path. */
function listInputs(inputs: readonly Input[], above: readonly string[] = []): (readonly [string, Input])[] {
  return inputs.flatMap((input) => {
    const path = [...above, input.name];
    const type = getNamedType(input.type);
    const below = isInputObjectType(type) ? listInputs(Object.values(type.getFields()), path) : [];
    return [[path.join("."), input] as const, ...below];
  });
}

const INPUTS = FIELDS.flatMap(({ coordinate, field }) =>
  listInputs(field.args).map(([path, input]) => ({ path: `${coordinate}(${path})`, input })),
);

/** The connection that a field returns, also as a member of a union with failures. */
function findConnection({ field }: QueryField): GraphQLObjectType | null {
  const type = getNamedType(field.type);
  const members: readonly GraphQLNamedType[] = isUnionType(type) ? type.getTypes() : [type];
  return (members.find(({ name }) => name.endsWith("Connection")) ?? null) as GraphQLObjectType | null;
}

const LISTS = FIELDS.flatMap((queryField) => {
  const connection = findConnection(queryField);
  return connection ? [{ ...queryField, node: connection.name.replace(/Connection$/, "") }] : [];
});

const PAGING = ["first", "last", "after", "before"];

it("has lists to check", () => {
  expect(LISTS.length).toBeGreaterThan(30);
});

it("lists take paging arguments, filter, orderBy and search only", () => {
  const expectedTypes: Record<string, (node: string) => string> = {
    filter: (node) => `${node}Filter`,
    orderBy: (node) => `${node}Order`,
    search: () => "String",
  };
  const violations = LISTS.flatMap(({ coordinate, field, node }) =>
    field.args
      .filter(({ name }) => !PAGING.includes(name))
      .filter(({ name, type }) => String(type) !== expectedTypes[name]?.(node))
      .map(({ name, type }) => `${coordinate}(${name}: ${String(type)})`),
  );
  expect(violations).toEqual([]);
});

it("an order has a field and a direction, ascending by default", () => {
  const orders = LISTS.flatMap(({ field, node }) =>
    field.args
      .filter(({ name }) => name === "orderBy")
      .map(({ type }) => ({ node, type: getNamedType(type) })),
  );
  expect(orders).not.toEqual([]);
  for (const { node, type } of orders) {
    if (!isInputObjectType(type)) throw new Error(`${type.name} is no input`);
    const members = Object.values(type.getFields()).map((member) => [
      member.name,
      [String(member.type), member.defaultValue],
    ]);
    expect(Object.fromEntries(members)).toEqual({
      field: [`${node}OrderField!`, undefined],
      direction: ["OrderDirection!", "ASC"],
    });
  }
});

it("a state or publication in a filter is a list", () => {
  const violations = INPUTS.filter(({ path }) =>
    /\(filter\.(state|status|publication|kind|type)\)$/.test(path),
  )
    .filter(({ input }) => !isListType(getNullableType(input.type)))
    .map(({ path }) => path);
  expect(violations).toEqual([]);
});

it("each node type has one connection, with totalCount", () => {
  const connections = [...new Set(FIELDS.map(findConnection).filter((type) => type !== null))];
  for (const connection of connections) {
    const { edges, totalCount } = connection.getFields();
    const edge = getNamedType(edges!.type) as GraphQLObjectType;
    const node = getNamedType(edge.getFields()["node"]!.type);
    expect([connection.name, edge.name]).toEqual([`${node.name}Connection`, `${node.name}Edge`]);
    expect([connection.name, getNamedType(totalCount!.type).name]).toEqual([connection.name, "Int"]);
  }
});

it("dates of a range are from and to, instants are since and until", () => {
  const NAMES: Record<string, string> = { from: "Date", to: "Date", since: "DateTime", until: "DateTime" };
  const named = INPUTS.filter(({ input }) => input.name in NAMES);
  expect(named.filter(({ input }) => getNamedType(input.type).name !== NAMES[input.name])).toEqual([]);
  const inFilters = INPUTS.filter(({ path }) => path.includes("(filter."));
  const instants = inFilters.filter(({ input }) => getNamedType(input.type).name === "DateTime");
  expect(instants.filter(({ input }) => !["since", "until"].includes(input.name))).toEqual([]);
});

it("no argument is a slug, a text or a path of an object that has an id", () => {
  const violations = INPUTS.filter(({ input }) => ["slug", "slugs", "text", "path"].includes(input.name));
  // An address may lead to any content or to a redirect, so it names no object.
  expect(violations.map(({ path }) => path)).toEqual(["Site.resolve(path)"]);
});

const isNode = (type: GraphQLNamedType): boolean =>
  isUnionType(type)
    ? type.getTypes().some(isNode)
    : type === nodeInterface || (isObjectType(type) && type.getInterfaces().includes(nodeInterface as never));

const OTHER_LOOK_UPS: Readonly<Record<string, string>> = {
  "Query.findBooking": "a visitor without the key finds a booking by what is printed on the ticket",
  "Site.resolve": "an address may also lead to a redirect",
};

it("a look-up requires `id` alone, which is an ID", () => {
  const lookUps = FIELDS.filter(({ coordinate, field }) => {
    const isOne = !isListType(getNullableType(field.type)) && isNode(getNamedType(field.type));
    return isOne && field.args.some(isRequiredArgument) && !(coordinate in OTHER_LOOK_UPS);
  });
  expect(lookUps.length).toBeGreaterThan(10);
  const violations = lookUps.flatMap(({ coordinate, field }) =>
    field.args
      .filter(isRequiredArgument)
      .filter(({ name, type }) => name !== "id" || String(type) !== "ID!")
      .map(({ name, type }) => `${coordinate}(${name}: ${String(type)})`),
  );
  expect(violations).toEqual([]);
});

it("a business is looked up by `id` too, and a page without one is the home page", () => {
  const optional = { "Query.business": "Business", "Site.page": "Page" };
  for (const [coordinate, type] of Object.entries(optional)) {
    const { field } = FIELDS.find((one) => one.coordinate === coordinate)!;
    expect([String(field.type), field.args.map((arg) => `${arg.name}: ${String(arg.type)}`)]).toEqual([
      type,
      ["id: ID"],
    ]);
  }
});
