import { getNamedType } from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";
import type { GraphResponse, TestCaller, TestGraph } from "../graph.ts";
import { removeAliases, selectEverything } from "./selectEverything.ts";

export interface RowAnswer {
  /** Result type, or the code of the thrown error. */
  readonly answer: string;
  readonly data: unknown;
  readonly errors: GraphResponse<unknown>["errors"];
}

const documents = new Map<string, string>();

export async function sendRow(
  graph: TestGraph,
  mutation: string,
  input: object | undefined,
  asker: TestCaller,
  depth = 1,
): Promise<RowAnswer> {
  const name = `${mutation} ${depth}`;
  const document = documents.get(name) ?? createDocument(mutation, depth);
  documents.set(name, document);
  const { data, errors } = await graph.run<{ answer: { __typename: string } | null } | null>(
    document,
    input && { input },
    asker,
  );
  const answer = data?.answer?.__typename ?? String(errors[0]?.code ?? errors[0]?.message);
  return { answer, data: removeAliases(data?.answer), errors };
}

function createDocument(mutation: string, depth: number): string {
  const field = buildSchema().getMutationType()!.getFields()[mutation];
  if (!field) throw new Error(`there is no mutation ${mutation}`);
  const selection = selectEverything(getNamedType(field.type), depth);
  const [input] = field.args;
  return input
    ? `mutation ($input: ${String(input.type)}) { answer: ${mutation}(input: $input) ${selection} }`
    : `mutation { answer: ${mutation} ${selection} }`;
}
