import {
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLUnionType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
} from "graphql";
import { expect, it } from "vitest";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();

const capitalize = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`;
const isFailure = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === "Failure");

const MUTATIONS = Object.values(schema.getMutationType()!.getFields()).map((field) => {
  const type = getNamedType(field.type);
  const members = isUnionType(type) ? type.getTypes() : [];
  const input = field.args[0] && (getNamedType(field.args[0].type) as GraphQLInputObjectType);
  return { name: field.name, field, type, input, payloads: members.filter((one) => !isFailure(one)) };
});
const PAYLOADS = MUTATIONS.flatMap(({ name, payloads }) =>
  payloads.map((payload) => ({ name, payload, fields: Object.values(payload.getFields()) })),
);

it("has mutations to check", () => {
  expect(MUTATIONS.length).toBeGreaterThan(100);
});

it("each mutation takes one input of its name", () => {
  const violations = MUTATIONS.flatMap(({ name, field }) => {
    const args = field.args.map((arg) => `${arg.name}: ${String(arg.type)}`);
    return args.join(", ") === `input: ${capitalize(name)}Input!` ? [] : [`${name}(${args.join(", ")})`];
  });
  expect(violations).toEqual([]);
});

it("each mutation returns a union of one payload of its name and failures", () => {
  const violations = MUTATIONS.filter(({ name, field, type, payloads }) => {
    const isUnion = isUnionType(type) && String(getNullableType(field.type)) === `${capitalize(name)}Result`;
    return !isUnion || payloads.map((one) => one.name).join() !== `${capitalize(name)}Payload`;
  });
  expect(violations.map(({ name }) => name)).toEqual([]);
});

it("every input has an idempotency key with one description", () => {
  const keys = MUTATIONS.map(({ name, input }) => ({ name, key: input?.getFields()["idempotencyKey"] }));
  expect(keys.filter(({ key }) => !key).map(({ name }) => name)).toEqual([]);
  expect(new Set(keys.map(({ key }) => key?.description)).size).toBe(1);
});

it("holds, bookings, payments, refunds and submissions require the key", () => {
  const required = MUTATIONS.filter(
    ({ input }) => String(input?.getFields()["idempotencyKey"]?.type) === "String!",
  );
  expect(required.map(({ name }) => name).toSorted()).toEqual([
    "book",
    "holdSlot",
    "refundPayment",
    "startPayment",
    "submitForm",
    "submitSurvey",
  ]);
});

/** Its plural ends the name of a list, such as `conflictingBookings`. */
function toFieldName(typeName: string): string {
  const name = typeName.replace(/^(Visitor|Site)(?=[A-Z])/, "");
  return `${name[0]!.toLowerCase()}${name.slice(1)}`;
}

it("a payload names a record by its type", () => {
  const records = PAYLOADS.flatMap(({ payload, fields }) =>
    fields.map(({ name, type }) => ({
      coordinate: `${payload.name}.${name}`,
      name,
      type: getNamedType(type),
      isList: isListType(getNullableType(type)),
    })),
  ).filter(({ type }) => isObjectType(type) && ("id" in type.getFields() || type.name.startsWith("Visitor")));
  expect(records.length).toBeGreaterThan(50);
  const violations = records.filter(({ name, type, isList }) => {
    const single = toFieldName(type.name);
    const plural = single.endsWith("y") ? `${single.slice(0, -1)}ies` : `${single}s`;
    return isList ? !capitalize(name).endsWith(capitalize(plural)) : name !== single;
  });
  expect(violations.map(({ coordinate }) => coordinate)).toEqual([]);
});

/** Facts about the request that are not its success. */
const BOOLEANS: Readonly<Record<string, string>> = {
  isDryRun: "the request came from a preview, which stores nothing",
  wasShownBefore: "a replay, whose secret was in an earlier response",
};

it("no payload has a boolean as its success", () => {
  const booleans = PAYLOADS.flatMap(({ payload, fields }) =>
    fields
      .filter(({ name, type }) => getNamedType(type).name === "Boolean" && !(name in BOOLEANS))
      .map(({ name }) => `${payload.name}.${name}`),
  );
  expect(booleans).toEqual([]);
});

it("a deletion returns the id of what was deleted", () => {
  const deletions = PAYLOADS.filter(({ name }) => /^delete[A-Z]/.test(name));
  expect(deletions.length).toBeGreaterThan(10);
  const violations = deletions.filter(
    ({ payload }) => String(payload.getFields()["deletedId"]?.type) !== "ID!",
  );
  expect(violations.map(({ name }) => name)).toEqual([]);
});

it("a date that is removed is returned, because dates have no id", () => {
  for (const name of ["RemoveHolidayPayload", "RemoveDateOverridePayload"])
    expect(String((schema.getType(name) as GraphQLObjectType).getFields()["deletedDate"]?.type)).toBe(
      "Date!",
    );
});

it("bookings in conflict are listed under one name with their count", () => {
  const types = MUTATIONS.flatMap(({ type }) => (type as GraphQLUnionType).getTypes());
  const lists = types.filter((type) =>
    Object.values(type.getFields()).some(({ type: list }) => String(getNullableType(list)) === "[Booking!]"),
  );
  expect(lists.length).toBeGreaterThan(8);
  const violations = lists.filter((type) => {
    const { conflictingBookings, conflictingBookingsCount } = type.getFields();
    return !conflictingBookings || String(conflictingBookingsCount?.type) !== "Int!";
  });
  expect(violations.map(({ name }) => name)).toEqual([]);
});
