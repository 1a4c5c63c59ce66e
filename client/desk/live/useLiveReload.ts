import { useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useStableCallback } from "../../shared/useStableCallback.ts";
import { type ChangeBatch, useLive } from "./LiveProvider.tsx";

interface Load {
  cancel: () => void;
  /** A change arrived after the load had begun. */
  isOutdated: boolean;
}

/**
 * Loads a query again when data changes, without hiding what is shown. One load runs at a time, and the next one begins
 * after it, because Relay would share the running request.
 *
 * @param getVariables returns null for changes that do not concern what is shown
 */
export function useLiveReload<Query extends OperationType>(
  query: GraphQLTaggedNode,
  getVariables: (changes: ChangeBatch) => Query["variables"] | null,
): void {
  const environment = useRelayEnvironment();
  const running = useRef<Load | null>(null);

  const load = useStableCallback(function load(changes: ChangeBatch) {
    const variables = getVariables(changes);
    if (variables === null) return;
    // A load that began before the connection was lost may wait for its next attempt.
    if (changes === null) {
      running.current?.cancel();
      running.current = null;
    }
    if (running.current !== null) {
      running.current.isOutdated = true;
      return;
    }
    const current: Load = { cancel: () => {}, isOutdated: false };
    running.current = current;
    const onEnd = () => {
      running.current = null;
      // Until this call ends, Relay would share the ended request.
      if (current.isOutdated) queueMicrotask(() => running.current === null && load(null));
    };
    current.cancel = fetchQuery<Query>(environment, query, variables, {
      fetchPolicy: "network-only",
    }).subscribe({ complete: onEnd, error: onEnd }).unsubscribe;
  });

  useLive(load);
}
