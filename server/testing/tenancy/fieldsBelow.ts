import { type GraphQLField, type GraphQLObjectType, isIntrospectionType, isObjectType } from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";

/** A field of the graph that takes arguments. */
export interface AskedField {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every field of the graph that takes arguments, mutations aside: whatever is added to the schema is among them. */
export function askedFields(): AskedField[] {
  const schema = buildSchema();
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    !isObjectType(type) || isIntrospectionType(type) || type === schema.getMutationType()
      ? []
      : Object.values(type.getFields()).flatMap((field) => (field.args.length > 0 ? [{ type, field }] : [])),
  );
}

/** Its name, as tests are called. */
export const nameOf = ({ type, field }: AskedField): string => `${type.name}.${field.name}`;
