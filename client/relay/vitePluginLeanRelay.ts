import { basename } from "node:path";
import type { Plugin } from "vite";

// Relay's packages are CommonJS with one index each, so bundlers keep everything. Builds replace the indexes with
// these; development and tests use the full packages. The build fails for an import that is missing here, and the test
// compares what Relay's hooks need.
// The pagination hooks are absent. They and the connection handler add 5.5 kB (Brotli) to a calendar's script, from
// 145.1 to 150.6 kB, and its limit is 150 kB (`firstViewLimits`). The day's slots are the only list that grows in a
// browser, and they are in that first view. They could not refetch themselves either: `AvailabilityDay` is no `Node`.

export const hooks = `
export { default as RelayEnvironmentProvider } from "react-relay/lib/relay-hooks/RelayEnvironmentProvider.js";
export { default as useFragment } from "react-relay/lib/relay-hooks/useFragment.js";
export { default as usePreloadedQuery } from "react-relay/lib/relay-hooks/usePreloadedQuery.js";
export { default as useRelayEnvironment } from "react-relay/lib/relay-hooks/useRelayEnvironment.js";
export { loadQuery } from "react-relay/lib/relay-hooks/loadQuery.js";
export { commitLocalUpdate, fetchQuery, graphql, readInlineData } from "relay-runtime";
`;

export const runtime = `
import createRelayContext from "relay-runtime/lib/store/createRelayContext.js";
import createRelayLoggingContext from "relay-runtime/lib/store/createRelayLoggingContext.js";
import { fetchQuery as fetchOperation, fetchQueryDeduped, getPromiseForActiveRequest } from "relay-runtime/lib/query/fetchQueryInternal.js";
export { default as commitLocalUpdate } from "relay-runtime/lib/mutations/commitLocalUpdate.js";
export { default as commitMutation } from "relay-runtime/lib/mutations/commitMutation.js";
export { default as Network } from "relay-runtime/lib/network/RelayNetwork.js";
export { default as Observable } from "relay-runtime/lib/network/RelayObservable.js";
export { default as fetchQuery } from "relay-runtime/lib/query/fetchQuery.js";
export { getFragment, getRequest, graphql } from "relay-runtime/lib/query/GraphQLTag.js";
export { default as PreloadableQueryRegistry } from "relay-runtime/lib/query/PreloadableQueryRegistry.js";
export { default as readInlineData } from "relay-runtime/lib/store/readInlineData.js";
export { default as Environment } from "relay-runtime/lib/store/RelayModernEnvironment.js";
export { createOperationDescriptor } from "relay-runtime/lib/store/RelayModernOperationDescriptor.js";
export { areEqualSelectors, getSelector, getVariablesFromFragment } from "relay-runtime/lib/store/RelayModernSelector.js";
export { default as Store } from "relay-runtime/lib/store/RelayModernStore.js";
export { default as RecordSource } from "relay-runtime/lib/store/RelayRecordSource.js";
export { ROOT_ID } from "relay-runtime/lib/store/RelayStoreUtils.js";
export { default as getPendingOperationsForFragment } from "relay-runtime/lib/util/getPendingOperationsForFragment.js";
export { default as getRequestIdentifier } from "relay-runtime/lib/util/getRequestIdentifier.js";
export { handlePotentialSnapshotErrors } from "relay-runtime/lib/util/handlePotentialSnapshotErrors.js";
export { default as isPromise } from "relay-runtime/lib/util/isPromise.js";
export { default as recycleNodesInto } from "relay-runtime/lib/util/recycleNodesInto.js";
export { default as RelayFeatureFlags } from "relay-runtime/lib/util/RelayFeatureFlags.js";
export { default as ReplaySubject } from "relay-runtime/lib/util/RelayReplaySubject.js";
export const __internal = {
  createRelayContext,
  createRelayLoggingContext,
  fetchQuery: fetchOperation,
  fetchQueryDeduped,
  getPromiseForActiveRequest,
};
`;

/** Modules that never run here, with the reason. They throw if called. */
export const unused: readonly { readonly module: string; readonly reason: string }[] = [
  { module: "relay-runtime/lib/handlers/RelayDefaultHandlerProvider", reason: "no field has a handle" },
  {
    module: "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig",
    reason: "no mutation has configs",
  },
  { module: "relay-runtime/lib/mutations/readUpdatableFragment", reason: "nothing is written in place" },
  { module: "relay-runtime/lib/mutations/readUpdatableQuery", reason: "nothing is written in place" },
  {
    module: "react-relay/lib/relay-hooks/useFragmentInternal_CURRENT",
    reason: "the flag ENABLE_ACTIVITY_COMPATIBILITY is on",
  },
];

/** Stubs for modules that run only for features that no document uses. */
export const stubs: readonly { readonly module: string; readonly code: string }[] = [
  {
    // Responses with errors are rejected before normalization (`createEnvironment`).
    module: "relay-runtime/lib/store/RelayErrorTrie",
    code: `
module.exports = {
  SELF: Symbol("SELF"),
  buildErrorTrie: () => null,
  getNestedErrorTrieByKey: () => null,
  getErrorsByKey: () => null,
};
`,
  },
  {
    module: "relay-runtime/lib/store/live-resolvers/LiveResolverCache",
    code: `
class LiveResolverCache {
  readFromCacheOrEvaluate() { throw new Error("Resolvers were left out of the build"); }
  ensureClientRecord() { throw new Error("Resolvers were left out of the build"); }
  batchLiveStateUpdates(act) { act(); }
  batchLiveStateUpdatesWithoutNotify(act) { act(); return false; }
  getLiveResolverPromise() { return Promise.resolve(); }
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: "__resolverLiveStateSubscription",
  getUpdatedDataIDs: (records) => records,
};
`,
  },
];

export function leanRelay(): Plugin {
  const indexes = new Map([
    ["react-relay", hooks],
    ["relay-runtime", runtime],
  ]);
  return {
    name: "daybook:lean-relay",
    apply: "build",
    enforce: "pre",
    // Only development compares a document with its source by hash.
    transform: (code, id) =>
      /__generated__.*\.graphql\.ts$/.test(id)
        ? { code: code.replace(/^\(node as any\)\.hash = "\w+";$/m, ""), map: null }
        : null,
    resolveId: (id) => (indexes.has(id) ? `\0lean:${id}` : null),
    load(id) {
      if (id.startsWith("\0lean:")) return indexes.get(id.slice("\0lean:".length)) ?? null;
      const stub = stubs.find(({ module }) => id.endsWith(`/node_modules/${module}.js`));
      if (stub !== undefined) return stub.code;
      const unusedModule = unused.find(({ module }) => id.endsWith(`/node_modules/${module}.js`));
      if (unusedModule === undefined) return null;
      // Short, because every visitor loads it. The reason is above.
      const message = `${basename(unusedModule.module)} was left out of the build`;
      return `module.exports = () => { throw new Error(${JSON.stringify(message)}); };`;
    },
  };
}
