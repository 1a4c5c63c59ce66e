import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from "graphql";
import type { SampleValues } from "./sampleValues.ts";

/** A place of an input that takes a value: an argument, a field of an input object, or an item of a list. */
export interface InputPosition {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

type Named = GraphQLArgument | GraphQLInputField;

/** Returns every position below the arguments. An input type that contains itself is entered once. */
export function findInputPositions(args: readonly Named[]): InputPosition[] {
  return args.flatMap(({ name, type }) => listPositionsBelow(type, [name], []));
}

function listPositionsBelow(
  type: GraphQLInputType,
  path: readonly string[],
  above: readonly string[],
): InputPosition[] {
  const nullable = getNullableType(type);
  const here = { path, type };
  if (isListType(nullable))
    return [here, ...listPositionsBelow(nullable.ofType as GraphQLInputType, [...path, "0"], above)];
  if (!isInputObjectType(nullable) || above.includes(nullable.name)) return [here];
  const fields = Object.values(nullable.getFields());
  const below = [...above, nullable.name];
  return [here, ...fields.flatMap((field) => listPositionsBelow(field.type, [...path, field.name], below))];
}

/**
 * Returns the arguments with the value at the path. Objects on the way get sample values for their required fields.
 * The other members of a `@oneOf` input are removed.
 */
export function placeValue(
  args: readonly Named[],
  base: Readonly<Record<string, unknown>>,
  path: readonly string[],
  value: unknown,
  samples: SampleValues,
): Record<string, unknown> {
  const [name, ...rest] = path;
  const given = Object.fromEntries(
    args.flatMap((arg) => {
      if (arg.name === name) return [];
      const sent =
        arg.name in base ? base[arg.name] : isRequiredInputField(arg) ? samples.of(arg) : undefined;
      return sent === undefined ? [] : [[arg.name, sent]];
    }),
  );
  const { type } = args.find((arg) => arg.name === name)!;
  return { ...given, [name!]: placeInside(type, base[name!], rest, value, samples) };
}

function placeInside(
  type: GraphQLInputType,
  base: unknown,
  path: readonly string[],
  value: unknown,
  samples: SampleValues,
): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items = Array.isArray(base) ? (base as readonly unknown[]) : [];
    return [
      placeInside(nullable.ofType as GraphQLInputType, items[0], rest, value, samples),
      ...items.slice(1),
    ];
  }
  if (!isInputObjectType(nullable)) throw new Error(`${nullable.toString()} has no field ${first}`);
  const fields = Object.values(nullable.getFields());
  const known = base !== null && typeof base === "object" ? (base as Record<string, unknown>) : {};
  return nullable.isOneOf
    ? placeValue(
        fields.filter((field) => field.name === first),
        known,
        path,
        value,
        samples,
      )
    : placeValue(fields, known, path, value, samples);
}
