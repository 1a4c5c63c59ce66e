import type { Execute } from "../../relay/environment.ts";

/** Enough for mutations one after another. The last response may be older than a later mutation. */
const MAX_READS = 3;

/**
 * Reads again when a mutation got its response during the read. The server may have read the data before the mutation,
 * and an older response would replace the result in the store.
 */
export function readAgainAfterMutations(execute: Execute): Execute {
  let mutationCount = 0;
  return async (request) => {
    if (request.isMutation) return await execute(request).finally(() => mutationCount++);
    for (let readCount = 1; ; readCount++) {
      const countBefore = mutationCount;
      const response = await execute(request);
      if (mutationCount === countBefore || readCount === MAX_READS) return response;
    }
  };
}
