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

/** Asks the graph for a document by its id. Rejects when no answer came; an answer with errors is an answer. */
export type Execute = (question: Question) => Promise<GraphAnswer>;

/** One persisted document with its variables. */
export interface Question {
  readonly id: string;
  readonly variables: Variables;
  /** True when asking twice does what asking once does: queries, and mutations with an idempotency key. */
  readonly isRepeatable: boolean;
  /** True once a mutation was sent, successful or not: an answer that was kept for others may be older than its result. */
  readonly isFresh?: boolean;
}

/** A GraphQL response as it travels, `{ data, errors }`. */
export interface GraphAnswer {
  readonly data?: unknown;
  readonly errors?: readonly GraphErrorEntry[];
}

/** Give a mutation this when its input carries an idempotency key: it is then sent again after a dropped connection. */
export const repeatable: CacheConfig = { force: true, metadata: { isRepeatable: true } };

/** After this long data in the store is asked for again: free times grow old quickly. */
const freshForMilliseconds = 60_000;

/**
 * A Relay store with its network: one a request on the server, one a tab in the browser. An answer
 * with errors rejects as `GraphError`: half an answer is never shown as a whole one.
 */
export function createEnvironment(execute: Execute, options: { isServer: boolean }): Environment {
  let isFresh = false;
  const fetch: FetchFunction = async (request, variables, cacheConfig) => {
    isFresh ||= request.operationKind === "mutation";
    const isRepeatable = request.operationKind === "query" || cacheConfig.metadata?.["isRepeatable"] === true;
    const answer = await execute({ id: documentId(request), variables, isRepeatable, isFresh });
    if (answer.errors?.length || !answer.data) throw toGraphError(answer.errors ?? []);
    return answer as GraphQLResponse;
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

/** `node(id:)` of a record that came by another way is that record. */
const findNodeInStore: MissingFieldHandler = {
  kind: "linked",
  handle: (field, record, args) => {
    const id: unknown = Reflect.get(args, "id");
    const asksForNode = record?.getDataID() === ROOT_ID && field.name === "node";
    return asksForNode && typeof id === "string" ? id : undefined;
  },
};

/** `nodes(ids:)` of records that came by other ways are those records. */
const findNodesInStore: MissingFieldHandler = {
  kind: "pluralLinked",
  handle: (field, record, args) => {
    const ids: unknown = Reflect.get(args, "ids");
    const asksForNodes = record?.getDataID() === ROOT_ID && field.name === "nodes";
    return asksForNodes && Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids : undefined;
  },
};

function documentId(request: RequestParameters): string {
  if (!request.id) throw new Error(`${request.name} is no persisted document`);
  return request.id;
}
