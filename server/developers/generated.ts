import { type GraphQLSchema, isInterfaceType } from "graphql";
import { type Failure, ISSUE_MESSAGES, getMessageTemplate } from "../shared/failures/failure.ts";
import { eventExamples, events, retries } from "./eventParts.ts";
import { permissions, scopes } from "./accessParts.ts";
import { describeChanges } from "./changelog.ts";
import { getEnumParts } from "./enumParts.ts";
import { limitParts } from "./limitParts.ts";
import { table } from "./markdownTable.ts";
import { PARTNER_COST_LIMIT, PUBLIC_COST_LIMIT } from "../platform/graphql/limits/limitsCost.ts";
import { documentLimits } from "../platform/graphql/limits/limits.ts";
import { STREAM_LIMITS } from "../platform/graphql/streams/streamSlots.ts";
import { RATE_SETTINGS } from "../platform/http/limits/rateLimits.ts";

/** Returns the Markdown tables that guides include with `<!-- generated: name -->`. */
export function getGeneratedParts(schema: GraphQLSchema): Readonly<Record<string, () => string>> {
  return {
    failures: () => failures(schema),
    issues,
    limits,
    permissions,
    scopes,
    events,
    eventExamples,
    retries,
    changelog: () => describeChanges(schema),
    ...getEnumParts(schema),
    ...limitParts,
  };
}

/** @throws if the guide names an unknown table */
export function insertGenerated(text: string, parts: Readonly<Record<string, () => string>>): string {
  return text.replaceAll(/<!-- generated: (\w+) -->/g, (_mark, name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`no generator for the table ${name}`);
    return part();
  });
}

export interface NamedFailure {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly message: string;
}

/** Failure codes that differ from the type name. */
const CODES: Readonly<Record<string, string>> = {
  OneTimeLinkNotFound: "LINK_NOT_FOUND",
  OneTimeLinkSpent: "LINK_SPENT",
};

export function listFailures(schema: GraphQLSchema): readonly NamedFailure[] {
  const failure = schema.getType("Failure");
  if (!isInterfaceType(failure)) return [];
  return schema
    .getPossibleTypes(failure)
    .map(({ name, description }) => {
      const code = CODES[name] ?? name.replaceAll(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
      return { name, code, description: description ?? "", message: getMessage(code) };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

function getMessage(code: string): string {
  if (code === "INVALID_INPUT") return "the message of its first issue";
  if (code === "DISQUALIFIED") return "a text of the business";
  return getMessageTemplate({ code } as Failure).text;
}

function failures(schema: GraphQLSchema): string {
  const rows = listFailures(schema).map(({ name, code, description, message }) => [
    `\`${code}\``,
    `\`${name}\``,
    message,
    description,
  ]);
  return table(["Code", "Type", "Message", "Meaning"], rows);
}

function issues(): string {
  const rows = Object.entries(ISSUE_MESSAGES).map(([code, message]) => [`\`${code}\``, message]);
  return table(["Code", "Message"], rows.sort());
}

function limits(): string {
  const figure = (value: number) => value.toLocaleString("en");
  return table(
    ["Limit", "Value"],
    [
      ["Cost of one operation, without a key", figure(PUBLIC_COST_LIMIT)],
      ["Cost of one operation, with a key", figure(PARTNER_COST_LIMIT)],
      ["Tokens of a document", figure(documentLimits.tokens)],
      ["Nested fields", figure(documentLimits.depth)],
      ["Aliased fields, counted at each spread of a fragment", figure(documentLimits.aliases)],
      ["Fields at the root of an operation", figure(documentLimits.rootFields)],
      ["Pages and files in a minute for one address", figure(RATE_SETTINGS.page)],
      ["Open streams of one key or user, in each server process", figure(STREAM_LIMITS.perCaller)],
      ["Open streams of one server process", figure(STREAM_LIMITS.perProcess)],
    ],
  );
}
