import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import { listDescribedTypes, referencePath, typePath } from "./addresses.ts";

export type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

/** A field, argument or union that refers to a type. */
export interface Use {
  readonly path: string;
  readonly label: string;
}

export function collectUses(schema: GraphQLSchema): Map<GraphQLNamedType, Use[]> {
  const uses = new Map<GraphQLNamedType, Use[]>();
  const note = (type: GraphQLType, use: Use) => {
    const named = getNamedType(type);
    const known = uses.get(named) ?? [];
    if (!known.some(({ label }) => label === use.label)) uses.set(named, [...known, use]);
  };
  const readFields = (name: string, path: string, fields: readonly AnyField[]) => {
    for (const field of fields) {
      const use = {
        path: `${path}#${field.name}`,
        label: name === "" ? field.name : `${name}.${field.name}`,
      };
      note(field.type, use);
      if ("args" in field) for (const arg of field.args) note(arg.type, use);
    }
  };
  readFields("", `${referencePath}/queries`, Object.values(schema.getQueryType()?.getFields() ?? {}));
  readFields("", `${referencePath}/mutations`, Object.values(schema.getMutationType()?.getFields() ?? {}));
  readFields(
    "",
    `${referencePath}/subscriptions`,
    Object.values(schema.getSubscriptionType()?.getFields() ?? {}),
  );
  for (const type of listDescribedTypes(schema)) {
    const path = typePath(type);
    if (isUnionType(type)) for (const member of type.getTypes()) note(member, { path, label: type.name });
    else if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      readFields(type.name, path, Object.values<AnyField>(type.getFields()));
  }
  return uses;
}
