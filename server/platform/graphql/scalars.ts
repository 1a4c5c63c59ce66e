import { GraphQLScalarType, Kind } from "graphql";
import {
  GraphQLCurrency,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLJSONObject,
  GraphQLLocalDate,
} from "graphql-scalars";
import { COUNTRIES } from "../../shared/forms/countries.ts";
import { toCanonicalLocale } from "../../shared/languages/toCanonicalLocale.ts";
import { isAbsoluteUrl } from "../../shared/markup/urls.ts";
import { parseClock } from "../../shared/time/formatClock.ts";
import { isTimeZone } from "../../shared/time/timeZones.ts";
import { badInput } from "./badInput.ts";
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

interface TextScalar {
  readonly name: string;
  readonly description: string;
  readonly specifiedByURL?: string;
  readonly accepts: (text: string) => boolean;
  /** Message of the error for other values. */
  readonly message: string;
}

/** A scalar that keeps the text as it was sent. Output was validated when it was stored. */
function textScalar({ accepts, message, ...config }: TextScalar) {
  const parse = (value: unknown): string => {
    if (typeof value === "string" && accepts(value)) return value;
    throw badInput(message);
  };
  return new GraphQLScalarType<string, string>({
    ...config,
    serialize: (value) => value as string,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

function isCurrencyCode(text: string): boolean {
  try {
    GraphQLCurrency.parseValue(text);
    return true;
  } catch {
    return false;
  }
}

builder.addScalarType("DateTime", dateTime);
builder.addScalarType("Date", renameScalar(GraphQLLocalDate, "Date", "A calendar date: `2026-11-20`."));
builder.addScalarType(
  "TimeZone",
  textScalar({
    name: "TimeZone",
    description: "An IANA time zone: `America/New_York`.",
    specifiedByURL: "https://www.iana.org/time-zones",
    accepts: isTimeZone,
    message: /* i18n */ "No Timezone found!",
  }),
);
builder.addScalarType(
  "Locale",
  textScalar({
    name: "Locale",
    description: "A language tag (BCP 47), in upper or lower case, at most 35 characters: `en`, `pt-br`.",
    specifiedByURL: "https://www.rfc-editor.org/info/bcp47",
    accepts: (text) => toCanonicalLocale(text) !== null,
    message: "Locale must be a language tag (BCP 47) such as en or pt-br",
  }),
);
builder.addScalarType(
  "URL",
  textScalar({
    name: "URL",
    description: "An absolute URL without spaces: `https://example.com/a`.",
    specifiedByURL: "https://url.spec.whatwg.org/",
    accepts: isAbsoluteUrl,
    message: "URL must be an absolute URL such as https://example.com/a",
  }),
);
builder.addScalarType(
  "CountryCode",
  textScalar({
    name: "CountryCode",
    description: "A country (ISO 3166-1 alpha-2): `DE`.",
    specifiedByURL: "https://www.iso.org/iso-3166-country-codes.html",
    accepts: (text) => COUNTRIES.has(text.toUpperCase()),
    message: "CountryCode must be a country (ISO 3166-1 alpha-2) such as DE",
  }),
);
builder.addScalarType(
  "LocalTime",
  textScalar({
    name: "LocalTime",
    description:
      "A local time of a day as `HH:MM`: `09:30`. Times from `24:00` to `48:00` are on the next day.",
    accepts: (text) => parseClock(text) !== null,
    message: "LocalTime must be a time from 00:00 to 48:00 such as 09:30",
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
builder.addScalarType(
  "Currency",
  textScalar({
    name: "Currency",
    description: "An ISO 4217 currency: `USD`.",
    specifiedByURL: "https://en.wikipedia.org/wiki/ISO_4217",
    accepts: isCurrencyCode,
    message: "Currency must be an ISO 4217 currency such as USD",
  }),
);

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
