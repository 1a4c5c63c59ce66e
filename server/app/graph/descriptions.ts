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

/**
 * Gives what is everywhere the same its description: the parts of connections, what every mutation has, names that mean one
 * thing wherever they stand. What says something of its own keeps that.
 */
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

/** Everything of a graph that has no description, by its place: `Service.name`, `Query.node(id)`. */
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

/** The fields, arguments and values of a type. */
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
  if (name.endsWith("Connection")) return "A page of a list, as Relay has it.";
  if (name.endsWith("Edge")) return "An entry at its place in a list.";
  const [, stem = "", part] = /^(\w+?)(Result|Success|Input)$/.exec(name) ?? [];
  const mutation = stem.charAt(0).toLowerCase() + stem.slice(1);
  if (!mutations.has(mutation)) return undefined;
  if (part === "Input") return `What \`${mutation}\` is given.`;
  return part === "Success"
    ? `\`${mutation}\` was done.`
    : `What \`${mutation}\` answers: that it was done, or why it was not.`;
}

function ofMember(type: string, name: string): string | undefined {
  if (type.endsWith("Connection") && name === "edges") return "The entries of this page, at their places.";
  if (type === "IssueCode") return `“${Reflect.get(ISSUE_MESSAGES, name)}”`;
  if (type.endsWith("Edge") && name === "node") return "The entry.";
  return USUAL[name];
}
