import {
  type DocumentNode,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  stripIgnoredCharacters,
  typeFromAST,
  validate,
} from "graphql";

export interface DocumentFile {
  readonly name: string;
  readonly text: string;
}

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "number",
  Int: "number",
  JSON: "unknown",
  JSONObject: "Readonly<Record<string, unknown>>",
};

const HEADER = `// Written by \`npm run generate\` from schema.graphql and ../documents; do not edit.
import type { TypedDocument } from "../typedDocument.ts";

/** An enum of a result. Later versions of the graph may add values, so handle an unknown value too. */
export type OpenEnum<Value extends string> = Value | (string & {});
`;

/**
 * Returns a module with each document as a typed constant, with the types of its data and variables.
 *
 * @throws if a document does not fit the schema, or uses a part of GraphQL that the client does not need
 */
export function writeDocuments(schema: GraphQLSchema, files: readonly DocumentFile[]): string {
  const inputs = new Map<string, GraphQLInputObjectType>();
  const enums = new Map<string, GraphQLEnumType>();
  const documents = files.map((file) => writeDocument(schema, file, { inputs, enums }));
  // The fields of an input add further inputs to the map while it is read.
  const inputTypes = [...inputs.values()].flatMap((input) => writeInputs(input, { inputs, enums }));
  const sorted = [...new Map(inputTypes).entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  const enumTypes = [...enums.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(writeEnum);
  return [HEADER, ...documents, ...enumTypes, ...sorted.map(([, text]) => text)].join("\n");
}

interface UsedTypes {
  readonly inputs: Map<string, GraphQLInputObjectType>;
  readonly enums: Map<string, GraphQLEnumType>;
}

function writeDocument(schema: GraphQLSchema, { name: file, text }: DocumentFile, used: UsedTypes): string {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`${file}: ${error.message}`);
  const operation = getOperation(document, file);
  const name = operation.name!.value;
  const root = schema.getRootType(operation.operation)!;
  const data = writeSelections({ schema, used, file }, root, [operation.selectionSet], "");
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const input = typeFromAST(schema, type as never) as GraphQLInputType;
    return writeInputField(variable.name.value, input, defaultValue !== undefined, used);
  });
  const comment = [...text.matchAll(/^# (.*)$/gm)].map(([, line]) => line).join(" ");
  return `/** ${comment} */
export const ${name}: TypedDocument<${name}Data, ${name}Variables> =
  ${JSON.stringify(stripIgnoredCharacters(text))};

/** Data of \`documents.${name}\`. */
export interface ${name}Data ${data}

/** Variables of \`documents.${name}\`. */
export interface ${name}Variables {
${variables.map((line) => `  ${line}\n`).join("")}}
`;
}

function getOperation({ definitions }: DocumentNode, file: string): OperationDefinitionNode {
  const [operation, ...others] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name || others.length > 0)
    throw new Error(`${file}: expected one operation with a name`);
  return operation;
}

interface Writing {
  readonly schema: GraphQLSchema;
  readonly used: UsedTypes;
  readonly file: string;
}

/** Types of a union whose selected fields are equal share one member of the TypeScript union. */
function writeSelections(
  writing: Writing,
  parent: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  indent: string,
): string {
  const shapes = new Map<string, string[]>();
  if (!isCompositeType(parent)) throw new Error(`${writing.file}: ${String(parent)} has no fields`);
  const types = isAbstractType(parent) ? writing.schema.getPossibleTypes(parent) : [parent];
  for (const type of types) {
    const fields = collectFields(writing, type, selections);
    const lines = [...fields].map(([name, nodes]) => {
      const inner = `${indent}  `;
      if (nodes[0]!.name.value === "__typename") return `${inner}readonly ${name}: <typename>;\n`;
      const output = type.getFields()[nodes[0]!.name.value]!.type;
      return `${inner}readonly ${name}: ${writeOutput(writing, output, nodes, inner)};\n`;
    });
    const shape = `{\n${lines.join("")}${indent}}`;
    shapes.set(shape, [...(shapes.get(shape) ?? []), type.name]);
  }
  return [...shapes]
    .map(([shape, names]) => {
      const typenames = names.toSorted().map((name) => JSON.stringify(name));
      return shape.replace("<typename>", typenames.join(" | "));
    })
    .join(" | ");
}

function collectFields(
  writing: Writing,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  fields = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.directives?.length)
      throw new Error(`${writing.file}: named fragments and directives are not supported`);
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      fields.set(name, [...(fields.get(name) ?? []), selection]);
      continue;
    }
    const condition = writing.schema.getType(selection.typeCondition?.name.value ?? type.name);
    const isIncluded =
      condition === type || (isAbstractType(condition) && writing.schema.isSubType(condition, type));
    if (isIncluded) collectFields(writing, type, [selection.selectionSet], fields);
  }
  return fields;
}

function writeOutput(
  writing: Writing,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  indent: string,
): string {
  if (!isNonNullType(type)) return `${writeNonNull(writing, type, nodes, indent)} | null`;
  return writeNonNull(writing, type.ofType, nodes, indent);
}

function writeNonNull(
  writing: Writing,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  indent: string,
): string {
  if (isListType(type)) return `ReadonlyArray<${writeOutput(writing, type.ofType, nodes, indent)}>`;
  if (isScalarType(type)) return SCALARS[type.name] ?? "string";
  if (isEnumType(type)) {
    writing.used.enums.set(type.name, type);
    return `OpenEnum<${type.name}>`;
  }
  const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
  return writeSelections(writing, type, sets, indent);
}

function writeEnum(type: GraphQLEnumType): string {
  const values = type.getValues().map((value) => JSON.stringify(value.name));
  return `${writeComment(type.description, "")}export type ${type.name} = ${values.join(" | ")};\n`;
}

/** The input and all inputs of its fields, by name. */
function writeInputs(
  type: GraphQLInputObjectType,
  used: UsedTypes,
  done = new Map<string, string>(),
): [string, string][] {
  if (done.has(type.name)) return [];
  done.set(type.name, "");
  const fields = Object.values(type.getFields());
  const comment = writeComment(type.description, "");
  const text = type.isOneOf
    ? `${comment}export type ${type.name} =\n${fields
        .map((field) => {
          const others = fields
            .filter((other) => other !== field)
            .map(({ name }) => `readonly ${name}?: never`);
          return `  | { ${[`readonly ${field.name}: ${writeInput(field.type, used)}`, ...others].join("; ")} }`;
        })
        .join("\n")};\n`
    : `${comment}export interface ${type.name} {\n${fields
        .map(
          (field) =>
            `${writeComment(field.description, "  ")}  ${writeInputField(field.name, field.type, field.defaultValue !== undefined, used)}\n`,
        )
        .join("")}}\n`;
  done.set(type.name, text);
  for (const field of fields) {
    const named = getNamedType(field.type);
    if (isInputObjectType(named)) writeInputs(named, used, done);
  }
  return [...done];
}

function writeInputField(name: string, type: GraphQLInputType, hasDefault: boolean, used: UsedTypes): string {
  const isRequired = isNonNullType(type) && !hasDefault;
  const written = writeInput(isNonNullType(type) ? type.ofType : type, used);
  if (isRequired) return `readonly ${name}: ${written};`;
  return `readonly ${name}?: ${written}${isNonNullType(type) ? "" : " | null"} | undefined;`;
}

function writeInput(type: GraphQLInputType, used: UsedTypes): string {
  if (isNonNullType(type)) return writeInput(type.ofType, used);
  if (isListType(type)) return `ReadonlyArray<${writeInput(type.ofType, used)}>`;
  if (isScalarType(type)) return SCALARS[type.name] ?? "string";
  if (isEnumType(type)) used.enums.set(type.name, type);
  else used.inputs.set(type.name, type);
  return type.name;
}

function writeComment(description: string | null | undefined, indent: string): string {
  if (!description) return "";
  const lines = description.replaceAll("*/", "*\\/").split("\n");
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}
