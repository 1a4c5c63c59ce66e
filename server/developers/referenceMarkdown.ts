import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
} from "graphql";
import { KINDS, type Kind, markdownPath, referencePath, typePath } from "./addresses.ts";
import type { AnyField, Use } from "./typeUses.ts";

// The same content as the HTML of `reference.ts`. Links lead to the Markdown of the other pages.

export function describeOverview(
  titles: Readonly<Record<Kind, string>>,
  ofKind: (kind: Kind) => readonly GraphQLNamedType[],
): string {
  return join([
    "# Reference",
    "All types of the graph, generated from its schema. `/schema.graphql` is the whole schema in one file.",
    `See also the [queries](${referencePath}/queries.md) and the [mutations](${referencePath}/mutations.md).`,
    ...KINDS.flatMap((kind) => [
      `## [${titles[kind]}](${referencePath}/${kind}.md)`,
      ofKind(kind)
        .map((type) => `- ${linkType(type)}`)
        .join("\n"),
    ]),
  ]);
}

export const introduceKind = (title: string): string =>
  `The ${title.toLowerCase()} of the graph, in alphabetical order.`;

export function describeKind(title: string, types: readonly GraphQLNamedType[]): string {
  return join([
    `# ${title}`,
    introduceKind(title),
    types.map((type) => `- ${linkType(type)}: ${toLine(type.description)}`).join("\n"),
  ]);
}

export function describeRoot(type: GraphQLNamedType | null | undefined, title: string): string {
  const fields = isObjectType(type) ? sortByName(Object.values(type.getFields())) : [];
  return join([`# ${title}`, type?.description, ...fields.map(describeField)]);
}

export function describeType(type: GraphQLNamedType, schema: GraphQLSchema, uses: readonly Use[]): string {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return join([
    `# ${type.name}`,
    type.description,
    isObjectType(type) && type.getInterfaces().length > 0
      ? `Implements ${linkTypes(type.getInterfaces())}.`
      : null,
    isUnionType(type) ? `One of ${linkTypes(type.getTypes())}.` : null,
    isInterfaceType(type) ? `Implemented by ${linkTypes(schema.getPossibleTypes(type))}.` : null,
    ...(isEnumType(type)
      ? type
          .getValues()
          .map((value) =>
            join([`## ${value.name}`, describeDeprecation(value.deprecationReason), value.description]),
          )
      : []),
    ...(hasFields ? sortByName(Object.values<AnyField>(type.getFields())).map(describeField) : []),
    uses.length === 0
      ? null
      : `## Used by\n\n${uses.map(({ path, label }) => `- [\`${label}\`](${markdownPath(path)})`).join("\n")}`,
  ]);
}

function describeField(field: AnyField): string {
  const args = "args" in field ? sortByName(field.args) : [];
  return join([
    `## ${field.name}`,
    `${linkReference(field.type)}${describeDefault(field)}`,
    describeDeprecation(field.deprecationReason),
    field.description,
    args
      .map(
        (arg) =>
          `- \`${arg.name}\` ${linkReference(arg.type)}${describeDefault(arg)}: ${toLine(arg.description)}`,
      )
      .join("\n"),
  ]);
}

const linkType = (type: GraphQLNamedType): string => `[\`${type.name}\`](${markdownPath(typePath(type))})`;

const linkTypes = (types: readonly GraphQLNamedType[]): string => sortByName(types).map(linkType).join(", ");

/** Links a type with its list and non-null marks. */
const linkReference = (type: GraphQLType): string =>
  `[\`${type.toString()}\`](${markdownPath(typePath(getNamedType(type)))})`;

/** Returns the default as GraphQL. Null if there is none. */
export function printDefault(value: AnyField | GraphQLArgument): string | null {
  if (!("defaultValue" in value) || value.defaultValue === undefined) return null;
  const written = astFromValue(value.defaultValue, value.type);
  return written ? print(written) : null;
}

function describeDefault(value: AnyField | GraphQLArgument): string {
  const written = printDefault(value);
  return written === null ? "" : `, by default \`${written}\``;
}

const describeDeprecation = (reason: string | null | undefined): string | null =>
  reason ? `**Deprecated.** ${reason}` : null;

/** A line break would end a list item. */
const toLine = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s*\n\s*/g, " ");

const join = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join("\n\n");

export const sortByName = <Named extends { readonly name: string }>(
  list: readonly Named[],
): readonly Named[] => [...list].sort((a, b) => (a.name < b.name ? -1 : 1));
