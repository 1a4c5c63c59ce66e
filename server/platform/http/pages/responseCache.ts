import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { PersistedDocuments } from "../../graphql/persistedDocuments.ts";
import { findCapabilities } from "../capabilities.ts";
import type { ChangeCount } from "./shortLivedPages.ts";
import { getRequestHost, getRequestLocale, getRequestOrigin } from "../requestInfo.ts";

const MAX_CHARACTERS = 4_000_000;
const MAX_AGE_MS = 1_000;

const MAX_BODY = 1_000;

export interface ResponseCache {
  readonly cache: LRUCache<string, string>;
  /**
   * Null if the response may belong to one visitor (a cookie, a credential, a key among the variables), for mutations,
   * and for `cache-control: no-cache` (RFC 9111, 5.2.1.4). The key contains the change count, so own changes are
   * visible at once.
   */
  getKey(request: FastifyRequest, id: string, variables: unknown): string | null;
}

export function createResponseCache(documents: PersistedDocuments, changeCount: ChangeCount): ResponseCache {
  return {
    cache: new LRUCache({
      maxSize: MAX_CHARACTERS,
      maxEntrySize: MAX_CHARACTERS / 4,
      sizeCalculation: (payload, key) => payload.length + key.length,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
    }),
    getKey(request, id, variables) {
      const { method, headers } = request;
      if (method !== "POST" || headers.cookie !== undefined || headers.authorization !== undefined)
        return null;
      if (headers["cache-control"]?.includes("no-cache")) return null;
      if (!documents.find(id)?.startsWith("query ") || findCapabilities(variables).size > 0) return null;
      const body = JSON.stringify(request.body);
      if (body.length > MAX_BODY) return null;
      const caller = `${getRequestHost(request)} ${getRequestOrigin(request)} ${getRequestLocale(request)} ${headers.accept ?? ""}`;
      return `${changeCount()} ${caller} ${body}`;
    },
  };
}
