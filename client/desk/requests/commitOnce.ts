import { useCallback, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
} from "relay-runtime";
import { commitRepeatable, type MutationUpdates } from "../../relay/commitRepeatable.ts";
import { openRequest } from "./requestKeys.ts";

export interface InputOperation extends MutationParameters {
  readonly variables: { readonly input: object };
}

/** The variables of a mutation without the key of its input. */
export type OnceVariables<Operation extends InputOperation> = Omit<Operation["variables"], "input"> & {
  readonly input: Omit<Operation["variables"]["input"], "idempotencyKey">;
};

/**
 * Sends a mutation with a key, so that the server does it once, however often the same input is sent before a response
 * arrives. Rejects like `commitRepeatable`.
 */
export async function commitOnce<Operation extends InputOperation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: OnceVariables<Operation>,
  updates?: MutationUpdates<Operation>,
): Promise<Operation["response"]> {
  const { idempotencyKey, close } = openRequest(getRequest(mutation).params.name, variables.input);
  const input = { ...variables.input, idempotencyKey };
  const response = await commitRepeatable<Operation>(environment, mutation, { ...variables, input }, updates);
  close();
  return response;
}

/** As `commitOnce`. The second value is true while a request is sent. */
export function useCommitOnce<Operation extends InputOperation>(
  mutation: GraphQLTaggedNode,
): [
  (
    variables: OnceVariables<Operation>,
    updates?: MutationUpdates<Operation>,
  ) => Promise<Operation["response"]>,
  boolean,
] {
  const environment = useRelayEnvironment();
  const [inFlight, setInFlight] = useState(0);
  const commit = useCallback(
    (variables: OnceVariables<Operation>, updates?: MutationUpdates<Operation>) => {
      setInFlight((count) => count + 1);
      return commitOnce<Operation>(environment, mutation, variables, updates).finally(() =>
        setInFlight((count) => count - 1),
      );
    },
    [environment, mutation],
  );
  return [commit, inFlight > 0];
}
