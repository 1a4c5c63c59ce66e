import { type GraphQLField, type GraphQLObjectType, isIntrospectionType, isObjectType } from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";

export interface FieldWithArguments {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Returns all fields with arguments except those of the mutation and the subscription, so new fields are included. */
export function listFieldsWithArguments(): FieldWithArguments[] {
  const schema = buildSchema();
  const others: readonly unknown[] = [schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    !isObjectType(type) || isIntrospectionType(type) || others.includes(type)
      ? []
      : Object.values(type.getFields()).flatMap((field) => (field.args.length > 0 ? [{ type, field }] : [])),
  );
}

export const getFieldName = ({ type, field }: FieldWithArguments): string => `${type.name}.${field.name}`;
