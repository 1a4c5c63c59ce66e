import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  print as printNode,
  printSchema as print,
  specifiedDirectives,
} from "graphql";

/** Sorted, so that a diff shows only real changes. Contains the directives of fields and arguments. */
export function printSchema(schema: GraphQLSchema): string {
  return `${printDirectives(schema, print(lexicographicSortSchema(schema)))}\n`;
}

/** graphql-js prints the definitions of directives only. */
function printDirectives(schema: GraphQLSchema, text: string): string {
  const insertions: { readonly end: number; readonly directives: string }[] = [];
  const insert = (element: GraphQLField<unknown, unknown> | GraphQLArgument, end: number) => {
    const directives = formatDirectives(element);
    if (directives !== "") insertions.push({ end, directives });
  };
  for (const definition of parse(text).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      continue;
    const type = schema.getType(definition.name.value) as {
      getFields(): Record<string, GraphQLField<unknown, unknown>>;
    };
    for (const fieldNode of definition.fields ?? []) {
      const field = type.getFields()[fieldNode.name.value]!;
      for (const argNode of fieldNode.arguments ?? [])
        insert(
          field.args.find(({ name }) => name === argNode.name.value)!,
          argNode.loc!.end,
        );
      insert(field, fieldNode.loc!.end);
    }
  }
  let printed = "";
  let at = 0;
  for (const { end, directives } of insertions) {
    printed += text.slice(at, end) + directives;
    at = end;
  }
  return printed + text.slice(at);
}

/** The directives of the element's extensions, or of the text that it was parsed from. */
function formatDirectives({ extensions, astNode }: GraphQLArgument | GraphQLField<unknown, unknown>): string {
  const parsed = (astNode?.directives ?? []).filter(
    ({ name }) => !specifiedDirectives.some((directive) => directive.name === name.value),
  );
  const declared = (extensions as { directives?: Record<string, Record<string, string>> }).directives ?? {};
  const texts = Object.entries(declared).map(([name, args]) => {
    const values = Object.entries(args).map(([arg, value]) => `${arg}: ${JSON.stringify(value)}`);
    return `@${name}(${values.join(", ")})`;
  });
  return [...texts, ...parsed.map((directive) => printNode(directive))].map((text) => ` ${text}`).join("");
}
