import { useEffect, useRef } from "react";
import { fetchQuery, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useLiveReload } from "./live/useLiveReload.ts";

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

/** Reads the query of a screen and loads it again when anything changes, without hiding what is shown. */
export function useDeskQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Query>,
): Query["response"] {
  useLiveReload<Query>(query, () => queryRef.variables);
  return usePreloadedQuery<Query>(query, queryRef);
}
