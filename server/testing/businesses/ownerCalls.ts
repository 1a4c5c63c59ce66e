import { expect } from "vitest";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import type { TestCaller, TestGraph } from "../graph.ts";
import { OTHER } from "./otherBusiness.ts";

export interface OwnerResult {
  readonly __typename: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
  readonly [field: string]: unknown;
}

/** The owner, an owner of another business, and a key with an unrelated scope. */
export interface OwnerKeys {
  readonly own: TestCaller;
  readonly foreign: TestCaller;
  readonly other: TestCaller;
}

/** Requires the other business. The scope of `other` is payments. */
export async function createOwnerKeys(graph: TestGraph): Promise<OwnerKeys> {
  const scope = await graph.scope();
  const foreign = await addApiKey(await graph.scope({ host: OTHER.host }), "foreign");
  const other = await addApiKey(scope, { name: "other", scopes: ["payments"], expiresAt: null });
  return {
    own: { key: (await addApiKey(scope, "own")).secret },
    foreign: { key: foreign.secret },
    other: { key: other.secret },
  };
}

export async function sendOwnerMutation(
  graph: TestGraph,
  mutation: string,
  fields: string,
  input: object,
  asker: TestCaller,
): Promise<OwnerResult> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) { answer: ${mutation}(input: $input) { __typename
    ... on Failure { code } ... on InvalidInput { issues { path code } } ... on ${type}Payload { ${fields} } } }`;
  const { data, errors } = await graph.run<{ answer: OwnerResult }>(document, { input }, asker);
  return errors.length > 0 ? (errors[0] as never) : data.answer;
}

/**
 * Checks any business mutation: visitors and unrelated keys are rejected, a repeated key runs once, and other input
 * with that key is rejected. `input` must succeed; `otherwise` is different input.
 */
export async function expectBusinessMutation(
  graph: TestGraph,
  keys: OwnerKeys,
  mutation: string,
  fields: string,
  input: object,
  otherwise: object,
): Promise<OwnerResult> {
  const send = (sent: object, asker: TestCaller) => sendOwnerMutation(graph, mutation, fields, sent, asker);
  expect(await send(input, {})).toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await send(input, keys.other)).toMatchObject({ code: "FORBIDDEN" });
  const again = { ...input, idempotencyKey: `again-${mutation}` };
  const first = await send(again, keys.own);
  expect(first.__typename).toMatch(/Payload$/);
  expect(await send(again, keys.own)).toEqual(first);
  expect(await send({ ...again, ...otherwise }, keys.own)).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  return first;
}
