import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
} from "graphql";
import { expect, it } from "vitest";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();
const nodeInterface = schema.getType("Node")!;
const TYPES = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

const OUTPUT_FIELDS = TYPES.filter((type) => isObjectType(type) || isInterfaceType(type)).flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ type, field, coordinate: `${type.name}.${field.name}` })),
);

const isNode = (type: GraphQLNamedType): boolean =>
  isUnionType(type)
    ? type.getTypes().some(isNode)
    : type === nodeInterface ||
      ((isObjectType(type) || isInterfaceType(type)) &&
        type.getInterfaces().includes(nodeInterface as never));

it("a plain list of nodes has a bound, which its description states", () => {
  const lists = OUTPUT_FIELDS.filter(
    ({ field }) => isListType(getNullableType(field.type)) && isNode(getNamedType(field.type)),
  ).filter(({ type }) => !type.name.endsWith("Connection"));
  expect(lists.length).toBeGreaterThan(10);
  const unbounded = lists.filter(({ field }) => !/\b(at most|up to)\b/i.test(field.description ?? ""));
  expect(unbounded.map(({ coordinate }) => coordinate)).toEqual([]);
});

/** Types whose `id` identifies and never grants. Their records are read by access key. */
const OTHER_IDS: Readonly<Record<string, string>> = {
  BoardHold: "its id is a key of the board, and must open no hold",
  BoardSession: "its id is a key of the board, to which bookings refer",
  VisitorBooking: "its id is for stores and logs, and must open nothing",
  VisitorOrder: "its id is for stores and logs, and must open nothing",
};

it("a type with an id is a node", () => {
  const contentBlock = schema.getType("ContentBlock");
  const withId = TYPES.filter(
    (type): type is GraphQLObjectType => isObjectType(type) && String(type.getFields()["id"]?.type) === "ID!",
  );
  const others = withId
    .filter((type) => !isNode(type))
    // The id of a block names a part of one revision.
    .filter((type) => !type.getInterfaces().includes(contentBlock as never));
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(OTHER_IDS));
});
