import fc from "fast-check";
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import {
  COUNTRIES,
  CURRENCIES,
  DATES,
  FLOATS,
  INSTANTS,
  INTS,
  LOCAL_TIMES,
  LOCALES,
  TEXTS,
  URLS,
  ZONES,
} from "../hostile/values.ts";
import type { InputPosition } from "./positions.ts";
import type { SampleValues } from "./sampleValues.ts";

/** A number that `JSON.stringify` cannot write, as it stands in the body. */
export class RawNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const HUGE_TEXT = "a".repeat(100_000);
const HUGE_LIST = 1_000;

const NUMBERS = [
  ...INTS,
  ...FLOATS,
  2 ** 31,
  -(2 ** 31) - 1,
  ...["1e400", "-1e400", "-0", "9007199254740993", "1e-400"].map((text) => new RawNumber(text)),
];

const WRONG_TYPES: readonly unknown[] = [true, 7, 0.5, "text", {}, [], [[[]]], [null]];

const TABLES: Readonly<Record<string, readonly unknown[]>> = {
  Int: NUMBERS,
  Float: NUMBERS,
  Date: DATES,
  DateTime: INSTANTS,
  TimeZone: [...ZONES, ...TEXTS.slice(0, 12)],
  Currency: [...CURRENCIES, ...TEXTS.slice(0, 12)],
  Locale: [...LOCALES, ...TEXTS.slice(0, 12)],
  URL: [...URLS, ...TEXTS.slice(0, 12)],
  CountryCode: [...COUNTRIES, ...TEXTS.slice(0, 12)],
  LocalTime: [...LOCAL_TIMES, ...TEXTS.slice(0, 12)],
  JSONObject: [
    {},
    { "\u0000": 1 },
    { title: "\uD800" },
    { constructor: { prototype: null } },
    { title: 1, fields: {}, slides: "x", blocks: [null], rules: [[]] },
    { format: "daybook-site", version: 2 ** 31, entries: [{}] },
    { blocks: [{ kind: "constructor" }], fields: [{ kind: "__proto__" }] },
  ],
};

const RANDOM: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.oneof(fc.integer(), fc.maxSafeInteger()),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
  Date: fc
    .date({ noInvalidDate: true, min: new Date(-62_167_219_200_000), max: new Date(253_402_300_799_000) })
    .map((date) => date.toISOString().slice(0, 10)),
  DateTime: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  JSONObject: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 }),
};
const RANDOM_TEXT = fc.string({ unit: "binary", maxLength: 300 });
const RANDOM_COUNT = 10;

/**
 * Returns the values to send at a position: a table by its type, random values of the seed, and ids of other types and
 * of another business.
 */
export function listHostileValues(
  { type, path }: InputPosition,
  names: readonly string[],
  samples: SampleValues,
  seed: number,
): unknown[] {
  const nullable = getNullableType(type);
  const common = [...(isNonNullType(type) ? [] : [null]), ...WRONG_TYPES];
  if (isListType(nullable)) {
    const item = samples.of({ name: path.at(-1)!, type: nullable.ofType as GraphQLInputType });
    return [...common, Array.from({ length: HUGE_LIST }, () => item), [item, item], [item, null]];
  }
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const toObject = (count: number) =>
      Object.fromEntries(fields.slice(0, count).map((field) => [field.name, samples.of(field)]));
    const nulls = Object.fromEntries(fields.map(({ name }) => [name, null]));
    return [...common, toObject(1), toObject(2), toObject(fields.length), nulls, { unknownField: 1 }];
  }
  if (isEnumType(nullable))
    return [...common, "NO_SUCH_VALUE", "", "constructor", ...nullable.getValues().map(({ name }) => name)];
  const random = fc.sample(RANDOM[nullable.name] ?? RANDOM_TEXT, { seed, numRuns: RANDOM_COUNT });
  const table = TABLES[nullable.name] ?? [...TEXTS, HUGE_TEXT, ...names];
  return [...common, ...table, ...random];
}

/** Returns the JSON of a body with the numbers that `JSON.stringify` cannot write. */
export function toBody(request: object): string {
  const numbers: string[] = [];
  const text = JSON.stringify(request, (_, value: unknown) => {
    if (!(value instanceof RawNumber)) return value;
    numbers.push(value.text);
    return RAW_MARK;
  });
  return text.replaceAll(`"${RAW_MARK}"`, () => numbers.shift()!);
}

const RAW_MARK = "raw number";
