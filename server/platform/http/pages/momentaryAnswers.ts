import type { FastifyRequest } from "fastify";
import { type BoundedCache, createBoundedCache } from "../../../shared/memory/boundedCache.ts";
import type { PersistedDocuments } from "../../graphql/persistedDocuments.ts";
import { capabilitiesOf } from "../capabilities.ts";
import type { ChangeCount } from "./momentaryPages.ts";
import { hostOf, localeOf, originOf } from "../requestInfo.ts";

const MAX_CHARACTERS = 4_000_000;
const KEPT_MS = 1_000;

const LONGEST_BODY = 1_000;

export interface MomentaryAnswers {
  readonly cache: BoundedCache<string>;
  /**
   * Null if the response may belong to one visitor (a cookie, a credential, a key among the variables), for mutations,
   * and for `cache-control: no-cache` (RFC 9111, 5.2.1.4). The key contains the change count, so own changes are
   * visible at once.
   */
  keyOf(request: FastifyRequest, id: string, variables: unknown): string | null;
}

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
