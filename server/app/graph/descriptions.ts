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
import { EXACT, USUAL } from "./descriptionWords.ts";

/** Existing descriptions stay. */
export function describeUsual(schema: GraphQLSchema): GraphQLSchema {
  const mutations = new Set(Object.keys(schema.getMutationType()?.getFields() ?? {}));
  for (const type of describable(schema)) {
    type.description ??= EXACT[type.name] ?? ofType(type.name, mutations);
    for (const { owner, member } of membersOf(type)) {
      member.description ??= EXACT[owner] ?? ofMember(type.name, member.name);
    }
  }
  return schema;
}

/** Returns schema coordinates: `Service.name`, `Query.node(id)`. */
export function undescribed(schema: GraphQLSchema): string[] {
  return describable(schema).flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...membersOf(type)
      .filter(({ member }) => !member.description)
      .map(({ owner }) => owner),
  ]);
}

function describable(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
}

interface Member {
  readonly name: string;
  description?: string | null | undefined;
}

function membersOf(type: GraphQLNamedType): { readonly owner: string; readonly member: Member }[] {
  if (isEnumType(type))
    return type.getValues().map((member) => ({ owner: `${type.name}.${member.name}`, member }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((member) => ({
      owner: `${type.name}.${member.name}`,
      member,
    }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { owner: `${type.name}.${field.name}`, member: field },
    ...field.args.map((member) => ({ owner: `${type.name}.${field.name}(${member.name})`, member })),
  ]);
}

function ofType(name: string, mutations: ReadonlySet<string>): string | undefined {
  if (name.endsWith("Connection")) return "A page of a list (Relay connection).";
  if (name.endsWith("Edge")) return "An entry of a list with its cursor.";
  const [, stem = "", part] = /^(\w+?)(Result|Success|Input)$/.exec(name) ?? [];
  const mutation = stem.charAt(0).toLowerCase() + stem.slice(1);
  if (!mutations.has(mutation)) return undefined;
  if (part === "Input") return `Input of \`${mutation}\`.`;
  return part === "Success"
    ? `Success of \`${mutation}\`.`
    : `Result of \`${mutation}\`: its success or a failure.`;
}

function ofMember(type: string, name: string): string | undefined {
  if (type.endsWith("Connection") && name === "edges") return "The entries of this page with their cursors.";
  if (type === "IssueCode") return `“${Reflect.get(ISSUE_MESSAGES, name)}”`;
  if (type.endsWith("Edge") && name === "node") return "The entry.";
  return USUAL[name];
}
