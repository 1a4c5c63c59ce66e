import { LRUCache } from "lru-cache";
import { deepFreeze } from "../../../shared/memory/deepFreeze.ts";
import type { PageQuery } from "./pageRenderer.ts";

type Execute = (question: PageQuery) => Promise<unknown>;

interface PageDocuments {
  readonly execute: Execute;
  /** `size` is the approximate number of characters. */
  store(size: number): void;
}

/** Pages of one address that differ only in parameters (`theme`, `embed`) share these responses. */
export interface PublicResponses {
  /** @param site the stamp of the site, its origin and the language */
  forPage(site: string, execute: Execute): PageDocuments;
}

const MAX_CHARACTERS = 4_000_000;
/** As long as cached rows of the catalogue. */
const MAX_AGE_MS = 5_000;

export function createPublicResponses(elapsed: () => number = () => performance.now()): PublicResponses {
  const cache = new LRUCache<string, object>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS / 4,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: elapsed },
  });
  return {
    forPage(site, execute) {
      const responses = new Map<string, object>();
      let isComplete = true;
      return {
        async execute(question) {
          const key = `${site} ${question.id} ${JSON.stringify(question.variables)}`;
          const known = cache.get(key);
          if (known) return known;
          const response = (await execute(question)) as { readonly errors?: unknown };
          if (response.errors) isComplete = false;
          responses.set(key, response);
          return response;
        },
        store(size) {
          if (!isComplete) return;
          for (const [key, response] of responses)
            cache.set(key, deepFreeze(response), { size: size + key.length });
        },
      };
    },
  };
}
