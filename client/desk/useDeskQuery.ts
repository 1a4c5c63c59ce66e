import { useEffect, useRef } from "react";
import { fetchQuery, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { type ChangeBatch, useLive } from "./live/LiveProvider.tsx";
import { onResponse } from "./requests/responses.ts";

/**
 * Loads the query of a screen again when the value changes, as the date does at midnight.
 *
 * @param value null while it is unknown
 */
export function useReloadOnChange<Query extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Query>,
  value: string | null,
): void {
  const environment = useRelayEnvironment();
  const loadedFor = useRef(value);
  useEffect(() => {
    const isFirst = loadedFor.current === null;
    if (value === null || value === loadedFor.current) return undefined;
    loadedFor.current = value;
    if (isFirst) return undefined;
    const { unsubscribe } = fetchQuery<Query>(environment, query, queryRef.variables, {
      fetchPolicy: "network-only",
    }).subscribe({});
    return unsubscribe;
  }, [environment, query, queryRef, value]);
}

interface Load {
  cancel: () => void;
  /** A change, or the response to a mutation, arrived after the load had begun. */
  isOutdated: boolean;
}

/**
 * Reads the query of a screen and loads it again when a change concerns it, without hiding what is shown.
 *
 * @param concerns returns whether the screen shows what changed. Default: every change.
 */
export function useDeskQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Query>,
  concerns: (changes: NonNullable<ChangeBatch>) => boolean = () => true,
): Query["response"] {
  const data = usePreloadedQuery<Query>(query, queryRef);
  const environment = useRelayEnvironment();
  const running = useRef<Load | null>(null);

  // The load may have read its data before the mutation, and would take the result back.
  useEffect(
    () =>
      onResponse(environment, () => {
        if (running.current !== null) running.current.isOutdated = true;
      }),
    [environment],
  );

  useLive((changes) => {
    if (changes !== null && !concerns(changes)) return;
    // A load that began before the connection was lost may wait for its next attempt.
    if (changes === null) {
      running.current?.cancel();
      running.current = null;
    }
    const load = () => {
      const current: Load = { cancel: () => {}, isOutdated: false };
      running.current = current;
      const onEnd = () => {
        running.current = null;
        // Until this call ends, Relay would share the ended request.
        if (current.isOutdated) queueMicrotask(() => running.current === null && load());
      };
      current.cancel = fetchQuery<Query>(environment, query, queryRef.variables, {
        fetchPolicy: "network-only",
      }).subscribe({ complete: onEnd, error: onEnd }).unsubscribe;
    };
    if (running.current === null) load();
    else running.current.isOutdated = true;
  });
  return data;
}
