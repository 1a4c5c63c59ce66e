import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";

/** An input position that accepts an id or a text that may be one. */
export interface IdPosition {
  readonly path: readonly string[];
  readonly isList: boolean;
}

/** Returns other required values by name and schema type (`ID!`). Undefined if the value is left out. */
export type Samples = (name: string, type: string) => unknown;

type Named = GraphQLArgument | GraphQLInputField;

/** Recursive inputs are entered once. */
export function findIdPositions(
  args: readonly Named[],
  scalars: readonly string[] = ["ID", "String"],
  above: readonly string[] = [],
): IdPosition[] {
  return args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      if (above.includes(named.name)) return [];
      const below = findIdPositions(Object.values(named.getFields()), scalars, [...above, named.name]);
      return below.map((place) => ({ ...place, path: [name, ...place.path] }));
    }
    return scalars.includes(named.name) ? [{ path: [name], isList: isListType(getNullableType(type)) }] : [];
  });
}

export function buildArguments(
  args: readonly Named[],
  place: IdPosition,
  value: unknown,
  samples: Samples,
): Record<string, unknown> {
  const [first, ...restPath] = place.path;
  return Object.fromEntries(
    args.flatMap(({ name, type }) => {
      if (name !== first) {
        const sample = samples(name, String(type));
        if (sample !== undefined) return [[name, sample]];
        if (isNonNullType(type))
          throw new Error(`say in the test what ${name}: ${String(type)} is asked with`);
        return [];
      }
      if (restPath.length === 0) return [[name, value]];
      const below = Object.values((getNamedType(type) as GraphQLInputObjectType).getFields());
      const needed = below.filter(
        (field) =>
          field.name === restPath[0] ||
          isRequiredInputField(field) ||
          // Optional by type, but some fields require the lines of an order.
          (field.name === "lines" && samples(field.name, String(field.type)) !== undefined),
      );
      const inner = buildArguments(needed, { ...place, path: restPath }, value, samples);
      return [[name, isListType(getNullableType(type)) ? [inner] : inner]];
    }),
  );
}
