import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from "relay-runtime";

/** Sends a mutation without retries. Resolves with null if no valid response arrived. */
export function useSendMutation<Operation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [send: (variables: Operation["variables"]) => Promise<Operation["response"] | null>, isBusy: boolean] {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  async function send(variables: Operation["variables"]): Promise<Operation["response"] | null> {
    setBusy(true);
    return new Promise<Operation["response"] | null>((resolve) => {
      commitMutation<Operation>(environment, {
        mutation,
        variables,
        onCompleted: resolve,
        onError: () => resolve(null),
      });
    }).finally(() => setBusy(false));
  }
  return [send, isBusy];
}
