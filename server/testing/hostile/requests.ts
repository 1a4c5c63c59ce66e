import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type VariableDefinitionNode,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  typeFromAST,
} from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";
import { listFieldsWithArguments } from "../tenancy/fieldsBelow.ts";
import type { TenantValues } from "../tenancy/tenantValues.ts";
import { findQueryWrapper } from "../tenancy/queryWrappers.ts";
import type { HostileValues } from "./values.ts";

export interface GraphRequest {
  readonly query?: string;
  readonly id?: string;
  readonly variables: Record<string, unknown>;
}

export type RequestMaker = (values: HostileValues) => GraphRequest;

export function fieldRequests(things: TenantValues): {
  readonly queries: RequestMaker[];
  readonly mutations: RequestMaker[];
} {
  const mutations = Object.values(buildSchema().getMutationType()!.getFields())
    // These would end the sessions of other requests.
    .filter(({ name }) => !name.startsWith("signOut"))
    .map((field) => createRequestMaker(field, "mutation", (selection) => selection));
  const queries = listFieldsWithArguments().map(({ type, field }) =>
    createRequestMaker(field, "query", findQueryWrapper(type.name, things)),
  );
  return { queries, mutations };
}

export function documentRequests(documents: Readonly<Record<string, string>>): RequestMaker[] {
  const schema = buildSchema();
  return Object.entries(documents).flatMap(([id, text]) => {
    const [operation] = parse(text).definitions.filter((one) => one.kind === "OperationDefinition");
    const definitions: readonly VariableDefinitionNode[] = operation?.variableDefinitions ?? [];
    if (definitions.length === 0 || /SignOut/i.test(text)) return [];
    const types = definitions.map(
      (one) => [one.variable.name.value, typeFromAST(schema, one.type as never)!] as const,
    );
    return [
      (values) => ({
        id,
        variables: Object.fromEntries(types.map(([name, type]) => [name, values.of(type as never, name)])),
      }),
    ];
  });
}

type Field = GraphQLField<unknown, unknown>;

function createRequestMaker(
  field: Field,
  operation: string,
  wrapQuery: (selection: string) => string,
): RequestMaker {
  const query = createFieldDocument(field, operation, wrapQuery);
  return (values) => ({
    query,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, values.of(type, name)])),
  });
}

/** Returns a document of one field, with a variable for each argument. */
export function createFieldDocument(
  field: Field,
  operation: string,
  wrapQuery: (selection: string) => string,
): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`);
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  const call = passed.length === 0 ? field.name : `${field.name}(${passed.join(", ")})`;
  const head = declared.length === 0 ? "" : `(${declared.join(", ")})`;
  return `${operation} ${head} { ${wrapQuery(`${call} ${selectFields(getNamedType(field.type))}`)} }`;
}

/** Selects scalar fields without aliases, whose number is limited. */
export function selectFields(type: GraphQLNamedType, depth = 1): string {
  if (isLeafType(type)) return "";
  if (isUnionType(type)) {
    const failures = "... on Failure { code message } ... on InvalidInput { issues { path code message } }";
    const [success] = type
      .getTypes()
      .filter((one) => !one.getInterfaces().some(({ name }) => name === "Failure"));
    const isPlain = !type.getTypes().some(({ name }) => name === "InvalidInput");
    const successSelection =
      success && depth > 0 ? `... on ${success.name} ${selectFields(success, depth)}` : "";
    return `{ __typename ${isPlain ? "" : failures} ${successSelection} }`;
  }
  if (isInterfaceType(type)) return "{ __typename }";
  return `{ __typename ${listFieldSelections(type as GraphQLObjectType, depth).join(" ")} }`;
}

function listFieldSelections(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (!isCompositeType(below)) return [field.name];
    const isList = isObjectType(below) && /(Connection|Edge|PageInfo)$/.test(below.name);
    if (!isList || depth === 0) return [];
    return [
      `${field.name} ${selectFields(below, isObjectType(below) && below.name.endsWith("PageInfo") ? 0 : depth - (below.name.endsWith("Connection") ? 1 : 0))}`,
    ];
  });
}
