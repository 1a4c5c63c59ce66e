import {
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type InputValueDefinitionNode,
  Kind,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from "graphql";
import { expect, it } from "vitest";
import { KEY_SCOPES, isInScopes } from "../../modules/access/rules/keyScopes.ts";
import {
  PERMISSIONS,
  type Permission,
  VIEWER_ROLES,
  getRoleScope,
} from "../../modules/access/rules/permissions.ts";
import { type Guard, PLATFORM_GUARD, describeGuard, findGuard } from "../../platform/graphql/guards.ts";
import { findUndescribed } from "./descriptions.ts";
import { printSchema } from "./printSchema.ts";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();
const printed = printSchema(schema);

interface OutputField {
  readonly coordinate: string;
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly guard: Guard | null;
}

const FIELDS: readonly OutputField[] = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith("__"))
  .flatMap((parent) =>
    Object.values(parent.getFields()).map((field) => ({
      coordinate: `${parent.name}.${field.name}`,
      parent,
      field,
      guard: findGuard(field),
    })),
  );

const GUARDED = FIELDS.flatMap(({ guard, ...field }) => (guard ? [{ ...field, guard }] : []));

function findRequired(node: FieldDefinitionNode | InputValueDefinitionNode): string[] {
  return (node.directives ?? [])
    .filter(({ name }) => name.value === "requires")
    .map(({ arguments: args }) => {
      const value = args?.find(({ name }) => name.value === "permission")?.value;
      return value?.kind === Kind.STRING ? value.value : "";
    });
}

/** The permission of each field or argument that has the directive in the printed schema, by coordinate. */
function findPrintedPermissions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const definition of parse(printed).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      continue;
    for (const field of definition.fields ?? []) {
      const coordinate = `${definition.name.value}.${field.name.value}`;
      for (const permission of findRequired(field)) found.set(coordinate, permission);
      for (const argument of field.arguments ?? [])
        for (const permission of findRequired(argument))
          found.set(`${coordinate}(${argument.name.value})`, permission);
    }
  }
  return found;
}

it("each guarded field is nullable and its description ends with the permission", () => {
  expect(GUARDED.length).toBeGreaterThan(150);
  const violations = GUARDED.filter(
    ({ field, guard }) => isNonNullType(field.type) || !field.description?.endsWith(describeGuard(guard)),
  );
  expect(violations.map(({ coordinate }) => coordinate)).toEqual([]);
});

it("the printed schema has the directive `requires` at each guarded field or argument, and nowhere else", () => {
  const expected = GUARDED.map(({ coordinate, guard }) => [
    guard.argument === undefined ? coordinate : `${coordinate}(${guard.argument})`,
    guard.permissions.join(" | "),
  ]);
  expect([...findPrintedPermissions()].toSorted()).toEqual(expected.toSorted());
});

it("the directive `requires` names known permissions and is part of the introspection", () => {
  const known: readonly string[] = [...PERMISSIONS, PLATFORM_GUARD];
  const named = [...findPrintedPermissions().values()].flatMap((permission) => permission.split(" | "));
  expect(named.filter((permission) => !known.includes(permission))).toEqual([]);
  expect(schema.getDirective("requires")?.args.map(({ name }) => name)).toEqual(["permission"]);
});

it("a list that is not guarded is never null", () => {
  const violations = FIELDS.filter(
    ({ field, guard }) => guard === null && !isNonNullType(field.type) && isListType(field.type),
  );
  // A user has a role in place of scopes.
  expect(violations.map(({ coordinate }) => coordinate)).toEqual(["Viewer.scopes"]);
});

/** True if each caller who passes `by` passes the guard of the type too. */
function isImplied(by: Guard | null, guard: Guard): boolean {
  const [needed] = guard.permissions as readonly Permission[];
  const given = by?.permissions as readonly Permission[] | undefined;
  return (
    given !== undefined &&
    given.every((one) => implies(one, by?.allowsOwn === true, needed!, guard.allowsOwn === true))
  );
}

function implies(
  permission: Permission,
  isGivenOwn: boolean,
  needed: Permission,
  allowsOwn: boolean,
): boolean {
  const scopes = KEY_SCOPES.filter((scope) => isInScopes([scope], permission));
  const roles = VIEWER_ROLES.filter((role) => {
    const reach = getRoleScope(role, permission);
    return reach === "ALL" || (isGivenOwn && reach === "OWN");
  });
  return (
    scopes.every((scope) => isInScopes([scope], needed)) &&
    roles.every((role) => {
      const reach = getRoleScope(role, needed);
      return reach === "ALL" || (allowsOwn && reach === "OWN");
    })
  );
}

/** The types that a field returns, through unions and connections. */
function listTypes(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isUnionType(type)) return type.getTypes();
  if (!isObjectType(type)) return [];
  if (!type.name.endsWith("Connection")) return [type];
  const edge = getNamedType(type.getFields()["edges"]!.type) as GraphQLObjectType;
  return listTypes(getNamedType(edge.getFields()["node"]!.type));
}

/** Types that only guarded fields reach, so their own fields need no guard. */
const REACHED_BY_GUARD: Readonly<Record<string, Permission>> = {
  Board: "calendar.read",
  BoardBooking: "bookings.read",
  BoardColumn: "calendar.read",
  NotOfferedReason: "insights.read",
  ResourceCapacity: "insights.read",
  ServiceResource: "services.manage",
};

/** Each caller reads the user or key that it is. */
const READ_BY_THEMSELVES = ["Viewer.apiKey", "Viewer.user"];

/** `Business.problems` leaves out the kinds whose subjects the caller may not read. */
const FILTERED = ["Problem.subject"];

it("a field that returns a guarded type requires its permission", () => {
  const violations = FIELDS.filter(
    ({ coordinate, parent }) =>
      !/(Connection|Edge|Payload)$/.test(parent.name) &&
      ![...READ_BY_THEMSELVES, ...FILTERED].includes(coordinate),
  ).flatMap(({ coordinate, field, parent, guard }) => {
    const reached = REACHED_BY_GUARD[parent.name];
    const given = guard ?? findGuard(parent) ?? (reached ? { permissions: [reached] as const } : null);
    return listTypes(getNamedType(getNullableType(field.type)))
      .filter((type) => {
        const needed = findGuard(type);
        return needed !== null && needed.permissions[0] !== PLATFORM_GUARD && !isImplied(given, needed);
      })
      .map((type) => `${coordinate}: ${type.name}`);
  });
  expect(violations).toEqual([]);
});

it("every element has a description without boiler-plate or file names", () => {
  expect(findUndescribed(schema)).toEqual([]);
  const refused =
    /business alone|safe to send twice|only for callers with|readable by (callers|managers|owners)|\b\w+\.(ts|tsx|mjs|prisma)\b|\bserver\//i;
  expect(printed.split("\n").filter((line) => refused.test(line))).toEqual([]);
});

it("no type is named after who configures or owns it", () => {
  const names = Object.keys(schema.getTypeMap());
  expect(names.filter((name) => /^(Owner|Configured)/.test(name))).toEqual([]);
});
