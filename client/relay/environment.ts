import {
  Environment,
  Network,
  RecordSource,
  ROOT_ID,
  Store,
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  type MissingFieldHandler,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { toGraphError, type GraphErrorEntry } from "./graphError.ts";

/** Executes a persisted document. Rejects without a response; a response with errors resolves. */
export type Execute = (question: GraphRequest) => Promise<GraphResponse>;

export interface GraphRequest {
  readonly id: string;
  readonly variables: Variables;
  /** True for queries and for mutations with an idempotency key. */
  readonly isRepeatable: boolean;
  readonly isMutation?: boolean;
  /** True after a mutation was sent, even if it failed, because cached responses may be older than its result. */
  readonly bypassesCache?: boolean;
}

export interface GraphResponse {
  readonly data?: unknown;
  readonly errors?: readonly GraphErrorEntry[];
}

/** For mutations whose input has an idempotency key: they are retried after a dropped connection. */
export const repeatable: CacheConfig = { force: true, metadata: { isRepeatable: true } };

const freshForMilliseconds = 60_000;

/**
 * Creates a Relay environment, one per request on the server and one per tab. A response with errors rejects with
 * `GraphError`, so partial data is never shown.
 */
export function createEnvironment(execute: Execute, options: { isServer: boolean }): Environment {
  let bypassesCache = false;
  const fetch: FetchFunction = async (request, variables, cacheConfig) => {
    const isMutation = request.operationKind === "mutation";
    bypassesCache ||= isMutation;
    const isRepeatable = !isMutation || cacheConfig.metadata?.["isRepeatable"] === true;
    const id = documentId(request);
    const response = await execute({ id, variables, isRepeatable, isMutation, bypassesCache });
    if (response.errors?.length || !response.data) throw toGraphError(response.errors ?? []);
    return response as GraphQLResponse;
  };
  return new Environment({
    isServer: options.isServer,
    network: Network.create(fetch),
    missingFieldHandlers: [findNodeInStore, findNodesInStore],
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 10,
      queryCacheExpirationTime: freshForMilliseconds,
    }),
  });
}

/** Resolves `node(id:)` from a record that another query loaded. */
const findNodeInStore: MissingFieldHandler = {
  kind: "linked",
  handle: (field, record, args) => {
    const id: unknown = Reflect.get(args, "id");
    const asksForNode = record?.getDataID() === ROOT_ID && field.name === "node";
    return asksForNode && typeof id === "string" ? id : undefined;
  },
};

const findNodesInStore: MissingFieldHandler = {
  kind: "pluralLinked",
  handle: (field, record, args) => {
    const ids: unknown = Reflect.get(args, "ids");
    const asksForNodes = record?.getDataID() === ROOT_ID && field.name === "nodes";
    return asksForNodes && Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids : undefined;
  },
};

function documentId(request: RequestParameters): string {
  if (!request.id) throw new Error(`${request.name} is not persisted`);
  return request.id;
}
