import { useEffect, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

interface SearchOperation extends OperationType {
  readonly variables: { readonly search: string };
}

export interface TypedSearch<Data> {
  /** The response for the present text. Null before it arrives, after a failure, and for a short text. */
  readonly data: Data | null;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

interface Found<Data> {
  readonly search: string;
  /** Null after a failure. */
  readonly data: Data | null;
}

const WAIT_MS = 150;
const MIN_LENGTH = 2;

/** Queries for a text once typing pauses. The response for an earlier text is dropped, also when it arrives last. */
export function useTypedSearch<Query extends SearchOperation>(
  query: GraphQLTaggedNode,
  text: string,
): TypedSearch<Query["response"]> {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found<Query["response"]> | null>(null);
  const search = text.trim();
  const isLongEnough = search.length >= MIN_LENGTH;

  useEffect(() => {
    if (!isLongEnough) return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<Query>(environment, query, { search }).subscribe({
        next: (data) => setFound({ search, data }),
        error: () => setFound({ search, data: null }),
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, query, search, isLongEnough]);

  const current = isLongEnough && found?.search === search ? found : null;
  return {
    data: current?.data ?? null,
    isSearching: isLongEnough && current === null,
    hasFailed: current !== null && current.data === null,
  };
}
