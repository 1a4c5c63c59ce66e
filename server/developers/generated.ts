import { type GraphQLSchema, isInterfaceType } from "graphql";
import { type Failure, ISSUE_MESSAGES, failureWords } from "../domain/failures/failure.ts";
import { eventExamples, events, retries } from "./eventParts.ts";
import { permissions, scopes } from "./accessParts.ts";
import { table } from "./markdownTable.ts";
import { PARTNER_COST_LIMIT, PUBLIC_COST_LIMIT } from "../graphql/context.ts";
import { documentLimits } from "../graphql/limits.ts";
import { RATE_SETTINGS } from "../services/rateLimits.ts";

/** The tables that a guide names with `<!-- generated: name -->`: as Markdown, from what the code itself goes by. */
export function generatedParts(schema: GraphQLSchema): Readonly<Record<string, () => string>> {
  return {
    failures: () => failures(schema),
    issues,
    limits,
    permissions,
    scopes,
    events,
    eventExamples,
    retries,
  };
}

/** Puts them into a guide. @throws when it names one that nothing makes. */
export function withGenerated(text: string, parts: Readonly<Record<string, () => string>>): string {
  return text.replaceAll(/<!-- generated: (\w+) -->/g, (_mark, name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`nothing makes the table ${name}`);
    return part();
  });
}

/** A named failure as the graph has it. */
export interface NamedFailure {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  /** In English, with gaps for its figures. */
  readonly message: string;
}

/** What answers under another code than its name would say. */
const CODES: Readonly<Record<string, string>> = {
  OneTimeLinkNotFound: "LINK_NOT_FOUND",
  OneTimeLinkSpent: "LINK_SPENT",
};

/** Every failure that a mutation or query may answer. */
export function namedFailures(schema: GraphQLSchema): readonly NamedFailure[] {
  const failure = schema.getType("Failure");
  if (!isInterfaceType(failure)) return [];
  return schema
    .getPossibleTypes(failure)
    .map(({ name, description }) => {
      const code = CODES[name] ?? name.replaceAll(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
      return { name, code, description: description ?? "", message: messageOf(code) };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

function messageOf(code: string): string {
  if (code === "INVALID_INPUT") return "the message of its first issue";
  if (code === "DISQUALIFIED") return "the business's own words";
  return failureWords({ code } as Failure).text;
}

function failures(schema: GraphQLSchema): string {
  const rows = namedFailures(schema).map(({ name, code, description, message }) => [
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
    ["What", "At most"],
    [
      ["Cost of one operation, without a key", figure(PUBLIC_COST_LIMIT)],
      ["Cost of one operation, with a key", figure(PARTNER_COST_LIMIT)],
      ["Tokens of a document", figure(documentLimits.tokens)],
      ["Fields inside fields", figure(documentLimits.depth)],
      ["Aliased fields, fragments counted where they are spread", figure(documentLimits.aliases)],
      ["Fields at the root of an operation", figure(documentLimits.rootFields)],
      ["Pages and files a minute from one address", figure(RATE_SETTINGS.page)],
    ],
  );
}
