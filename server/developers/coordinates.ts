import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from "graphql";

/** Schema coordinates, such as `Booking.startsAt`, each with the reason of its deprecation or null. */
export type Coordinates = ReadonlyMap<string, string | null>;

/** A member of a union has the coordinate `Union.Member`, which GraphQL does not define. */
export function listCoordinates(schema: GraphQLSchema): Coordinates {
  const found = new Map<string, string | null>();
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  for (const type of types.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    found.set(type.name, null);
    if (isEnumType(type))
      for (const value of type.getValues())
        found.set(`${type.name}.${value.name}`, value.deprecationReason ?? null);
    if (isUnionType(type))
      for (const member of type.getTypes()) found.set(`${type.name}.${member.name}`, null);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        found.set(`${type.name}.${field.name}`, field.deprecationReason ?? null);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        const coordinate = `${type.name}.${field.name}`;
        found.set(coordinate, field.deprecationReason ?? null);
        for (const arg of field.args) found.set(`${coordinate}(${arg.name}:)`, arg.deprecationReason ?? null);
      }
  }
  return found;
}
