import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from "graphql";
import { ISSUE_MESSAGES } from "../../shared/failures/failure.ts";
import { EXACT_DESCRIPTIONS, COMMON_DESCRIPTIONS } from "./descriptionTexts.ts";

/** Existing descriptions stay. */
export function addDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const mutations = new Set(Object.keys(schema.getMutationType()?.getFields() ?? {}));
  for (const type of getDescribableTypes(schema)) {
    type.description ??= EXACT_DESCRIPTIONS[type.name] ?? describeType(type.name, mutations);
    for (const { coordinate, member } of getMembers(type)) {
      member.description ??= EXACT_DESCRIPTIONS[coordinate] ?? describeMember(type.name, member.name);
    }
  }
  return schema;
}

/** Returns schema coordinates: `Service.name`, `Query.node(id)`. */
export function findUndescribed(schema: GraphQLSchema): string[] {
  return getDescribableTypes(schema).flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...getMembers(type)
      .filter(({ member }) => !member.description)
      .map(({ coordinate }) => coordinate),
  ]);
}

function getDescribableTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
}

interface Member {
  readonly name: string;
  description?: string | null | undefined;
}

function getMembers(type: GraphQLNamedType): { readonly coordinate: string; readonly member: Member }[] {
  if (isEnumType(type))
    return type.getValues().map((member) => ({ coordinate: `${type.name}.${member.name}`, member }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((member) => ({
      coordinate: `${type.name}.${member.name}`,
      member,
    }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { coordinate: `${type.name}.${field.name}`, member: field },
    ...field.args.map((member) => ({ coordinate: `${type.name}.${field.name}(${member.name})`, member })),
  ]);
}

function describeType(name: string, mutations: ReadonlySet<string>): string | undefined {
  if (name.endsWith("Connection")) return "A page of a list (Relay connection).";
  if (name.endsWith("Edge")) return "An entry of a list with its cursor.";
  const [, stem = "", part] = /^(\w+?)(Result|Payload|Input)$/.exec(name) ?? [];
  const mutation = stem.charAt(0).toLowerCase() + stem.slice(1);
  if (!mutations.has(mutation)) return undefined;
  if (part === "Input") return `Input of \`${mutation}\`.`;
  return part === "Payload"
    ? `Payload of \`${mutation}\`.`
    : `Result of \`${mutation}\`: its payload or a failure.`;
}

function describeMember(type: string, name: string): string | undefined {
  if (type.endsWith("Connection") && name === "edges") return "The entries of this page with their cursors.";
  if (type === "IssueCode") return `“${Reflect.get(ISSUE_MESSAGES, name)}”`;
  if (type.endsWith("Edge") && name === "node") return "The entry.";
  return COMMON_DESCRIPTIONS[name];
}
