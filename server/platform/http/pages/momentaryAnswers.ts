import type { FastifyRequest } from "fastify";
import { type BoundedCache, createBoundedCache } from "../../../shared/memory/boundedCache.ts";
import type { PersistedDocuments } from "../../graphql/persistedDocuments.ts";
import { capabilitiesOf } from "../capabilities.ts";
import type { ChangeCount } from "./momentaryPages.ts";
import { hostOf, localeOf, originOf } from "../requestInfo.ts";

/** Characters of all answers that are kept. */
const MAX_CHARACTERS = 4_000_000;
const KEPT_MS = 1_000;

/** Longer bodies are rarely sent twice. */
const LONGEST_BODY = 1_000;

/** Answers to queries of the widget's own documents that are kept for a second, as pages are (`momentaryPages.ts`). */
export interface MomentaryAnswers {
  readonly cache: BoundedCache<string>;
  /**
   * Returns the key of the answer to a request with a persisted document. Null if the answer may be one visitor's: the request has
   * a cookie or a credential, its variables have a key, or its operation is no query. Null if the caller wants no kept answer
   * (`cache-control: no-cache`, RFC 9111, 5.2.1.4), as the widget does after a mutation. The key contains the number of changes, so
   * whoever changed something through this process is shown the change.
   */
  keyOf(request: FastifyRequest, id: string, variables: unknown): string | null;
}

/** Keeps no answer yet. */
export function createMomentaryAnswers(
  documents: PersistedDocuments,
  changeCount: ChangeCount,
): MomentaryAnswers {
  const age = { maxMs: KEPT_MS, elapsed: () => performance.now() };
  return {
    cache: createBoundedCache({ maxTotal: MAX_CHARACTERS, age }),
    keyOf(request, id, variables) {
      const { method, headers } = request;
      if (method !== "POST" || headers.cookie !== undefined || headers.authorization !== undefined)
        return null;
      if (headers["cache-control"]?.includes("no-cache")) return null;
      if (!documents.find(id)?.startsWith("query ") || capabilitiesOf(variables).size > 0) return null;
      const body = JSON.stringify(request.body);
      if (body.length > LONGEST_BODY) return null;
      const caller = `${hostOf(request)} ${originOf(request)} ${localeOf(request)} ${headers.accept ?? ""}`;
      return `${changeCount()} ${caller} ${body}`;
    },
  };
}
