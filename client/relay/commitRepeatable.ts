import { useCallback, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from "relay-runtime";
import { repeatable } from "./environment.ts";

export type MutationUpdates<Operation extends MutationParameters> = Pick<
  MutationConfig<Operation>,
  "updater" | "optimisticUpdater" | "optimisticResponse"
>;

/**
 * Sends a mutation whose input has an idempotency key. A dropped connection is retried with the same key. Rejects with
 * `GraphError`, `ServerError` or `ConnectionError`.
 */
export function commitRepeatable<Operation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Operation["variables"],
  updates: MutationUpdates<Operation> = {},
): Promise<Operation["response"]> {
  return new Promise((resolve, reject) => {
    commitMutation<Operation>(environment, {
      ...updates,
      mutation,
      variables,
      cacheConfig: repeatable,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}

export function useRepeatableMutation<Operation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [
  (variables: Operation["variables"], updates?: MutationUpdates<Operation>) => Promise<Operation["response"]>,
  boolean,
] {
  const environment = useRelayEnvironment();
  const [inFlight, setInFlight] = useState(0);
  const commit = useCallback(
    (variables: Operation["variables"], updates?: MutationUpdates<Operation>) => {
      setInFlight((count) => count + 1);
      return commitRepeatable<Operation>(environment, mutation, variables, updates).finally(() =>
        setInFlight((count) => count - 1),
      );
    },
    [environment, mutation],
  );
  return [commit, inFlight > 0];
}
