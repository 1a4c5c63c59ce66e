import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();
const TYPES = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

interface Position {
  readonly name: string;
  readonly coordinate: string;
  readonly type: string;
}

const toPosition = (
  coordinate: string,
  { name, type }: { readonly name: string; readonly type: GraphQLInputType | GraphQLOutputType },
): Position => ({ name, coordinate, type: getNamedType(type).name });

const OUTPUTS = TYPES.filter((type) => isObjectType(type) || isInterfaceType(type)).flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ parent: type.name, field })),
);

const OUTPUT_FIELDS = OUTPUTS.map(({ parent, field }) => toPosition(`${parent}.${field.name}`, field));

const INPUTS = [
  ...TYPES.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields()).map((field) => toPosition(`${type.name}.${field.name}`, field)),
  ),
  ...OUTPUTS.flatMap(({ parent, field }) =>
    field.args.map((argument) => toPosition(`${parent}.${field.name}(${argument.name}:)`, argument)),
  ),
];

const MACHINE_SCALARS: readonly string[] = [
  "CountryCode",
  "Currency",
  "Date",
  "DateTime",
  "LocalTime",
  "Locale",
  "TimeZone",
  "URL",
];

/** Names of machine values. Other texts may have a name that begins or ends like these. */
const MACHINE_NAME = /^(?:timeZone|locale|url|country|currency|date|from|to)$|At$/;

/** People type these values, so that a wrong value is an issue of `InvalidInput`. */
const TYPED_BY_PEOPLE: ReadonlySet<string> = new Set(["dateOfBirth", "name"]);

/** Values that are no machine scalar although their name looks like one. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  "RedirectTo.url": "a path on this server or an absolute URL",
  "RedirectToInput.url": "a path on this server or an absolute URL",
  "TimeZoneOption.country": "the name of the country in the language of the request",
};

const isText = ({ type }: Position): boolean => type === "String";
const listCoordinates = (positions: readonly Position[]): string[] =>
  positions.map(({ coordinate }) => coordinate).toSorted();

describe("machine values", () => {
  it("an input is a scalar if an output of the same name is one", () => {
    const scalarNames = new Set(
      OUTPUT_FIELDS.filter(({ type }) => MACHINE_SCALARS.includes(type)).map(({ name }) => name),
    );
    for (const name of TYPED_BY_PEOPLE) expect(scalarNames).toContain(name);
    const texts = INPUTS.filter(isText).filter(
      ({ name }) => scalarNames.has(name) && !TYPED_BY_PEOPLE.has(name),
    );
    expect(listCoordinates(texts.filter(({ coordinate }) => !(coordinate in OTHER_VALUES)))).toEqual([]);
  });

  it("inputs and outputs with the name of a machine value are scalars", () => {
    const positions = [...INPUTS, ...OUTPUT_FIELDS].filter(({ name }) => MACHINE_NAME.test(name));
    expect(positions.length).toBeGreaterThan(100);
    expect(listCoordinates(positions.filter(isText))).toEqual(Object.keys(OTHER_VALUES));
  });

  it("every machine scalar is used by inputs", () => {
    expect(MACHINE_SCALARS.filter((scalar) => !INPUTS.some(({ type }) => type === scalar))).toEqual([]);
  });
});
