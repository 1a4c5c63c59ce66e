import { GraphQLError, GraphQLScalarType } from "graphql";
import {
  GraphQLCurrency,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLJSONObject,
  GraphQLLocalDate,
  GraphQLTimeZone,
} from "graphql-scalars";
import { getOrCreate } from "../../shared/memory/getOrCreate.ts";
import { builder } from "./builder.ts";

/** Input becomes epoch milliseconds. Output is not validated again, because a `Date` for each slot is slow. */
const dateTime = new GraphQLScalarType<number, string>({
  name: "DateTime",
  description:
    "An instant in ISO 8601 (RFC 3339). Output is always in UTC with milliseconds: `2026-11-20T14:30:00.000Z`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize: (value) => value as string,
  parseValue: (value) => Number(GraphQLDateTimeISO.parseValue(value)),
  parseLiteral: (node, variables) => Number(GraphQLDateTimeISO.parseLiteral(node, variables)),
});

/** Output was validated when it was stored; validating it again is slow. */
function renameScalar(scalar: GraphQLScalarType, name: string, description: string) {
  return new GraphQLScalarType<string, string>({
    ...(scalar as GraphQLScalarType<string, string>).toConfig(),
    name,
    description,
    serialize: (value) => value as string,
  });
}

const timeZone = renameScalar(GraphQLTimeZone, "TimeZone", "An IANA time zone: `America/New_York`.");
const knownZones = new Map<string, string>();
const parseZone = (value: unknown): string => {
  try {
    // graphql-scalars creates two formatters for each value.
    return typeof value === "string"
      ? getOrCreate(knownZones, value, () => timeZone.parseValue(value))
      : timeZone.parseValue(value);
  } catch {
    throw new GraphQLError(/* i18n */ "No Timezone found!", { extensions: { code: "BAD_USER_INPUT" } });
  }
};

builder.addScalarType("DateTime", dateTime);
builder.addScalarType("Date", renameScalar(GraphQLLocalDate, "Date", "A calendar date: `2026-11-20`."));
builder.addScalarType(
  "TimeZone",
  new GraphQLScalarType({
    ...timeZone.toConfig(),
    parseValue: parseZone,
    parseLiteral: (node) => parseZone("value" in node ? node.value : null),
  }),
);
builder.addScalarType(
  "EmailAddress",
  new GraphQLScalarType({
    ...renameScalar(
      GraphQLEmailAddress,
      "EmailAddress",
      "An e-mail address, letters of any script allowed.",
    ).toConfig(),
    specifiedByURL: "https://www.rfc-editor.org/rfc/rfc6531",
    // graphql-scalars accepts only ASCII.
    serialize: (value) => value as string,
  }),
);
builder.addScalarType("Currency", renameScalar(GraphQLCurrency, "Currency", "An ISO 4217 currency: `USD`."));

builder.addScalarType(
  "JSONObject",
  new GraphQLScalarType({
    ...GraphQLJSONObject.toConfig(),
    description: "A JSON object (RFC 8259).",
  }),
);

builder.addScalarType(
  "RichText",
  new GraphQLScalarType<string, string>({
    name: "RichText",
    description:
      "HTML that the server has sanitized to an allow-list: paragraphs, headings, lists, tables, links, emphasis, and pictures of this site.",
    serialize: (value) => value as string,
    parseValue: String,
  }),
);

/** Epoch minutes. */
export function formatMinute(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}

/** Epoch milliseconds. */
export function formatInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
