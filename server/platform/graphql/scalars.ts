import { GraphQLError, GraphQLScalarType } from "graphql";
import {
  GraphQLCurrency,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLJSONObject,
  GraphQLLocalDate,
  GraphQLTimeZone,
} from "graphql-scalars";
import { remembered } from "../../shared/memory/remembered.ts";
import { builder } from "./builder.ts";

/**
 * An instant, written in UTC to the millisecond. Read by graphql-scalars into epoch milliseconds; written as the text that
 * resolvers give: making and judging a Date for each of a month's slots is what makes such a list slow.
 */
const dateTime = new GraphQLScalarType<number, string>({
  name: "DateTime",
  description: "An instant in ISO 8601 (RFC 3339), answered in UTC: `2026-11-20T14:30:00.000Z`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize: (value) => value as string,
  parseValue: (value) => Number(GraphQLDateTimeISO.parseValue(value)),
  parseLiteral: (node, variables) => Number(GraphQLDateTimeISO.parseLiteral(node, variables)),
});

/**
 * A scalar of graphql-scalars under the name that the graph gives it. What comes in is judged; what goes out is our own and was
 * judged when it was stored: doing it again (a formatter for every zone) is what makes a calendar's answer slow.
 */
function renamed(scalar: GraphQLScalarType, name: string, description: string) {
  return new GraphQLScalarType<string, string>({
    ...(scalar as GraphQLScalarType<string, string>).toConfig(),
    name,
    description,
    serialize: (value) => value as string,
  });
}

const timeZone = renamed(GraphQLTimeZone, "TimeZone", "An IANA time zone: `America/New_York`.");
const knownZones = new Map<string, string>();
const parseZone = (value: unknown): string => {
  try {
    // graphql-scalars makes two formatters for each value, a tenth of the time of a month of slots.
    return typeof value === "string"
      ? remembered(knownZones, value, () => timeZone.parseValue(value))
      : timeZone.parseValue(value);
  } catch {
    throw new GraphQLError(/* i18n */ "No Timezone found!", { extensions: { code: "BAD_USER_INPUT" } });
  }
};

builder.addScalarType("DateTime", dateTime);
builder.addScalarType("Date", renamed(GraphQLLocalDate, "Date", "A calendar date: `2026-11-20`."));
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
    ...renamed(
      GraphQLEmailAddress,
      "EmailAddress",
      "An e-mail address, letters of any script allowed.",
    ).toConfig(),
    specifiedByURL: "https://www.rfc-editor.org/rfc/rfc6531",
    // Judged when it was taken in: graphql-scalars knows ASCII alone.
    serialize: (value) => value as string,
  }),
);
builder.addScalarType("Currency", renamed(GraphQLCurrency, "Currency", "An ISO 4217 currency: `USD`."));

builder.addScalarType(
  "JSONObject",
  new GraphQLScalarType({
    ...GraphQLJSONObject.toConfig(),
    description: "A JSON object (RFC 8259), as it is.",
  }),
);

builder.addScalarType(
  "RichText",
  new GraphQLScalarType<string, string>({
    name: "RichText",
    description:
      "HTML of an allow-list, made safe by the server: paragraphs, headings, lists, tables, links, emphasis, pictures of our own.",
    serialize: (value) => value as string,
    parseValue: String,
  }),
);

/** Epoch minutes as the graph writes instants. */
export function minuteText(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}

/** Epoch milliseconds as the graph writes instants. */
export function instantText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
